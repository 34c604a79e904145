import { expect, test } from 'vitest'
import { StudioError } from './errors.ts'
import type { StoryboardError } from './storyboard-fault.ts'
import { parseStoryboard } from './storyboard-file.ts'

const BOARD = {
  version: 1,
  title: 'A title',
  description: 'What it is.',
  hashtags: ['one'],
  language: 'en',
  template: 'general',
  style: 'None',
  quality: 'low',
  voice: 'dr-voice-miles',
  music: null,
  captions: true,
  notes: '',
  seed: 1,
  pace: 1,
  world: { palette: '', figure: '', light: '' },
  thumbnail: { sceneId: 's1', text: 'A title' },
  scenes: [{ id: 's1', text: 'One.', imagePrompt: 'a moon', seed: 1 }],
}

test('what was written is read back the same', () => {
  expect(parseStoryboard(JSON.stringify(BOARD), '/')).toEqual(BOARD)
})

test('what can be made again may be missing', () => {
  const bare = {
    ...BOARD,
    scenes: [{ text: 'One.' }, { text: 'Two.' }],
    world: undefined,
    thumbnail: undefined,
    title: undefined,
  }
  const board = parseStoryboard(JSON.stringify(bare), '/')
  expect(board.scenes.map(({ id }) => id)).toEqual(['s1', 's2'])
  expect(board.thumbnail.sceneId).toBe('s1')
})

test('a picture’s path is meant from the storyboard’s folder', () => {
  const board = { ...BOARD, scenes: [{ ...BOARD.scenes[0], picture: 'mine.png' }] }
  expect(parseStoryboard(JSON.stringify(board), '/boards').scenes[0]!.picture).toBe('/boards/mine.png')
})

test.each([
  ['version', { version: 2 }],
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
  ['scenes[0].position.index', { scenes: [{ text: 'One.', position: { index: 3, count: 3 } }] }],
  ['world', { world: [] }],
  ['notes', { notes: 5 }],
])('a wrong %s is named (%j)', (place, change) => {
  const board = JSON.stringify({ ...BOARD, ...change })
  expect(() => parseStoryboard(board, '/')).toThrow(`cannot be used: ${place} must be`)
})

test('what is wrong is told with its place and reason', () => {
  const faultOf = (change: object): unknown => {
    try {
      return parseStoryboard(JSON.stringify({ ...BOARD, ...change }), '/')
    } catch (error) {
      return (error as StoryboardError).fault
    }
  }
  const [scene] = BOARD.scenes
  expect(faultOf({ scenes: [scene, { ...scene, id: 's2', text: ' ' }] })).toEqual({
    scene: 1,
    field: 'text',
    reason: 'empty',
  })
  const written = { text: 5, imagePrompt: '' }
  expect(faultOf({ scenes: [{ ...scene, written }] })).toEqual({ scene: 0, field: 'written.text', reason: 'shape' })
  const long = 'x'.repeat(101)
  expect(faultOf({ hashtags: [long] })).toEqual({ scene: undefined, field: 'hashtags', reason: 'too-long', most: 100 })
})

test.each(['', '{', 'null', '[]', '"text"', '\u0000'])('%j is no storyboard', (json) => {
  expect(() => parseStoryboard(json, '/')).toThrow(StudioError)
})

test.each([
  ['title', { title: 'a\u0000b' }],
  ['notes', { notes: '\ud800' }],
  ['hashtags[0]', { hashtags: ['\u0007'] }],
  ['world.palette', { world: { palette: '\u0000' } }],
  ['thumbnail.text', { thumbnail: { text: '\udc00' } }],
  ['scenes[0].imagePrompt', { scenes: [{ text: 'One.', imagePrompt: 'a\u0000' }] }],
])('M4: signs that nothing can keep are refused in %s', (place, change) => {
  expect(() => parseStoryboard(JSON.stringify({ ...BOARD, ...change }), '/')).toThrow(
    `${place} must be a text without control characters`,
  )
})
