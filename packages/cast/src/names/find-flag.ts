import { hasIcon } from '../icons/icon-index.ts'

/** Names of countries that are also first names, things or other places. */
const AMBIGUOUS = new Set(['chad', 'georgia', 'jordan', 'turkey', 'guinea', 'jersey', 'mali', 'niger'])
const ARTICLE = /^(?:the|die|der|den|das|el|la|los|las) (?=\p{Lu})/iu
/** Short names that `Intl.DisplayNames` does not use. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  usa: 'us',
  us: 'us',
  america: 'us',
  amerika: 'us',
  'vereinigten staaten': 'us',
  'ee. uu.': 'us',
  uk: 'gb',
  britain: 'gb',
  'great britain': 'gb',
  großbritannien: 'gb',
  'gran bretaña': 'gb',
  holland: 'nl',
  holanda: 'nl',
  china: 'cn',
}
const LETTERS = 26

const tables = new Map<string, ReadonlyMap<string, string>>()

/** Returns the flag of a country that a text names with a capital letter, such as `flag:de` for “Germany”. */
export function findFlag(words: string, language: string): string | undefined {
  const plain = words.replace(ARTICLE, '')
  if (!/^\p{Lu}/u.test(plain)) return undefined
  const name = plain.toLowerCase()
  const country = SHORT_NAMES[name] ?? countriesIn(language).get(name)
  if (country === undefined || (AMBIGUOUS.has(name) && language === 'en')) return undefined
  const flag = `flag:${country}`
  return hasIcon(flag) ? flag : undefined
}

/** Returns the countries with a flag by their names in lower case, in a language of `Intl` or in English. */
function countriesIn(language: string): ReadonlyMap<string, string> {
  let countries = tables.get(language)
  if (!countries) {
    countries = new Map([...flagNames(language)].map(([name, country]) => [name.toLowerCase(), country]))
    tables.set(language, countries)
  }
  return countries
}

/** Returns the names of all countries with a flag, and their codes in lower case. */
export function flagNames(language: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: LETTERS }, (_, at) => String.fromCharCode(65 + at))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const flags = codes.flatMap((code) => {
    const country = code.toLowerCase()
    const name = hasIcon(`flag:${country}`) ? names.of(code) : undefined
    return name === undefined ? [] : [[name, country] as const]
  })
  return new Map(flags)
}
