import { CURRENCIES, MAGNITUDES, MONTHS, UNITS } from './number-tables.ts'
import { cardinal, decimal, fraction, ordinal, spellDigits, year } from './number-words.ts'
import { VULGAR_FRACTIONS } from './sign-tables.ts'
import { wordTable } from '@dayreel/storyboard/base'

/** Whether four digits are a year more often than an amount. */
export function isYear(digits: string): boolean {
  const value = Number(digits)
  return digits.length === 4 && value >= 1100 && value < 2100
}

/** What a unit is called after a number; undefined for what is not a unit. */
export function unitName(unit: string, number: string): string | undefined {
  return Object.hasOwn(UNITS, unit) ? UNITS[unit]![Number(number.replaceAll(',', '')) === 1 ? 0 : 1] : undefined
}

/** A number that may be a year, or digits behind a zero. */
export function plainNumber(number: string): string {
  if (isYear(number)) return year(number)
  return /^0\d/.test(number) && !number.includes('.') ? spellDigits(number) : decimal(number)
}

/** Words of a number behind the word for its sign, if it has one. */
export function signed(sign: string, words: string): string {
  const signs = wordTable<string>({
    '-': 'minus',
    '−': 'minus',
    '+': 'plus',
    '±': 'plus or minus',
    '~': 'about',
    '≈': 'about',
    '<': 'less than',
    '>': 'more than',
  })
  return sign === '' ? words : `${signs[sign]} ${words}`
}

/** `$3.50`: as a price is said. @param magnitude letters that multiply the amount, such as `k`. */
export function money(symbol: string, amount: string, magnitude?: string): string {
  const [one, many, part, parts] = CURRENCIES[symbol]!
  if (magnitude)
    return `${decimal(amount)} ${MAGNITUDES[magnitude === 'm' ? 'M' : magnitude === 'b' ? 'B' : magnitude]} ${many}`
  const [whole = '0', cents = ''] = amount.replaceAll(',', '').split('.')
  const units = `${cardinal(whole || '0')} ${Number(whole) === 1 ? one : many}`
  if (cents.length !== 2) return cents === '' ? units : `${decimal(amount)} ${many}`
  if (Number(cents) === 0) return units
  const rest = `${cardinal(cents)} ${Number(cents) === 1 ? part : parts}`
  return Number(whole) === 0 ? rest : `${units} and ${rest}`
}

/** A date by its digits; undefined where there is no such month or day. */
export function date(y: string, month: string, day: string): string | undefined {
  const name = MONTHS[Number(month) - 1]
  if (!name || Number(day) < 1 || Number(day) > 31) return undefined
  return `${name} ${ordinal(day)} , ${year(y)}`
}

/** A time of the clock. @param half `a` or `p` of a clock with twelve hours. */
export function time(hours: string, minutes: string, seconds: string | undefined, half: string | undefined): string {
  const minute = Number(minutes)
  const words = [cardinal(hours)]
  if (minute === 0 && !half && !seconds && Number(hours) > 0 && Number(hours) <= 12) words.push("o'clock")
  else if (minute > 0 || !half)
    words.push(minute === 0 ? 'hundred' : minute < 10 ? `oh ${cardinal(minutes)}` : cardinal(minutes))
  if (seconds) words.push(`and ${cardinal(seconds)} seconds`)
  if (half) words.push(`${half.toLowerCase()} m`)
  return words.join(' ')
}

/** A sign such as `½`. @param whole digits before it; empty for none. */
export function vulgarFraction(whole: string, part: string): string {
  const [numerator, denominator] = VULGAR_FRACTIONS[part]!
  const words = fraction(numerator, denominator)
  return whole === '' ? words : `${cardinal(whole)} and ${words.replace(/^one /, 'a ')}`
}

/** The last two digits of a year, said alone. */
export function shortYear(digits: string): string {
  return Number(digits) < 10 ? `oh ${cardinal(digits)}` : cardinal(digits)
}

/** A version: `3.2.1`. */
export function dotted(number: string): string {
  return number.split('.').map(cardinal).join(' point ')
}
