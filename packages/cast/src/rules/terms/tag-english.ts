import { createRequire } from 'node:module'
import type { TermKind } from './term.ts'

/** The part of the tagger's output that is used. Offsets are in UTF-16 code units. */
type TaggedTerm = { tags?: string[]; switch?: string; root?: string | null; offset: { start: number; length: number } }
type Tagger = (text: string) => { compute(what: 'root'): void; json(options: object): { terms: TaggedTerm[] }[] }

/** A word's kind. `base` is the base form of a verb: “bend” for “bent”. */
export type Tag = { from: number; kind: TermKind; isNounOrVerb: boolean; base?: string }

const OUTPUT = { offset: true, terms: { text: false, tags: true, root: true, offset: true } }
/** The first matching tag decides. */
const KINDS: readonly (readonly [tag: string, kind: TermKind])[] = [
  ['Pronoun', 'pronoun'],
  ['Person', 'person'],
  ['Place', 'name'],
  ['Organization', 'name'],
  ['ProperNoun', 'name'],
  ['Value', 'number'],
  ['Unit', 'noun'],
  ['Noun', 'noun'],
  ['Copula', 'auxiliary'],
  ['Auxiliary', 'auxiliary'],
  ['Modal', 'auxiliary'],
  ['Verb', 'verb'],
  ['Adjective', 'adjective'],
  ['Adverb', 'adverb'],
  ['Negative', 'adverb'],
  ['Determiner', 'determiner'],
  ['Preposition', 'preposition'],
  ['Conjunction', 'conjunction'],
]

let tagger: Tagger | undefined

/** Tags the words of an English text. The tagger is loaded at its first use, because that takes about 250 ms. */
export function tagEnglish(text: string): Tag[] {
  tagger ??= createRequire(import.meta.url)('compromise/two') as Tagger
  const read = tagger(text)
  read.compute('root')
  return read
    .json(OUTPUT)
    .flatMap(({ terms }) => terms)
    .filter(({ offset }) => offset.length > 0)
    .map(({ tags = [], switch: either = '', root, offset }) => ({
      from: offset.start,
      kind: KINDS.find(([tag]) => tags.includes(tag))?.[1] ?? 'other',
      isNounOrVerb: /Noun|Plural/u.test(either) && either.includes('Verb'),
      ...(root && tags.includes('Verb') && /^\p{L}+$/u.test(root) ? { base: root } : {}),
    }))
}
