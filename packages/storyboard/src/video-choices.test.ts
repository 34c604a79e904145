import { DURATIONS_SECONDS, STYLES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import type { Engine } from './engine.ts'
import { offersOf } from './offers-of.ts'
import { CATALOGUE_OFFERS, DEFAULT_CHOICES, findUnoffered, VideoChoices } from './video-choices.ts'

const ENGINES: readonly Engine[] = [
  {
    role: 'speech',
    name: 'built-in',
    languages: ['en'],
    unit: undefined,
    voices: CATALOGUE_OFFERS.voice.map((voice) => ({ ...voice, languages: ['en'] })),
    load: () => Promise.reject(new Error('not loaded')),
  },
  {
    role: 'pictures',
    name: 'built-in',
    languages: 'any',
    unit: undefined,
    styles: STYLES.map(({ name }) => name),
    load: () => Promise.reject(new Error('not loaded')),
  },
]
const OFFERS = offersOf(ENGINES)

test('an empty value gets the defaults of the specification', () => {
  expect(VideoChoices.parse({})).toEqual(DEFAULT_CHOICES)
  expect(DEFAULT_CHOICES).toEqual({
    template: 'general',
    durationSeconds: 20,
    style: 'None',
    look: 'automatic',
    boardTheme: 'style',
    quality: 'low',
    format: 'portrait',
    captionStyle: 'lit-word',
    voice: 'dr-voice-miles',
    music: null,
    facts: 'none',
    pictures: 'drawn',
    sourcesInPosts: false,
    notes: '',
    framesPerSecond: 30,
    captionPosition: 'style',
    captionSize: 'style',
    captionWords: 'style',
    captionColor: '',
    captionLitColor: '',
    transition: 'mood',
    soundEffects: 'off',
    brandKit: 'none',
  })
})

test('every default is offered', () => {
  expect(findUnoffered(DEFAULT_CHOICES, OFFERS)).toBeUndefined()
})

test.each([
  ['template', 'Choose one of the templates.'],
  ['style', 'Choose one of the preset styles.'],
  ['format', 'Choose one of the formats.'],
  ['look', 'Choose one of the looks.'],
  ['boardTheme', 'Choose one of the board themes.'],
  ['captionStyle', 'Choose one of the caption styles.'],
  ['voice', 'Choose one of the voices.'],
  ['facts', 'This site doesn’t offer this source of facts. Choose another source, or none.'],
  ['music', 'Choose one of the six tracks, your own music, or no music.'],
] as const)('a stored %s that no longer exists can be read but is not offered', (option, sentence) => {
  const stored = VideoChoices.parse({ ...DEFAULT_CHOICES, [option]: 'gone' })
  expect(stored[option]).toBe('gone')
  expect(findUnoffered(stored, OFFERS)).toEqual({ option, sentence })
})

test('rejects a duration that is not in the list', () => {
  for (const durationSeconds of DURATIONS_SECONDS) expect(findUnoffered({ durationSeconds }, OFFERS)).toBeUndefined()
  for (const durationSeconds of [0, 21, 95, NaN, -20])
    expect(findUnoffered({ durationSeconds }, OFFERS)).toEqual({
      option: 'durationSeconds',
      sentence: 'Choose a duration of 20 to 90 seconds, in steps of 5.',
    })
})

test('does not check absent options, and always offers no music', () => {
  expect(findUnoffered({}, OFFERS)).toBeUndefined()
  expect(findUnoffered({ music: null }, { ...OFFERS, music: [] })).toBeUndefined()
})

test('offers the voices and styles of the engines', () => {
  expect(offersOf([]).voice).toEqual([])
  expect(findUnoffered({ voice: 'dr-voice-miles' }, offersOf([]))?.option).toBe('voice')
  expect(offersOf([...ENGINES, ENGINES[1]!]).style).toHaveLength(STYLES.length)
})

test('offers facts if an engine can look them up', () => {
  const model = { role: 'text', name: 'a/b', languages: 'any', unit: 'tokens', load: () => Promise.reject(new Error('not loaded')) } as const // prettier-ignore
  expect(offersOf([model]).facts.map(({ id }) => id)).toEqual(['none'])
  expect(offersOf([{ ...model, facts: 'wikipedia' }]).facts.map(({ id }) => id)).toEqual(['none', 'wikipedia'])
})

test('checks each source of pictures of a list', () => {
  const offers = {
    ...OFFERS,
    pictures: [{ id: 'drawn' }, { id: 'pexels' }, { id: 'image-model' }].map((each) => ({ ...each, name: each.id })),
  }
  expect(findUnoffered({ pictures: 'pexels,image-model' }, offers)).toBeUndefined()
  for (const pictures of ['pexels,pixabay', 'pexels,', ''])
    expect(findUnoffered({ pictures }, offers)?.option).toBe('pictures')
})
