import { expect, test } from 'vitest'
import { keyPhrase } from './key-phrase.ts'
import { readTerms } from './terms/read-terms.ts'

test('a verb keeps its form beside the rest of its clause', () => {
  expect(phraseOf('The shortage raised rents even higher.')).toBe('raised rents even higher')
})

test.each([
  'Most voters blame taxes, wages, or the weather.',
  'Farmers noticed that lambs',
  'If saying no makes your neck hurt,',
])('a part of a list or of a clause is no phrase: %s', (text) => {
  expect(phraseOf(text)).toBeUndefined()
})

function phraseOf(text: string): string | undefined {
  return keyPhrase(text, readTerms(text, 'en'), 'en')?.text
}
