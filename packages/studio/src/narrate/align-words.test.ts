import { expect, test } from 'vitest'
import { alignWords } from './align-words.ts'

const phones = (...words: string[]): string[][] => words.map((word) => word.split(' '))

test('assigns each phone to its word', () => {
  expect(alignWords(phones('dh ax', 'k ae t', 's ae t'), 'dh ax k ae t s ae t'.split(' '))).toEqual([
    0, 0, 1, 1, 1, 2, 2, 2,
  ])
})

test('keeps a vowel that changes in running speech in its word', () => {
  expect(alignWords(phones('dh ax', 'ae p ax l'), 'dh iy ae p ax l'.split(' '))).toEqual([0, 0, 1, 1, 1, 1])
})

test('a dropped or added phone shifts no other phone', () => {
  expect(alignWords(phones('ae n d', 'dh eh n'), 'ae n dh eh n'.split(' '))).toEqual([0, 0, 1, 1, 1])
  expect(alignWords(phones('b ao s', 'ih z'), 'b ao s ax z ih z'.split(' '))).toEqual([0, 0, 0, 0, 0, 1, 1])
})

test('returns no alignment without words or sound', () => {
  expect(alignWords([], [])).toEqual([])
  expect(alignWords(phones('ae'), [])).toEqual([])
  expect(alignWords([[]], ['ae'])).toEqual([0])
})
