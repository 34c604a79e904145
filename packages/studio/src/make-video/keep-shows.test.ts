import { expect, test } from 'vitest'
import { keepShows } from './keep-shows.ts'
import { resolveShows } from './resolve-shows.ts'
import type { Scene, SceneRequest, Shows, Storyboard } from '@dayreel/storyboard'

const boardOf = (...scenes: Partial<Scene>[]) =>
  ({
    title: '',
    notes: '',
    seed: 1,
    world: {},
    scenes: scenes.map((scene) => ({ imagePrompt: '', text: '', seed: 1, ...scene })),
  }) as Storyboard
/** An illustrator whose picture content is the request itself. */
const illustrator = {
  id: 'told',
  resolve: ({ prompt, before = [], story, index, count }: SceneRequest) => ({ prompt, before, story, index, count }),
}
const briefsOf = ({ scenes }: Storyboard) => Object.fromEntries(scenes.map(({ id, shows }) => [id, shows!.brief]))
const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, imagePrompt: id, text: id }))
const first = resolveShows(boardOf(a!, b!, c!), illustrator)

test.each<[string, Partial<Scene>[]]>([
  ['comes', [a!, { id: 'new', imagePrompt: 'new', text: 'new' }, b!, c!]],
  ['moves', [c!, b!, a!]],
  ['goes', [b!, c!]],
  ['has other words', [{ ...a!, imagePrompt: 'whale', text: 'A whale.' }, b!, c!]],
])('a scene that %s does not change the pictures of the others', (_, scenes) => {
  const after = briefsOf(resolveShows(keepShows(boardOf(...scenes), first, illustrator), illustrator))
  const others = scenes.filter(({ id, text }) => id === text)
  expect(others.length).toBeGreaterThan(1)
  for (const { id } of others.filter(({ id }) => id !== 'new')) expect(after[id!]).toEqual(briefsOf(first)[id!])
})

test('a new or reworded scene is resolved against its present neighbours', () => {
  const edited = boardOf(a!, { id: 'new', imagePrompt: 'new', text: 'new' }, { ...b!, text: 'another' })
  const { scenes } = resolveShows(keepShows(edited, first, illustrator), illustrator)
  expect(scenes[1]!.shows.brief).toMatchObject({ index: 1, count: 3, before: [{ text: 'a' }] })
  expect(scenes[2]!.shows.brief).toMatchObject({ index: 1, count: 3, before: [{ text: 'a' }, { text: 'new' }] })
})

test("keeps a user's edit of the picture content", () => {
  const edited = structuredClone(first)
  edited.scenes[0]!.shows.brief['prompt'] = 'mine'
  expect(resolveShows(edited, illustrator)).toEqual(edited)
})

test('keeps the positions of a storyboard of the previous version', () => {
  const shows: Shows = { position: { index: 5, count: 9 }, of: '', brief: {} }
  expect(resolveShows(boardOf({ ...a!, shows }), illustrator).scenes[0]!.shows.brief).toMatchObject(shows.position)
})

test("ignores a client's values", () => {
  const sent = { position: { index: 5, count: 9 }, of: 'x', brief: { prompt: 'theirs' } }
  const kept = keepShows(boardOf({ ...a!, shows: sent }, { id: 'd', shows: sent }), first, illustrator)
  expect(kept.scenes.map(({ shows }) => shows)).toEqual([first.scenes[0]!.shows, undefined])
})
