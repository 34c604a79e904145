import { DOTTED_PHRASES } from './abbreviation-tables.ts'
import { MAGNITUDES } from './number-tables.ts'
import { cardinal, decimal, fraction, ordinal, plural, year } from './number-words.ts'
import {
  date,
  dotted,
  isYear,
  money,
  plainNumber,
  shortYear,
  signed,
  time,
  unitName,
  vulgarFraction,
} from './read-amounts.ts'
import { readLetters } from './read-letters.ts'
import { GREEK, SIGNS } from './sign-tables.ts'
import { wordTable } from '@dayreel/storyboard/base'

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`
const CURRENCY = String.raw`US\$|[$€£¥₹₩₿]`

type Pattern = { form: RegExp; read: (...groups: string[]) => string | undefined }

/** Patterns of single tokens, from the most specific to the most general. */
const PATTERNS: readonly Pattern[] = [
  { form: /^(?:https?:\/\/|www\.)\S+$/i, read: readAddress },
  { form: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, read: readAddress },
  {
    form: /^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|ai|dev|app|edu|gov|tv|co|me|uk|de|fr|eu|info)(?:\/\S*)?$/i,
    read: readAddress,
  },
  { form: /^#(\d+)$/, read: (_, digits) => `number ${cardinal(digits)}` },
  { form: /^#(.+)$/, read: (_, name) => `hash tag ${readNames(name)}` },
  { form: /^@(.+)$/, read: (_, name) => `at ${readNames(name)}` },
  { form: /^(\d{4})-(\d{2})-(\d{2})$/, read: (_, y, month, day) => date(y, month, day) },
  { form: /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/, read: (_, a, b, y) => date(y, a, b) ?? date(y, b, a) },
  {
    form: /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:([ap])\.?m)?$/i,
    read: (_, hours, minutes, seconds, half) => time(hours, minutes, seconds, half),
  },
  { form: /^(\d{1,2})([ap])\.?m$/i, read: (_, hours, half) => `${cardinal(hours)} ${half.toLowerCase()} m` },
  { form: /^([A-G])#$/, read: (_, letter) => `${readLetters(letter, true)} sharp` },
  { form: /^w\/o$/i, read: () => 'without' },
  { form: /^(10|5)\/\1$/, read: (_, number) => `${cardinal(number)} out of ${cardinal(number)}` },
  { form: /^(\d+):(\d+)$/, read: (_, a, b) => `${cardinal(a)} to ${cardinal(b)}` },
  { form: /^24\/7$/, read: () => 'twenty four seven' },
  { form: /^50[/-]50$/, read: () => 'fifty fifty' },
  { form: /^9\/11$/, read: () => 'nine eleven' },
  { form: /^(\d{1,2})\/(\d{1,3})$/, read: (_, a, b) => (Number(b) > 1 ? fraction(a, b) : undefined) },
  { form: /^(\d*)([½⅓⅔¼¾⅕⅛⅜⅝⅞])$/u, read: (_, whole, part) => vulgarFraction(whole, part) },
  { form: /^(\d+)'(\d{1,2})(?:"|'')?$/, read: (_, feet, inches) => `${cardinal(feet)} foot ${cardinal(inches)}` },
  {
    form: new RegExp(`^([-−+]?)(${CURRENCY})(${NUMBER})(?:(k|K|M|m|mn|B|b|bn|T|tn)|\\+)?$`, 'u'),
    read: (_, sign, symbol, amount, magnitude) => signed(sign, money(symbol, amount, magnitude)),
  },
  {
    form: new RegExp(`^(${CURRENCY})(${NUMBER})[-–—](?:${CURRENCY})?(${NUMBER})(k|K|M|m|B|bn)?$`, 'u'),
    read: (_, symbol, low, high, magnitude) => `${decimal(low)} to ${money(symbol, high, magnitude)}`,
  },
  { form: new RegExp(`^(${NUMBER})(${CURRENCY})$`, 'u'), read: (_, amount, symbol) => money(symbol, amount) },
  {
    form: /^(\d{4})[-–—](\d{2}|\d{4})$/u,
    read: (_, first, last) =>
      isYear(first) ? `${year(first)} to ${last.length === 4 ? year(last) : shortYear(last)}` : undefined,
  },
  {
    form: new RegExp(`^([-−]?)(${NUMBER})[-–—](?=(${NUMBER}))\\3(\\D*)$`, 'u'),
    read: (_, sign, low, high, unit) => withUnit(signed(sign, `${decimal(low)} to ${decimal(high)}`), high, unit),
  },
  { form: /^'?(\d{2})'?s$/, read: (_, digits) => (digits.endsWith('0') ? plural(cardinal(digits)) : undefined) },
  { form: /^(\d{3}0)'?s$/, read: (_, digits) => plural(year(digits)) },
  { form: /^'(\d{2})$/, read: (_, digits) => shortYear(digits) },
  { form: /^([\d,]+)(?:st|nd|rd|th)$/i, read: (_, digits) => ordinal(digits.replaceAll(',', '')) },
  { form: /^([48])K$/, read: (_, digits) => `${cardinal(digits)} k` },
  { form: new RegExp(`^(${NUMBER})x$`, 'i'), read: (_, number) => `${decimal(number)} times` },
  { form: new RegExp(`^(${NUMBER})[x×](${NUMBER})$`, 'iu'), read: (_, a, b) => `${decimal(a)} by ${decimal(b)}` },
  {
    form: new RegExp(`^([-−+±~≈<>]?)(${NUMBER})(k|K|M|B|bn|mn|T|tn)\\+?$`, 'u'),
    read: (_, sign, number, magnitude) => signed(sign, `${decimal(number)} ${MAGNITUDES[magnitude]}`),
  },
  { form: /^v(\d+(?:\.\d+)+)$/i, read: (_, number) => `version ${dotted(number)}` },
  { form: /^\d+(?:\.\d+){2,}$/, read: (number) => dotted(number) },
  {
    form: new RegExp(`^([-−+±~≈<>]?)(${NUMBER})([^\\d,.+=*^×÷/-][^\\d+=]*)?\\+?$`, 'u'),
    read: (_, sign, number, unit) => withUnit(signed(sign, plainNumber(number)), number, unit ?? ''),
  },
  { form: /^(?=.*\d)(?=.*[+=×÷*^−²³])[\p{L}\d.,+=×÷*/^−()π²³-]+$/u, read: readFormula },
  {
    form: /^(\p{L}{1,2})([²³])$/u,
    read: (_, letters, power) => `${letters.toLowerCase().split('').join(' ')} ${POWERS[power]}`,
  },
]

const POWERS = wordTable<string>({ '²': 'squared', '³': 'cubed' })

/**
 * Reads one token without its punctuation or its neighbours.
 *
 * @returns lower-case words of a–z and apostrophes, in which a single comma is a short break. Empty if nothing is
 * spoken.
 */
export function readCore(core: string): string {
  if (core === '' || core === '<3') return ''
  const phrase = SIGNS[core] ?? GREEK[core] ?? DOTTED_PHRASES[core.toLowerCase()]
  if (phrase !== undefined) return phrase
  for (const { form, read } of PATTERNS) {
    const found = form.exec(core)
    const words = found && read(...(found as unknown as string[]))
    if (words) return words
  }
  if (/^\p{L}(?:\.\p{L})+$/u.test(core)) return readLetters(core.replaceAll('.', '').toUpperCase(), true)
  return readParts(core)
}

/**
 * Characters at which compounds are split. Only the first kind that occurs is used, so that `2.5` in `2.5%–3%` stays
 * whole at first.
 */
const SEPARATORS = [
  /([—–…]|[-/\\_|]+)/u,
  /([.,;:!?()[\]{}"•·]+)/u,
  /([&+=@#%$€£°→×<>]|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L}))/u,
]

/** Reads a token that contains signs, such as `and/or`, `COVID-19`, `yes—no` or `C++`. */
function readParts(core: string): string {
  const splits = SEPARATORS.map((separator) => core.split(separator).filter((part) => part !== ''))
  const parts = splits.find(({ length }) => length > 1)
  if (!parts) return readLetters(core)
  const isCompact = /\d/.test(core) && core.length <= 6
  const words = parts.map((part, i) => {
    const isBetweenNumbers = /\d/.test(parts[i - 1] ?? '') && /\d/.test(parts[i + 1] ?? '')
    if (part === '–' && isBetweenNumbers) return 'to'
    if (part === '/' && /^[$€£¥]/u.test(parts[i - 1] ?? '')) return 'per'
    if (/^[—–…,;:!?()[\]{}]/u.test(part)) return ','
    if (part === core || /^[-/\\_|."•·]+$/u.test(part)) return ''
    const isCode = /^(?:\p{Lu}{1,2}|\p{L})$/u.test(part) && (isCompact || core.includes('&'))
    return isCode ? readLetters(part.toUpperCase(), true) : readCore(part)
  })
  return words.filter((word) => word !== '').join(' ')
}

function withUnit(words: string, number: string, unit: string): string | undefined {
  if (unit === '') return words
  const [first, ...rest] = unit.split(/(?<=^-)|-/).filter((part) => part !== '' && part !== '-')
  const name = unitName(first ?? '', number)
  const amount = isYear(number) ? words.replace(year(number), decimal(number)) : words
  if (name !== undefined) return [amount, name, ...rest.map(readCore)].join(' ')
  return undefined
}

function readFormula(formula: string): string {
  const operators = wordTable<string>({
    '+': 'plus',
    '=': 'equals',
    '×': 'times',
    '*': 'times',
    '÷': 'divided by',
    '/': 'over',
    '^': 'to the power of',
    '−': 'minus',
    '-': 'minus',
    '²': 'squared',
    '³': 'cubed',
  })
  const parts = formula.match(/\d[\d,]*(?:\.\d+)?|\p{L}|[+=×*÷/^−²³-]/gu) ?? []
  return parts
    .map(
      (part) =>
        operators[part] ?? (/^\d/.test(part) ? decimal(part) : (GREEK[part] ?? readLetters(part.toUpperCase(), true))),
    )
    .join(' ')
}

function readNames(name: string): string {
  return name
    .split(/[_\-.@#]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)
    .map(readCore)
    .filter((words) => words !== '')
    .join(' ')
}

function readAddress(address: string): string {
  const plain = address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '')
  return plain
    .split(/([.@/_+-])/)
    .filter((part) => part !== '')
    .map((part) => ADDRESS_WORDS[part.toLowerCase()] ?? readCore(part))
    .join(' ')
}

const ADDRESS_WORDS = wordTable<string>({
  '.': 'dot',
  '@': 'at',
  '/': 'slash',
  '-': 'dash',
  _: 'underscore',
  '+': 'plus',
  io: 'i o',
  ai: 'ay i',
  tv: 't v',
  uk: 'u k',
  eu: 'e u',
  de: 'd e',
  fr: 'f r',
  edu: 'e d u',
  gov: 'gov',
})
