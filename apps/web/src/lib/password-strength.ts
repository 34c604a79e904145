import { MAX_PASSWORD_BYTES } from '@dayreel/catalogue'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

/**
 * A level from 0 (rejected by the server) to 4 (safe even if the password hashes leak), with a message for the user.
 */
type PasswordStrength = { level: 0 | 1 | 2 | 3 | 4; words: string }

type Rule = {
  /** The server's minimum length, in visible characters. */
  leastCharacters: number
  /** Whether the server rejects passwords that are common in leaks. */
  refusesCommon?: boolean | undefined
  /** Words about the user or the site, which attackers try first. */
  known?: readonly string[] | undefined
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

/** Indexed by zxcvbn's score, which depends on the number of guesses needed: below 10³, 10⁶, 10⁸, 10¹⁰, and above. */
const BY_SCORE: readonly PasswordStrength[] = [
  { level: 1, words: 'Weak password, easy to guess. Add a random word or two.' },
  { level: 1, words: 'Weak password, easy to guess. Add a random word or two.' },
  { level: 2, words: 'Fair password. One more word makes it good.' },
  { level: 3, words: 'Good password.' },
  { level: 4, words: 'Strong password.' },
]

/**
 * Estimates how hard a password is to guess. The server rejects only passwords of level 0. The other levels are advice.
 */
export function passwordStrength(
  password: string,
  { leastCharacters, refusesCommon = false, known = [] }: Rule,
): PasswordStrength {
  const missing = leastCharacters - charactersIn(password)
  if (missing > 0)
    return { level: 0, words: `Too short: ${missing} more ${missing === 1 ? 'character' : 'characters'}.` }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES)
    return { level: 0, words: 'Too long: use fewer characters.' }
  if (refusesCommon && common.dictionary['passwords-common'].includes(password.toLowerCase()))
    return { level: 0, words: 'Too common: it’s on lists of leaked passwords.' }
  return BY_SCORE[estimator.check(password, known.flatMap(wordsIn)).score]!
}

/** Counts visible characters like the server does: an emoji counts as one. */
function charactersIn(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length
}

function wordsIn(text: string): string[] {
  return [text, ...(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])]
}
