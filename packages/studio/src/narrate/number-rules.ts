import {
  CURRENCIES,
  MAGNITUDE_WORDS,
  MONTHS,
  NUMBERED_THINGS,
  RULER_NAMES,
  RULERS,
  TOUCHING_UNITS,
} from './number-tables.ts'
import { cardinal, decimal, fraction, ordinal, romanValue, year } from './number-words.ts'
import { isYear, unitName } from './read-amounts.ts'
import { readCore } from './read-core.ts'
import type { Reading, ReadingRule } from './reading-rule.ts'
import type { Token } from './token.ts'

/** Rules for dates, times, money, units and numerals that span several tokens. The first rule that applies is used. */
export const NUMBER_RULES: readonly ReadingRule[] = [
  readMillions,
  readDayOfMonth,
  readMonthAndDay,
  readNumberAndUnit,
  readUnitAfterWords,
  readInches,
  readMixedFraction,
  readRomanNumeral,
  readClock,
  readAmountLikeYear,
  readOldYear,
  readBareSign,
]

function readMillions(tokens: readonly Token[], at: number): Reading | undefined {
  const money = /^(US\$|[$€£¥₹₩₿])(\d[\d,]*(?:\.\d+)?)$/u.exec(tokens[at]!.core)
  const next = tokens[at + 1]?.core.toLowerCase() ?? ''
  if (!money || !MAGNITUDE_WORDS.has(next) || tokens[at]!.closing !== '') return undefined
  return { words: [decimal(money[2]!), `${next} ${CURRENCIES[money[1]!]![1]}`] }
}

function readDayOfMonth(tokens: readonly Token[], at: number): Reading | undefined {
  const day = dayNumber(tokens[at]!)
  const month = tokens[at + 1] && monthName(tokens[at + 1]!)
  if (day === undefined || month === undefined || tokens[at]!.closing !== '') return undefined
  const hasArticle = tokens[at - 1]?.core.toLowerCase() === 'the'
  const name = tokens[at + 1]!
  return {
    words: [`${hasArticle ? '' : 'the '}${day} of`, month],
    ...(isShort(name) && { abbreviation: 'never-ends' as const }),
  }
}

function readMonthAndDay(tokens: readonly Token[], at: number): Reading | undefined {
  const month = monthName(tokens[at]!)
  const next = tokens[at + 1]
  if (month === undefined || !next || !/^\.?$/.test(tokens[at]!.closing)) return undefined
  const day = dayNumber(next)
  if (day !== undefined && !(next.closing === '' && unitName(tokens[at + 2]?.core ?? '', '2') !== undefined))
    return { words: [month, day] }
  if (isShort(tokens[at]!) && /^\d{4}$/.test(next.core)) return { words: [month], abbreviation: 'never-ends' }
  return undefined
}

function readNumberAndUnit(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing } = tokens[at]!
  const next = tokens[at + 1]
  if (!next || closing !== '' || !/^[-−+~]?\d[\d,]*(?:\.\d+)?(?:[-–]\d[\d,]*(?:\.\d+)?)?$/u.test(core)) return undefined
  const name = TOUCHING_UNITS.has(next.core) ? undefined : unitName(next.core, core)
  if (name === undefined) return undefined
  const amount = isYear(core) ? decimal(core) : readCore(core)
  return {
    words: [amount, name],
    ...(/^\p{L}+$/u.test(next.core) && { abbreviation: 'ends-before-capital' as const }),
  }
}

/** Reads a unit after a number in words (`1.5 million km`), and unambiguous units after any number (`3×10^8 m/s`). */
function readUnitAfterWords(tokens: readonly Token[], at: number): Reading | undefined {
  const { core } = tokens[at]!
  const previous = tokens[at - 1]
  const name = unitName(core, '2')
  if (name === undefined || previous === undefined || previous.closing !== '') return undefined
  const isCounted = MAGNITUDE_WORDS.has(previous.core.toLowerCase()) && /\d$/.test(tokens[at - 2]?.core ?? '')
  const isRate = core.includes('/') && /\d$/.test(previous.core)
  return isRate || (isCounted && !TOUCHING_UNITS.has(core)) ? { words: [name] } : undefined
}

/** Reads `in` as “inches” after feet: `6 ft 2 in`. Everywhere else, `in` is the preposition. */
function readInches(tokens: readonly Token[], at: number): Reading | undefined {
  const isAfterFeet = /^(ft|feet|foot)$/.test(tokens[at - 2]?.core ?? '') && /^\d+$/.test(tokens[at - 1]?.core ?? '')
  return tokens[at]!.core === 'in' && isAfterFeet ? { words: ['inches'] } : undefined
}

function readMixedFraction(tokens: readonly Token[], at: number): Reading | undefined {
  const next = tokens[at + 1]
  const parts = /^(\d)\/(\d{1,2})$/.exec(next?.core ?? '')
  if (!parts || !/^\d+$/.test(tokens[at]!.core) || tokens[at]!.closing !== '' || Number(parts[2]) < 2) return undefined
  return { words: [cardinal(tokens[at]!.core), `and ${fraction(parts[1]!, parts[2]!).replace(/^one /, 'a ')}`] }
}

function readRomanNumeral(tokens: readonly Token[], at: number): Reading | undefined {
  const [, numeral, ending = ''] = /^([IVXL]+)('s)?$/.exec(tokens[at]!.core) ?? []
  const value = numeral && romanValue(numeral)
  const previous = tokens[at - 1]
  if (!value || !previous || previous.closing !== '') return undefined
  const name = previous.core.toLowerCase()
  const isRuler = RULERS.has(tokens[at - 2]?.core.toLowerCase() ?? '')
  if (NUMBERED_THINGS.has(name) && /^\p{Lu}/u.test(previous.core)) return { words: [cardinal(String(value)) + ending] }
  const isRank = isRuler ? /^\p{Lu}/u.test(previous.core) : RULER_NAMES.has(name) && numeral !== 'I'
  return isRank ? { words: [`the ${ordinal(String(value))}${ending}`] } : undefined
}

/** Reads a time with `a.m.` or `p.m.` No "o'clock" is added, and `am` after a number is not the verb. */
function readClock(tokens: readonly Token[], at: number): Reading | undefined {
  const next = tokens[at + 1]
  const half = /^([ap])\.?m$/i.exec(next?.core ?? '')
  const clock = /^(\d{1,2})(?::(\d{2}))?$/.exec(tokens[at]!.core)
  if (!half || !clock || tokens[at]!.closing !== '') return undefined
  const minutes =
    clock[2] === undefined || clock[2] === '00' ? '' : ` ${Number(clock[2]) < 10 ? 'oh ' : ''}${cardinal(clock[2])}`
  return {
    words: [cardinal(clock[1]!) + minutes, `${half[1]!.toLowerCase() === 'a' ? 'ay' : 'p'} m`],
    abbreviation: 'ends-before-capital',
  }
}

const YEAR_CUES = new Set(
  'in of since by until till from year before after around circa between and to during through early late spring summer autumn fall winter'.split(
    ' ',
  ),
)

/** Reads four digits as an amount if they count something: `1250 people`, but not `In 1250`. */
function readAmountLikeYear(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing } = tokens[at]!
  const next = tokens[at + 1]?.core ?? ''
  if (!/^\d{4}$/.test(core) || !isYear(core) || closing !== '') return undefined
  if (YEAR_CUES.has(tokens[at - 1]?.core.toLowerCase() ?? '')) return undefined
  const counts =
    MAGNITUDE_WORDS.has(next) ||
    next === 'people' ||
    (/^\p{Ll}{3,}s$/u.test(next) && !/^(was|has|this|does|its|always|perhaps)$/.test(next))
  return counts && Number(core) % 100 !== 0 ? { words: [cardinal(core)] } : undefined
}

/**
 * Reads digits as a year that would otherwise be read as an amount: `in 1066`, or `1066 AD` without such a word before
 * it.
 */
function readOldYear(tokens: readonly Token[], at: number): Reading | undefined {
  const { core } = tokens[at]!
  const cue = tokens[at - 1]?.core.toLowerCase() ?? ''
  const isDated = /^(in|since|until|by|year)$/.test(cue) || /^(AD|BC|CE|BCE)$/.test(tokens[at + 1]?.core ?? '')
  return isDated && /^(10|21|22)\d{2}$/.test(core) && Number(core) % 100 !== 0 ? { words: [year(core)] } : undefined
}

/** Reads a separate dash between two numbers. In any other place, a separate dash is silent. */
function readBareSign(tokens: readonly Token[], at: number): Reading | undefined {
  const { core, closing, opening } = tokens[at]!
  const sign = core + opening + closing
  if (!/^[-–−]$/.test(sign) || !/\d$/.test(tokens[at - 1]?.core ?? '') || !/^\d/.test(tokens[at + 1]?.core ?? ''))
    return undefined
  return { words: [sign === '–' ? 'to' : 'minus'] }
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
