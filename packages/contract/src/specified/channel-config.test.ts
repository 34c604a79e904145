import {
  BOARD_THEMES,
  CAPTION_POSITIONS,
  CAPTION_SIZES,
  CAPTION_STYLES,
  CAPTION_WORDS,
  DURATIONS_SECONDS,
  FORMATS,
  FRAME_RATES,
  LOOKS,
  QUALITY_NAMES,
  REVIEW_HOURS,
  SOUND_EFFECTS,
  STYLES,
  TRACKS,
  TRANSITIONS,
  VOICES,
} from '@dayreel/catalogue'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChannelChoices, type ChannelChange, type ChannelSettings } from '../channel-settings.ts'
import type { VideoRequest } from '../video-shapes.ts'
import {
  ActivationConfig,
  ChangedConfig,
  channelField,
  ChannelConfig,
  readActivationConfig,
  readChangedConfig,
  readChannelConfig,
  writeActivationConfig,
  writeChangedConfig,
  writeChannelConfig,
} from './channel-config.ts'
import { GenerateRequest, readGenerateRequest, writeGenerateRequest } from './generate-request.ts'
import { readStyleId, readTrackUrl } from './style-and-track.ts'

const SITE = 'https://dayreel.example'
const names = (known: readonly string[]) =>
  fc.oneof(fc.constantFrom(...known), fc.stringMatching(/^gone-[a-z\d-]{1,20}$/))
const words = fc.stringMatching(/^[A-Za-z][A-Za-z ,.]{0,30}[a-z]$/)

/** Every option of a channel. With this list, the test notices an option that no mapper passes on. */
const CHOICES = {
  durationSeconds: fc.constantFrom(...DURATIONS_SECONDS),
  style: names(STYLES.map(({ name }) => name)),
  look: names(LOOKS.map(({ id }) => id)),
  boardTheme: names(BOARD_THEMES.map(({ id }) => id)),
  quality: fc.constantFrom(...QUALITY_NAMES),
  format: names(FORMATS.map(({ id }) => id)),
  captionStyle: names(CAPTION_STYLES.map(({ id }) => id)),
  voice: names(VOICES.map(({ voice_id }) => voice_id)),
  music: fc.option(names(TRACKS.map(({ id }) => id))),
  facts: names(['none', 'wikipedia']),
  sourcesInPosts: fc.boolean(),
  notes: words,
  framesPerSecond: fc.constantFrom(...FRAME_RATES),
  captionPosition: names(CAPTION_POSITIONS.map(({ id }) => id)),
  captionSize: names(CAPTION_SIZES.map(({ id }) => id)),
  captionWords: names(CAPTION_WORDS.map(({ id }) => id)),
  transition: names(TRANSITIONS.map(({ id }) => id)),
  soundEffects: names(SOUND_EFFECTS.map(({ id }) => id)),
  brandKit: fc.constantFrom('none', '8f14e45f-ceea-467f-a0e6-1a2b3c4d5e6f'),
  captionColor: fc.constantFrom('', '#12abef'),
  captionLitColor: fc.constantFrom('', '#ffd23f'),
}
const choices = fc.record(CHOICES).map((made) => ChannelChoices.parse({ ...made }))
const settings: fc.Arbitrary<ChannelSettings> = fc.record({
  name: words,
  imagePrompt: words,
  textPrompt: words,
  choices,
  runTime: fc.option(fc.constantFrom('07:05', '18:00')),
  timeZone: fc.option(fc.constantFrom('Asia/Tokyo', 'UTC')),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  endsOn: fc.option(fc.constant('2027-01-31')),
  reviewHours: fc.option(fc.constantFrom(...REVIEW_HOURS)),
  targets: fc.constant([]),
})
const change: fc.Arbitrary<ChannelChange> = fc
  .record(
    {
      name: words,
      imagePrompt: words,
      textPrompt: words,
      runTime: fc.option(fc.constantFrom('07:05', '18:00')),
      timeZone: fc.constantFrom('Asia/Tokyo', 'UTC'),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      endsOn: fc.option(fc.constant('2027-01-31')),
      reviewHours: fc.option(fc.constantFrom(...REVIEW_HOURS)),
      youtubeConnectionId: fc.option(fc.uuid()),
    },
    { requiredKeys: [] },
  )
  .chain((made) => fc.record(CHOICES, { requiredKeys: [] }).map((chosen) => ({ ...made, choices: chosen })))

test('the generated choices contain every option', () => {
  expect(Object.keys(ChannelChoices.shape)).toEqual(expect.arrayContaining(Object.keys(CHOICES)))
})

test('settings do not change when they are mapped to the specification’s names and back, even if an id is gone', () => {
  fc.assert(
    fc.property(settings, (given) => {
      expect(readChannelConfig(ChannelConfig.parse(writeChannelConfig(given)))).toEqual(given)
    }),
  )
})

test('a change stays the same as a change and as an activation in the specification’s names; absent fields stay absent', () => {
  fc.assert(
    fc.property(change, (given) => {
      expect(readChangedConfig(ChangedConfig.parse(writeChangedConfig(given)), SITE)).toEqual(given)
      expect(readActivationConfig(ActivationConfig.parse(writeActivationConfig(given)), SITE)).toEqual(given)
    }),
  )
})

test('the request for a video stays the same when it is mapped to the generate call and back', () => {
  fc.assert(
    fc.property(choices, words, (made, said) => {
      const request: VideoRequest = { ...DEFAULT_CHOICES, ...made, text: said }
      expect(readGenerateRequest(GenerateRequest.parse(writeGenerateRequest(request)), SITE)).toEqual(request)
    }),
  )
})

test('section 5: a channel has the specification’s names, and newer options have their own', () => {
  const sent = writeChannelConfig({
    name: '',
    imagePrompt: 'a lamp',
    textPrompt: 'slowly',
    choices: ChannelChoices.parse({ style: 'Moody', music: 'raindrops' }),
    runTime: '18:00',
    timeZone: 'UTC',
    days: [1],
    endsOn: null,
    reviewHours: null,
    targets: [],
  })
  expect(sent).toMatchObject({
    imageprompt: 'a lamp',
    textprompt: 'slowly',
    desiredduration: 20,
    selectedstyleid: '621e1c9a-6319-4bee-a12d-ae40659162fa',
    selectedquality: 'low',
    selectedVoiceId: 'dr-voice-miles',
    selectedMusicUrl: '/media/tracks/raindrops.m4a',
    customNotes: '',
    youtubeConnectionId: null,
    preferredRunTimeLocal: '18:00',
    preferredTimeZone: 'UTC',
    format: 'portrait',
    captionStyle: 'lit-word',
  })
  expect(['style', 'music', 'captionStyle', 'timeZone'].map((name) => channelField(name as 'style'))).toEqual([
    'selectedStyleId',
    'selectedMusicUrl',
    'captionStyle',
    'preferredTimeZone',
  ])
})

test('a style is sent as its id and a track as its URL on this site, never as a name', () => {
  expect([readStyleId('Bokeh'), readTrackUrl('raindrops', SITE)]).toEqual(['', ''])
  expect(readTrackUrl(`${SITE}/media/tracks/raindrops.m4a`, SITE)).toBe('raindrops')
  const foreign = 'https://example.com/media/tracks/raindrops.m4a'
  expect(readTrackUrl(foreign, SITE)).toBe(foreign)
})
