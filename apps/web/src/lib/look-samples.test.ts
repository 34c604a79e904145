import { expect, test } from 'vitest'
import { firstSentence } from './look-samples.ts'

test.each([
  ['Flamingos hatch gray. They eat shrimp.', 'Flamingos hatch gray.'],
  ['Dr. Ada wrote it. Nobody read it.', 'Dr. Ada wrote it.'],
  ['Why do cats purr', 'Why do cats purr'],
  ['  A title\n\nThe rest.', 'A title'],
  ['One\tline  with   spaces.', 'One line with spaces.'],
])('the sentence of %j is %j', (words, sentence) => {
  expect(firstSentence(words, 'en')).toBe(sentence)
})

test.each(['', '   ', '🎉🎉', '…', '?! Why not?'])('%j does not begin with a sentence', (words) => {
  expect(firstSentence(words, 'de')).toBeUndefined()
})

test('a long sentence ends with a whole word, and a long word is cut without half a character', () => {
  const sentence = firstSentence('word '.repeat(100), 'en')!
  expect(sentence).toHaveLength(299)
  expect(sentence.endsWith('word')).toBe(true)
  const endless = firstSentence(`a${'😀'.repeat(400)}`, 'en')!
  expect(endless.length).toBeLessThanOrEqual(300)
  expect(endless.isWellFormed()).toBe(true)
})
