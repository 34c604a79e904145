import { expect, test } from 'vitest'
import { spokenTogether } from './spoken-together.ts'

test('a sentence across scenes is spoken without a break', () => {
  const texts = ['At low tide,', 'a door stands open', 'in the cliff.', 'It leads to silence.', 'THE END']
  expect(spokenTogether(texts)).toEqual([
    [0, 3],
    [3, 4],
    [4, 5],
  ])
})

test('a heading and the text after it are not one sentence', () => {
  expect(spokenTogether(['The old clock', 'Nobody looked up.'])).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('an empty list has no groups', () => {
  expect(spokenTogether([])).toEqual([])
})
