import { createCanvas } from '@napi-rs/canvas'
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { CaptionPage } from '../caption/caption.ts'
import { CAPTION_LOOKS } from '../caption/caption-looks.ts'
import { CONTENT_ID as CAPTIONS_ID } from '../caption/content-id.ts'
import { decodeVideo, findBoxes, readMp4 } from './mp4-reader.ts'
import { paintTestPicture, storeIn, testScenes, testSound } from './render-fixtures.ts'
import { renderVideo, type RenderOptions, type RenderScene } from './render-video.ts'
import { unpackChunk } from './packed-chunk.ts'
import { timeScenes } from './timing.ts'

const SIZE = { width: 180, height: 320 }
const LOOK = CAPTION_LOOKS['lit-word']
const SECONDS = [1.2, 3.3, 0.9]

/** The stored chunks of one render that uses all features. */
const kept = new Map<string, Uint8Array>()
const progress: number[] = []
let made: Awaited<ReturnType<typeof render>>
beforeAll(async () => {
  made = await render({ ...storeIn(kept), workers: 2, onProgress: (part) => progress.push(part) })
})

test('makes an MP4 that players and platforms accept', async () => {
  const { bytes, report } = made
  const { frames } = timeScenes(SECONDS, 30)
  expect(report).toEqual({ frames, seconds: frames / 30, rendered: 6, reused: 0 })
  expect(progress.at(-1)).toBe(1)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))

  expect(
    findBoxes(bytes)
      .map(({ path }) => path.split('/').length === 1 && path)
      .filter(Boolean),
  ).toEqual(['ftyp', 'moov', 'mdat'])
  const paths = findBoxes(bytes).map(({ path }) => path)
  expect(paths.filter((path) => /edts|elst|udta/.test(path))).toEqual([])

  const { picture, sound } = await readMp4(bytes)
  expect(picture).toMatchObject({ codec: 'h264', ...SIZE, profile: 100, timeBase: 1 / 15_360 })
  expect(picture.colour).toEqual({ range: 1, space: 1, primaries: 1, transfer: 1 })
  expect(picture.packets).toHaveLength(frames)
  const shown = picture.packets.map(({ seconds }) => Math.round(seconds * 30)).toSorted((a, b) => a - b)
  expect(shown).toEqual(Array.from({ length: frames }, (_, i) => i))
  expect(sound).toMatchObject({ codec: 'aac', sampleRate: 48_000, channels: 2 })
  expect(sound.packets[0]!.seconds).toBe(0)
  expect(Math.abs(sound.durationSeconds - picture.durationSeconds)).toBeLessThan(0.001)
  expect(picture.durationSeconds).toBeCloseTo(frames / 30, 5)

  const decoded = await decodeVideo(bytes)
  expect(decoded.lumas).toHaveLength(frames)
  expect(decoded.errors).toBe(0)
})

test('videos with 24 frames per second have the same length and caption times', async () => {
  const { frames } = timeScenes(SECONDS, 24)
  expect(frames).toBe(29 + 80 + 22 + 12)
  const seconds = [0.5, 2.25]
  const black = createCanvas(180, 320).encodeSync('png')
  const scenes = testScenes(SECONDS, SIZE, () => black).map((scene, i) => ({
    ...scene,
    captions: i === 0 ? [flash(0.5)] : i === 1 ? [flash(2.25 - 29 / 24)] : [],
  }))
  const { bytes, report } = await render({
    scenes,
    sound: testSound(SECONDS, 24),
    framesPerSecond: 24,
    captions: { version: 'flash', look: LOOK, painter: WHITE_PAINTER },
  })
  expect(report).toMatchObject({ frames, seconds: frames / 24 })
  expect(Math.abs(report.seconds - made.report.seconds)).toBeLessThan(SECONDS.length / 24)
  const { picture, sound } = await readMp4(bytes)
  expect(picture.packets).toHaveLength(frames)
  const shown = picture.packets.map((packet) => packet.seconds * 24).toSorted((a, b) => a - b)
  shown.forEach((at, i) => expect(at).toBeCloseTo(i, 5))
  expect(picture.durationSeconds).toBeCloseTo(frames / 24, 5)
  expect(Math.abs(sound.durationSeconds - picture.durationSeconds)).toBeLessThan(0.001)
  const { lumas, errors } = await decodeVideo(bytes)
  expect(errors).toBe(0)
  expect(flashesIn(lumas).map((frame) => frame / 24)).toEqual(seconds)
})

test('every chunk decodes independently', async () => {
  const { bytes } = made
  const { picture } = await readMp4(bytes)
  const keys = picture.packets.flatMap(({ isKey }, i) => (isKey ? [i] : []))
  expect(keys).toHaveLength(kept.size)
  for (const { order, samples } of [...kept.values()].map(unpackChunk)) {
    // Only the first unit of a chunk is an IDR slice, so no sample refers to another chunk.
    const types = samples.map((sample) => sample[4]! & 31)
    expect(types[0]).toBe(5)
    expect(types.slice(1).includes(5)).toBe(false)
    expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, i) => i))
    expect(order[0]).toBe(0)
  }
  const whole = await decodeVideo(bytes)
  const start = Math.round(picture.packets[keys[3]!]!.seconds * 30)
  const fromThere = await decodeVideo(bytes, keys[3])
  expect(fromThere.errors).toBe(0)
  expect(fromThere.lumas).toEqual(whole.lumas.slice(start))
})

test('one worker, two workers and stored chunks give the same bytes', async () => {
  const one = await render()
  expect(digest(one.bytes)).toBe(digest(made.bytes))

  const again = await render(storeIn(kept))
  expect(again.report).toMatchObject({ rendered: 0, reused: 6 })
  expect(digest(again.bytes)).toBe(digest(made.bytes))

  // The store contains every second chunk, as after a crash in the middle of a render.
  const half = new Map([...kept].filter((_, i) => i % 2 === 0))
  const resumed = await render(storeIn(half))
  expect(resumed.report).toMatchObject({ rendered: 3, reused: 3 })
  expect(digest(resumed.bytes)).toBe(digest(made.bytes))
})

test('reads a picture only if a chunk is missing', async () => {
  const changed = SECONDS.with(0, 1.5)
  const read: number[] = []
  const scenes = testScenes(changed, SIZE, (scene) => {
    read.push(scene)
    return paintTestPicture(scene, SIZE.width, SIZE.height)
  })
  const { report } = await render({ ...storeIn(new Map(kept)), scenes, sound: testSound(changed, 30) })
  expect(report).toMatchObject({ rendered: 2, reused: 4 })
  expect(read.toSorted((a, b) => a - b)).toEqual([0, 1])
})

test('scenes that share a picture each show their own subject', async () => {
  const canvas = createCanvas(640, 320)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(320, 0, 320, 320)
  const wide = canvas.encodeSync('png')
  const scenes = testScenes([1, 1], { width: 640, height: 320 }, () => wide).map((scene, i) => ({
    ...scene,
    picture: { ...scene.picture, key: 'shared', focus: { x: i === 0 ? 0.1 : 0.9, y: 0.5 } },
  }))
  const { bytes } = await render({ scenes, sound: testSound([1, 1], 30), captions: undefined })
  const { lumas } = await decodeVideo(bytes)
  expect(lumas[10]).toBeLessThan(20)
  expect(lumas[60]).toBeGreaterThan(230)
})

test('a flash and a click at the same time stay together, early and late in the video', async () => {
  const flashes = [12, 95]
  const black = createCanvas(180, 320).encodeSync('png')
  const scene: RenderScene = {
    ...testScenes([4], SIZE, () => black)[0]!,
    captions: flashes.map((frame) => flash(frame / 30)),
  }
  const sound = new Float32Array(timeScenes([4], 30).samples * 2)
  for (const frame of flashes) sound.fill(0.9, frame * 1600 * 2, (frame * 1600 + 96) * 2)
  const { bytes } = await render({
    scenes: [scene],
    sound,
    captions: { version: 'flash', look: LOOK, painter: WHITE_PAINTER },
  })

  const { lumas, samples } = await decodeVideo(bytes)
  const seen = flashesIn(lumas).map((frame) => frame / 30)
  const heard: number[] = []
  samples.forEach((value, i) => {
    if (value > 0.45 && i / 48_000 > (heard.at(-1) ?? -1) + 0.5) heard.push(i / 48_000)
  })
  expect(seen).toEqual(flashes.map((frame) => frame / 30))
  expect(heard).toHaveLength(2)
  heard.forEach((time, i) => expect(Math.abs(time - seen[i]!)).toBeLessThan(0.005))
})

test('an abort ends the render within a second and leaves no thread behind', async () => {
  const abort = new AbortController()
  const threads = threadCount()
  // A thread counts as running only while it has a task. A single check could fall between two tasks, so the number is
  // checked repeatedly.
  let busy = 0
  const looking = setInterval(() => (busy = Math.max(busy, threadCount())), 2)
  const onProgress = (part: number): void => {
    if (part >= 0.2) abort.abort(new Error('enough'))
  }
  await expect(render({ signal: abort.signal, workers: 2, onProgress })).rejects.toThrow('enough')
  clearInterval(looking)
  expect(busy).toBeGreaterThan(threads)
  await expect.poll(threadCount, { timeout: 1000 }).toBe(threads)
  await expect(render({ signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before')
})

test('passes on the error of a full disk, from the file and from the store', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const threads = threadCount()
  let written = 0
  const write = async (): Promise<void> => {
    if (++written > 2) throw full
  }
  await expect(render({ write })).rejects.toBe(full)
  expect(written).toBe(3)
  await expect(render({ save: () => Promise.reject(full) })).rejects.toBe(full)
  await expect.poll(threadCount, { timeout: 1000 }).toBe(threads)
})

test('a dead worker fails the render instead of hanging it', async () => {
  const painter = new URL(
    'data:text/javascript,export const createCaptionPainter = () => ({ draw: () => process.exit(1) })',
  )
  await expect(render({ workers: 2, captions: { version: 'deadly', look: LOOK, painter } })).rejects.toMatchObject({
    code: 'worker-died',
  })
})

test('rejects an unreadable picture and sound of another length', async () => {
  const scenes = testScenes(SECONDS, SIZE, () => new TextEncoder().encode('no picture'))
  await expect(render({ scenes })).rejects.toMatchObject({ code: 'picture-unreadable' })
  await expect(render({ sound: new Float32Array(100) })).rejects.toMatchObject({ code: 'step-failed' })
})

/** A caption module that fills the frame with white while there is a caption. */
const WHITE_PAINTER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    export const createCaptionPainter = ({ width, height }) => ({
      draw: () => ({ x: 0, y: 0, width, height, pixels: new Uint8ClampedArray(4 * width * height).fill(255) }),
    })`)}`,
)

/** Returns a caption of one word that lasts two frames. */
function flash(startSeconds: number): CaptionPage {
  const endSeconds = startSeconds + 2 / 30
  const words = [{ text: 'x', startSeconds, endSeconds, spaced: false }]
  return { startSeconds, endSeconds, endsSentence: false, rightToLeft: false, language: 'en', words }
}

/** Returns the indexes of white frames that follow a dark frame. */
function flashesIn(lumas: readonly number[]): number[] {
  return lumas.flatMap((luma, i) => (luma > 200 && lumas[i - 1]! < 30 ? [i] : []))
}

async function render(changes: Partial<RenderOptions> = {}) {
  const parts: Uint8Array[] = []
  const report = await renderVideo({
    scenes: testScenes(SECONDS, SIZE),
    captions: { version: CAPTIONS_ID, look: LOOK },
    sound: testSound(SECONDS, 30),
    size: SIZE,
    framesPerSecond: 30,
    workers: 1,
    signal: new AbortController().signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: async (bytes) => void parts.push(bytes),
    ...changes,
  })
  return { report, bytes: Buffer.concat(parts) }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Counts the message ports of running worker threads. */
function threadCount(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker').length
}
