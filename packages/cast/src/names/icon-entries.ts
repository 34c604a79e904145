import type { IconOffer } from '@dayreel/storyboard'
import { readIconIndex } from '../icons/icon-index.ts'
import { flagNames } from './find-flag.ts'
import { foldWords } from './fold-words.ts'
import { readIconNames } from './icon-names.ts'
import { readReviewedWords, REVIEWED_LANGUAGES } from './reviewed-words.ts'

/** An icon with all words that may lead to it. */
export type IconEntry = IconOffer & {
  /** Its label and the reviewed words for it, folded. The first is the label. */
  names: readonly string[]
  /** Words about it that are no names, folded. */
  tags: readonly string[]
}

/** Silhouettes are listed by their English names. Longer names are variants, such as `car-with-ruble`. */
const MAX_SILHOUETTE_WORDS = 3
const VARIANT = /(?:^|-)(?:and|with|in|on|above|under|beside|from|to|of|outline|jp|alt1|text|pixel|stroked|\d+)(?:-|$)/
/** Icons that may offend, which are left out. */
const CHARGED = /swastika|sauvastika|anus|condom|genital|groin|sperm|petrine|tumor|underweight|overweight/

const entries = new Map<string, readonly IconEntry[]>()

/** Returns icons with their words in a language: stickers, then flags, then, in English, silhouettes. */
export function iconEntries(language: string): readonly IconEntry[] {
  let found = entries.get(language)
  if (!found) {
    found = [...stickers(language), ...flags(language), ...(/^en\b/i.test(language) ? silhouettes() : [])]
    entries.set(language, found)
  }
  return found
}

/** Languages without labels use the English ones. */
function stickers(language: string): IconEntry[] {
  const own = readIconNames(language)
  const names = own.length > 0 ? own : readIconNames('en')
  const primary = language.toLowerCase().split(/[-_]/)[0]!
  const fold = (phrase: string): string => foldWords(phrase, primary).join(' ')
  const isReviewed = REVIEWED_LANGUAGES.find((reviewed) => reviewed === primary)
  const reviewed = Map.groupBy(isReviewed ? readReviewedWords(isReviewed).words : [], ({ icon }) => icon)
  return names.map(({ icon, label, tags }) => ({
    icon,
    label,
    names: [label, ...(reviewed.get(icon) ?? []).map(({ words }) => words)].map(fold),
    tags: tags.map(fold),
  }))
}

function flags(language: string): IconEntry[] {
  return [...flagNames(language)].map(([name, country]) => ({
    icon: `flag:${country}`,
    label: name,
    names: [foldWords(name, language).join(' ')],
    tags: [],
  }))
}

function silhouettes(): IconEntry[] {
  return [...readIconIndex()].flatMap(([icon, { set }]) => {
    const name = icon.slice(set.prefix.length + 1)
    if (!set.isSilhouette || VARIANT.test(name) || CHARGED.test(name)) return []
    const label = name.replaceAll('-', ' ')
    return label.split(' ').length > MAX_SILHOUETTE_WORDS ? [] : [{ icon, label, names: [label], tags: [] }]
  })
}
