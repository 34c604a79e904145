import type { ChannelConfig } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { detectedZone } from '#lib/zones.ts'
import { activationConfig, changedConfig, findFaults, toDraft } from './config-draft.ts'

const CONFIG: ChannelConfig = {
  name: 'Night Desk',
  imageprompt: 'one lamp',
  textprompt: 'tell it slowly',
  desiredduration: 45,
  selectedstyleid: 'a-style',
  selectedquality: 'high',
  customNotes: 'no people',
  selectedVoiceId: 'a-voice',
  selectedMusicUrl: '/music/raindrops.mp3',
  youtubeConnectionId: '0f9619ff-8b86-4011-b42d-00cf4fc964ff',
  preferredRunTimeLocal: '07:05',
  preferredTimeZone: 'Asia/Tokyo',
  days: [1, 5],
  endsOn: '2027-01-31',
  reviewHours: 6,
  privacyStatus: 'unlisted',
  madeForKids: true,
  notifySubscribers: true,
}

test('a configuration that is read goes back as it was, under the keys of each call', () => {
  const draft = { ...toDraft(CONFIG), musicId: 'raindrops' }
  const changed = changedConfig(draft)
  expect(Object.keys(changed)).toEqual(
    expect.arrayContaining([
      'name',
      'imagePrompt',
      'textPrompt',
      'desiredDuration',
      'selectedStyleId',
      'selectedQuality',
      'customNotes',
      'youtubeConnectionId',
      'preferredRunTimeLocal',
      'selectedMusicUrl',
      'selectedVoiceId',
    ]),
  )
  expect(changed).toMatchObject({
    name: 'Night Desk',
    imagePrompt: 'one lamp',
    textPrompt: 'tell it slowly',
    desiredDuration: 45,
    selectedQuality: 'high',
    youtubeConnectionId: CONFIG.youtubeConnectionId,
    preferredRunTimeLocal: '07:05',
    preferredTimeZone: 'Asia/Tokyo',
    days: [1, 5],
    endsOn: '2027-01-31',
    reviewHours: 6,
    privacyStatus: 'unlisted',
    madeForKids: true,
    notifySubscribers: true,
  })
  expect(activationConfig(draft)).toMatchObject({
    youtube_connection_id: CONFIG.youtubeConnectionId,
    preferred_run_time_local: '07:05',
    preferred_timezone: 'Asia/Tokyo',
  })
})

test('a template, which is nowhere yet, begins in the zone of the device', () => {
  expect(toDraft({ ...CONFIG, preferredTimeZone: null }).zone).toBe(detectedZone())
})

test.each([
  [null, 5],
  [18, null],
  [null, null],
])('without hour or minute (%s, %s) there is no daily run', (hour, minute) => {
  expect(changedConfig({ ...toDraft(CONFIG), hour, minute }).preferredRunTimeLocal).toBeNull()
  expect(toDraft({ ...CONFIG, preferredRunTimeLocal: null })).toMatchObject({ hour: null, minute: null })
})

test('a draft says what keeps it from being saved', () => {
  const draft = toDraft(CONFIG)
  expect(findFaults(draft)).toEqual({})
  expect(findFaults({ ...draft, name: '  ' })).toEqual({ name: 'Channel name cannot be empty.' })
  expect(findFaults({ ...draft, days: [] })).toHaveProperty('days')
  expect(findFaults({ ...draft, prompts: 'words of neither' })).toHaveProperty('prompts')
  expect(findFaults({ ...draft, prompts: `Image Prompt: ${'x'.repeat(2_001)}` })).toHaveProperty('prompts')
})
