import { expect, test } from 'vitest'
import { StudioError } from './errors.ts'
import { parseStoryboard } from './read-storyboard.ts'

const BOARD = {
  version: 3,
  title: 'A title',
  description: 'What it is.',
  hashtags: ['one'],
  language: 'en',
  template: 'general',
  style: 'None',
  quality: 'low',
  format: { shape: 'portrait', framesPerSecond: 30 },
  voice: 'dr-voice-miles',
  music: null,
  captions: true,
  captionStyle: 'lit-word',
  notes: '',
  seed: 1,
  pace: 1,
  world: { palette: '', figure: '', light: '' },
  thumbnail: { sceneId: 's1', text: 'A title' },
  scenes: [{ id: 's1', text: 'One.', imagePrompt: 'a moon', seed: 1 }],
}

test('what was written is read back the same', () => {
  expect(parseStoryboard(JSON.stringify(BOARD))).toEqual(BOARD)
})

test('what can be made again may be missing', () => {
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

test('a storyboard of the version before knew no frame rate, and has the one that every video had', () => {
  const old = { ...BOARD, version: 2, format: 'portrait' }
  expect(parseStoryboard(JSON.stringify(old))).toEqual(BOARD)
  const { format: _, ...without } = old
  expect(parseStoryboard(JSON.stringify(without))).toEqual(BOARD)
})

test('a storyboard of the first version is raised, and one without a version', () => {
  const { version: _, format: __, captionStyle: ___, ...old } = BOARD
  const scenes = [{ ...BOARD.scenes[0], position: { index: 2, count: 5 } }]
  const raised = {
    ...BOARD,
    scenes: [{ ...BOARD.scenes[0], shows: { position: { index: 2, count: 5 }, of: '', brief: {} } }],
  }
  expect(parseStoryboard(JSON.stringify({ ...old, version: 1, scenes }))).toEqual(raised)
  expect(parseStoryboard(JSON.stringify(old))).toEqual(BOARD)
})

test.each([
  ['version', { version: 4 }],
  ['style', { style: 'Oil' }],
  ['voice', { voice: 'nobody' }],
  ['music', { music: 'polka' }],
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
  ['format', { format: 'portrait' }],
  ['format.shape', { format: { shape: 'round', framesPerSecond: 30 } }],
  ['format.framesPerSecond', { format: { shape: 'portrait', framesPerSecond: 29.97 } }],
  ['format.shape', { version: 2, format: 'round' }],
  ['captionStyle', { captionStyle: 'none' }],
  ['world', { world: [] }],
  ['notes', { notes: 5 }],
])('a wrong %s is named (%j)', (place, change) => {
  const board = JSON.stringify({ ...BOARD, ...change })
  expect(() => parseStoryboard(board)).toThrow(`cannot be used: ${place} is not right.`)
})

test.each([
  [
    { scenes: [{ ...BOARD.scenes[0], text: ' ' }] },
    'scenes[0].text is not right. It has no words. Write some, or remove the scene.',
  ],
  [{ notes: 5 }, 'notes is not right. It must be a text.'],
  [{ hashtags: ['x'.repeat(101)] }, 'hashtags[0] is not right. Use at most 100 characters for a hashtag.'],
  [{ style: 'Oil' }, 'style is not right. Choose one of the preset styles.'],
])('%# what is wrong is told with its place and what to do', (change, sentence) => {
  expect(() => parseStoryboard(JSON.stringify({ ...BOARD, ...change }))).toThrow(
    `The storyboard cannot be used: ${sentence}`,
  )
})

test.each(['', '{', 'null', '[]', '"text"', '\u0000'])('%j is no storyboard', (json) => {
  expect(() => parseStoryboard(json)).toThrow(StudioError)
})

test.each([
  ['title', { title: 'a\u0000b' }],
  ['notes', { notes: '\ud800' }],
  ['hashtags[0]', { hashtags: ['\u0007'] }],
  ['world.palette', { world: { palette: '\u0000' } }],
  ['thumbnail.text', { thumbnail: { text: '\udc00' } }],
  ['scenes[0].imagePrompt', { scenes: [{ text: 'One.', imagePrompt: 'a\u0000' }] }],
])('M4: signs that nothing can keep are refused in %s', (place, change) => {
  expect(() => parseStoryboard(JSON.stringify({ ...BOARD, ...change }))).toThrow(
    `${place} is not right. Use letters, digits and signs only`,
  )
})
