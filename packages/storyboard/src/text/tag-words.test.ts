import { expect, test } from 'vitest'
import { isTagWord } from './tag-words.ts'

test.each([
  ['lighthouse', 'en', true],
  ['#Keeper', 'en', true],
  ['house', 'en', true],
  ['last', 'en', false],
  ['#the', 'en', false],
  ['Nobody', 'en', false],
  ['don’t', 'en', false],
  ['Leuchtturm', 'de', true],
  ['nicht', 'de', false],
  ['灯台', 'ja', true],
  ['#', 'en', false],
])('decides whether %s in %s names a subject: %s', (word, language, is) => {
  expect(isTagWord(word, language)).toBe(is)
})
