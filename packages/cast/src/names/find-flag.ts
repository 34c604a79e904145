import { hasIcon } from '../icons/icon-index.ts'

/** Names of countries that are also first names, things or other places. */
const AMBIGUOUS = new Set(['chad', 'georgia', 'jordan', 'turkey', 'guinea', 'jersey', 'mali', 'niger'])
/** Short names that `Intl.DisplayNames` does not use. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  usa: 'us',
  us: 'us',
  'the united states': 'us',
  america: 'us',
  amerika: 'us',
  'vereinigte staaten': 'us',
  'the us': 'us',
  'the usa': 'us',
  'ee. uu.': 'us',
  uk: 'gb',
  'the uk': 'gb',
  britain: 'gb',
  'great britain': 'gb',
  großbritannien: 'gb',
  'gran bretaña': 'gb',
  'the united kingdom': 'gb',
  'the netherlands': 'nl',
  holland: 'nl',
  holanda: 'nl',
  china: 'cn',
}
const MAX_LETTER = 26

const tables = new Map<string, ReadonlyMap<string, string>>()

/** Returns the flag of a country that a text names with a capital letter, such as `flag:de` for “Germany”. */
export function findFlag(words: string, language: string): string | undefined {
  if (!/^\p{Lu}|^the \p{Lu}/u.test(words)) return undefined
  const name = words.toLowerCase()
  const country = SHORT_NAMES[name] ?? namesIn(language).get(name)
  if (country === undefined || (AMBIGUOUS.has(name) && language === 'en')) return undefined
  const flag = `flag:${country}`
  return hasIcon(flag) ? flag : undefined
}

function namesIn(language: string): ReadonlyMap<string, string> {
  let table = tables.get(language)
  if (!table) {
    const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
    const letters = Array.from({ length: MAX_LETTER }, (_, at) => String.fromCharCode(65 + at))
    const codes = letters.flatMap((first) => letters.map((second) => first + second))
    table = new Map(
      codes.flatMap((code) => {
        const name = hasIcon(`flag:${code.toLowerCase()}`) ? names.of(code) : undefined
        return name === undefined ? [] : [[name.toLowerCase(), code.toLowerCase()] as const]
      }),
    )
    tables.set(language, table)
  }
  return table
}
