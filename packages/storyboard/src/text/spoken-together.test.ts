import { expect, test } from 'vitest'
import { spokenTogether } from './spoken-together.ts'

test('speaks a sentence across scenes without a break', () => {
  const texts = ['At low tide,', 'a door stands open', 'in the cliff.', 'It leads to silence.', 'THE END']
  expect(spokenTogether(texts)).toEqual([
    [0, 3],
    [3, 4],
    [4, 5],
  ])
})

test('does not join a heading and the text after it', () => {
  expect(spokenTogether(['The old clock', 'Nobody looked up.'])).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('returns no groups for an empty list', () => {
  expect(spokenTogether([])).toEqual([])
})
