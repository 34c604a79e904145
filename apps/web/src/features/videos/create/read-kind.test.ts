import { MAX_SUBJECT_CODE_POINTS } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { readKind } from './read-kind.ts'

test.each([
  ['Why is the sky blue?', 'subject'],
  ['', 'subject'],
  ['¿Por qué?', 'subject'],
  ['Ｗｈｙ。', 'subject'],
  ['😀'.repeat(MAX_SUBJECT_CODE_POINTS), 'subject'],
  ['a'.repeat(MAX_SUBJECT_CODE_POINTS + 1), 'script'],
  ['Make a video about coffee. Make it funny.', 'script'],
  ['One line\nand another', 'script'],
  ['“It rained.” Then it stopped', 'script'],
] as const)('10: recognizes %j as an %s', (text, kind) => {
  expect(readKind(text)).toBe(kind)
})
