import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { buildKernel, KERNEL_FILE } from './build-kernel.ts'
import { Kernel } from './kernel.ts'

const WIDTH = 90
const HEIGHT = 70
const STRIDE = 128
const BORDER = 16

test('the committed kernel equals its compiled source', async () => {
  expect(Buffer.from(await buildKernel()).equals(readFileSync(KERNEL_FILE))).toBe(true)
})

test.each([
  { left: 0, top: 0, step: 1 },
  { left: 3.37, top: 5.81, step: 0.73 },
  { left: -0.4, top: -0.3, step: 1.24 },
])('samples along $left, $top × $step like Catmull-Rom in floating point', ({ left, top, step }) => {
  const { kernel, source, plane, out, plan } = setUp()
  const width = 60
  const rows = 48
  kernel.functions.planRow(plan, width, left, step)
  // The rows are drawn in two calls, as for frames that are drawn in stripes.
  const draw = (first: number, count: number): void =>
    kernel.functions.drawRows(plan, out + first * 64, 64, width, first, count, source, STRIDE, top, step, -1)
  draw(0, 17)
  draw(17, rows - 17)
  let worst = 0
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < width; x++) {
      const expected = cubicAt(plane, left + x * step, top + y * step)
      worst = Math.max(worst, Math.abs(kernel.bytes[out + y * 64 + x]! - expected))
    }
  expect(worst).toBeLessThan(2.5)
})

test('a window on whole pixels returns them exactly', () => {
  const { kernel, source, plane, out, plan } = setUp()
  kernel.functions.planRow(plan, 32, 4, 1)
  kernel.functions.drawRows(plan, out, 64, 32, 0, 20, source, STRIDE, 6, 1, -1)
  for (let y = 0; y < 20; y++)
    for (let x = 0; x < 32; x++) expect(kernel.bytes[out + y * 64 + x]).toBe(plane(x + 4, y + 6))
})

test('blends over the existing pixels', () => {
  const { kernel, source, plane, out, plan } = setUp()
  kernel.bytes.fill(200, out, out + 64 * 20)
  kernel.functions.planRow(plan, 32, 0, 1)
  kernel.functions.drawRows(plan, out, 64, 32, 0, 20, source, STRIDE, 0, 1, Math.round(0.3 * 32_767))
  for (let y = 0; y < 20; y++)
    for (let x = 0; x < 32; x++)
      expect(Math.abs(kernel.bytes[out + y * 64 + x]! - (200 * 0.7 + plane(x, y) * 0.3))).toBeLessThan(1.1)
})

test('converts a premultiplied patch to planes and overlays it', () => {
  const { kernel } = setUp()
  const width = 32
  const height = 4
  const random = createRandom('patch')
  const rgba = kernel.allocate(width * height * 4)
  const [luma, transparency, blue, red, chromaTransparency, target] = Array.from({ length: 6 }, () =>
    kernel.allocate(width * height),
  ) as [number, number, number, number, number, number]
  const pixels = Array.from({ length: width * height }, () => {
    const alpha = random() < 0.3 ? 0 : Math.round(random() * 255)
    return [...Array.from({ length: 3 }, () => Math.round(random() * alpha)), alpha]
  })
  kernel.bytes.set(pixels.flat(), rgba)
  kernel.functions.convertPatch(rgba, width, height, luma, transparency, blue, red, chromaTransparency)
  const planes = kernel.bytes
  pixels.forEach(([r, g, b, a], i) => {
    const expected = (16 * a!) / 255 + (219 / 255) * (0.2126 * r! + 0.7152 * g! + 0.0722 * b!)
    expect(Math.abs(planes[luma + i]! - expected)).toBeLessThan(1)
    expect(planes[transparency + i]).toBe(255 - a!)
  })
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const square = [0, 1, width, width + 1].map((d) => pixels[y * width + x + d]!)
      const [r, g, b, a] = [0, 1, 2, 3].map((c) => square.reduce((sum, p) => sum + p[c]! / 4, 0)) as [
        number,
        number,
        number,
        number,
      ]
      const at = (y / 2) * (width / 2) + x / 2
      const y709 = 0.2126 * r + 0.7152 * g + 0.0722 * b
      const u = (128 * a) / 255 + ((b - y709) / 1.8556) * (224 / 255)
      const v = (128 * a) / 255 + ((r - y709) / 1.5748) * (224 / 255)
      expect(Math.abs(planes[blue + at]! - u)).toBeLessThan(1)
      expect(Math.abs(planes[red + at]! - v)).toBeLessThan(1)
      expect(Math.abs(planes[chromaTransparency + at]! - (255 - a))).toBeLessThanOrEqual(0.5)
    }

  kernel.bytes.fill(100, target, target + width * height)
  kernel.functions.layOver(target, width, luma, transparency, width, width, height)
  for (let i = 0; i < width * height; i++) {
    const expected = kernel.bytes[luma + i]! + (100 * kernel.bytes[transparency + i]!) / 255
    expect(Math.abs(kernel.bytes[target + i]! - expected)).toBeLessThanOrEqual(0.5)
  }
})

test('growing memory keeps its content', () => {
  const kernel = new Kernel()
  const first = kernel.allocate(1000)
  kernel.bytes.fill(7, first, first + 1000)
  const second = kernel.allocate(5_000_000)
  expect(second % 64).toBe(0)
  expect(kernel.bytes.length).toBeGreaterThan(5_000_000)
  expect(kernel.bytes[first + 999]).toBe(7)
})

/**
 * Creates a plane of smooth waves with noise. Its edges are repeated outwards, and its values are biased like those of
 * stored pictures.
 */
function setUp(): {
  kernel: Kernel
  source: number
  plane: (x: number, y: number) => number
  out: number
  plan: number
} {
  const kernel = new Kernel()
  const random = createRandom('plane')
  const values = Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    Math.round(126 + 70 * Math.sin((i % WIDTH) / 5) * Math.cos(i / WIDTH / 4) + 40 * (random() - 0.5)),
  )
  const plane = (x: number, y: number): number =>
    values[Math.min(HEIGHT - 1, Math.max(0, y)) * WIDTH + Math.min(WIDTH - 1, Math.max(0, x))]!
  const length = STRIDE * (HEIGHT + 2 * BORDER)
  const start = kernel.allocate(length)
  const plan = kernel.allocate(kernel.functions.planBytes())
  const out = kernel.allocate(64 * 64)
  for (let y = -BORDER; y < HEIGHT + BORDER; y++)
    for (let x = -BORDER; x < STRIDE - BORDER; x++)
      kernel.bytes[start + (y + BORDER) * STRIDE + x + BORDER] = plane(x, y)
  kernel.functions.flipBias(start, length)
  return { kernel, source: start + BORDER * STRIDE + BORDER, plane, out, plan }
}

function cubicAt(plane: (x: number, y: number) => number, x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const [wx, wy] = [catmullRom(x - column), catmullRom(y - row)]
  let sum = 0
  for (let j = 0; j < 4; j++) for (let i = 0; i < 4; i++) sum += wy[j]! * wx[i]! * plane(column - 1 + i, row - 1 + j)
  return Math.min(255, Math.max(0, sum))
}

function catmullRom(f: number): number[] {
  return [
    -0.5 * f + f ** 2 - 0.5 * f ** 3,
    1 - 2.5 * f ** 2 + 1.5 * f ** 3,
    0.5 * f + 2 * f ** 2 - 1.5 * f ** 3,
    -0.5 * f ** 2 + 0.5 * f ** 3,
  ]
}
