import { splitWords } from '@dayreel/storyboard/base'

/** In a word of at most this many letters, a final s is no plural ending. */
const LONGEST_KEPT = 3

/**
 * Returns the words of a text in lower case, without digits and signs. English words lose their plural ending, so that
 * `bees` finds `bee`.
 *
 * @param language primary subtag of BCP 47.
 */
export function wordsOf(text: string, language: string): string[] {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
  const words = splitWords(letters, language).map(({ from, to }) => letters.slice(from, to))
  return language === 'en' ? words.map(withoutPlural) : words
}

function withoutPlural(word: string): string {
  return word.length > LONGEST_KEPT && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
