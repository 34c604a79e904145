import { WORDS } from '../text/language-words.ts'
import { DETERMINERS, FUNCTION_WORDS, PRONOUNS, QUESTION_AUXILIARIES } from '../text/subject-words.ts'
import { splitWords } from '../text/words.ts'

/** What one video tells, as far as likeness goes. */
export type Telling = {
  /** What it is about: the subject as it was given, and whatever else names it, such as the title. */
  subject: string
  /** All that is spoken, in order. */
  spoken: string
  /** Primary subtag of BCP 47. */
  language: string
}

/**
 * From here on two videos are one video told twice: a fifth of the shorter one is word for word in the other.
 *
 * Where the number comes from: the eight templates told 60 subjects each at 30 seconds. Of 4,597 pairs that tell one story with another
 * subject put in, the least alike share 0.367, half of them 0.742. Of 9,533 pairs that tell different stories the most alike share 0.032,
 * 99 in 100 at most 0.015. In between lie 30 pairs of 14,160: those that share some sentences. A fifth lies far from both, leaves room
 * for a sentence or two that a channel says again on purpose, and refuses what shares three of ten.
 */
export const MOST_ALIKE = 0.2

/** So many words in a row are one shingle. */
const SHINGLE_WORDS = 4
/** Stands where the words of a subject stood, however many they were. */
const GAP = '◦'
/** So many small words may stand between two words of one name: “the keeper of the last light”. */
const MOST_BETWEEN = 3
/** “Der”, “una”, “les”: letters of an article where no list of them is at hand. */
const LONGEST_ARTICLE = 3

/** The runs of four words that a text is made of, with its subject taken out. What it shares of them with another is how alike they are. */
export function shinglesOf({ subject, spoken, language }: Telling): ReadonlySet<string> {
  const words = wordsWithout({ subject, spoken, language })
  const shingles = new Set<string>()
  for (let i = 0; i + SHINGLE_WORDS <= words.length; i++) shingles.add(words.slice(i, i + SHINGLE_WORDS).join(' '))
  if (shingles.size === 0 && words.length > 0) shingles.add(words.join(' '))
  return shingles
}

/** A text in plain words with its subject taken out: two that come to the same say the same of whatever they are about. */
export function plainOf(telling: Telling): string {
  return wordsWithout(telling).join(' ')
}

/** Which part of the shorter of two texts the other one says as well, 0…1. */
export function samenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared++
  return shared / small.size
}

/** The words of a text without its subject; where that is all it says, it is no name that another could stand for. */
function wordsWithout({ subject, spoken, language }: Telling): string[] {
  const words = wordsOf(spoken, language)
  const without = takeSubjectOut(words, namesOf(subject, language), language)
  return without.every((word) => word === GAP) ? words : without
}

function wordsOf(text: string, language: string): string[] {
  return splitWords(text, language)
    .map(({ from, to }) => stemOf(text.slice(from, to).toLowerCase()))
    .filter((word) => word !== '')
}

/** “Keepers”, “keeper’s” and “keeper” are one word. */
function stemOf(word: string): string {
  if (/^\{\p{Lu}\}/u.test(word.toUpperCase())) return GAP // where somebody has taken the subject out already
  const bare = word
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}']/gu, '')
    .replace(/'s?$/u, '')
  return bare.length > 3 && /[^s]s$/u.test(bare) ? bare.slice(0, -1) : bare
}

function namesOf(subject: string, language: string): ReadonlySet<string> {
  const words = wordsOf(subject, language)
  const names = words.filter((word) => !isSmall(word, language))
  return new Set(names.length > 0 ? names : words)
}

/** Whether it stands in any text, whatever that is about. */
function isSmall(word: string, language: string): boolean {
  if (language !== 'en') return WORDS[language]?.has(word) === true
  return [DETERMINERS, PRONOUNS, FUNCTION_WORDS, QUESTION_AUXILIARIES].some((words) => words.has(word))
}

/** Whether it comes and goes with the name that it stands before. */
function isArticle(word: string, language: string): boolean {
  return language === 'en' ? DETERMINERS.has(word) : isSmall(word, language) && word.length <= LONGEST_ARTICLE
}

/** A name is one gap, with the small words within it and the article before it. */
function takeSubjectOut(words: readonly string[], names: ReadonlySet<string>, language: string): string[] {
  const out: string[] = []
  let smallSince = Infinity
  for (const word of words) {
    if (names.has(word)) {
      if (smallSince <= MOST_BETWEEN) out.length -= smallSince
      else {
        if (isArticle(out.at(-1) ?? '', language)) out.pop()
        out.push(GAP)
      }
      smallSince = 0
    } else {
      out.push(word)
      smallSince = isSmall(word, language) ? smallSince + 1 : Infinity
    }
  }
  return out
}
