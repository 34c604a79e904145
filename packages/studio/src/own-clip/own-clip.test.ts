import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AV_PIX_FMT_GRAY8,
  AV_PIX_FMT_YUV420P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bestStart } from '@dayreel/storyboard'
import { sineWav } from '../own-sound/test/wav.ts'
import { box } from '../render/mp4-boxes.ts'
import { decodeLumas, decodeSound } from '../render/mp4-reader.ts'
import { pictureSize } from '../own-picture/picture-size.ts'
import { type ClipKeeper, createClipKeeper } from './clip-keeper.ts'
import { patch } from '../test/hostile-files/patch-boxes.ts'
import { clipRate } from './clip-rate.ts'
import { makeClip, type TestClip, timesAt } from './test/make-clip.ts'

const RULES = { maxSeconds: 600, keptSeconds: 60 }
const signal = new AbortController().signal
let folder: string
let keeper: ClipKeeper
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-clip-'))
  keeper = createClipKeeper()
})
afterAll(async () => {
  await keeper.close()
  await rm(folder, { recursive: true, force: true })
})

let count = 0
async function keep(bytes: Uint8Array, rules = RULES) {
  const at = join(folder, String(count++))
  await writeFile(at, bytes)
  const to = { clip: `${at}.mp4`, poster: `${at}.jpg` }
  const kept = await keeper.keep(at, to, rules, signal)
  const [clip, poster] = await Promise.all([readFile(to.clip), readFile(to.poster)])
  return { ...kept, clip, poster, frames: () => decodeLumas(clip) }
}

async function made(clip: TestClip = {}): Promise<Buffer> {
  return makeClip(join(folder, `${count++}.source`), clip)
}

function meanOf(luma: Uint8Array): number {
  return luma.reduce((sum, value) => sum + value, 0) / luma.length
}

const VP9 = { format: 'webm', encoder: 'libvpx-vp9', options: { 'cpu-used': '8', deadline: 'realtime' } }

describe.each<[string, TestClip]>([
  ['H.264 in MP4', {}],
  ['H.264 in MOV', { format: 'mov' }],
  ['HEVC in MP4', { encoder: 'libx265', options: { preset: 'ultrafast', 'x265-params': 'log-level=0' } }],
  [
    'HEVC with 10 bits',
    {
      encoder: 'libx265',
      pixels: AV_PIX_FMT_YUV420P10LE,
      options: { preset: 'ultrafast', 'x265-params': 'log-level=0' },
    },
  ],
  ['VP8 in WebM', { ...VP9, encoder: 'libvpx' }],
  ['VP9 in WebM', VP9],
  ['AV1 in MP4', { encoder: 'libsvtav1', options: { preset: '8' } }],
  ['GIF', { format: 'gif', encoder: 'gif', pixels: AV_PIX_FMT_GRAY8, times: timesAt(10, 2) }],
])('a clip as %s', (_name, clip) => {
  test('is stored as H.264 with its size, length and motion', async () => {
    const { seconds, width, height, hasSound, frames, poster } = await keep(await made(clip))
    expect({ width, height, hasSound }).toEqual({ width: 128, height: 96, hasSound: false })
    expect(seconds).toBeCloseTo(2, 1)
    const lumas = (await frames()).map(meanOf)
    expect(lumas).toHaveLength(Math.round(seconds * 30))
    expect(lumas.at(-1)! - lumas[0]!).toBeGreaterThan(20)
    expect(pictureSize(poster)).toEqual({ width: 128, height: 96 })
  })
})

test.each([
  [12, 24],
  [15, 30],
  [23.976, 24],
  [24, 24],
  [25, 25],
  [29.97, 30],
  [30, 30],
  [50, 25],
  [59.94, 30],
  [60, 30],
  [120, 30],
])('a clip of %d frames a second is stored with %d', async (rate, stored) => {
  expect(clipRate(rate)).toBe(stored)
  const { seconds, frames } = await keep(await made({ times: timesAt(rate, 2) }))
  expect(seconds).toBeCloseTo(2, 1)
  expect(await frames()).toHaveLength(Math.round(seconds * stored))
})

test('each frame of a clip with a variable rate is shown at its time', async () => {
  const times = [0, 0.1, 0.5, 0.55, 1.4, 1.45, 1.5, 2.2]
  const { seconds, frames } = await keep(await made({ times, luma: (frame) => 0.1 + 0.1 * frame }))
  const lumas = (await frames()).map(meanOf)
  const rate = lumas.length / seconds
  times.slice(0, -1).forEach((start, i) => {
    const middle = Math.floor(((start + times[i + 1]!) / 2) * rate)
    expect(lumas[middle]).toBeCloseTo(16 + 219 * (0.1 + 0.1 * i), -1)
  })
})

test.each([
  [90, [0.9, 0.5]],
  [180, [0.5, 0.9]],
  [270, [0.1, 0.5]],
] as const)('a clip that is turned by %d degrees is stored upright', async (turn, [x, y]) => {
  // The upper edge of the source is white.
  const { width, height, frames } = await keep(await made({ turn, luma: (_frame, _x, y) => (y < 0.25 ? 1 : 0) }))
  expect({ width, height }).toEqual(turn === 180 ? { width: 128, height: 96 } : { width: 96, height: 128 })
  const luma = (await frames())[10]!
  const at = (x: number, y: number): number => luma[Math.floor(y * height) * width + Math.floor(x * width)]!
  expect(at(x, y)).toBeGreaterThan(200)
  expect(at(1 - x, 1 - y)).toBeLessThan(40)
})

const stripes = (x: number, shift = 0): number => (Math.floor((x + shift) * 16) % 2 === 0 ? 0.3 : 0.7)

const moving = (frame: number, x: number): number =>
  frame < 60 || frame >= 150 ? 0.5 + 0.05 * Math.sin(6 * x) : stripes(x, frame / 200)
const cut = (frame: number, x: number): number => {
  if (frame < 60) return stripes(x)
  if (frame < 90) return 0.01
  return frame % 30 === 15 && frame < 120 ? 1 : stripes(x, frame / 200)
}

describe('the scores of a clip', () => {
  test('prefer the seconds that are sharp and move', async () => {
    const { scores, seconds } = await keep(await made({ times: timesAt(30, 7), luma: moving }))
    expect(scores).toHaveLength(7)
    expect(bestStart(scores, seconds, 2.5)).toBe(2)
    expect(Math.min(...scores.slice(2, 5))).toBeGreaterThan(Math.max(...scores.slice(0, 2), ...scores.slice(6)))
  })

  test('prefer motion to a still, and avoid cuts and darkness', async () => {
    const { scores, seconds } = await keep(await made({ times: timesAt(30, 7), luma: cut }))
    expect(bestStart(scores, seconds, 2)).toBe(4)
    expect(scores[2]).toBeLessThanOrEqual(0)
    expect(scores[5]! - scores[1]!).toBeGreaterThan(0.2)
  })

  test('leave a clip that never changes at its start', async () => {
    const { scores, seconds } = await keep(await made({ times: timesAt(30, 4), luma: (_frame, x) => stripes(x) }))
    expect(bestStart(scores, seconds, 1)).toBe(0)
  })
})

test('a clip with odd sides gets even ones', async () => {
  const source = await made({ ...VP9, width: 131, height: 97 })
  expect(await keep(source)).toMatchObject({ width: 132, height: 98 })
})

test.each([
  ['PQ', AVCOL_TRC_SMPTE2084, 0.58],
  ['HLG', AVCOL_TRC_ARIB_STD_B67, 0.75],
])('white of an HDR clip (%s) becomes the white of ordinary screens', async (_name, colorTrc, white) => {
  const source = await made({
    encoder: 'libx265',
    options: { preset: 'ultrafast', 'x265-params': 'log-level=0' },
    pixels: AV_PIX_FMT_YUV420P10LE,
    colour: { colorTrc, colorPrimaries: AVCOL_PRI_BT2020, colorSpace: AVCOL_SPC_BT2020_NCL },
    luma: () => white,
  })
  const { frames } = await keep(source)
  expect(meanOf((await frames())[10]!)).toBeGreaterThan(225)
})

test('the sound of a clip is stored in time with the picture', async () => {
  const { clip, hasSound, seconds } = await keep(await made({ hertz: 440, format: 'mov' }))
  expect(hasSound).toBe(true)
  const [left] = await decodeSound(clip)
  expect(left!.length / 48_000).toBeCloseTo(seconds, 1)
  const crossings = left!.reduce((sum, value, i) => sum + (i > 0 && left![i - 1]! < 0 && value >= 0 ? 1 : 0), 0)
  expect(Math.abs(crossings / seconds - 440)).toBeLessThan(6)
})

test('at most the given seconds of a clip are stored', async () => {
  expect((await keep(await made({ times: timesAt(30, 4) }), { ...RULES, keptSeconds: 2.5 })).seconds).toBe(2.5)
})

test('a clip at the size of a phone is stored with at most 1080 rows', async () => {
  const source = await made({ width: 1440, height: 2560, times: timesAt(30, 0.6), options: { preset: 'ultrafast' } })
  expect(await keep(source)).toMatchObject({ width: 1080, height: 1920 })
})

describe('a hostile file is refused, and leaves nothing:', () => {
  const wav = sineWav({ rate: 48_000, channels: 1, seconds: 2, hertz: 440 })
  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['empty', async () => new Uint8Array(), /not a clip/],
    ['a text', async () => Buffer.from('#EXTM3U\n/etc/passwd\n'), /not a clip/],
    ['a sound', async () => wav, /not a clip/],
    ['an MP4 header without content', async () => (await made()).subarray(0, 40), /damaged/],
    ['an MP4 without its index', async () => withoutBox(await made(), 'moov'), /damaged/],
    [
      'noise after an MP4 header',
      async () => Buffer.concat([(await made()).subarray(0, 32), noise(50_000)]),
      /damaged/,
    ],
    ['noise in place of the frames', async () => noisyFrames(await made({ format: 'mov' })), /damaged/],
    [
      'a whole file of 300,000 frames',
      async () => Buffer.concat([patch(await made(), 'stsz', [8, 1], [12, 300_000]), box('free', noise(400_000))]),
      /too many frames/,
    ],
    [
      'an index of 33 MB',
      async () => Buffer.concat([await made(), box('uuid', noise(33 << 20))]),
      /index .* is too large/,
    ],
    ['tiny', async () => made({ width: 16, height: 16 }), /too small/],
    ['too short', async () => made({ times: timesAt(30, 0.2) }), /shorter than half a second/],
    ['MPEG-4 video', async () => made({ encoder: 'mpeg4' }), /isn’t supported/],
    [
      'larger than 4K',
      async () => made({ width: 5120, height: 2880, times: [0, 0.1], options: { preset: 'ultrafast' } }),
      /larger than 4K/,
    ],
  ])('%s', async (_name, bytes, message) => {
    const source = await bytes()
    const before = await readdir(folder)
    await expect(keep(source)).rejects.toMatchObject({
      code: 'clip-unreadable',
      message: expect.stringMatching(message) as string,
    })
    expect(await readdir(folder)).toHaveLength(before.length + 1)
  })

  test('longer than allowed', async () => {
    const source = await made({ times: timesAt(2, 12), width: 64, height: 64 })
    await expect(keep(source, { maxSeconds: 10, keptSeconds: 5 })).rejects.toThrow(/longer than/)
  })
})

test('a MOV file of an old camera, without a type box, keeps its sound', async () => {
  const source = await made({ format: 'mov', hertz: 440, times: timesAt(30, 1) })
  expect(source.toString('latin1', 4, 8)).toBe('ftyp')
  source.write('free', 4, 'latin1')
  expect(await keep(source)).toMatchObject({ hasSound: true })
})

test('a truncated WebM is stored up to its end', async () => {
  const whole = await made({ ...VP9, times: timesAt(30, 4) })
  const { seconds } = await keep(whole.subarray(0, Math.floor(whole.length * 0.7)))
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(4)
})

test('a clip whose only key frame is lost is refused', async () => {
  const source = await made({ options: { g: '1000', bf: '0' }, times: timesAt(30, 3) })
  await expect(keep(withoutFirstFrames(source))).rejects.toThrow(/damaged/)
})

test('an aborted task ends within a second and leaves no file', async () => {
  const source = join(folder, 'long')
  await writeFile(
    source,
    await made({ times: timesAt(30, 6), width: 320, height: 240, options: { preset: 'ultrafast' } }),
  )
  const controller = new AbortController()
  const to = { clip: join(folder, 'aborted.mp4'), poster: join(folder, 'aborted.jpg') }
  const work = keeper.keep(source, to, RULES, controller.signal)
  setTimeout(() => controller.abort(new Error('no longer wanted')), 60)
  const begun = performance.now()
  await expect(work).rejects.toThrow('no longer wanted')
  expect(performance.now() - begun).toBeLessThan(1150)
  await expect(stat(to.clip)).rejects.toThrow('ENOENT')
})

function noise(bytes: number): Buffer {
  let state = 1
  return Buffer.from(Array.from({ length: bytes }, () => (state = (state * 48_271) % 0x7fffffff) & 255))
}

function boxesOf(file: Buffer): { type: string; at: number; size: number }[] {
  const boxes = []
  for (let at = 0; at + 8 <= file.length;) {
    const size = file.readUInt32BE(at)
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), at, size })
    at += Math.max(8, size)
  }
  return boxes
}

function withoutBox(file: Buffer, type: string): Buffer {
  const kept = boxesOf(file).filter((box) => box.type !== type)
  return Buffer.concat(kept.map(({ at, size }) => file.subarray(at, at + size)))
}

function noisyFrames(file: Buffer): Buffer {
  const { at, size } = boxesOf(file).find(({ type }) => type === 'mdat')!
  return Buffer.concat([file.subarray(0, at + 8), noise(size - 8), file.subarray(at + size)])
}

/** Overwrites the first third of the frames, which contains the only key frame. */
function withoutFirstFrames(file: Buffer): Buffer {
  const { at, size } = boxesOf(file).find(({ type }) => type === 'mdat')!
  const copy = Buffer.from(file)
  copy.fill(0, at + 8, at + 8 + Math.floor(size / 3))
  return copy
}
