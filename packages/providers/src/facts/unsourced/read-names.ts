import { TITLES, WORDS } from '@dayreel/storyboard'
import { splitSentences } from '@dayreel/storyboard/base'

/** A word of a proper name in a text. */
export type FoundName = { text: string; from: number }

/** Languages that capitalise every noun, so that a capital letter alone does not indicate a name. */
const CAPITAL_NOUNS = new Set(['de', 'lb'])
/** Punctuation after which a word may be capitalised without being a name. */
const OPENING = /[\p{Ps}\p{Pi}"':;–—•¿¡]\s*$/u
const KATAKANA_NAME = /[\p{Script=Katakana}ー]+(?:・[\p{Script=Katakana}ー]+)+/gu

/**
 * Finds the words of proper names: words with a capital letter that do not begin a sentence and, in Japanese, katakana
 * names with a middle dot. In other scripts without capital letters, names cannot be recognised.
 */
export function readNames(text: string, language: string): FoundName[] {
  const starts = new Set(splitSentences(text, language).map(({ from }) => from))
  const words = wordsOf(text, language)
  const names = words.filter(({ text: word, from }, i) => {
    if (!/^[\p{Lu}\p{Lt}]/u.test(word) || isNoName(word, language)) return false
    const before = text.slice(words[i - 1] === undefined ? 0 : endOf(words[i - 1]!), from)
    if (i === 0 || isFirst(starts, from, before) || OPENING.test(before)) return false
    if (!CAPITAL_NOUNS.has(language)) return true
    return isBeside(text, words, i) || /\p{Lu}.*\p{Lu}/u.test(word)
  })
  const katakana = [...text.matchAll(KATAKANA_NAME)].map(({ 0: name, index }) => ({ text: name, from: index }))
  return [...names.map(withoutPossessive), ...katakana]
}

/** Splits a text into words. Punctuation between letters, such as an apostrophe, belongs to the word. */
export function wordsOf(text: string, language: string): FoundName[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, from: index }))
}

/** Returns a name without an English genitive: “Einstein’s” is “Einstein”. */
export function withoutPossessive({ text, from }: FoundName): FoundName {
  return { text: text.replace(/['’]s?$/u, ''), from }
}

/** A sentence may begin with punctuation, such as quotes, before its first word. */
function isFirst(starts: ReadonlySet<number>, from: number, before: string): boolean {
  for (let at = from; at >= from - before.length; at--) if (starts.has(at)) return true
  return false
}

function isNoName(word: string, language: string): boolean {
  const lower = word.toLowerCase()
  const isI = language === 'en' && /^I(?:['’]|$)/u.test(word)
  // Common words are capitalised in a title, as in “Have you heard about Why Bees Dance?”
  return isI || TITLES.has(lower) || WORDS[language]?.has(lower) === true
}

/**
 * In a language with capitalised nouns, only two capitalised words side by side count as a name, like “Marie Curie”.
 */
function isBeside(text: string, words: readonly FoundName[], i: number): boolean {
  const [word, before, after] = [words[i]!, words[i - 1], words[i + 1]]
  const isCapital = ({ text: other }: FoundName): boolean => /^[\p{Lu}\p{Lt}]/u.test(other)
  const follows = (one: FoundName, next: FoundName): boolean => text.slice(endOf(one), next.from) === ' '
  const hasBefore = before !== undefined && isCapital(before) && follows(before, word)
  return hasBefore || (after !== undefined && isCapital(after) && follows(word, after))
}

function endOf({ text, from }: FoundName): number {
  return from + text.length
}
