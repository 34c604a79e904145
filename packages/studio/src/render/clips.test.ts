import { mkdtemp, rm } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutClip, readClipFacts } from '../own-clip/cut-clip.ts'
import { keepClip } from '../own-clip/keep-clip.ts'
import { makeClip, timesAt } from '../own-clip/test/make-clip.ts'
import { clipFrameAt, playClip } from './clip-play.ts'
import { decodeLumas } from './mp4-reader.ts'
import { storeIn, testSound } from './render-fixtures.ts'
import { renderVideo, type RenderScene } from './render-video.ts'

const SIZE = { width: 90, height: 160 }
const BLACK = createCanvas(90, 160).encodeSync('png')
const SECONDS = 3
/** The brightness of a clip at a time: it grows evenly, so that each frame shows its time. */
const brightnessAt = (seconds: number): number => 0.05 + (0.9 * seconds) / SECONDS
const codeAt = (seconds: number): number => 16 + 219 * brightnessAt(seconds)
const secondsOfCode = (code: number): number => (((code - 16) / 219 - 0.05) / 0.9) * SECONDS

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-clips-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function storeClip(name: string, times: readonly number[]): Promise<string> {
  const source = join(folder, `${name}.source`)
  await makeClip(source, { times, brightness: (frame) => brightnessAt(times[frame]!) })
  const to = { clip: join(folder, `${name}.mp4`), poster: join(folder, `${name}.jpg`) }
  await keepClip(source, to, { maxSeconds: 600, keptSeconds: 60 }, () => undefined)
  return to.clip
}

async function clipScene(path: string, id: string, seconds: number, startSeconds: number): Promise<RenderScene> {
  const { width, height, framesPerSecond, frames } = await readClipFacts(path)
  return {
    id,
    seconds,
    picture: { key: path, width, height, focus: { x: 0.5, y: 0.5 }, read: () => Promise.reject(new Error('not read')) },
    clip: {
      framesPerSecond,
      frames,
      startFrame: Math.round(startSeconds * framesPerSecond),
      cut: (from, count) => cutClip(path, from, count),
    },
    captions: [],
  }
}

const still = (id: string, seconds: number): RenderScene => ({
  id,
  seconds,
  picture: { key: 'black', ...SIZE, focus: { x: 0.5, y: 0.5 }, read: () => Promise.resolve(BLACK) },
  captions: [],
})

async function render(
  scenes: readonly RenderScene[],
  framesPerSecond: number,
  kept = new Map<string, Uint8Array>(),
  workers = 1,
) {
  const parts: Uint8Array[] = []
  await renderVideo({
    scenes,
    sound: testSound(
      scenes.map(({ seconds }) => seconds),
      framesPerSecond,
    ),
    size: SIZE,
    framesPerSecond,
    whole: { layers: [], endSeconds: 0, transition: 'cut' },
    workers,
    signal: new AbortController().signal,
    ...storeIn(kept),
    write: async (bytes) => void parts.push(Uint8Array.from(bytes)),
  })
  return Buffer.concat(parts)
}

/** Returns the mean brightness of each frame. */
async function codesOf(video: Uint8Array): Promise<number[]> {
  const frames = await decodeLumas(video)
  return frames.map((luma) => luma.reduce((sum, value) => sum + value, 0) / luma.length)
}

const VARIABLE = Array.from({ length: 70 }, (_, i) => (SECONDS * (i + 0.4 * Math.sin(3 * i))) / 70).map((at) =>
  Math.max(0, at),
)

describe.each([
  ['24', timesAt(24, SECONDS)],
  ['25', timesAt(25, SECONDS)],
  ['29.97', timesAt(29.97, SECONDS)],
  ['30', timesAt(30, SECONDS)],
  ['50', timesAt(50, SECONDS)],
  ['60', timesAt(60, SECONDS)],
  ['a variable number of', VARIABLE],
])('a clip with %s frames a second', (rate, times) => {
  test.each([24, 25, 30])('is cut and shown within one frame at %d frames a second', async (framesPerSecond) => {
    const path = await storeClip(`rate-${rate}-${framesPerSecond}`, times)
    const [before, length, start] = [0.7, 1.5, 0.8]
    const scenes = [still('s1', before), await clipScene(path, 's2', length, start), still('s3', 0.5)]
    const codes = await codesOf(await render(scenes, framesPerSecond))
    const first = Math.ceil(before * framesPerSecond)
    const end = first + Math.ceil(length * framesPerSecond)
    expect(codes[first - 1]).toBeLessThan(20)
    expect(codes[end]).toBeLessThan(20)
    // Largest gap between two frames of the clip, or of the video.
    const gap = Math.max(1 / framesPerSecond, ...times.slice(1).map((at, i) => at - times[i]!))
    for (let frame = first; frame < end; frame++) {
      const shown = secondsOfCode(codes[frame]!)
      expect(Math.abs(shown - (start + (frame - first) / framesPerSecond))).toBeLessThan(gap + 0.02)
    }
  })
})

test('any number of workers and stored chunks give the same bytes', async () => {
  const path = await storeClip('same', timesAt(30, SECONDS))
  const scenes = [await clipScene(path, 's1', 2, 0), still('s2', 1), await clipScene(path, 's3', 5, 1)]
  const kept = new Map<string, Uint8Array>()
  const [one, two] = [await render(scenes, 30, kept), await render(scenes, 30, new Map(), 2)]
  expect(two.equals(one)).toBe(true)
  expect((await render(scenes, 30, kept)).equals(one)).toBe(true)
})

describe('a clip that is too short for its scene', () => {
  const clip = { framesPerSecond: 30, frames: 90, startFrame: 0 }
  test('is slowed down to at most 0.8 of its speed', () => {
    expect(playClip(clip, 3)).toMatchObject({ pace: 1, loops: false })
    expect(playClip(clip, 3.6).pace).toBeCloseTo(3 / 3.6, 2)
    const play = playClip(clip, 3.7)
    expect(play.pace).toBeCloseTo(90 / 111, 5)
    expect(clipFrameAt(play, 110, 30)).toBe(89)
    expect(playClip(clip, 3.8).loops).toBe(true)
  })
  test('starts earlier if that is enough', () => {
    expect(playClip({ ...clip, startFrame: 60 }, 2)).toMatchObject({ from: 30, pace: 1, loops: false })
  })
  test('repeats otherwise', async () => {
    const play = playClip({ ...clip, startFrame: 30 }, 7)
    expect(play).toMatchObject({ from: 0, count: 90, first: 30, loops: true })
    expect([0, 59, 60, 149, 150].map((frame) => clipFrameAt(play, frame, 30))).toEqual([30, 89, 0, 89, 0])
    const path = await storeClip('loop', timesAt(30, 1))
    const codes = await codesOf(await render([await clipScene(path, 's1', 2.5, 0)], 30))
    expect(Math.abs(codes[0]! - codes[30]!)).toBeLessThan(3)
    expect(Math.abs(codes[29]! - codeAt(29 / 30))).toBeLessThan(4)
  })
})
