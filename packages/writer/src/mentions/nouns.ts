import { ANIMAL_WORDS, wordTable } from '@dayreel/storyboard/base'
import { NOUN_OR_VERB, NOUN_WORDS } from './noun-words.ts'
import { words } from './small-words.ts'

export type NounKind = 'thing' | 'animal' | 'person' | 'place' | 'part'
export type Sex = 'he' | 'she'
export type Noun = { kind: NounKind; singular: string; isPlural: boolean }

const KINDS = new Map<string, NounKind>()
for (const [kind, nouns] of [
  ['thing', words(NOUN_WORDS.thing)],
  ['animal', ANIMAL_WORDS],
  ['person', words(NOUN_WORDS.person)],
  ['place', words(NOUN_WORDS.place)],
  ['part', words(NOUN_WORDS.part)],
] as const)
  for (const word of nouns) if (!KINDS.has(word)) KINDS.set(word, kind)
const VERBS = words(NOUN_OR_VERB)
const IRREGULAR = wordTable<string>({
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'people',
  mice: 'mouse',
  teeth: 'tooth',
  feet: 'foot',
  geese: 'goose',
  trousers: 'trousers',
  glasses: 'glass',
  fishermen: 'fisherman',
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  loaves: 'loaf',
  shelves: 'shelf',
  cacti: 'cactus',
  octopi: 'octopus',
})
/** Plurals without an s, and nouns for groups. */
const SEVERAL = words(`people family couple crowd team crew audience army`)

/**
 * Reads a common noun of a visible thing.
 *
 * @param word in lower case, singular or plural. `_` joins a noun of two words.
 */
export function readNoun(word: string): Noun | undefined {
  const own = KINDS.get(word)
  if (own !== undefined) return { kind: own, singular: word, isPlural: SEVERAL.has(word) }
  for (const singular of singularsOf(word)) {
    const kind = KINDS.get(singular)
    if (kind !== undefined) return { kind, singular, isPlural: true }
  }
  return undefined
}

/** Returns whether a noun is often a verb: "rings", "watch". */
export function isVerbToo(word: string): boolean {
  return VERBS.has(word) || singularsOf(word).some((singular) => VERBS.has(singular))
}

const SHE =
  words(`woman girl mother mum mom sister daughter aunt niece wife bride widow grandmother grandma granddaughter queen princess
  empress actress waitress witch nun seamstress hen cow`)
const HE =
  words(`man boy father dad brother son uncle nephew husband groom grandfather grandpa grandson king prince emperor pope monk
  priest wizard fisherman postman mailman policeman boatman ferryman watchman stationmaster bull rooster stag pharaoh waiter actor`)

export function sexOf(singular: string): Sex | undefined {
  if (SHE.has(singular)) return 'she'
  return HE.has(singular) ? 'he' : undefined
}

function singularsOf(word: string): string[] {
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return [irregular]
  if (!word.endsWith('s') || word.endsWith('ss')) return []
  return [word.slice(0, -1), word.replace(/ies$/u, 'y'), word.replace(/es$/u, '')]
}
