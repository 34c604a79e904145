import { createCanvas } from '@napi-rs/canvas'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { StudioError } from '@dayreel/storyboard/base'
import type { FoundPhoto, PhotoRequest, PhotoSource, Scene, Storyboard } from '@dayreel/storyboard'
import { beforeEach, expect, test } from 'vitest'
import { KeptSteps } from '../kept/kept-steps.ts'
import { createPhotoLoader } from './find-photos.ts'
import { findPictures } from './find-pictures.ts'

const PNG = new Uint8Array(createCanvas(8, 8).toBuffer('image/png'))
const scene = (id: string, changes: Partial<Scene> = {}): Scene => ({
  id,
  text: `About ${id}.`,
  imagePrompt: id,
  seed: 1,
  ...changes,
})
const boardOf = (scenes: Scene[], changes: Partial<Storyboard> = {}) =>
  ({ ...DEFAULT_CHOICES, language: 'en', pictures: 'free-photos', scenes, ...changes }) as Storyboard

let requests: PhotoRequest[]
let isDown: boolean
/** The files that the source has lost. */
let lost: Set<string>
let stored: Map<string, Uint8Array>
beforeEach(() => {
  requests = []
  isDown = false
  lost = new Set()
  stored = new Map()
})

/** Finds three photographs for each prompt, unless it is `nothing`. The third one needs a credit. */
const source: PhotoSource = {
  name: 'free-photos',
  id: 'test-1',
  async find(request) {
    requests.push(request)
    if (isDown) throw new StudioError('photos-unavailable', 'It does not answer.')
    if (request.prompt === 'nothing') return []
    return [1, 2, 3]
      .map((n) => photo(`${request.prompt}${n}`, n === 3))
      .filter(({ url }) => !request.taken.includes(url))
  },
  search: async () => [],
  isOwnFile: (url) => url.startsWith('https://example.com/'),
  load: async ({ file }) => (lost.has(file) ? undefined : PNG),
  close: async () => undefined,
}
const photo = (name: string, isCredited = false): FoundPhoto => ({
  title: name,
  creator: 'Ada',
  site: 'Commons',
  url: `https://example.com/${name}`,
  licence: isCredited ? 'CC BY 4.0' : 'CC0',
  file: `https://example.com/${name}.png`,
})
const store = {
  get: async (key: string) => stored.get(key),
  put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
}
const { signal } = new AbortController()
const run = (storyboard: Storyboard, sources: PhotoSource[] = [source], shown: string[] = []) => {
  const clips = { open: async () => undefined }
  return findPictures(
    storyboard,
    { photoSources: sources, narrators: [], listShown: async () => shown },
    { steps: new KeptSteps(store), clips, signal },
  )
}
const titlesOf = ({ storyboard }: { storyboard: Storyboard }) => storyboard.scenes.map((each) => each.photo?.title)

test('each scene gets its best photograph, and no photograph appears twice', async () => {
  const found = await run(boardOf([scene('jar'), scene('bee'), scene('jar', { id: 'again' })]))
  expect(titlesOf(found)).toEqual(['jar1', 'bee1', 'jar2'])
  expect(found.notices).toEqual([])
})

test('a photograph that an earlier video of the channel shows is not shown again', async () => {
  const shown = ['https://example.com/jar1', 'of-a-file']
  const found = await run(boardOf([scene('jar'), scene('jar', { id: 'again' })]), [source], shown)
  expect(titlesOf(found)).toEqual(['jar2', 'jar3'])
  // The scene that shows one already keeps it.
  expect(titlesOf(await run(found.storyboard, [source], [...shown, 'https://example.com/jar2']))[0]).toBe('jar2')
})

test('a scene without a fitting photograph is drawn, and the user is informed', async () => {
  const found = await run(boardOf([scene('jar'), scene('nothing')]))
  expect(titlesOf(found)).toEqual(['jar1', undefined])
  expect(found.notices).toEqual(['No fitting photograph was found for some scenes, so 1 scene is drawn.'])
})

test('skips a photograph whose file is gone', async () => {
  lost.add('https://example.com/jar1.png')
  expect(titlesOf(await run(boardOf([scene('jar')])))).toEqual(['jar2'])
})

test('a scene keeps its photograph when its words or other scenes change', async () => {
  const { storyboard } = await run(boardOf([scene('jar'), scene('bee')]))
  requests.length = 0
  const [jar, bee] = storyboard.scenes
  const edited = boardOf([scene('new'), { ...bee!, text: 'Corrected.' }, jar!], { quality: 'high' })
  expect(titlesOf(await run(edited))).toEqual(['new1', 'bee1', 'jar1'])
  expect(requests.map(({ prompt }) => prompt)).toEqual(['new'])
})

test('another prompt gives another photograph, and another seed gives the next best', async () => {
  const { storyboard } = await run(boardOf([scene('jar')]))
  const [first] = storyboard.scenes
  expect(titlesOf(await run(boardOf([{ ...first!, imagePrompt: 'bee' }])))).toEqual(['bee1'])
  expect(titlesOf(await run(boardOf([{ ...first!, seed: 2 }])))).toEqual(['jar2'])
})

test('an own picture needs no photograph, and drawn videos have none', async () => {
  const { storyboard } = await run(boardOf([scene('jar', { picture: 'mine' }), scene('bee')]))
  expect(titlesOf({ storyboard })).toEqual([undefined, 'bee1'])
  expect(titlesOf(await run({ ...storyboard, pictures: 'drawn' }))).toEqual([undefined, undefined])
})

test('if the source does not answer, the other scenes do not wait for it, and a later attempt asks again', async () => {
  isDown = true
  const found = await run(boardOf([scene('jar'), scene('bee')]))
  expect(requests).toHaveLength(1)
  expect(found.notices).toEqual([
    'The source of photographs did not answer, so 2 scenes are drawn. Make the video again to look again.',
  ])
  isDown = false
  expect(titlesOf(await run(found.storyboard))).toEqual(['jar1', 'bee1'])
})

test('searches only once for the same video', async () => {
  await run(boardOf([scene('jar')]))
  await run(boardOf([scene('jar')]))
  expect(requests).toHaveLength(1)
})

test('a video has at most six photographs with a credit', async () => {
  const onlyCredited: PhotoSource = { ...source, find: async ({ prompt }) => [photo(prompt, true)] }
  const scenes = Array.from({ length: 8 }, (_, i) => scene(`jar${i}x`))
  const { storyboard } = await run(boardOf(scenes, { sourcesInPosts: true }), [onlyCredited])
  expect(storyboard.scenes.filter((each) => each.photo !== undefined)).toHaveLength(6)
})

test('rejects a source that is not connected any more', async () => {
  await expect(run(boardOf([scene('jar')]), [])).rejects.toMatchObject({ code: 'choice-gone' })
})

const named = (name: string, find: PhotoSource['find']): PhotoSource => ({ ...source, name, id: name, find })

test('asks sources in order, and skips one that does not answer', async () => {
  const first = named('pexels', async () => [])
  const away = named('pixabay', () => Promise.reject(new StudioError('photos-unavailable', 'It does not answer.')))
  const board = boardOf([scene('jar')], { pictures: 'pexels,pixabay,free-photos' })
  expect(titlesOf(await run(board, [source, first, away]))).toEqual(['jar1'])
})

test('leaves scenes without a photograph to the image model, and does not ask the sources after it', async () => {
  const board = boardOf([scene('nothing')], { pictures: 'free-photos,image-model,pexels' })
  const { notices } = await run(board, [source, named('pexels', () => Promise.reject(new Error('asked')))])
  expect(notices).toEqual(['No fitting photograph was found for some scenes, so 1 scene is made by the image model.'])
})

test('a photograph that the user chose stays in every later version', async () => {
  const chosen = { photo: { ...photo('mine'), of: 'chosen' } }
  expect(titlesOf(await run(boardOf([scene('jar', chosen), scene('bee')])))).toEqual(['mine', 'bee1'])
  expect(titlesOf(await run(boardOf([scene('jar', chosen)], { pictures: 'drawn' })))).toEqual(['mine'])
})

test('a chosen photograph that needs a credit is replaced if the video names no sources', async () => {
  const chosen = { photo: { ...photo('mine', true), of: 'chosen' } }
  expect(titlesOf(await run(boardOf([scene('jar', chosen)])))).toEqual(['jar1'])
  expect(titlesOf(await run(boardOf([scene('jar', chosen)], { sourcesInPosts: true })))).toEqual(['mine'])
})

const loadFrom = (sources: PhotoSource[]) => createPhotoLoader(sources, new KeptSteps(store), signal)(photo('mine'))

test('a photograph whose source is not connected can be loaded when it is', async () => {
  const other = { ...source, name: 'pexels', isOwnFile: () => false }
  await expect(loadFrom([other])).rejects.toMatchObject({ code: 'photos-unavailable' })
  expect(await loadFrom([other, source])).toEqual(PNG)
})
