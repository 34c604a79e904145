import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { buildKernel, KERNEL_FILE } from './build-kernel.ts'
import { painterKernel } from './kernel.ts'

/** No multiple of four, so that the last group is not full. */
const WIDTH = 37
const { functions } = painterKernel

test('the committed kernel is what its source compiles to', async () => {
  expect(Buffer.from(await buildKernel()).equals(readFileSync(KERNEL_FILE))).toBe(true)
})

test('a room keeps its place and what is in it while the memory grows', () => {
  const first = painterKernel.room('test first', 10)
  painterKernel.floats[first / 4 + 9] = 7
  painterKernel.room('test large', 1_000_000)
  expect(painterKernel.room('test first', 10)).toBe(first)
  expect(painterKernel.floats[first / 4 + 9]).toBe(7)
})

test('stretches a row and blends four by a cubic that overshoots by a fifth at most', () => {
  const line = put('test line', light(WIDTH + 4))
  const weights = Array.from({ length: WIDTH }, (_, x) => [-0.3 * (x / WIDTH), 0.9, 0.5, -0.1])
  const columns = painterKernel.room('test columns', WIDTH)
  for (let x = 0; x < WIDTH; x++) painterKernel.integers[columns / 4 + x] = x * 12
  const out = painterKernel.room('test out', WIDTH * 3)
  functions.stretchRow(line, columns, put('test weights', weights.flat()), out, WIDTH)
  const given = taken(line, (WIDTH + 4) * 3)
  const expected = Array.from({ length: WIDTH * 3 }, (_, i) =>
    sharpened(weights[Math.floor(i / 3)]!, [given[i]!, given[i + 3]!, given[i + 6]!, given[i + 9]!]),
  )
  expectClose(taken(out, WIDTH * 3), expected)

  const rows = [0, 1, 2, 3].map((i) => put(`test row ${i}`, light(WIDTH, i)))
  const [p, q, r, s] = rows as [number, number, number, number]
  functions.blendRows(p, q, r, s, -0.2, 0.8, 0.5, -0.1, out, WIDTH)
  const around = rows.map((row) => taken(row, WIDTH * 3))
  expectClose(
    taken(out, WIDTH * 3),
    around[0]!.map((_, i) =>
      sharpened(
        [-0.2, 0.8, 0.5, -0.1],
        around.map((row) => row[i]!),
      ),
    ),
  )
})

test.each([Number.NaN, -0.001, 1e5, Infinity, -Infinity])('%d among light is found', (odd) => {
  const values = [...light(WIDTH), ...Array.from({ length: 16 }, () => 0)]
  expect(functions.isLight(put('test row 0', values), WIDTH * 3, 1e5)).toBe(1)
  values[WIDTH * 3 - 1] = odd
  expect(functions.isLight(put('test row 0', values), WIDTH * 3, 1e5)).toBe(0)
})

test('shrinks what is brighter than a threshold, and counts it no more than the most', () => {
  const row = put('test row 0', light(WIDTH, 3, 20))
  const given = taken(row, WIDTH * 3)
  const small = Math.ceil(WIDTH / 4)
  const out = put(
    'test out',
    Array.from({ length: small * 3 }, () => 1),
  )
  functions.shrinkRow(row, out, WIDTH, 4, 5, 12)
  const expected = Array.from({ length: small * 3 }, () => 1)
  for (let x = 0; x < WIDTH; x++) {
    const pixel = given.slice(x * 3, x * 3 + 3)
    const peak = Math.max(...pixel)
    const share = peak <= 5 ? 0 : ((peak - 5) / peak) * Math.min(1, 12 / peak)
    pixel.forEach((value, c) => (expected[Math.floor(x / 4) * 3 + c]! += value * share))
  }
  expectClose(taken(out, small * 3), expected)
})

test('widens the line between two others, and adds it in a tint', () => {
  const above = put('test row 0', light(10))
  const below = put('test row 1', light(10, 1))
  const line = painterKernel.room('test line', 30)
  functions.mixRows(above, below, 0.25, line, 10)
  const mixed = taken(above, 30).map((value, i) => value + (taken(below, 30)[i]! - value) * 0.25)
  expectClose(taken(line, 30), mixed)

  const columns = painterKernel.room('test columns', WIDTH * 2 + 8)
  const shares = painterKernel.room('test shares', WIDTH + 4)
  const out = put('test out', light(WIDTH, 2))
  const before = taken(out, WIDTH * 3)
  const widened: number[] = []
  for (let x = 0; x < WIDTH; x++) {
    const [left, right, share] = [x % 10, Math.min(9, (x % 10) + 1), (x % 7) / 7]
    painterKernel.integers.set([left * 12, right * 12], columns / 4 + x * 2)
    painterKernel.floats[shares / 4 + x] = share
    for (let c = 0; c < 3; c++)
      widened.push(mixed[left * 3 + c]! + (mixed[right * 3 + c]! - mixed[left * 3 + c]!) * share)
  }
  functions.addWidened(line, columns, shares, 0.5, 1, 2, out, WIDTH)
  expectClose(
    taken(out, WIDTH * 3),
    before.map((value, i) => value + widened[i]! * [0.5, 1, 2][i % 3]!),
  )
  functions.widenRow(line, columns, shares, out, WIDTH)
  expectClose(taken(out, WIDTH * 3), widened)
})

test.each([0, 1, 3, 20])('averages pixels with %d to either side, along rows and columns', (radius) => {
  const [width, height] = [9, 6]
  const from = put('test row 0', light(width * height, 4, 900))
  const given = taken(from, width * height * 3)
  const to = painterKernel.room('test out', width * height * 3)
  const mean = (of: (offset: number) => number): number => {
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += of(k)
    return sum / (2 * radius + 1)
  }
  functions.blurLines(from, to, width, height, 12, width * 12, radius)
  const rows = given.map((_, i) => {
    const [row, x, c] = [Math.floor(i / 3 / width) * width, Math.floor(i / 3) % width, i % 3]
    return mean((k) => given[(row + clamped(x + k, width)) * 3 + c]!)
  })
  expectClose(taken(to, rows.length), rows, 2)
  functions.blurLines(from, to, height, width, width * 12, 12, radius)
  const columns = given.map((_, i) => {
    const [y, x] = [Math.floor(i / 3 / width), i % (width * 3)]
    return mean((k) => given[clamped(y + k, height) * width * 3 + x]!)
  })
  expectClose(taken(to, columns.length), columns, 2)
})

function clamped(at: number, length: number): number {
  return Math.min(length - 1, Math.max(0, at))
}

function sharpened(weights: readonly number[], around: readonly number[]): number {
  const value = weights.reduce((sum, weight, i) => sum + weight * around[i]!, 0)
  const [, q, r] = around as [number, number, number]
  return Math.min(Math.max(q, r) * 1.2, Math.max(Math.min(q, r) * 0.8, value))
}

function light(pixels: number, seed = 0, most = 2): number[] {
  const random = createRandom(`light ${seed}`)
  return Array.from({ length: pixels * 3 }, () => random() * most)
}

function put(room: string, values: readonly number[]): number {
  const address = painterKernel.room(room, values.length)
  painterKernel.floats.set(values, address / 4)
  return address
}

function taken(address: number, length: number): number[] {
  return [...painterKernel.floats.subarray(address / 4, address / 4 + length)]
}

function expectClose(given: readonly number[], expected: readonly number[], digits = 4): void {
  expect(given).toHaveLength(expected.length)
  for (const [i, value] of given.entries()) expect(value).toBeCloseTo(expected[i]!, digits)
}
