import { wordTable } from '@dayreel/storyboard/base'

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']
const IRREGULAR_ORDINALS = wordTable<string>({
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
})

/** Returns a whole number in American English words: `1204` is "one thousand two hundred four". */
export function cardinal(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '')
  if (plain.length > 3 * SCALES.length) return spellDigits(digits)
  const words: string[] = []
  const groups = plain.match(/\d{1,3}(?=(?:\d{3}){0,5}$)/g) ?? []
  groups.forEach((group, i) => {
    const value = Number(group)
    if (value > 0) words.push(belowThousand(value), SCALES[groups.length - 1 - i]!)
  })
  return words.length > 0 ? joinWords(words) : 'zero'
}

/** Returns an ordinal in words: `21` is "twenty first". */
export function ordinal(digits: string): string {
  const words = cardinal(digits).split(' ')
  const last = words.pop()!
  return joinWords([
    ...words,
    IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  ])
}

/** Returns a year as it is usually spoken: `1847` is "eighteen forty seven", `2009` is "two thousand nine". */
export function year(digits: string): string {
  const value = Number(digits)
  const rest = value % 100
  if (value >= 2000 && value < 2010) return cardinal(digits)
  if (value < 1000 || value > 9999 || value % 1000 === 0) return cardinal(digits)
  const century = cardinal(digits.slice(0, 2))
  if (rest === 0) return `${century} hundred`
  return `${century} ${rest < 10 ? `oh ${SMALL[rest]}` : cardinal(String(rest))}`
}

/**
 * Returns a number with separators and decimals in words: `1,204.05` is "one thousand two hundred four point zero
 * five".
 */
export function decimal(number: string): string {
  const [whole = '', fraction] = number.replaceAll(',', '').split('.')
  const words = whole === '' ? 'zero' : cardinal(whole)
  return fraction ? `${words} point ${spellDigits(fraction)}` : words
}

const MOST_DIGITS = 40

/**
 * Reads digits one by one: `007` is "zero zero seven". Digits after the fortieth are dropped, because no listener could
 * follow them.
 */
export function spellDigits(digits: string): string {
  return Array.from(digits.slice(0, MOST_DIGITS), (digit) => SMALL[Number(digit)]).join(' ')
}

/** Makes the last word of a number plural, for decades such as "nineteen nineties". */
export function plural(words: string): string {
  if (words.endsWith('y')) return `${words.slice(0, -1)}ies`
  return words.endsWith('x') ? `${words}es` : `${words}s`
}

/** Returns a fraction in words: `fraction('3', '4')` is "three quarters". */
export function fraction(numerator: string, denominator: string): string {
  const isOne = Number(numerator) === 1
  if (denominator === '2') return `${cardinal(numerator)} ${isOne ? 'half' : 'halves'}`
  const part = denominator === '4' ? 'quarter' : ordinal(denominator)
  return `${cardinal(numerator)} ${isOne ? part : plural(part)}`
}

/** Returns the value of a Roman numeral in capitals, or undefined if it is malformed or above 89. */
export function romanValue(numeral: string): number | undefined {
  const parts = /^(L?X{0,3}|XL)(IX|IV|V?I{0,3})$/.exec(numeral)
  if (!parts || numeral === '') return undefined
  const [, tens = '', ones = ''] = parts
  return romanPart(tens) + romanPart(ones)
}

const ROMAN_LETTERS = wordTable<number>({ L: 50, X: 10, V: 5, I: 1 })

/** Adds up the letters of a Roman numeral. A smaller letter before a larger one is subtracted. */
function romanPart(part: string): number {
  const values = Array.from(part, (letter) => ROMAN_LETTERS[letter]!)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const words = hundreds > 0 ? [SMALL[hundreds]!, 'hundred'] : []
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10)]!, rest % 10 > 0 ? SMALL[rest % 10]! : '')
  else if (rest > 0) words.push(SMALL[rest]!)
  return joinWords(words)
}

function joinWords(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
