import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { decodeLumas } from '@dayreel/studio/testing'
import { expect, test } from 'vitest'
import { GOLDEN_VIDEO, paintGoldens, renderGolden } from './goldens.ts'

// Another machine rounds differently in some places. A missing object or a shifted palette differs many times as much.
const TOLERANCE = 1.5
const FRAME_TOLERANCE = 2.5

const painted = paintGoldens()

/** Returns the mean difference per byte, from 0 to 255. */
function difference(a: Uint8Array | Uint8ClampedArray, b: Uint8Array | Uint8ClampedArray): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return sum / a.length
}

async function pixelsOf(bytes: Uint8Array): Promise<Uint8ClampedArray> {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height).data
}

test.each(painted)(
  '$file.pathname looks as approved; if the change is intended, run node scripts/goldens.ts',
  async (golden) => {
    const [was, is] = [await pixelsOf(await readFile(golden.file)), await pixelsOf(golden.picture.bytes)]
    expect(difference(was, is)).toBeLessThan(TOLERANCE)
  },
)

test('the pictures differ from each other by more than the tolerance', async () => {
  const [a, b, c] = await Promise.all(painted.map(({ picture }) => pixelsOf(picture.bytes)))
  for (const other of [b!, c!]) expect(difference(a!, other)).toBeGreaterThan(10 * TOLERANCE)
})

test('a second of video is rendered as approved, frame by frame', async () => {
  const was = await decodeLumas(await readFile(GOLDEN_VIDEO))
  const is = await decodeLumas(await renderGolden(painted.map(({ picture }) => picture)))
  expect(was).toHaveLength(31)
  expect(is).toHaveLength(31)
  for (const [i, frame] of was.entries()) expect(difference(frame, is[i]!)).toBeLessThan(FRAME_TOLERANCE)
})
