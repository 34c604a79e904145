import { expect, test } from 'vitest'
import { secondsLeft } from './seconds-left.ts'

test('nothing is promised before enough was seen', () => {
  expect(secondsLeft([])).toBeUndefined()
  expect(secondsLeft([{ progress: 0, atMs: 0 }])).toBeUndefined()
  // The first two steps pass in no time.
  expect(
    secondsLeft([
      { progress: 0, atMs: 0 },
      { progress: 8, atMs: 3_000 },
    ]),
  ).toBeUndefined()
})

test('what is left takes as long as what was seen', () => {
  const seen = [
    { progress: 0, atMs: 0 },
    { progress: 10, atMs: 1_000 },
    { progress: 55, atMs: 10_000 },
  ]
  expect(secondsLeft(seen)).toBe(10) // 45 percent in 9 s
  expect(secondsLeft([...seen, { progress: 99, atMs: 19_000 }])).toBe(5)
})
