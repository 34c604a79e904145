import {
  DOTTED_ABBREVIATIONS,
  DOTTED_PHRASES,
  MAY_END_SENTENCE,
  PLAIN_ABBREVIATIONS,
  TITLES,
} from './abbreviation-tables.ts'
import { MONTHS } from './number-tables.ts'
import { readCore } from './read-core.ts'
import type { Abbreviation, Reading, ReadingRule } from './reading-rule.ts'
import type { Token } from './token.ts'

/** Rules for titles, shortened words, initials and words in capitals. The first rule that applies is used. */
export const ABBREVIATION_RULES: readonly ReadingRule[] = [
  readWeekday,
  readDottedAbbreviation,
  readTitleOrStreet,
  readDottedLetters,
  readSlashed,
  readLetterA,
  readLoudWord,
]

function readDottedAbbreviation(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing } = tokens[at]!
  const next = tokens[at + 1]
  const lower = core.toLowerCase()
  const hasDot = closing.startsWith('.')
  const abbreviation = abbreviationKind(lower)
  if (Object.hasOwn(PLAIN_ABBREVIATIONS, lower) && (hasDot || !/^\p{Lu}{2}/u.test(core)))
    return { words: [PLAIN_ABBREVIATIONS[lower]!], abbreviation }
  if (!hasDot) return undefined
  const isCapital = /^\p{Lu}/u.test(core)
  if (Object.hasOwn(TITLES, lower) && isCapital && /^\p{Lu}/u.test(next?.core ?? ''))
    return { words: [TITLES[lower]!], abbreviation: 'never-ends' }
  const found = Object.hasOwn(DOTTED_ABBREVIATIONS, lower) ? DOTTED_ABBREVIATIONS[lower]! : undefined
  const isMet =
    found &&
    (found.needs === 'number'
      ? /^\d/.test(next?.core ?? '')
      : found.needs === 'capital'
        ? isCapital && at > 0
        : next !== undefined)
  return isMet ? { words: [found.words], abbreviation } : undefined
}

/**
 * Reads `Dr.` as “doctor” before a name and as “drive” after one. Reads `St.` as “saint” or “street” in the same way.
 */
function readTitleOrStreet(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing } = tokens[at]!
  if (core !== 'Dr' && (core !== 'St' || !closing.startsWith('.'))) return undefined
  const isBeforeName = closing.length <= 1 && /^\p{Lu}/u.test(tokens[at + 1]?.core ?? '')
  const previous = tokens[at - 1]
  const beforeThat = tokens[at - 2]
  const isSentenceStart = !beforeThat || /[.?!…:]/u.test(beforeThat.closing)
  const isAfterName =
    previous !== undefined && previous.closing === '' && /^\p{Lu}\p{Ll}/u.test(previous.core) && !isSentenceStart
  if (isBeforeName && !isAfterName) return { words: [core === 'Dr' ? 'doctor' : 'saint'], abbreviation: 'never-ends' }
  if (previous === undefined || !/^[\p{Lu}\d]/u.test(previous.core))
    return { words: [core === 'Dr' ? 'doctor' : 'saint'], abbreviation: 'never-ends' }
  return { words: [core === 'Dr' ? 'drive' : 'street'], abbreviation: 'ends-before-capital' }
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Reads an abbreviated weekday before a date: `Sat., Oct. 12`, but not `the Sun.` */
function readWeekday(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing } = tokens[at]!
  const next = tokens[at + 1]?.core ?? ''
  const day = /^[A-Z][a-z]{2,4}$/.test(core) ? WEEKDAYS.find((name) => name.startsWith(core.toLowerCase())) : undefined
  if (day === undefined || !/^\.,?$/.test(closing)) return undefined
  const isDated =
    /^\d/.test(next) ||
    (/^[A-Z][a-z]{2}/.test(next) && MONTHS.some((month) => month.startsWith(next.toLowerCase().slice(0, 3))))
  return isDated ? { words: [day], abbreviation: 'never-ends' } : undefined
}

/** Reads `w/` as “with”: `w/ friends`. */
function readSlashed(tokens: readonly Token[], at: number): Reading | undefined {
  return /^w$/i.test(tokens[at]!.core) && tokens[at]!.closing === '/' ? { words: ['with'] } : undefined
}

/** Reads dotted letters: `U.S.`, `a.m.`, `e.g.` and the initials of a name. */
function readDottedLetters(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing } = tokens[at]!
  if (!closing.startsWith('.') && !core.includes('.')) return undefined
  const letters = core.replaceAll('.', '').toLowerCase()
  if (/^\p{L}(?:\.\p{L})+$|^Ph\.D$/u.test(core)) {
    const isPhrase = Object.hasOwn(DOTTED_PHRASES, core.toLowerCase())
    return {
      words: [readCore(core)],
      abbreviation: isPhrase ? 'never-ends' : abbreviationKind(letters),
    }
  }
  if (/^\p{Lu}$/u.test(core) && core !== 'I' && /^\p{Lu}/u.test(tokens[at + 1]?.core ?? ''))
    return { words: [letterName(core)], abbreviation: 'never-ends' }
  return undefined
}

/** Reads “A” as a letter, not as the article: `Vitamin A`. */
function readLetterA(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing } = tokens[at]!
  if (core !== 'A' || at === 0) return undefined
  const isLast = closing !== '' || tokens[at + 1] === undefined
  return isLast && /^\p{L}/u.test(tokens[at - 1]!.core) && tokens[at - 1]!.closing === ''
    ? { words: ['ay'] }
    : undefined
}

/**
 * Reads a short word in capitals as a word if other words around it are also in capitals: `THE OLD MEN RAN`. On its
 * own, such a word would be spelled out.
 */
function readLoudWord(tokens: readonly Token[], at: number): Reading | undefined {
  const { core } = tokens[at]!
  if (!/^\p{Lu}{2,}$/u.test(core) || !/[AEIOUY]/.test(core) || NEVER_LOUD.test(core)) return undefined
  const loudAround = [at - 2, at - 1, at + 1, at + 2].filter((i) => isLoud(tokens[i])).length
  return loudAround >= 2 && readCore(core).includes(' ') ? { words: [core.toLowerCase()] } : undefined
}

const NEVER_LOUD = /^(USA|FBI|CIA|DNA|CEO|UFO|ATM|NYC|USB|API|VIP|HIV|NBA|IRS|EPA|FDA)$/

function isLoud(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}{2,}(?:'\p{Lu}+)?$/u.test(token.core) && !readCore(token.core).includes(' ')
}

function abbreviationKind(letters: string): Abbreviation {
  if (!MAY_END_SENTENCE.has(letters)) return 'never-ends'
  return /^(us|uk|usa|dc|eu|un)$/.test(letters) ? 'ends-before-starter' : 'ends-before-capital'
}

function letterName(letter: string): string {
  return letter === 'A' ? 'ay' : letter.toLowerCase()
}
