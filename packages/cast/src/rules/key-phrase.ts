import { coverWords } from '@dayreel/storyboard'
import { isEmptyNoun, meaningUnits, type UnitSearch } from './meaning-units.ts'
import type { Term } from './terms/term.ts'

/** A few words of a text that stand for it. A verb in them may have another form than in the text. */
export type Phrase = { from: number; to: number; text: string }

const SHORT_SENTENCE = 4
const TOO_HOT = /(?<!\p{L})too\s+(?!many|much|few|little|often|late|early)\p{L}+/iu

/**
 * Chooses the words of a text that mean something on their own: a phrase around a noun, or a verb and its object.
 * Returns undefined if it has none, because a part of a clause adds nothing to the captions.
 */
export function keyPhrase(
  text: string,
  terms: readonly Term[],
  language: string,
  search: UnitSearch = {},
): Phrase | undefined {
  if (language !== 'en') return coverOf(text, language)
  const [best] = meaningUnits(text, terms, search).sort((a, b) => b.score - a.score)
  if (best !== undefined) return { from: best.from, to: best.to, text: best.text }
  return tooMuch(text, terms) ?? wholeSentence(text, terms, search)
}

/** "Too hot". */
function tooMuch(text: string, terms: readonly Term[]): Phrase | undefined {
  const at = terms.findIndex(({ word }) => word === 'too')
  const [too, next] = [terms[at], terms[at + 1]]
  if (too === undefined || next?.kind !== 'adjective' || next.clause !== too.clause) return undefined
  const words = text.slice(too.from, next.to)
  return TOO_HOT.test(words) ? { from: too.from, to: next.to, text: words } : undefined
}

/** A short sentence is not cut: "Honesty takes courage". */
function wholeSentence(text: string, terms: readonly Term[], { avoid = [] }: UnitSearch): Phrase | undefined {
  const [first, last] = [terms[0], terms.at(-1)]
  if (first === undefined || last === undefined || terms.length > SHORT_SENTENCE || avoid.length > 0) return undefined
  if (isEmptyNoun(first.word) || first.kind === 'pronoun') return undefined
  const isSentence = first.from === text.search(/[\p{L}\p{N}]/u) && /^["'”’»)]*[.!?]/u.test(text.slice(last.to))
  const isClear = terms.some(({ kind }) => kind === 'noun') && terms.some(({ kind }) => kind === 'verb')
  return isSentence && isClear ? { from: first.from, to: last.to, text: text.slice(first.from, last.to) } : undefined
}

/** Uses the rules for thumbnails, which know the small words of more languages. */
function coverOf(text: string, language: string): Phrase | undefined {
  const words = coverWords(text, language).replace(/…$/u, '')
  const from = text.toLowerCase().indexOf(words.toLowerCase())
  if (!/[\p{L}\p{N}]/u.test(words) || from === -1) return undefined
  const start = from + words.search(/[\p{L}\p{N}]/u)
  const to = from + words.length
  return { from: start, to, text: text.slice(start, to).replace(/(?<![.!,;:。])[.!,;:。]+$/u, '') }
}
