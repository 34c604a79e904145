import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import type { OwnPicture, Scene, Storyboard } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { findOwnPictures } from './find-own-pictures.ts'
import { createPictureMatcher } from './match-own-pictures.ts'

const picture = (id: string, tags: string[], name = 'IMG_0001.jpg'): OwnPicture => ({ id, name, tags })
const JAR = picture('jar', ['honey jar'])
const BEES = picture('bees', ['bee', 'honey'])
const MEADOW = picture('meadow', [], 'The wide meadow.png')
const ALL = [JAR, BEES, MEADOW]
const clip = (id: string, tags: string[], scores: number[] | null = null): OwnPicture => ({
  ...picture(id, tags, 'VID_0001.mp4'),
  clip: { seconds: 10, scores },
})
const scene = (id: string, text: string, changes: Partial<Scene> = {}): Scene => ({
  id,
  text,
  imagePrompt: '',
  seed: 1,
  ...changes,
})
const boardOf = (scenes: Scene[], pictures = 'own-pictures', changes: Partial<Storyboard> = {}) =>
  ({ ...DEFAULT_CHOICES, language: 'en', pictures, scenes, ...changes }) as Storyboard
const run = async (storyboard: Storyboard, own = ALL, shown: string[] = []) => {
  const ports = { listPictures: async () => own, listShown: async () => shown }
  return (await findOwnPictures(storyboard, { ...ports, estimate: () => storyboard.scenes.map(() => 3) })).scenes
}
const picturesOf = (scenes: Scene[]) => scenes.map((each) => each.picture)
const fitting = (text: string, own = ALL, language = 'en') =>
  createPictureMatcher(own, language)(text).map(({ id }) => id)

test('a picture fits if all words of a tag or of its name are said', () => {
  expect(fitting('A jar full of honey')).toEqual(['jar', 'bees'])
  expect(fitting('Bees fly home.')).toEqual(['bees'])
  expect(fitting('Over the wide meadow')).toEqual(['meadow'])
  expect(fitting('A meadow')).toEqual([])
  expect(fitting('An image of a photo, IMG 0001')).toEqual([])
})

test('tags and names in Chinese, Japanese and Thai fit a clause that says them', () => {
  const tagged = (tag: string) => [picture('tagged', [tag])]
  expect(fitting('厨房里有一罐蜂蜜。', tagged('蜂蜜'), 'zh')).toEqual(['tagged'])
  expect(fitting('台所に蜂蜜があります。', tagged('蜂蜜'), 'ja')).toEqual(['tagged'])
  expect(fitting('แมวนอนอยู่ในครัว', tagged('แมว'), 'th')).toEqual(['tagged'])
  expect(fitting('厨房里有一罐蜂蜜。', [picture('named', [], '蜂蜜.jpg')], 'zh')).toEqual(['named'])
  expect(fitting('厨房里有一盏灯。', tagged('蜂蜜'), 'zh')).toEqual([])
})

test('if a picture and a clip fit equally well, the clip comes first', () => {
  const own = [picture('still', ['honey']), clip('moves', ['honey']), picture('exact', ['jar of honey'])]
  expect(fitting('A jar of honey', own)).toEqual(['exact', 'moves', 'still'])
  expect(fitting('A video clip, VID 0001', own)).toEqual([])
})

test('only English words lose a final s', () => {
  expect(fitting('Das Hau ist alt.', [picture('house', ['Haus'])], 'de')).toEqual([])
  expect(fitting('Das Haus ist alt.', [picture('house', ['Haus'])], 'de')).toEqual(['house'])
})

test('each scene gets the best picture that no other scene shows', async () => {
  const scenes = await run(boardOf([scene('a', 'A honey jar.'), scene('b', 'Honey again.'), scene('c', 'A lamp.')]))
  expect(picturesOf(scenes)).toEqual(['jar', 'bees', undefined])
})

test('a scene keeps its picture until its words change or the picture is deleted', async () => {
  const first = await run(boardOf([scene('a', 'Honey.')]))
  expect(picturesOf(first)).toEqual(['bees'])
  const better = [picture('new', ['honey']), ...ALL]
  expect(await run(boardOf(first), better)).toEqual(first)
  expect(picturesOf(await run(boardOf([{ ...first[0]!, text: 'The wide meadow.' }])))).toEqual(['meadow'])
  expect(picturesOf(await run(boardOf(first), [picture('new', ['honey'])]))).toEqual(['new'])
  expect(picturesOf(await run(boardOf(first), []))).toEqual([undefined])
})

test('another seed gives the next best picture', async () => {
  const first = await run(boardOf([scene('a', 'A jar of honey.')]))
  expect(picturesOf(await run(boardOf([{ ...first[0]!, seed: 2 }])))).toEqual(['bees'])
})

test('keeps the user’s choice or removal of a picture', async () => {
  const chosen = scene('a', 'A jar of honey.', { picture: 'mine' })
  expect(await run(boardOf([chosen]))).toEqual([chosen])
  const { picture: _, ...without } = (await run(boardOf([scene('a', 'A jar of honey.')])))[0]!
  expect(await run(boardOf([without]))).toEqual([without])
})

test('found pictures disappear if the video no longer uses own pictures', async () => {
  const first = await run(boardOf([scene('a', 'A jar of honey.')]))
  expect(await run(boardOf(first, 'drawn'))).toEqual([scene('a', 'A jar of honey.')])
})

test('with photographs first, only scenes without one get an own picture', async () => {
  const photo = {
    title: 't',
    site: 's',
    url: 'https://a.b',
    licence: 'CC0',
    creator: '',
    file: 'https://a.b/c',
    of: 'x',
  }
  const scenes = [scene('a', 'A jar of honey.', { photo }), scene('b', 'A jar of honey.')]
  expect(picturesOf(await run(boardOf(scenes, 'pexels,own-pictures')))).toEqual([undefined, 'jar'])
  expect(picturesOf(await run(boardOf(scenes, 'own-pictures,pexels')))).toEqual(['jar', 'bees'])
})

test('if an image model comes before the own pictures, no own picture is searched for', async () => {
  expect(picturesOf(await run(boardOf([scene('a', 'Honey.')], 'image-model,own-pictures')))).toEqual([undefined])
})

const HIVE = clip('hive', ['hive'], [0, 0, 0, 1, 1, 1, 1, 1, 1, 1])
const OLD = clip('old', ['barn'])

test('a scene shows an own clip from its best second, until the words change', async () => {
  const first = await run(boardOf([scene('a', 'The hive.'), scene('b', 'The barn.'), scene('c', 'The hive.')]), [
    HIVE,
    OLD,
  ])
  const clips = first.map((each) => each.clip)
  expect(clips).toEqual([{ file: 'hive', startSeconds: 3 }, { file: 'old', startSeconds: 0 }, undefined])
  const moved = { ...first[0]!, clip: { file: 'hive', startSeconds: 5, sound: 'ducked' as const } }
  expect((await run(boardOf([moved]), [HIVE]))[0]!.clip).toEqual(moved.clip)
  expect(await run(boardOf([{ ...moved, text: 'A lamp.' }]), [HIVE])).toEqual([scene('a', 'A lamp.')])
  expect(await run(boardOf([moved]), [])).toEqual([scene('a', 'The hive.')])
})

test('keeps the user’s choice or removal of a clip', async () => {
  const chosen = scene('a', 'The hive.', { clip: { file: 'mine', startSeconds: 0 } })
  expect(await run(boardOf([chosen]), [HIVE])).toEqual([chosen])
  const { clip: _, ...without } = (await run(boardOf([scene('a', 'The hive.')]), [HIVE]))[0]!
  expect(await run(boardOf([without]), [HIVE])).toEqual([without])
})

test('a board shows a picture, but no clip', async () => {
  const own = [HIVE, picture('still', ['hive'])]
  const scenes = await run(boardOf([scene('a', 'The hive.', { look: 'board' })]), own)
  expect([scenes[0]!.clip, scenes[0]!.picture]).toEqual([undefined, 'still'])
})

test('own files that earlier videos of the channel show are not shown again', async () => {
  const own = [HIVE, picture('still', ['hive'])]
  const first = await run(boardOf([scene('a', 'The hive.')]), own, ['hive'])
  expect(first[0]!.picture).toBe('still')
  expect((await run(boardOf([scene('a', 'The hive.')]), own, ['hive', 'still']))[0]).toEqual(scene('a', 'The hive.'))
  // A scene that shows one already keeps it.
  expect(await run(boardOf(first), own, ['hive', 'still'])).toEqual(first)
})

test('a photograph that the user chose stays, also if own pictures come first', async () => {
  const photo = { title: 't', site: 's', url: 'https://a.b', licence: 'CC0', creator: '', file: 'https://a.b/c' }
  const chosen = scene('a', 'The hive.', { photo: { ...photo, of: 'chosen' } })
  expect(await run(boardOf([chosen]), [HIVE])).toEqual([chosen])
})
