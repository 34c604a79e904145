import { expect, test } from 'vitest'
import { findMarks } from './find-marks.ts'

const marked = (text: string, unsourced: readonly string[]): string[] =>
  findMarks(text, unsourced).map(({ from, to }) => text.slice(from, to))

test.each([
  ['It began in 1743, in Rome.', ['1743', 'Rome'], ['1743', 'Rome']],
  ['1743 and 1743.', ['1743'], ['1743', '1743']],
  ['Einstein’s hair', ['Einstein'], ['Einstein']],
  ['それは1953年です。', ['1953'], ['1953']],
  ['彼はハワード・カーターです。', ['ハワード・カーター'], ['ハワード・カーター']],
  ['in the 1950s', ['1950s', '1950'], ['1950s']],
])('in “%s”, marks the words %j', (text, unsourced, expected) => {
  expect(marked(text, unsourced)).toEqual(expected)
})

test.each([
  ['It began in 1843.', ['1743']],
  ['It weighs 1,300 tonnes.', ['300', '1']],
  ['It took 1743.5 days, or 11743.', ['1743']],
  ['A Romeo in Jerome.', ['Rome', 'rome']],
  ['Nothing', ['']],
])('“%s” has no mark for %j', (text, unsourced) => {
  expect(marked(text, unsourced)).toEqual([])
})
