import { BOARD_THEMES, SCENE_LOOKS } from '@dayreel/catalogue'
import { createLookSampler } from '@dayreel/studio'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, expect, test } from 'vitest'
import { createSamplePorts } from './sample-ports.ts'

type Request = Parameters<ReturnType<typeof createLookSampler>['draw']>[0]
const REQUEST: Request = {
  of: 'looks',
  sentence: 'Flamingos hatch gray.',
  language: 'en',
  style: 'None',
  format: 'portrait',
  boardTheme: 'style',
}
const MAX_BYTES = 150_000

const ports = createSamplePorts()
const sampler = createLookSampler(ports)
afterAll(async () => {
  await sampler.close()
  await ports.close()
})
const draw = (request: Partial<Request> = {}) => sampler.draw({ ...REQUEST, ...request }, new AbortController().signal)

/** Returns the pixels of the first and the last frame of a sample. */
async function ends(image: Uint8Array, { width, height, frames }: { width: number; height: number; frames: number }) {
  const strip = await loadImage(Buffer.from(image))
  expect([strip.width, strip.height]).toEqual([width, height * frames])
  const context = createCanvas(strip.width, strip.height).getContext('2d')
  context.drawImage(strip, 0, 0)
  return [0, frames - 1].map((frame) => context.getImageData(0, frame * height, width, height).data) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ]
}

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.filter((value, i) => Math.abs(value - other[i]!) > 24).length / one.length
}

test('each look has a small sample in which something moves; they differ, and are the same when drawn again', async () => {
  const { samples, ...shape } = await draw()
  expect(shape).toMatchObject({ width: 180, height: 320, frames: 24, framesPerSecond: 12 })
  expect(samples.map(({ id }) => id)).toEqual(SCENE_LOOKS.map(({ id }) => id))
  const seen: Uint8ClampedArray[] = []
  for (const { image } of samples) {
    expect(image.length).toBeLessThan(MAX_BYTES)
    const [first, last] = await ends(image, shape)
    expect(difference(first, last)).toBeGreaterThan(0.01)
    expect(seen.every((other) => difference(last, other) > 0.2)).toBe(true)
    seen.push(last)
  }
  expect((await draw()).samples).toEqual(samples)
})

const LOOKS = ['board', 'painted']

test.each([
  { sentence: 'Why do cats purr?', language: 'en', format: 'landscape', size: [320, 180], automatic: ['board'] },
  { sentence: 'She opened the door.', language: 'en', format: 'square', size: [180, 180], automatic: ['painted'] },
  {
    sentence: 'لماذا السماء زرقاء؟ '.repeat(15).trim(),
    language: 'ar',
    format: 'tall',
    size: [180, 226],
    automatic: LOOKS,
  },
  { sentence: 'W'.repeat(300), language: 'en', format: 'portrait', size: [180, 320], automatic: LOOKS },
  {
    sentence: '🦩👩‍👩‍👧‍👦 {{}} <b> … constructor __proto__',
    language: 'en',
    format: 'portrait',
    size: [180, 320],
    automatic: LOOKS,
  },
])('draws “$sentence” in $format, and knows the automatic look', async ({ size, automatic, ...request }) => {
  const { samples, ...shape } = await draw(request)
  expect([shape.width, shape.height]).toEqual(size)
  expect(automatic).toContain(shape.automatic)
  for (const { image } of samples) await ends(image, shape)
})

test('each board theme has its own sample, and the theme of the style equals one of them', async () => {
  const { samples } = await draw({ of: 'themes' })
  expect(samples.map(({ id }) => id)).toEqual(BOARD_THEMES.map(({ id }) => id))
  expect(new Set(samples.map(({ image }) => Buffer.from(image).toString('base64'))).size).toBe(samples.length - 1)
})
