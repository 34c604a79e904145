import { CURRENCIES, MAGNITUDES, MONTHS, UNITS } from './number-tables.ts'
import { cardinal, decimal, fraction, ordinal, spellDigits, year } from './number-words.ts'
import { VULGAR_FRACTIONS } from './sign-tables.ts'
import { wordTable } from '@dayreel/storyboard/base'

/** Checks if digits are more likely to be a year than an amount. */
export function isYear(digits: string): boolean {
  const value = Number(digits)
  return digits.length === 4 && value >= 1100 && value < 2100
}

/** Returns the spoken name of a unit after a number, or undefined if the text is not a unit. */
export function unitName(unit: string, number: string): string | undefined {
  return Object.hasOwn(UNITS, unit) ? UNITS[unit]![Number(number.replaceAll(',', '')) === 1 ? 0 : 1] : undefined
}

/** Reads a number that may be a year. A number with a leading zero is read digit by digit. */
export function plainNumber(number: string): string {
  if (isYear(number)) return year(number)
  return /^0\d/.test(number) && !number.includes('.') ? spellDigits(number) : decimal(number)
}

/** Adds the word for a sign, if there is one, before the words of a number. */
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

/**
 * Reads a price such as `$3.50`.
 *
 * @param magnitude letters that multiply the amount, such as `k`.
 */
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

/** Reads a date in digits. Returns undefined if the month or day does not exist. */
export function date(y: string, month: string, day: string): string | undefined {
  const name = MONTHS[Number(month) - 1]
  if (!name || Number(day) < 1 || Number(day) > 31) return undefined
  return `${name} ${ordinal(day)} , ${year(y)}`
}

/**
 * Reads a time of day.
 *
 * @param half `a` or `p` on a 12-hour clock.
 */
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

/**
 * Reads a fraction sign such as `½`.
 *
 * @param whole the digits before the sign, or an empty text.
 */
export function vulgarFraction(whole: string, part: string): string {
  const [numerator, denominator] = VULGAR_FRACTIONS[part]!
  const words = fraction(numerator, denominator)
  return whole === '' ? words : `${cardinal(whole)} and ${words.replace(/^one /, 'a ')}`
}

/** Reads the last two digits of a year on their own. */
export function shortYear(digits: string): string {
  return Number(digits) < 10 ? `oh ${cardinal(digits)}` : cardinal(digits)
}

/** Reads a version number such as `3.2.1`. */
export function dotted(number: string): string {
  return number.split('.').map(cardinal).join(' point ')
}
