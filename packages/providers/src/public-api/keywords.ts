import { LISTED_WORDS, WORDS } from '@dayreel/storyboard'

const LIST_WORD = new RegExp(`^(?:${LISTED_WORDS})$`, 'u')
const MAX_WORDS = 12

/**
 * Returns the words of a text that name its content, in order and once each: without function words and the count of a
 * list. Returns all words if nothing else is left.
 *
 * @param language primary subtag of BCP 47.
 */
export function keywordsOf(text: string, language: string): string[] {
  const common = WORDS[language]
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.normalize('NFKC'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
  const keywords = words.filter((word) => {
    const lower = word.toLowerCase()
    return !(common?.has(lower) || LIST_WORD.test(lower) || /^\p{Nd}{1,2}$/u.test(word))
  })
  return [...new Set(keywords.length > 0 ? keywords : words)].slice(0, MAX_WORDS)
}
