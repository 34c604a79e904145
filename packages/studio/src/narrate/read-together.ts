import { cardinal, decimal, fraction, ordinal, romanValue, year } from './number-words.ts'
import { isYear, readCore, unitName } from './read-core.ts'
import {
  CURRENCIES,
  DOTTED_ABBREVIATIONS,
  DOTTED_PHRASES,
  MAGNITUDE_WORDS,
  MAY_END_SENTENCE,
  MONTHS,
  NUMBERED_THINGS,
  PLAIN_ABBREVIATIONS,
  RULER_NAMES,
  RULERS,
  TITLES,
  TOUCHING_UNITS,
} from './reading-tables.ts'
import type { Token } from './token.ts'

/** How one token or several in a row are read because of their neighbours; one reading for each. */
export type Together = {
  readings: string[]
  /** Set if the dot after the last one belongs to an abbreviation: whether it may end a sentence as well. */
  abbreviation?: Abbreviation
}

/** Before which words the dot of an abbreviation ends the sentence too. */
export type Abbreviation = 'ends-before-capital' | 'ends-before-starter' | 'never-ends'

type Rule = (tokens: readonly Token[], at: number) => Together | undefined

/** Reads what the token alone cannot tell: dates, units, titles, numerals. Undefined if its neighbours do not matter. */
export function readTogether(tokens: readonly Token[], at: number): Together | undefined {
  for (const rule of RULES) {
    const together = rule(tokens, at)
    if (together) return together
  }
  return undefined
}

const RULES: readonly Rule[] = [
  readMillions,
  readDayOfMonth,
  readMonthAndDay,
  readNumberAndUnit,
  readMixedFraction,
  readRomanNumeral,
  readDottedAbbreviation,
  readTitleOrStreet,
  readDottedLetters,
  readClock,
  readAmountLikeYear,
  readOldYear,
  readBareSign,
  readLetterA,
  readLoudWord,
]

function readMillions(tokens: readonly Token[], at: number): Together | undefined {
  const money = /^(US\$|[$€£¥₹₩₿])(\d[\d,]*(?:\.\d+)?)$/u.exec(tokens[at]!.core)
  const next = tokens[at + 1]?.core.toLowerCase() ?? ''
  if (!money || !MAGNITUDE_WORDS.has(next) || tokens[at]!.closing !== '') return undefined
  return { readings: [decimal(money[2]!), `${next} ${CURRENCIES[money[1]!]![1]}`] }
}

function readDayOfMonth(tokens: readonly Token[], at: number): Together | undefined {
  const day = dayNumber(tokens[at]!)
  const month = tokens[at + 1] && monthName(tokens[at + 1]!)
  if (day === undefined || month === undefined || tokens[at]!.closing !== '') return undefined
  const hasArticle = tokens[at - 1]?.core.toLowerCase() === 'the'
  const name = tokens[at + 1]!
  return {
    readings: [`${hasArticle ? '' : 'the '}${day} of`, month],
    ...(isShort(name) && { abbreviation: 'never-ends' as const }),
  }
}

function readMonthAndDay(tokens: readonly Token[], at: number): Together | undefined {
  const month = monthName(tokens[at]!)
  const next = tokens[at + 1]
  if (month === undefined || !next || !/^\.?$/.test(tokens[at]!.closing)) return undefined
  const day = dayNumber(next)
  if (day !== undefined && !(next.closing === '' && unitName(tokens[at + 2]?.core ?? '', '2') !== undefined))
    return { readings: [month, day] }
  if (isShort(tokens[at]!) && /^\d{4}$/.test(next.core)) return { readings: [month], abbreviation: 'never-ends' }
  return undefined
}

function readNumberAndUnit(tokens: readonly Token[], at: number): Together | undefined {
  const { core, closing } = tokens[at]!
  const next = tokens[at + 1]
  if (!next || closing !== '' || !/^[-−+~]?\d[\d,]*(?:\.\d+)?(?:[-–]\d[\d,]*(?:\.\d+)?)?$/u.test(core)) return undefined
  const name = TOUCHING_UNITS.has(next.core) ? undefined : unitName(next.core, core)
  if (name === undefined) return undefined
  const amount = isYear(core) ? decimal(core) : readCore(core)
  return {
    readings: [amount, name],
    ...(/^\p{L}+$/u.test(next.core) && { abbreviation: 'ends-before-capital' as const }),
  }
}

function readMixedFraction(tokens: readonly Token[], at: number): Together | undefined {
  const next = tokens[at + 1]
  const parts = /^(\d)\/(\d{1,2})$/.exec(next?.core ?? '')
  if (!parts || !/^\d+$/.test(tokens[at]!.core) || tokens[at]!.closing !== '' || Number(parts[2]) < 2) return undefined
  return { readings: [cardinal(tokens[at]!.core), `and ${fraction(parts[1]!, parts[2]!).replace(/^one /, 'a ')}`] }
}

function readRomanNumeral(tokens: readonly Token[], at: number): Together | undefined {
  const [, numeral, ending = ''] = /^([IVXL]+)('s)?$/.exec(tokens[at]!.core) ?? []
  const value = numeral && romanValue(numeral)
  const previous = tokens[at - 1]
  if (!value || !previous || previous.closing !== '') return undefined
  const name = previous.core.toLowerCase()
  const isRuler = RULERS.has(tokens[at - 2]?.core.toLowerCase() ?? '')
  if (NUMBERED_THINGS.has(name) && /^\p{Lu}/u.test(previous.core))
    return { readings: [cardinal(String(value)) + ending] }
  const isRank = isRuler ? /^\p{Lu}/u.test(previous.core) : RULER_NAMES.has(name) && numeral !== 'I'
  return isRank ? { readings: [`the ${ordinal(String(value))}${ending}`] } : undefined
}

function readDottedAbbreviation(tokens: readonly Token[], at: number): Together | undefined {
  const { core, closing } = tokens[at]!
  const next = tokens[at + 1]
  const lower = core.toLowerCase()
  const hasDot = closing.startsWith('.')
  const abbreviation = abbreviationKind(lower)
  if (Object.hasOwn(PLAIN_ABBREVIATIONS, lower) && (hasDot || !/^\p{Lu}{2}/u.test(core)))
    return { readings: [PLAIN_ABBREVIATIONS[lower]!], abbreviation }
  if (!hasDot) return undefined
  const isCapital = /^\p{Lu}/u.test(core)
  if (Object.hasOwn(TITLES, lower) && isCapital && /^\p{Lu}/u.test(next?.core ?? ''))
    return { readings: [TITLES[lower]!], abbreviation: 'never-ends' }
  const found = Object.hasOwn(DOTTED_ABBREVIATIONS, lower) ? DOTTED_ABBREVIATIONS[lower]! : undefined
  const isMet =
    found &&
    (found.needs === 'number'
      ? /^\d/.test(next?.core ?? '')
      : found.needs === 'capital'
        ? isCapital && at > 0
        : next !== undefined)
  return isMet ? { readings: [found.words], abbreviation } : undefined
}

/** `Dr.` is a doctor before a name and a drive after one; `St.` a saint or a street. */
function readTitleOrStreet(tokens: readonly Token[], at: number): Together | undefined {
  const { core, closing } = tokens[at]!
  if (core !== 'Dr' && (core !== 'St' || !closing.startsWith('.'))) return undefined
  const isBeforeName = closing.length <= 1 && /^\p{Lu}/u.test(tokens[at + 1]?.core ?? '')
  const previous = tokens[at - 1]
  const beforeThat = tokens[at - 2]
  const isSentenceStart = !beforeThat || /[.?!…:]/u.test(beforeThat.closing)
  const isAfterName =
    previous !== undefined && previous.closing === '' && /^\p{Lu}\p{Ll}/u.test(previous.core) && !isSentenceStart
  if (isBeforeName && !isAfterName)
    return { readings: [core === 'Dr' ? 'doctor' : 'saint'], abbreviation: 'never-ends' }
  if (previous === undefined || !/^[\p{Lu}\d]/u.test(previous.core))
    return { readings: [core === 'Dr' ? 'doctor' : 'saint'], abbreviation: 'never-ends' }
  return { readings: [core === 'Dr' ? 'drive' : 'street'], abbreviation: 'ends-before-capital' }
}

/** `U.S.`, `a.m.`, `e.g.` and a name's initials. */
function readDottedLetters(tokens: readonly Token[], at: number): Together | undefined {
  const { core, closing } = tokens[at]!
  if (!closing.startsWith('.') && !core.includes('.')) return undefined
  const letters = core.replaceAll('.', '').toLowerCase()
  if (/^\p{L}(?:\.\p{L})+$|^Ph\.D$/u.test(core)) {
    const isPhrase = Object.hasOwn(DOTTED_PHRASES, core.toLowerCase())
    return {
      readings: [readCore(core)],
      abbreviation: isPhrase ? 'never-ends' : abbreviationKind(letters),
    }
  }
  if (/^\p{Lu}$/u.test(core) && core !== 'I' && /^\p{Lu}/u.test(tokens[at + 1]?.core ?? ''))
    return { readings: [letterName(core)], abbreviation: 'never-ends' }
  return undefined
}

/** An hour before `a.m.` has no "o'clock"; `am` after a number is not the verb. */
function readClock(tokens: readonly Token[], at: number): Together | undefined {
  const next = tokens[at + 1]
  const half = /^([ap])\.?m$/i.exec(next?.core ?? '')
  const clock = /^(\d{1,2})(?::(\d{2}))?$/.exec(tokens[at]!.core)
  if (!half || !clock || tokens[at]!.closing !== '') return undefined
  const minutes =
    clock[2] === undefined || clock[2] === '00' ? '' : ` ${Number(clock[2]) < 10 ? 'oh ' : ''}${cardinal(clock[2])}`
  return {
    readings: [cardinal(clock[1]!) + minutes, `${half[1]!.toLowerCase() === 'a' ? 'ay' : 'p'} m`],
    abbreviation: 'ends-before-capital',
  }
}

const YEAR_CUES = new Set(
  'in of since by until till from year before after around circa between and to during through early late spring summer autumn fall winter'.split(
    ' ',
  ),
)

/** `1250 people` counts; `In 1250` dates. */
function readAmountLikeYear(tokens: readonly Token[], at: number): Together | undefined {
  const { core, closing } = tokens[at]!
  const next = tokens[at + 1]?.core ?? ''
  if (!/^\d{4}$/.test(core) || !isYear(core) || closing !== '') return undefined
  if (YEAR_CUES.has(tokens[at - 1]?.core.toLowerCase() ?? '')) return undefined
  const counts =
    MAGNITUDE_WORDS.has(next) ||
    next === 'people' ||
    (/^\p{Ll}{3,}s$/u.test(next) && !/^(was|has|this|does|its|always|perhaps)$/.test(next))
  return counts && Number(core) % 100 !== 0 ? { readings: [cardinal(core)] } : undefined
}

/** Years that would be amounts anywhere else: `in 1066`, `79 AD` needs nothing. */
function readOldYear(tokens: readonly Token[], at: number): Together | undefined {
  const { core } = tokens[at]!
  const cue = tokens[at - 1]?.core.toLowerCase() ?? ''
  const isDated = /^(in|since|until|by|year)$/.test(cue) || /^(AD|BC|CE|BCE)$/.test(tokens[at + 1]?.core ?? '')
  return isDated && /^(10|21|22)\d{2}$/.test(core) && Number(core) % 100 !== 0 ? { readings: [year(core)] } : undefined
}

/** A dash between numbers is said; others are not. */
function readBareSign(tokens: readonly Token[], at: number): Together | undefined {
  const { core, closing, opening } = tokens[at]!
  const sign = core + opening + closing
  if (!/^[-–−]$/.test(sign) || !/\d$/.test(tokens[at - 1]?.core ?? '') || !/^\d/.test(tokens[at + 1]?.core ?? ''))
    return undefined
  return { readings: [sign === '–' ? 'to' : 'minus'] }
}

/** The letter, not the article: `Vitamin A`. */
function readLetterA(tokens: readonly Token[], at: number): Together | undefined {
  const { core, closing } = tokens[at]!
  if (core !== 'A' || at === 0) return undefined
  const isLast = closing !== '' || tokens[at + 1] === undefined
  return isLast && /^\p{L}/u.test(tokens[at - 1]!.core) && tokens[at - 1]!.closing === ''
    ? { readings: ['ay'] }
    : undefined
}

/** Among other words in capitals a short one is a word: `THE OLD MEN RAN`; alone it is spelled. */
function readLoudWord(tokens: readonly Token[], at: number): Together | undefined {
  const { core } = tokens[at]!
  if (!/^\p{Lu}{2,}$/u.test(core)) return undefined
  const loudAround = [at - 2, at - 1, at + 1, at + 2].filter((i) => isLoud(tokens[i])).length
  const hasVowel = /[AEIOUY]/.test(core)
  return loudAround >= 2 && hasVowel && core.length > 2 && readCore(core).includes(' ') && !INITIAL_SAFE.test(core)
    ? { readings: [core.toLowerCase()] }
    : undefined
}
const INITIAL_SAFE = /^(USA|FBI|CIA|DNA|CEO|UFO|ATM|NYC|USB|API|VIP|HIV|NBA|IRS|EPA|FDA)$/

function isLoud(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}{4,}(?:'\p{Lu}+)?$/u.test(token.core)
}

function abbreviationKind(letters: string): Abbreviation {
  if (!MAY_END_SENTENCE.has(letters)) return 'never-ends'
  return /^(us|uk|usa|dc|eu|un)$/.test(letters) ? 'ends-before-starter' : 'ends-before-capital'
}

function letterName(letter: string): string {
  return letter === 'A' ? 'ay' : letter.toLowerCase()
}

function dayNumber({ core }: Token): string | undefined {
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(core)?.[1]
  return day !== undefined && Number(day) >= 1 && Number(day) <= 31 ? ordinal(day) : undefined
}

function monthName({ core }: Token): string | undefined {
  if (!/^\p{Lu}/u.test(core)) return undefined
  const lower = core.toLowerCase()
  return MONTHS.find(
    (month) =>
      month === lower || (lower.length === 3 && month.startsWith(lower)) || (lower === 'sept' && month === 'september'),
  )
}

function isShort({ core }: Token): boolean {
  return core.length <= 4 && !/^(may|june|july)$/i.test(core)
}
