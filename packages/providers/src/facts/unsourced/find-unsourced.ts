import { type FoundNumber, readNumbers } from '@dayreel/storyboard'
import type { SourceText } from '../fact-source.ts'
import { createKnownNames } from './create-known-names.ts'
import { readNames } from './read-names.ts'

type Script = {
  /** Primary subtag of BCP 47, which also applies to the sources. */
  language: string
  texts: readonly string[]
  /** The number of items that the title promises. The numbers of the items need no source. */
  promised: number | undefined
}

/** Number words up to this value are so common that they are not checked: “one of them”, “two friends”. */
const MOST_COMMON = 12

/**
 * Finds the numbers, years and proper names of a script that no source contains.
 *
 * @returns them as the script writes them, each only once, in order.
 */
export function findUnsourced({ language, texts, promised = 0 }: Script, sources: readonly SourceText[]): string[] {
  const given = sources.map(({ title, text }) => `${title}\n${text}`)
  const isSourced = createKnownNumbers(given, language)
  const isKnownName = createKnownNames(given, language)
  const missing = texts.flatMap((text) => {
    const numbers = readNumbers(text, language).filter(
      (number) => !isCommon(number) && !isItem(number, promised) && !isSourced(number),
    )
    const names = readNames(text, language).filter((name) => !isKnownName(name.text))
    return [...numbers, ...names].sort((a, b) => a.from - b.from).map((found) => found.text)
  })
  return [...new Set(missing)]
}

function isCommon({ text, values }: FoundNumber): boolean {
  return /^\p{L}/u.test(text) && values.every((value) => Number(value) <= MOST_COMMON)
}

function isItem({ values }: FoundNumber, promised: number): boolean {
  return values.some((value) => /^\d+$/u.test(value) && Number(value) >= 1 && Number(value) <= promised)
}

function createKnownNumbers(given: readonly string[], language: string): (number: FoundNumber) => boolean {
  const values = new Set(given.flatMap((text) => readNumbers(text, language)).flatMap((number) => number.values))
  for (const text of given) for (const year of shortenedYears(text)) values.add(year)
  const decades = new Set([...values].map((value) => `${Math.floor(Number(value) / 10) * 10}`))
  return (number) =>
    number.values.some((value) => values.has(value)) ||
    (number.isDecade && number.values.some((value) => decades.has(value)))
}

/** Returns the full second year of ranges such as “1914–18”. */
function shortenedYears(text: string): string[] {
  return [...text.matchAll(/(?<!\d)(\d\d)\d\d[-–/](\d\d)(?!\d)/gu)].map((range) => `${range[1]}${range[2]}`)
}
