import { hasIcon } from '../icons/icon-index.ts'
import { foldWords } from './fold-words.ts'
import { readIconNames } from './icon-names.ts'
import { isNeverByLabel, readReviewedWords, REVIEWED_LANGUAGES, type ReviewedLanguage } from './reviewed-words.ts'

/**
 * A meaning of a name. If it has stems, one of them must be near the name. `icon` is null if no icon shows this
 * meaning.
 */
type Sense = { icon: string | null; near: readonly string[] }

/** The names of icons in one language, in the form of `foldWords`, with a space between their words. */
export type NameTable = {
  /** The meanings of a name. Empty if the name is ambiguous and has no icon by itself. */
  senses: ReadonlyMap<string, readonly Sense[]>
  harmless: ReadonlySet<string>
  kinds: ReadonlySet<string>
}

const tables = new Map<string, NameTable>()

/** Returns the table of a language, given as its primary subtag or as a whole tag of BCP 47. */
export function nameTable(language: string): NameTable {
  let table = tables.get(language)
  if (!table) {
    const isReviewed = REVIEWED_LANGUAGES.some((reviewed) => reviewed === language)
    table = isReviewed ? reviewedTable(language as ReviewedLanguage) : labelTable(language)
    tables.set(language, table)
  }
  return table
}

/** Labels only, without those that several icons share. */
function labelTable(language: string): NameTable {
  return { senses: labelsOf(language), harmless: new Set(), kinds: new Set() }
}

function reviewedTable(language: ReviewedLanguage): NameTable {
  const { words, ambiguous, harmless, kinds } = readReviewedWords(language)
  const key = (phrase: string): string => foldWords(phrase, language).join(' ')
  const own = new Map<string, Sense[]>()
  const add = (phrase: string, senses: readonly Sense[]): void => {
    own.set(key(phrase), [...(own.get(key(phrase)) ?? []), ...senses])
  }
  for (const { words: phrase, near } of ambiguous)
    add(phrase, near.length > 0 ? [{ icon: null, near: near.map(key) }] : [])
  for (const { icon, words: phrase, near } of words) {
    if (!hasIcon(icon)) throw new Error(`The reviewed words name an unknown icon: ${icon}.`)
    add(phrase, [{ icon, near: near.map(key) }])
  }
  return {
    senses: new Map([...labelsOf(language), ...own]),
    harmless: new Set(harmless.map(key)),
    kinds: new Set(kinds.map(key)),
  }
}

function labelsOf(language: string): Map<string, Sense[]> {
  const labels = new Map<string, Sense[]>()
  for (const { icon, label } of readIconNames(language)) {
    if (isNeverByLabel(icon)) continue
    for (const name of namesIn(label)) {
      const key = foldWords(name, language).join(' ')
      labels.set(key, [...(labels.get(key) ?? []), { icon, near: [] }])
    }
  }
  for (const [key, { length }] of labels) if (length > 1) labels.delete(key)
  return labels
}

/** German labels have forms such as “Pilot(in)”. */
function namesIn(label: string): string[] {
  return label.endsWith('(in)') ? [label.slice(0, -4), label.replace('(in)', 'in')] : [label]
}
