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
const scene = (id: string, text: string, changes: Partial<Scene> = {}): Scene => ({
  id,
  text,
  imagePrompt: '',
  seed: 1,
  ...changes,
})
const boardOf = (scenes: Scene[], pictures = 'own-pictures', changes: Partial<Storyboard> = {}) =>
  ({ ...DEFAULT_CHOICES, language: 'en', pictures, scenes, ...changes }) as Storyboard
const run = async (storyboard: Storyboard, own = ALL) => (await findOwnPictures(storyboard, async () => own)).scenes
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

test('a picture that the user chose or took away stays so', async () => {
  const chosen = scene('a', 'A jar of honey.', { picture: 'mine' })
  expect(await run(boardOf([chosen]))).toEqual([chosen])
  const { picture: _, ...without } = (await run(boardOf([scene('a', 'A jar of honey.')])))[0]!
  expect(await run(boardOf([without]))).toEqual([without])
})

test('found pictures disappear if the video no longer wants them', async () => {
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

test('an image model before the own pictures leaves nothing to find', async () => {
  expect(picturesOf(await run(boardOf([scene('a', 'Honey.')], 'image-model,own-pictures')))).toEqual([undefined])
})
