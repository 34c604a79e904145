const ONES: readonly string[] = [
  'нуль',
  'один',
  'два',
  'три',
  'чотири',
  "п'ять",
  'шість',
  'сім',
  'вісім',
  "дев'ять",
  'десять',
  'одинадцять',
  'дванадцять',
  'тринадцять',
  'чотирнадцять',
  "п'ятнадцять",
  'шістнадцять',
  'сімнадцять',
  'вісімнадцять',
  "дев'ятнадцять",
]
const TENS: readonly string[] = [
  '',
  '',
  'двадцять',
  'тридцять',
  'сорок',
  "п'ятдесят",
  'шістдесят',
  'сімдесят',
  'вісімдесят',
  "дев'яносто",
]
const HUNDREDS: readonly string[] = [
  '',
  'сто',
  'двісті',
  'триста',
  'чотириста',
  "п'ятсот",
  'шістсот',
  'сімсот',
  'вісімсот',
  "дев'ятсот",
]
/** The forms after 1, after 2 to 4, and after all other numbers. */
const SCALES = [
  { value: 1_000_000_000, forms: ['мільярд', 'мільярди', 'мільярдів'], isFeminine: false },
  { value: 1_000_000, forms: ['мільйон', 'мільйони', 'мільйонів'], isFeminine: false },
  { value: 1_000, forms: ['тисяча', 'тисячі', 'тисяч'], isFeminine: true },
] as const
const SIGNS: Readonly<Record<string, string>> = {
  '%': 'відсотків',
  '€': 'євро',
  $: 'доларів',
  '₴': 'гривень',
  '&': 'і',
  '+': 'плюс',
  '=': 'дорівнює',
  '°': 'градусів',
}
const MOST_DIGITS = 12

/**
 * Writes the numbers and signs of a Ukrainian word as words, in the nominative. A longer number is read digit by digit.
 */
export function spellUkrainian(word: string): string {
  return word
    .replace(/\d{1,40}(?:[.,]\d{1,40})?/gu, (number) => ` ${number.split(/[.,]/u).map(spellDigits).join(' кома ')} `)
    .replace(/[%€$₴&+=°]/gu, (sign) => ` ${SIGNS[sign]!} `)
}

function spellDigits(digits: string): string {
  if (digits.length > MOST_DIGITS || (digits.length > 1 && digits.startsWith('0'))) {
    return Array.from(digits, (digit) => ONES[Number(digit)]!).join(' ')
  }
  return spell(Number(digits))
}

function spell(number: number): string {
  if (number === 0) return ONES[0]!
  const words: string[] = []
  let rest = number
  for (const { value, forms, isFeminine } of SCALES) {
    const count = Math.floor(rest / value)
    rest %= value
    if (count === 0) continue
    // A single thousand is said without "one".
    if (!(isFeminine && count === 1)) words.push(spellBelowThousand(count, isFeminine))
    words.push(formOf(count, forms))
  }
  if (rest > 0) words.push(spellBelowThousand(rest, false))
  return words.join(' ')
}

function spellBelowThousand(number: number, isFeminine: boolean): string {
  const rest = number % 100
  const words = [HUNDREDS[Math.floor(number / 100)]!]
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10)]!)
  const ones = rest >= 20 ? rest % 10 : rest
  if (ones > 0) words.push(isFeminine ? feminineOf(ones) : ONES[ones]!)
  return words.filter((word) => word !== '').join(' ')
}

function feminineOf(ones: number): string {
  if (ones === 1) return 'одна'
  return ones === 2 ? 'дві' : ONES[ones]!
}

function formOf(count: number, [one, few, many]: readonly [string, string, string]): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 14
  if (!isTeen && count % 10 === 1) return one
  return !isTeen && count % 10 >= 2 && count % 10 <= 4 ? few : many
}
