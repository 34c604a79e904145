import { expect, test } from 'vitest'
import { sampleSentence } from './look-samples.ts'

test.each([
  ['Flamingos hatch gray. They eat shrimp.', 'Flamingos hatch gray.'],
  ['Dr. Ada wrote it. Nobody read it.', 'Dr. Ada wrote it.'],
  ['Why do cats purr', 'Why do cats purr'],
  ['  A title\n\nThe rest.', 'A title'],
  ['One\tline  with   spaces.', 'One line with spaces.'],
])('the sentence of %j is %j', (words, sentence) => {
  expect(sampleSentence(words, 'en')).toEqual({ sampleSentence: sentence, language: 'en' })
})

test.each(['', '   ', '🎉🎉', '…'])('%j has an English example instead', (words) => {
  const { sampleSentence: sentence, language } = sampleSentence(words, 'de')
  expect(sentence).toMatch(/^An old lighthouse/)
  expect(language).toBe('en')
})

test('a long sentence ends with a whole word, and a long word is cut without half a character', () => {
  const { sampleSentence: sentence } = sampleSentence('word '.repeat(100), 'en')
  expect(sentence).toHaveLength(299)
  expect(sentence.endsWith('word')).toBe(true)
  const endless = sampleSentence(`a${'😀'.repeat(400)}`, 'en').sampleSentence
  expect(endless.length).toBeLessThanOrEqual(300)
  expect(endless.isWellFormed()).toBe(true)
})
