import { expect, test } from 'vitest'
import { bestStart } from './best-start.ts'

test('a scene begins where the clip is best for as long as the scene lasts', () => {
  expect(bestStart([0, 0, 1, 1, 1, 0], 6, 3)).toBe(2)
  expect(bestStart([0, 1.5, 0, 1, 1, 1], 6, 3)).toBe(3)
  expect(bestStart([0, 1.5, 0, 1, 1, 1], 6, 1)).toBe(1)
})

test('a scene never begins so late that the clip ends before it', () => {
  expect(bestStart([0, 0, 0, 0, 0, 1], 5.5, 3.2)).toBe(2)
  expect(bestStart([0, 0, 1], 3, 5)).toBe(0)
})

test('a uniform clip begins at its start', () => {
  expect(bestStart([1, 1.02, 1.04, 1], 4, 2)).toBe(0)
  expect(bestStart([], 4, 2)).toBe(0)
})
