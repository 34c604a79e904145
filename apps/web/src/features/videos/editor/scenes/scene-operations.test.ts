import type { Storyboard, StoryboardScene } from '@dayreel/contract'
import { recordingVoice } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import {
  addScene,
  fileChange,
  freshScene,
  hasChangedWords,
  isFollowing,
  joinScenes,
  joinWords,
  moveScene,
  removeScene,
  splitPoint,
  splitScene,
} from './scene-operations.ts'

const scene = (id: string, text: string, more: Partial<StoryboardScene> = {}): StoryboardScene => ({
  id,
  text,
  imagePrompt: `picture of ${id}`,
  seed: 7,
  written: { text, imagePrompt: `picture of ${id}` },
  ...more,
})
const boardOf = (...scenes: StoryboardScene[]) => ({ scenes }) as Storyboard
const [a, b, c] = [scene('a', 'One. Two.'), scene('b', 'Three.'), scene('c', 'Four.')]
const FRESH = { id: 'new', seed: 1 }
const idsOf = ({ scenes }: Storyboard) => scenes.map(({ id }) => id)

test.each([
  ['a photograph', { photo: { file: 'p.webp' } as NonNullable<StoryboardScene['photo']> }],
  ['a clip', { clip: { file: 'c', startSeconds: 2 } }],
  ['a picture', { picture: 'chosen' }],
])('%s that the user chooses replaces the picture or clip that was found', (_name, file) => {
  for (const earlier of [{ picture: 'own' }, { clip: { file: 'own', startSeconds: 0 } }]) {
    const before = scene('a', 'One.', { ...earlier, found: { picture: 'own', of: 'key-7' } })
    const after = { ...before, ...fileChange(file) }
    expect(after).toEqual({ ...scene('a', 'One.'), ...file })
    expect(JSON.stringify(after)).not.toContain('own')
  }
})

test('adds a scene whose picture follows its words', () => {
  const added = addScene(boardOf(a, b), 1, FRESH)
  expect(idsOf(added)).toEqual(['a', 'new', 'b'])
  expect(isFollowing({ ...added.scenes[1]!, text: 'Words.' })).toBe(true)
})

test('removes a scene, but never the last one', () => {
  expect(idsOf(removeScene(boardOf(a, b, c), 1))).toEqual(['a', 'c'])
  expect(removeScene(boardOf(a), 0)).toEqual(boardOf(a))
})

test('moves a whole scene, but not beyond the ends', () => {
  expect(moveScene(boardOf(a, b, c), 0, 2)).toEqual(boardOf(b, c, a))
  expect(moveScene(boardOf(a, b, c), 2, 0)).toEqual(boardOf(c, a, b))
  for (const to of [-1, 3, 1]) expect(moveScene(boardOf(a, b, c), 1, to)).toEqual(boardOf(a, b, c))
})

test('the first part of a split scene keeps prompt, seed and picture; the second part is new', () => {
  const own = { ...a, picture: 'mine' }
  const [first, second] = splitScene(boardOf(own), 0, 5, FRESH).scenes
  expect(first).toEqual({ ...own, text: 'One.', written: { text: 'One.', imagePrompt: a.imagePrompt } })
  expect(isFollowing(first!)).toBe(false)
  expect(second).toMatchObject({ id: 'new', text: 'Two.', seed: 1, imagePrompt: '' })
  expect(isFollowing(second!)).toBe(true)
})

test('a prompt that was edited by hand stays edited', () => {
  const edited = { ...a, imagePrompt: 'a red boat' }
  const [first] = splitScene(boardOf(edited), 0, 5, FRESH).scenes
  expect(first).toMatchObject({ imagePrompt: 'a red boat', written: a.written })
})

test('a joined scene has the words of both scenes and the picture of the first', () => {
  const joined = joinScenes(boardOf(a, b, c), 0)
  expect(idsOf(joined)).toEqual(['a', 'c'])
  expect(joined.scenes[0]).toMatchObject({ text: 'One. Two. Three.', imagePrompt: 'picture of a', seed: 7 })
  expect(isFollowing(joined.scenes[0]!)).toBe(false)
  expect(joinScenes(boardOf(a), 0)).toEqual(boardOf(a))
})

test('joining undoes splitting', () => {
  const split = splitScene(boardOf(a, b), 0, 5, FRESH)
  expect(joinScenes(split, 0)).toEqual(boardOf(a, b))
})

test.each([
  ['One. Two three four.', 7, 8], // Inside a word: cut at the nearer end.
  ['One. Two.', 0, 5], // At the edge of the text: cut at the end of the sentence.
  ['One. Two.', 9, 5],
  ['One. Two.', undefined, 5],
  ['One two three', undefined, 7],
  ['One', undefined, undefined],
  ['  ', 1, undefined],
])('“%s” with the caret at %s is cut at %s', (text, caret, cut) => {
  expect(splitPoint(text, caret)).toBe(cut)
})

test('joins words with or without a space, depending on their script', () => {
  expect(joinWords('One. ', ' Two.')).toBe('One. Two.')
  expect(joinWords('', 'Two.')).toBe('Two.')
  expect(joinWords('月が昇る。', '海は静か。')).toBe('月が昇る。海は静か。')
})

test('creates unique ids that the server accepts', () => {
  const ids = Array.from({ length: 100 }, () => freshScene().id)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[a-z\d][\w-]{0,99}$/i)
})

describe('recorded scenes', () => {
  const said = 'One. Two. Three.'
  const recorded = { ...a, text: said, said, voice: recordingVoice('take') }

  test('different words count as changed; different spaces and capital letters do not', () => {
    expect(hasChangedWords(recorded)).toBe(false)
    expect(hasChangedWords({ ...recorded, text: 'one.  two. three. ' })).toBe(false)
    expect(hasChangedWords({ ...recorded, text: 'One. Two. Four.' })).toBe(true)
    expect(hasChangedWords({ ...recorded, text: 'One.', voice: 'dr-voice-ada' })).toBe(false)
  })

  test('a recorded scene that is split and joined again still matches its recording', () => {
    const split = splitScene(boardOf(recorded), 0, 5, FRESH)
    expect(split.scenes.map(({ said: words }) => words)).toEqual(['One.', 'Two. Three.'])
    expect(joinScenes(split, 0).scenes).toMatchObject([{ text: said, said }])
  })

  test('joining scenes with different recordings counts as changed words', () => {
    const other = { ...b, voice: recordingVoice('other'), said: b.text }
    expect(hasChangedWords(joinScenes(boardOf(recorded, other), 0).scenes[0]!)).toBe(true)
  })
})
