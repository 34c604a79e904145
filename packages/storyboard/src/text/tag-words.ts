import { WORDS } from './language-words.ts'
import { DETERMINERS, FINITE_VERBS, FUNCTION_WORDS, PREPOSITIONS, PRONOUNS, RELATIVES } from './subject-words.ts'

/** English words that describe a subject without naming one. Nobody searches for them. */
const DESCRIBING = new Set(
  `last first next final only new old young little small tiny big huge large great good best better bad worst long short high low
  much own same other else early late later ago once twice again still ever yet too very really quite
  everybody everyone someone somebody nobody nothing something anything thing things way ways lot lots bit part kind sort fact facts
  go goes going gone get gets got make makes made take takes took come comes came let lets keep keeps kept answered said
  what's it's that's there's here's don't isn't won't can't`.split(/\s+/u),
)
const SMALL_WORDS = [DETERMINERS, PRONOUNS, FUNCTION_WORDS, PREPOSITIONS, RELATIVES, FINITE_VERBS, DESCRIBING]

/**
 * Returns whether a word names a subject, so that it can be a hashtag. Small words such as “the” or “last” do not.
 *
 * @param language primary subtag of BCP 47.
 */
export function isTagWord(word: string, language: string): boolean {
  const plain = word.replace(/^#/u, '').replaceAll('’', "'").toLowerCase()
  if (plain === '') return false
  return language === 'en' ? !SMALL_WORDS.some((words) => words.has(plain)) : WORDS[language]?.has(plain) !== true
}
