import { expect, test } from 'vitest'
import { sizeText } from './number-text.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_500, '1.5 KB'],
  [312_000_000, '312 MB'],
  [4_000_000_000, '4 GB'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})
