import { expect, test } from 'vitest'
import { chunkAt, planChunks } from './chunk-plan.ts'

test.each([
  [4_999_999, 4_999_999, 1, 4_999_999],
  [64_000_000, 64_000_000, 1, 64_000_000],
  [64_000_001, 10_000_000, 6, 14_000_001],
  [66_259_900, 10_000_000, 6, 16_259_900],
  [150_000_000, 10_000_000, 15, 10_000_000],
  [4_294_967_296, 10_000_000, 429, 14_967_296],
])('splits %i bytes into chunks of %i: %i chunks, the last of %i bytes', (bytes, chunkBytes, count, last) => {
  const plan = planChunks(bytes)
  expect(plan).toEqual({ chunkBytes, count })
  const { from, to } = chunkAt(bytes, plan, bytes - 1)
  expect(to - from).toBe(last)
  expect(to).toBe(bytes)
})

test('sends a partially received chunk again', () => {
  expect(chunkAt(66_259_900, planChunks(66_259_900), 20_000_001)).toEqual({ from: 20_000_000, to: 30_000_000 })
})
