import { expect, test } from 'vitest'
import { secondsLeft } from './seconds-left.ts'

test('gives no estimate before there are enough measurements', () => {
  expect(secondsLeft([], 0)).toBeUndefined()
  expect(secondsLeft([{ progress: 0, atMs: 0 }], 500)).toBeUndefined()
  // The first two steps take almost no time, so they do not count.
  const steps = [
    { progress: 0, atMs: 0 },
    { progress: 8, atMs: 3_000 },
  ]
  expect(secondsLeft(steps, 9_000)).toBeUndefined()
  expect(secondsLeft([...steps, { progress: 9, atMs: 9_000 }], 9_000)).toBeUndefined()
})

test('the rest takes as long as the measured part, and the estimate counts down between measurements', () => {
  const seen = [
    { progress: 0, atMs: 0 },
    { progress: 10, atMs: 1_000 },
    { progress: 55, atMs: 10_000 },
  ]
  expect(secondsLeft(seen, 10_000)).toBe(10) // 45 percent in 9 s.
  expect(secondsLeft(seen, 15_000)).toBe(5)
  expect(secondsLeft(seen, 60_000)).toBe(5)
})

test('one slow moment changes the estimate only slightly', () => {
  const even = Array.from({ length: 31 }, (_, i) => ({ progress: 10 + i, atMs: i * 1_000 }))
  expect(secondsLeft(even, 30_000)).toBe(60)
  const slow = [...even, { progress: 41, atMs: 45_000 }] // This step takes fifteen times as long as each other step.
  expect(secondsLeft(slow, 45_000)).toBe(60) // The estimate does not jump to 90.
})
