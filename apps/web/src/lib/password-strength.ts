import { MAX_PASSWORD_BYTES } from '@dayreel/catalogue'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

/** From what the server refuses to what stays safe after a leak of its hashes. */
type PasswordStrength = { level: 0 | 1 | 2 | 3 | 4; words: string }

type Rule = {
  /** What the server asks for, in characters as people count them. */
  leastCharacters: number
  /** The server refuses what leaks are full of. */
  refusesCommon?: boolean | undefined
  /** What belongs to the person or the site, and is tried first. */
  known?: readonly string[] | undefined
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

/** By zxcvbn's score: guesses needed, below 10³, 10⁶, 10⁸, 10¹⁰ and above. */
const BY_SCORE: readonly PasswordStrength[] = [
  { level: 1, words: 'Weak password, easy to guess. Add a random word or two.' },
  { level: 1, words: 'Weak password, easy to guess. Add a random word or two.' },
  { level: 2, words: 'Fair password. One more word makes it good.' },
  { level: 3, words: 'Good password.' },
  { level: 4, words: 'Strong password.' },
]

/** How hard a password is to guess. Only `level` 0 is what the server would refuse; all else is advice. */
export function passwordStrength(
  password: string,
  { leastCharacters, refusesCommon = false, known = [] }: Rule,
): PasswordStrength {
  const missing = leastCharacters - charactersIn(password)
  if (missing > 0)
    return { level: 0, words: `Too short: ${missing} more ${missing === 1 ? 'character' : 'characters'}.` }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES)
    return { level: 0, words: 'Too long: leave something out.' }
  if (refusesCommon && common.dictionary['passwords-common'].includes(password.toLowerCase()))
    return { level: 0, words: 'Too common: it’s on lists of leaked passwords.' }
  return BY_SCORE[estimator.check(password, known.flatMap(wordsIn)).score]!
}

/** As people count them and the server does: an emoji is one. */
function charactersIn(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length
}

function wordsIn(text: string): string[] {
  return [text, ...(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])]
}
