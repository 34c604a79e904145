import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findIcon } from './find-icon.ts'
import { hasIcon } from '../icons/icon-index.ts'
import { readReviewedWords, REVIEWED_LANGUAGES } from './reviewed-words.ts'

const KNOWN = new URL('test/known-words.txt', import.meta.url)
const MIN_WORDS = 1100
const MAX_ROWS = 800

type KnownWord = { language: string; words: string; context: string; expected: readonly string[] }

function readKnownWords(): KnownWord[] {
  let language = 'en'
  return readFileSync(KNOWN, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('[')) language = line.slice(1, 3)
      const [said = '', expected] = line.split(' = ')
      const [words = '', context = words] = said.split(' @ ')
      return expected === undefined ? [] : [{ language, words, context, expected: expected.split(' | ') }]
    })
}

describe('an icon for a word', () => {
  test('is right for every known word, and missing where no icon is right', () => {
    const known = readKnownWords()
    expect(known.length).toBeGreaterThan(MIN_WORDS)
    const wrong = known.flatMap(({ language, words, context, expected }) => {
      const found = findIcon(words, language, context) ?? '-'
      return expected.includes(found) ? [] : [`${language}: ${words} → ${found}, not ${expected.join(' or ')}`]
    })
    expect(wrong).toEqual([])
  })

  test('is the same for plurals, articles, adjectives and possessive forms', () => {
    for (const words of ['flamingo', 'Flamingos', 'the gray flamingos', 'two tiny flamingos', "the flamingo's"]) {
      expect(findIcon(words, 'en')).toBe('flamingo')
    }
  })

  test('never comes from a tag', () => {
    expect(findIcon('tropical', 'en')).toBeUndefined()
    expect(findIcon('ornithology', 'en')).toBeUndefined()
  })

  test('is never a sign, an arrow or a clock by its label', () => {
    const labels = ['back arrow', 'OK button', 'red circle', 'Aries', 'information', 'keycap: 5']
    expect(labels.filter((label) => findIcon(label, 'en') !== undefined)).toEqual([])
  })

  test('follows the other words of the sentence if the word has several meanings', () => {
    expect(findIcon('mouse', 'en', 'the mouse and the keyboard of a computer')).toBe('computer-mouse')
    expect(findIcon('mouse', 'en', 'the mouse ate the cheese')).toBe('mouse')
    expect(findIcon('crane', 'en', 'a crane')).toBeUndefined()
  })

  test.each([
    ['fr', 'flamant', 'flamingo'],
    ['pt-BR', 'flamingo', 'flamingo'],
    ['sw', 'flamingo', undefined],
    ['', 'flamingo', undefined],
  ])('in the language "%s" is found by its label only', (language, words, icon) => {
    expect(findIcon(words, language)).toBe(icon)
  })

  test('is missing for empty words and signs', () => {
    expect(['', ' ', '…', '42', '🦩', 'the', "'s"].map((words) => findIcon(words, 'en'))).toEqual(
      Array.from({ length: 7 }, () => undefined),
    )
  })
})

describe('the reviewed words', () => {
  test('name icons that exist, in a table that people can still review', () => {
    const icons = REVIEWED_LANGUAGES.flatMap((language) => readReviewedWords(language).words.map(({ icon }) => icon))
    expect([...new Set(icons)].filter((icon) => !hasIcon(icon))).toEqual([])
    expect(new Set(icons).size).toBeLessThan(MAX_ROWS)
  })

  test.each(REVIEWED_LANGUAGES)('in "%s" lead to one icon if no other word is near', (language) => {
    const icons = Map.groupBy(
      readReviewedWords(language).words.filter(({ near }) => near.length === 0),
      ({ words }) => words.toLowerCase(),
    )
    expect([...icons].filter(([, { length }]) => length > 1).map(([words]) => words)).toEqual([])
  })
})
