import { expect, test } from 'vitest'
import { median, tableOf } from './results.ts'

test('returns the median of numbers in any order', () => {
  expect(median([7])).toBe(7)
  expect(median([9, 1, 2])).toBe(2)
  expect(median([10, 1, 2, 3])).toBe(2.5)
})

test('marks met and missed targets in a table', () => {
  const lines = [
    { what: 'render', unit: '×', target: 1.25, result: 1.2496 },
    { what: 'whole job', unit: 's', target: 30, result: 30.04 },
  ]
  const [head, render, job] = tableOf(lines).split('\n')
  expect(head).toMatch(/^what +target +result$/)
  expect(render).toMatch(/^render +≤ 1\.25 × +1\.25 × +ok$/)
  expect(job).toMatch(/^whole job +≤ 30 s +30\.04 s +missed$/)
})
