import { expect, test } from 'vitest'
import { splitWords } from '@dayreel/storyboard/base'
import type { CaptionPage } from './caption.ts'
import { pageCaptions } from './page-captions.ts'

function pagesOf(text: string, language = 'en', secondsAWord = 0.3): CaptionPage[] {
  const words = splitWords(text, language).map((range, i) => ({
    ...range,
    start: i * secondsAWord,
    end: (i + 0.9) * secondsAWord,
  }))
  return pageCaptions(text, words, { language, sceneSeconds: words.length * secondsAWord + 1 })
}
const shown = (pages: readonly CaptionPage[]): string[] =>
  pages.map(({ words }) => words.map((word, i) => (i > 0 && word.spaced ? ` ${word.text}` : word.text)).join(''))

test('a page ends with a sentence and never holds more than 16 columns', () => {
  const lines = shown(pagesOf('It stopped. Nobody could say why, because nobody had been watching it.'))
  expect(lines[0]).toBe('It stopped.')
  expect(lines.join(' ')).toBe('It stopped. Nobody could say why, because nobody had been watching it.')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(16)
})

test('shows slow words one by one, in pages of about 1.2 seconds', () => {
  for (const page of pagesOf('one two three four', 'en', 0.8)) expect(page.words).toHaveLength(1)
})

test('a short word joins a neighbour if it can', () => {
  for (const text of [
    'All that is left of the house in the end is a very small and quite patient door.',
    'There is one word for it, and the word is a name that nobody in the town would say.',
    'It is not a bird, it is not a ship, it is the sea.',
  ]) {
    for (const line of shown(pagesOf(text))) expect(line).toMatch(/^.{5,}$|[.!?]$/u)
  }
})

test('a page ends with a phrase, not with a word that depends on the next one', () => {
  expect(shown(pagesOf('The moon came closer to the roofs of the town.'))).toEqual([
    'The moon',
    'came closer',
    'to the roofs',
    'of the town.',
  ])
})

test('the full stop of an abbreviation does not end a page', () => {
  expect(shown(pagesOf('Then Dr. Patel walked in.'))).toEqual(['Then Dr. Patel', 'walked in.'])
  expect(shown(pagesOf('The U.S. numbers are worse.'))).toContain('The U.S. numbers')
  for (const line of shown(pagesOf('Ein Fahrplan, z. B. mit der Abfahrt nach Wien.', 'de')))
    expect(line).not.toMatch(/z\.$/u)
})

test('an emoji after a sentence is on the page of the sentence', () => {
  expect(shown(pagesOf('I slept well. 😴 The bill can wait.'))[0]).toBe('I slept well. 😴')
})

test('a sentence does not end with a page of a single word', () => {
  expect(shown(pagesOf('It is the one you have always heard.', 'en', 0.25)).at(-1)).toBe('always heard.')
  expect(shown(pagesOf('The space between them is what you saw today.', 'en', 0.25)).at(-1)).toBe('saw today.')
})

test('the first page starts with its scene, and short pauses leave no gap', () => {
  const words = splitWords('Wait here. Now go.', 'en').map((range, i) => ({
    ...range,
    start: 0.3 + i * 0.4 + (i > 1 ? 0.6 : 0),
    end: 0.6 + i * 0.4 + (i > 1 ? 0.6 : 0),
  }))
  const pages = pageCaptions('Wait here. Now go.', words, { language: 'en', sceneSeconds: 4 })
  expect(pages[0]!.startSeconds).toBe(0)
  expect(pages[0]!.endSeconds).toBe(pages[1]!.startSeconds)
})

test('a word longer than a page gets its own page', () => {
  const lines = shown(pagesOf('Der Donaudampfschifffahrtsgesellschaftskapitän kam', 'de'))
  expect(lines).toEqual(['Der', 'Donaudampfschifffahrtsgesellschaftskapitän', 'kam'])
})

test('East Asian characters take two columns, and no spaces are added', () => {
  const lines = shown(pagesOf('もし月が毎晩近づいてきたら、どうなるだろう。', 'ja', 0.2))
  expect(lines.join('')).toBe('もし月が毎晩近づいてきたら、どうなるだろう。')
  for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(8)
})

test('pages come in order, do not overlap, and end with the scene', () => {
  const pages = pagesOf('Here is a sentence. And, after some thought, another one follows it.')
  for (const page of pages) expect(page.endSeconds).toBeGreaterThan(page.startSeconds)
  pages.slice(1).forEach((page, i) => expect(page.startSeconds).toBeGreaterThanOrEqual(pages[i]!.endSeconds))
})

test('orders Arabic and Hebrew from right to left', () => {
  expect(pagesOf('ماذا لو اقترب القمر', 'ar')[0]!.rightToLeft).toBe(true)
  expect(pagesOf('What if', 'en')[0]!.rightToLeft).toBe(false)
})
