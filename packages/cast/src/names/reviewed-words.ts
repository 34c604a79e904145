import { readFileSync } from 'node:fs'

/** The languages whose words were reviewed, in the order of the columns. */
export const REVIEWED_LANGUAGES = ['en', 'de', 'es'] as const
export type ReviewedLanguage = (typeof REVIEWED_LANGUAGES)[number]

/** A word that people call an icon. */
type ReviewedWord = {
  icon: string
  words: string
  /**
   * Stems of other words. If the word has other meanings, one of these stems must be near it. Empty: none is needed.
   */
  near: readonly string[]
}

export type ReviewedWords = {
  words: readonly ReviewedWord[]
  /** Ambiguous words. They have no icon by themselves, or, if they have stems, none while a stem is near. */
  ambiguous: readonly Omit<ReviewedWord, 'icon'>[]
  /** Adjectives and other words that may stand beside a name without changing its meaning. */
  harmless: readonly string[]
  /** Names that keep their meaning after any other word: any kind of knife is a knife. */
  kinds: readonly string[]
}

const FILE = new URL('../../assets/names/reviewed.txt', import.meta.url)
const NEVER = 'never'
const LISTS = ['ambiguous', 'harmless', 'kinds'] as const

let neverByLabel: RegExp | undefined

/**
 * Reads the reviewed table. A row has the name of an icon, and the words for it in English, German and Spanish,
 * separated by bars. Stems in parentheses after a word are the words that must be near.
 */
export function readReviewedWords(language: ReviewedLanguage): ReviewedWords {
  const column = REVIEWED_LANGUAGES.indexOf(language)
  const entries = readRows().map(([head = '', ...cells]) => [head, splitCell(cells[column] ?? '')] as const)
  const listed = (list: string): string[] => entries.filter(([head]) => head === list).flatMap(([, words]) => words)
  return {
    words: entries
      .filter(([head]) => head !== NEVER && !LISTS.some((list) => list === head))
      .flatMap(([icon, words]) => words.map((entry) => ({ icon, ...readWord(entry) }))),
    ambiguous: listed('ambiguous').map(readWord),
    harmless: listed('harmless'),
    kinds: listed('kinds'),
  }
}

/** Whether an icon is never chosen by its label alone, because it is a sign, an arrow, a clock or a gesture. */
export function isNeverByLabel(icon: string): boolean {
  if (!neverByLabel) {
    const [, names = ''] = readRows().find(([head]) => head === NEVER) ?? []
    // Names are short, and a bound keeps the search of a long text quick.
    neverByLabel = new RegExp(`^(?:${names.replaceAll('.*', '.{0,99}').replaceAll(', ', '|')})$`)
  }
  return neverByLabel.test(icon)
}

function readRows(): string[][] {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/[=|]/).map((cell) => cell.trim()))
}

/** Splits a cell at its commas, except those inside parentheses. */
function splitCell(cell: string): string[] {
  return (cell.match(/(?:[^,(]|\([^()]*\))+/g) ?? []).map((entry) => entry.trim())
}

function readWord(entry: string): Omit<ReviewedWord, 'icon'> {
  const [words = '', near = ''] = entry.replace(')', '').split(' (')
  return { words, near: near.split(', ').filter((stem) => stem !== '') }
}
