import { expect, test } from 'vitest'
import { splitWords } from './words.ts'

const cut = (text: string, language: string): string[] =>
  splitWords(text, language).map(({ from, to }) => text.slice(from, to))

test.each([
  ['en', 'Dr. Hale said, “no.”', ['Dr.', 'Hale', 'said,', '“no.”']],
  ['en', 'the U.S. at 9:15 a.m. — $2.50', ['the', 'U.S.', 'at', '9:15', 'a.m.', '—', '$2.50']],
  ['en', 'see https://example.com/a?b=c 🙂', ['see', 'https://example.com/a?b=c', '🙂']],
  ['ja', '「月と星。」', ['「月', 'と', '星。」']],
  ['zh', '如果月亮，靠近一点。', ['如果', '月亮，', '靠近', '一点。']],
  ['ar', 'ماذا لو اقترب؟', ['ماذا', 'لو', 'اقترب؟']],
  ['th', 'ดวงจันทร์', ['ดวง', 'จันทร์']],
])('%s: %s', (language, text, words) => {
  const got = cut(text, language)
  expect(got.join('')).toBe(text.replaceAll(/\s/gu, ''))
  expect(got).toEqual(words)
})

test.each(['', '   ', '\n\t'])('%j has no words', (text) => {
  expect(splitWords(text, 'en')).toEqual([])
})

test.each(['」。', '…', '（（', '👨‍👩‍👧🎉', '日本「', '10日本語です（笑）ok'])('splitting loses nothing of %s', (text) => {
  expect(cut(text, 'ja').join('')).toBe(text)
})
