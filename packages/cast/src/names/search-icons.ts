import type { IconOffer } from '@dayreel/storyboard'
import { foldWords } from './fold-words.ts'
import { type IconEntry, iconEntries } from './icon-entries.ts'
import { singularsOf } from './singulars.ts'

/** How well a query fits: the name, its start, a word of it, a tag, the start of a tag. */
const SCORES = { name: 100, nameStart: 80, nameWord: 65, nameWordStart: 50, tag: 40, tagStart: 25 }
/** English names also lead to icons in other languages, after the names of the language. */
const ENGLISH_FACTOR = 0.5
const MAX_QUERY_WORDS = 8

/**
 * Finds icons for a person who types: labels, reviewed words and tags, whole or their beginning, the best first. All
 * words of the query must fit.
 *
 * @param language tag of BCP 47; English is understood in every language.
 */
export function searchIcons(query: string, language: string, limit: number): IconOffer[] {
  const own = rank(query, language)
  const english = /^en\b/i.test(language) ? [] : rank(query, 'en')
  const best = new Map<string, { entry: IconEntry; score: number }>()
  for (const { entry, score } of own) best.set(entry.icon, { entry, score })
  for (const { entry, score } of english) {
    const known = best.get(entry.icon)
    const lower = score * ENGLISH_FACTOR
    if (!known || known.score < lower) best.set(entry.icon, { entry: labelled(entry, language), score: lower })
  }
  const ranked = [...best.values()].sort((one, other) => other.score - one.score)
  return ranked.slice(0, limit).map(({ entry: { icon, label } }) => ({ icon, label }))
}

function rank(query: string, language: string): { entry: IconEntry; score: number }[] {
  const primary = language.toLowerCase().split(/[-_]/)[0]!
  const words = foldWords(query, primary)
    .slice(0, MAX_QUERY_WORDS)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const phrase = [words.join(' ')]
  const forms = words.map((word) => singularsOf(word, primary))
  const last = forms.at(-1)!
  const phrases = last.map((form) => [...words.slice(0, -1), form].join(' '))
  return iconEntries(language).flatMap((entry) => {
    const each = forms.map((forms) => scoreOf(entry, forms))
    const parts = each.includes(0) ? 0 : each.reduce((sum, score) => sum + score, 0) / each.length
    const score = Math.max(words.length > 1 ? scoreOf(entry, [...phrase, ...phrases]) : 0, parts)
    return score === 0 ? [] : [{ entry, score }]
  })
}

/** Returns how well the best of several forms fits an icon, 0–100. */
function scoreOf({ names, tags }: IconEntry, forms: readonly string[]): number {
  let best = 0
  for (const form of forms) {
    for (const name of names) best = Math.max(best, nameScore(name, form))
    if (best >= SCORES.tag) continue
    for (const tag of tags) {
      if (tag === form) best = Math.max(best, SCORES.tag)
      else if (tag.startsWith(form)) best = Math.max(best, SCORES.tagStart)
    }
  }
  return best
}

function nameScore(name: string, form: string): number {
  if (name === form) return SCORES.name
  const at = name.indexOf(form)
  if (at < 0 || (at > 0 && name[at - 1] !== ' ')) return 0
  const isWholeWord = at + form.length === name.length || name[at + form.length] === ' '
  // Shorter names fit better: “cat” before “cat with tears of joy”.
  const shortness = form.length / name.length
  if (at === 0) return (isWholeWord ? SCORES.nameStart : SCORES.nameWord) + shortness * 10
  return (isWholeWord ? SCORES.nameWord : SCORES.nameWordStart) + shortness * 10
}

function labelled(entry: IconEntry, language: string): IconEntry {
  return iconEntries(language).find(({ icon }) => icon === entry.icon) ?? entry
}
