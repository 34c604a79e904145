import { expect, test } from 'vitest'
import { briefOf, splitTexts } from './split-texts.ts'

test('splits a pasted list into one subject per line, without bullets, numbers and empty lines', () => {
  expect(splitTexts('- The last lamp\r\n\r\n 2) A door in the sea \n• 1984 was cold\n12. Snow', 'lines')).toEqual([
    'The last lamp',
    'A door in the sea',
    '1984 was cold',
    'Snow',
  ])
  expect(splitTexts('7 reasons to stay awake', 'lines')).toEqual(['7 reasons to stay awake'])
  expect(splitTexts(' \n ', 'lines')).toEqual([])
})

test('keeps a script whole', () => {
  expect(splitTexts('First line.\nSecond line.\n', 'script')).toEqual(['First line.\nSecond line.'])
  expect(splitTexts('  ', 'script')).toEqual([])
})

test('describes a script by its first line and its length', () => {
  expect(briefOf('The last lamp')).toEqual({ line: 'The last lamp', words: undefined })
  expect(briefOf('One two.\nThree four five.')).toEqual({ line: 'One two.', words: 5 })
})
