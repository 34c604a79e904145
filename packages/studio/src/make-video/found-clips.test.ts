import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FoundPhoto, PhotoSource, Scene, Storyboard } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { KeptSteps } from '../kept/kept-steps.ts'
import { makeClip, timesAt } from '../own-clip/test/make-clip.ts'
import { createNarrator } from '../narrate/create-narrator.ts'
import { findPictures } from './find-pictures.ts'
import { createFoundClips } from './found-clips.ts'

const SECONDS = 6
const BEES: Scene = { id: 's1', text: 'The bees come home.', imagePrompt: 'bees', seed: 1 }
/** Dark and still. From second 3 on, bright and flickering. */
const brightness = (frame: number): number => (frame < 28 ? 0.2 : 0.86 + 0.04 * (Math.floor(frame / 2) % 2))

const narrator = createNarrator({ threads: 1 })
let folder: string
let file: Uint8Array
let small: Uint8Array
let loads: string[]
let stored: Map<string, Uint8Array>
let answer: (photo: FoundPhoto) => Promise<Uint8Array | undefined>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'found-clips-test-'))
  file = await makeClip(join(folder, 'a.mp4'), { width: 480, height: 360, times: timesAt(10, SECONDS), brightness })
  small = await makeClip(join(folder, 'b.mp4'), { width: 64, height: 48, times: timesAt(10, 1) })
})
afterAll(async () => {
  await narrator.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  loads = []
  stored = new Map()
  answer = async () => file
})

const clipOf = (title: string): FoundPhoto => ({
  title,
  creator: 'Ada',
  site: 'Pexels',
  url: `https://example.com/${title}`,
  licence: 'Pexels License',
  file: `https://example.com/${title}.mp4`,
  clip: { seconds: 30 },
})
const source: PhotoSource = {
  name: 'pexels-videos',
  id: 'test-1',
  find: async ({ prompt, taken }) =>
    ['1', '2'].map((n) => clipOf(prompt + n)).filter(({ url }) => !taken.includes(url)),
  search: async () => [],
  isOwnFile: (url) => url.startsWith('https://example.com/'),
  load: async (photo) => {
    loads.push(photo.title)
    return answer(photo)
  },
  close: async () => undefined,
}

const store = {
  get: async (key: string) => stored.get(key),
  put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
}

async function run(scenes: Scene[], signal = new AbortController().signal) {
  const steps = new KeptSteps(store)
  const sources = [{ ...source, name: 'pexels', load: () => Promise.reject(new Error('no source of clips')) }, source]
  await using clips = createFoundClips(sources, steps, signal)
  const storyboard = {
    ...DEFAULT_CHOICES,
    language: 'en',
    pace: 1,
    pictures: 'pexels-videos',
    scenes,
  } as Partial<Storyboard> as Storyboard
  const ports = { photoSources: sources, narrators: [narrator] }
  const { storyboard: found, notices } = await findPictures(storyboard, ports, { steps, clips, signal })
  return { photos: found.scenes.map(({ photo }) => photo), notices, scenes: found.scenes }
}

async function leftFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('dayreel-found-'))
}

test('a clip begins where it is sharp and moves, is loaded once, and leaves no file', async () => {
  const before = await leftFolders()
  const { photos, notices, scenes } = await run([BEES])
  expect(notices).toEqual([])
  // The length is that of the stored file, not the one that the source states.
  expect(photos).toEqual([
    { ...clipOf('bees1'), clip: { seconds: SECONDS, startSeconds: 3 }, of: expect.any(String) as string },
  ])
  expect(await run(scenes)).toMatchObject({ photos })
  expect(loads).toEqual(['bees1'])
  expect(await leftFolders()).toEqual(before)
})

test('a start that the user chose stays', async () => {
  const photo = { ...clipOf('mine'), of: 'chosen', clip: { seconds: SECONDS, startSeconds: 0.5 } }
  expect((await run([{ ...BEES, photo }])).photos).toEqual([photo])
})

test('a clip whose source is not connected can be opened when it is', async () => {
  const { signal } = new AbortController()
  const openFrom = async (sources: PhotoSource[]) => {
    await using clips = createFoundClips(sources, new KeptSteps(store), signal)
    return (await clips.open(clipOf('mine')))?.seconds
  }
  const others = [
    { ...source, name: 'pexels' },
    { ...source, name: 'pixabay-videos', isOwnFile: () => false },
  ]
  await expect(openFrom(others)).rejects.toMatchObject({ code: 'photos-unavailable' })
  expect(loads).toEqual([])
  expect(await openFrom([source])).toBe(SECONDS)
})

test('a clip whose source does not answer is asked for once in an attempt', async () => {
  answer = () => Promise.reject(new StudioError('photos-unavailable', 'It does not answer.'))
  for (const attempt of [1, 2]) {
    await using clips = createFoundClips([source], new KeptSteps(store), new AbortController().signal)
    for (let scenes = 0; scenes < 2; scenes++)
      await expect(clips.open(clipOf('mine'))).rejects.toMatchObject({ code: 'photos-unavailable' })
    expect(loads).toHaveLength(attempt)
  }
})

test('a clip that the user chose in a search gets a start', async () => {
  const photo = { ...clipOf('mine'), of: 'chosen' }
  const { photos } = await run([{ ...BEES, photo }])
  expect(photos).toEqual([{ ...photo, clip: { seconds: SECONDS, startSeconds: 3 } }])
})

test.each([
  ['is not a video', () => Buffer.from('<!doctype html><title>Sandbox</title>')],
  ['is far smaller than announced', () => small],
  ['is gone', () => undefined],
  ['was cut off', () => file.subarray(0, 2_000)],
])('a clip that %s is passed over', async (_, bytes) => {
  answer = async ({ title }) => (title === 'bees1' ? bytes() : file)
  expect((await run([BEES])).photos[0]!.title).toBe('bees2')
})

test('if the source does not answer, the scenes are drawn, and a later attempt asks again', async () => {
  answer = () => Promise.reject(new StudioError('photos-unavailable', 'It does not answer.'))
  const { photos, notices, scenes } = await run([BEES, { ...BEES, id: 's2' }])
  expect(photos).toEqual([undefined, undefined])
  expect(notices[0]).toMatch(/^The source of clips did not answer, so 2 scenes are drawn\./u)
  answer = async () => file
  expect((await run(scenes)).photos.map((photo) => photo?.title)).toEqual(['bees1', 'bees2'])
})

test('an aborted conversion leaves no file', async () => {
  const before = await leftFolders()
  const controller = new AbortController()
  answer = async () => {
    setTimeout(() => controller.abort(new Error('no longer wanted')), 60)
    return file
  }
  await expect(run([BEES], controller.signal)).rejects.toThrow('no longer wanted')
  expect(await leftFolders()).toEqual(before)
})
