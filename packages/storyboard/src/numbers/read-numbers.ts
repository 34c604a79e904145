import type { FoundNumber } from './found-number.ts'
import { scaleOf } from './number-scales.ts'
import { readNumberWords } from './number-words/read-number-words.ts'

/** Digits with separators between them. U+00A0, U+2009 and U+202F are spaces that group digits. */
const NUMBER = /\p{Nd}+(?:[.,'’\u{A0}\u{2009}\u{202F}]\p{Nd}+)*/gu
const GROUP_DIGITS = 3

/** Finds the numbers of a text: digits of any script and, in some languages, number words. */
export function readNumbers(text: string, language: string): FoundNumber[] {
  const found = [...text.matchAll(NUMBER)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 2), match.index)
    // Digits after a letter belong to a name, like “H2O” or “A4”.
    if (/[\p{L}\p{M}]$/u.test(before)) return []
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20)
    return partsOf(match[0]).map(({ text: part, offset, values }) => {
      const isDecade = /^s(?!\p{L})/u.test(after) && part.endsWith('0')
      const scale = scaleOf(after, language)
      return {
        text: isDecade ? `${part}s` : part,
        from: match.index + offset,
        values: scale === undefined ? values : values.map((value) => times(value, scale)),
        isDecade,
      }
    })
  })
  return [...found, ...readNumberWords(text, language)]
}

type Part = { text: string; offset: number; values: string[] }

/** Returns the number, or the numbers of a date or a version, such as the three of “12.05.1953”. */
function partsOf(token: string): Part[] {
  const parts = token.split(/[.,'’\u{A0}\u{2009}\u{202F}]/u)
  const signs = token.match(/\P{Nd}/gu) ?? []
  const values = valuesOf(parts.map(toDigits), signs)
  if (values.length > 0) return [{ text: token, offset: 0, values }]
  let offset = 0
  return parts.map((part) => {
    const at = offset
    offset += part.length + 1
    return { text: part, offset: at, values: [plain(toDigits(part))] }
  })
}

function valuesOf(parts: readonly string[], signs: readonly string[]): string[] {
  const [whole = '', ...others] = parts
  if (others.length === 0) return [plain(whole)]
  const last = others.at(-1)!
  const isGrouped = (groups: readonly string[], between: readonly string[]): boolean =>
    whole.length <= GROUP_DIGITS && groups.every((group) => group.length === GROUP_DIGITS) && new Set(between).size <= 1
  const values: string[] = []
  if (isGrouped(others, signs)) values.push(plain(parts.join('')))
  const isDecimal = signs.at(-1) === '.' || signs.at(-1) === ','
  if (isDecimal && !signs.slice(0, -1).includes(signs.at(-1)!) && isGrouped(others.slice(0, -1), signs.slice(0, -1))) {
    values.push(plain(`${[whole, ...others.slice(0, -1)].join('')}.${last}`))
  }
  return values
}

/** Removes zeros that do not change a value: “007” is 7, and “4.50” is 4.5. */
function plain(decimal: string): string {
  const [whole = '', part = ''] = decimal.split('.')
  const integer = whole.replace(/^0+(?=\d)/u, '')
  const digits = part.replace(/(?<!0)0+$/u, '')
  return digits === '' ? integer : `${integer}.${digits}`
}

function times(value: string, scale: number): string {
  return plain((Number(value) * scale).toFixed(6))
}

/** Converts digits of any script to ASCII. The ten digits of a script are consecutive in Unicode. */
function toDigits(text: string): string {
  return Array.from(text.normalize('NFKC'))
    .map((digit) => {
      const code = digit.codePointAt(0)!
      let value = 0
      while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
      return `${value}`
    })
    .join('')
}
