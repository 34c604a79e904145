import { expect, test } from 'vitest'
import { StudioError } from './errors.ts'
import { parseStoryboard } from './read-storyboard.ts'

const BOARD = {
  version: 4,
  title: 'A title',
  description: 'What it is.',
  hashtags: ['one'],
  language: 'en',
  template: 'general',
  style: 'None',
  look: 'painted',
  boardTheme: 'style',
  quality: 'low',
  format: 'portrait',
  framesPerSecond: 30,
  voice: 'dr-voice-miles',
  music: null,
  captions: true,
  captionStyle: 'lit-word',
  captionPosition: 'style',
  captionSize: 'style',
  captionWords: 'style',
  brandKit: 'none',
  captionColor: '',
  captionLitColor: '',
  transition: 'fade',
  soundEffects: 'off',
  pictures: 'drawn',
  sourcesInPosts: false,
  notes: '',
  seed: 1,
  pace: 1,
  world: { palette: '', figure: '', light: '' },
  thumbnail: { sceneId: 's1', text: 'A title' },
  scenes: [{ id: 's1', text: 'One.', imagePrompt: 'a moon', seed: 1 }],
}

test('a storyboard is the same after writing and reading', () => {
  expect(parseStoryboard(JSON.stringify(BOARD))).toEqual(BOARD)
})

test('a storyboard that states no look is painted, also if another look is the default', () => {
  const { look: _, ...old } = BOARD
  expect(parseStoryboard(JSON.stringify(old)).look).toBe('painted')
})

const SOURCE = {
  title: 'Honey',
  site: 'Wikipedia',
  url: 'https://en.wikipedia.org/wiki/Honey',
  licence: 'CC BY-SA 4.0',
}

test('keeps sources and words without a source, and rejects a URL that runs code', () => {
  const sourced = { ...BOARD, sources: [SOURCE], unsourced: ['1743'] }
  expect(parseStoryboard(JSON.stringify(sourced))).toEqual(sourced)
  const hostile = { ...BOARD, sources: [{ ...SOURCE, url: 'javascript:alert(1)' }] }
  expect(() => parseStoryboard(JSON.stringify(hostile))).toThrow('The address of a source must begin with https://.')
})

const speaking = (...voices: string[]) => ({
  ...BOARD,
  scenes: voices.map((voice, i) => ({ ...BOARD.scenes[0], id: `s${i}`, voice })),
})

test('allows four voices in all scenes together, and refuses a fifth', () => {
  const dialogue = speaking('a', 'b', 'c', 'dr-voice-miles')
  expect(parseStoryboard(JSON.stringify(dialogue))).toEqual(dialogue)
  expect(() => parseStoryboard(JSON.stringify(speaking('a', 'b', 'c', 'd')))).toThrow('A video has at most 4 voices.')
})

test('reads ids unchanged even if no list contains them any more', () => {
  const gone = { template: 'a', style: 'b', voice: 'c', music: 'd', format: 'e', captionStyle: 'f' }
  expect(parseStoryboard(JSON.stringify({ ...BOARD, ...gone }))).toEqual({ ...BOARD, ...gone })
})

test('accepts missing parts that a step can make again', () => {
  const bare = {
    ...BOARD,
    scenes: [{ text: 'One.' }, { text: 'Two.' }],
    world: undefined,
    thumbnail: undefined,
    title: undefined,
  }
  const board = parseStoryboard(JSON.stringify(bare))
  expect(board.scenes.map(({ id }) => id)).toEqual(['s1', 's2'])
  expect(board.thumbnail.sceneId).toBe('s1')
})

test('reads a storyboard of version 3, whose format combines shape and frame rate', () => {
  const { framesPerSecond: _, ...old } = { ...BOARD, version: 3, format: { shape: 'portrait', framesPerSecond: 24 } }
  expect(parseStoryboard(JSON.stringify(old))).toEqual({ ...BOARD, framesPerSecond: 24 })
  const { format: __, ...without } = old
  expect(parseStoryboard(JSON.stringify(without))).toEqual(BOARD)
})

test('reads a storyboard of version 2, which has no frame rate, with the rate that every video then had', () => {
  const { framesPerSecond: _, ...old } = { ...BOARD, version: 2, format: 'portrait' }
  expect(parseStoryboard(JSON.stringify(old))).toEqual(BOARD)
  const { format: __, ...without } = old
  expect(parseStoryboard(JSON.stringify(without))).toEqual(BOARD)
})

test('upgrades a storyboard of the first version, and one without a version', () => {
  const { version: _, format: __, framesPerSecond: ___, captionStyle: ____, ...old } = BOARD
  const scenes = [{ ...BOARD.scenes[0], position: { index: 2, count: 5 } }]
  const raised = {
    ...BOARD,
    scenes: [{ ...BOARD.scenes[0], shows: { position: { index: 2, count: 5 }, of: '', brief: {} } }],
  }
  expect(parseStoryboard(JSON.stringify({ ...old, version: 1, scenes }))).toEqual(raised)
  expect(parseStoryboard(JSON.stringify(old))).toEqual(BOARD)
})

test.each([
  ['version', { version: 5 }],
  ['style', { style: 'x'.repeat(101) }],
  ['voice', { voice: 7 }],
  ['music', { music: 'pol\nka' }],
  ['pace', { pace: 2 }],
  ['pace', { pace: '1' }],
  ['seed', { seed: -1 }],
  ['language', { language: 'English' }],
  ['captions', { captions: 'yes' }],
  ['scenes', { scenes: [] }],
  ['scenes', { scenes: [BOARD.scenes[0], BOARD.scenes[0]] }],
  ['scenes[0].text', { scenes: [{ text: '  ' }] }],
  ['scenes[0].text', { scenes: [{ text: 5 }] }],
  ['scenes[0].text', { scenes: [{ text: 'x'.repeat(2_001) }] }],
  ['scenes[0].id', { scenes: [{ id: '../x', text: 'One.' }] }],
  ['scenes', { scenes: Array.from({ length: 61 }, () => ({ text: 'One.' })) }],
  ['scenes[0].id', { scenes: [{ id: '__proto__', text: 'One.' }] }],
  ['scenes[0].text', { scenes: [{ text: 'One\u0000.' }] }],
  ['scenes[0].text', { scenes: [{ text: 'One \ud800.' }] }],
  [
    'scenes[0].shows.position',
    { scenes: [{ text: 'One.', shows: { position: { index: 3, count: 3 }, of: '', brief: {} } }] },
  ],
  [
    'scenes[0].shows.brief',
    {
      scenes: [{ text: 'One.', shows: { position: { index: 0, count: 3 }, of: '', brief: { x: 'y'.repeat(5_000) } } }],
    },
  ],
  ['format', { format: { shape: 'portrait', framesPerSecond: 30 } }],
  ['framesPerSecond', { framesPerSecond: 29.97 }],
  ['framesPerSecond', { version: 3, format: { shape: 'portrait', framesPerSecond: 29.97 } }],
  ['format', { version: 3, format: { shape: 5, framesPerSecond: 30 } }],
  ['captionStyle', { captionStyle: null }],
  ['world', { world: [] }],
  ['notes', { notes: 5 }],
])('names a wrong %s (%j)', (place, change) => {
  const board = JSON.stringify({ ...BOARD, ...change })
  expect(() => parseStoryboard(board)).toThrow(`can’t be used: ${place} is invalid.`)
})

test.each([
  [
    { scenes: [{ ...BOARD.scenes[0], text: ' ' }] },
    'scenes[0].text is invalid. It has no words. Write some, or remove the scene.',
  ],
  [{ notes: 5 }, 'notes is invalid. It must be a text.'],
  [{ hashtags: ['x'.repeat(101)] }, 'hashtags[0] is invalid. Use at most 100 characters for a hashtag.'],
  [{ quality: 'best' }, 'quality is invalid. Choose low or high quality.'],
])('%# names each fault with its place and its fix', (change, sentence) => {
  expect(() => parseStoryboard(JSON.stringify({ ...BOARD, ...change }))).toThrow(
    `The storyboard can’t be used: ${sentence}`,
  )
})

test.each(['', '{', 'null', '[]', '"text"', '\u0000'])('rejects %j as a storyboard', (json) => {
  expect(() => parseStoryboard(json)).toThrow(StudioError)
})

test.each([
  ['title', { title: 'a\u0000b' }],
  ['notes', { notes: '\ud800' }],
  ['hashtags[0]', { hashtags: ['\u0007'] }],
  ['world', { world: { palette: '\u0000' } }],
  ['thumbnail.text', { thumbnail: { text: '\udc00' } }],
  ['scenes[0].imagePrompt', { scenes: [{ text: 'One.', imagePrompt: 'a\u0000' }] }],
])('rejects characters in %s that cannot be stored', (place, change) => {
  expect(() => parseStoryboard(JSON.stringify({ ...BOARD, ...change }))).toThrow(
    `${place} is invalid. Use letters, digits and signs only`,
  )
})
