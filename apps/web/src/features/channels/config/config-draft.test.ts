import { readChannelConfig, type ChannelConfig } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { browserRegion } from '#lib/browser-region.ts'
import { changeOf, findFaults, toDraft } from './config-draft.ts'

const CHOICES = {
  isMadeForKids: true,
  notifiesSubscribers: true,
  allowsComments: true,
  allowsDuets: false,
  allowsStitches: false,
  promotes: 'partner',
  asDraft: false,
} as const
const CONFIG: ChannelConfig = {
  name: 'Night Desk',
  imageprompt: 'one lamp',
  textprompt: 'speak slowly',
  desiredduration: 45,
  selectedstyleid: 'a-style',
  selectedquality: 'high',
  customNotes: 'no people',
  selectedVoiceId: 'a-voice',
  selectedMusicUrl: '/media/tracks/raindrops.m4a',
  format: 'a-format',
  facts: 'none',
  pictures: 'drawn',
  sourcesInPosts: false,
  look: 'board',
  boardTheme: 'chalkboard',
  captionStyle: 'a-caption-style',
  framesPerSecond: 25,
  captionPosition: 'top',
  captionSize: 'style',
  captionWords: 'style',
  transition: 'cut',
  soundEffects: 'subtle',
  brandKit: 'none',
  captionColor: '#ffffff',
  captionLitColor: '',
  youtubeConnectionId: '0f9619ff-8b86-4011-b42d-00cf4fc964ff',
  preferredRunTimeLocal: '07:05',
  preferredTimeZone: 'Asia/Tokyo',
  days: [1, 5],
  endsOn: '2027-01-31',
  reviewHours: 6,
  targets: [
    { ...CHOICES, connectionId: '0f9619ff-8b86-4011-b42d-00cf4fc964ff', platform: 'youtube', privacy: 'unlisted' },
    { ...CHOICES, connectionId: 'aa9619ff-8b86-4011-b42d-00cf4fc964aa', platform: 'tiktok', privacy: 'friends' },
  ],
}

test('a configuration is unchanged after a conversion to a draft and back', () => {
  const draft = toDraft(CONFIG)
  expect(draft).toMatchObject({
    durationSeconds: 45,
    style: 'a-style',
    quality: 'high',
    voice: 'a-voice',
    music: 'raindrops',
    notes: 'no people',
    format: 'a-format',
    look: 'board',
    boardTheme: 'chalkboard',
    captionStyle: 'a-caption-style',
  })
  expect(changeOf(draft)).toMatchObject({
    ...readChannelConfig(CONFIG),
    youtubeConnectionId: CONFIG.youtubeConnectionId,
  })
})

test('an older stored draft gets the default of an option that it lacks', () => {
  const { captionStyle: _, ...before } = CONFIG
  expect(toDraft(before as ChannelConfig).captionStyle).toBe('lit-word')
})

test("a template without a channel uses the device's zone", () => {
  expect(toDraft({ ...CONFIG, preferredTimeZone: null }).zone).toBe(browserRegion().timeZone)
})

test.each([
  [null, 5],
  [18, null],
  [null, null],
])('without hour or minute (%s, %s) there is no daily run', (hour, minute) => {
  expect(changeOf({ ...toDraft(CONFIG), hour, minute }).runTime).toBeNull()
  expect(toDraft({ ...CONFIG, preferredRunTimeLocal: null })).toMatchObject({ hour: null, minute: null })
})

test('a draft states why the user cannot save it', () => {
  const draft = toDraft(CONFIG)
  expect(findFaults(draft)).toEqual({})
  expect(findFaults({ ...draft, name: '  ' })).toEqual({ name: 'Channel name cannot be empty.' })
  const [youtube, tiktok] = draft.targets
  expect(findFaults({ ...draft, targets: [youtube!, { ...tiktok!, privacy: undefined }] })).toEqual({
    targets: 'TikTok: Choose who can see this video.',
  })
  expect(findFaults({ ...draft, days: [] })).toHaveProperty('days')
  expect(findFaults({ ...draft, prompts: 'words of neither' })).toHaveProperty('prompts')
  expect(findFaults({ ...draft, prompts: `Image Prompt: ${'x'.repeat(2_001)}` })).toHaveProperty('prompts')
})
