import { createWordTable, findNames, type Found, type Phrase, type WordTable } from './phrases.ts'
import { findPlaces } from './find-places.ts'
import type { PlaceName } from './brief.ts'
import type { Thing } from '../painting.ts'
import { THINGS } from '../things/index.ts'

/**
 * At most three from the prompt, what the scene's own words speak of first; where it names none, one from those words. What those
 * words name by several at once ("return to sender") is so clear that it leads even where the prompt does not name it.
 */
export function readThings(prompt: Phrase, text: Phrase): string[] {
  const read = readEach(prompt, text)
  const all = new Set([...findThings(prompt), ...findThings(text)].map(({ name }) => name))
  const whole = TOGETHER.find(
    ({ name, parts }) => all.has(name) || parts.every((names) => names.some((name) => all.has(name))),
  )
  if (!whole) return withoutParts(read, prompt)
  return [whole.name, ...read.filter((name) => name !== whole.name && !whole.parts.flat().includes(name))].slice(0, 3)
}

/** What belongs to a building is seen as the building, out of doors: the lamp of a lighthouse. */
function withoutParts(things: readonly string[], prompt: Phrase): string[] {
  const isIndoors = findPlaces(prompt).some(({ name }) => ROOFED.has(name))
  const whole = isIndoors ? undefined : PARTS.find(([name]) => things.includes(name))
  return things.filter((name) => !whole?.[1].test(name))
}
const ROOFED: ReadonlySet<PlaceName> = new Set(['room', 'library', 'corridor', 'stairs', 'station'])
const PARTS: readonly (readonly [name: string, parts: RegExp])[] = [
  ['lighthouse', /^(?:lamp|lantern|candle|lit window)$/],
]

/** Of which one holds the other: they are one thing to see. */
const TOGETHER: readonly { name: string; parts: readonly (readonly string[])[] }[] = [
  { name: 'fish in a mailbox', parts: [['fish'], ['mailbox']] },
  { name: 'phone in a drawer', parts: [['smartphone', 'phone face down'], ['open drawer']] },
]

function readEach(prompt: Phrase, text: Phrase): string[] {
  const told = unique(findThings(text).filter(({ at, end, isCompared }) => end - at > 1 && !isCompared)).slice(0, 1)
  const kin = KINDRED.find((names) => names.includes(told[0] ?? '')) ?? told
  const named = [...told, ...unique(findThings(prompt)).filter((name) => !kin.includes(name))]
  const spoken = findSpokenThings(text)
  // A hand is somebody's, and often only a figure of speech.
  if (named.length === 0) return spoken.slice(0, 1)
  const others = named.filter((name) => !told.includes(name))
  return [
    ...told,
    ...others.filter((name) => spoken.includes(name)),
    ...others.filter((name) => !spoken.includes(name)),
  ].slice(0, 3)
}

/** Things of one kind, of which a picture shows the one that is told. */
const KINDRED: readonly (readonly string[])[] = [
  ['smartphone', 'telephone', 'phone face down'],
  ['open drawer', 'closed drawer', 'cabinet'],
  ['train', 'train door', 'door'],
  ['boat', 'ship', 'paper boat'],
  ['whale', 'whale from below', 'surfacing whale', 'breaching whale', 'whale tail'],
  ['shoes', 'bright shoes', 'wet shoes'],
  ['cat', 'sleeping cat'],
  ['dog', 'sleeping dog', 'running dog'],
  ['loaf', 'bitten bread'],
  ['cup', 'two cups', 'empty cup', 'full and empty cup'],
  ['kettle', 'boiling kettle'],
  [
    'papers',
    'letter',
    'book',
    'notebook',
    'closed notebook',
    'drawing',
    'blank page',
    'two drawings',
    'list of names',
    'blacked-out page',
    'stamped page',
    'returned envelope',
    'postcard',
  ],
]

/** What a scene's words speak of, comparisons aside. */
export function findSpokenThings(text: Phrase): string[] {
  return unique(findThings(text).filter(({ isCompared }) => !isCompared))
}

/** Things named by themselves, not as part of a place's name: a train station is no train. */
export function findThings(phrase: Phrase): Found<string>[] {
  const places = findPlaces(phrase).filter(({ at, end }) => end - at > 1)
  return findNames(phrase, THING_WORDS).filter(
    ({ at, end }) =>
      !isWellDone(phrase, at) &&
      !isWorn(phrase, at) &&
      (end - at > 1 || !places.some((place) => place.at <= at && end <= place.end)),
  )
}

/** A coat that a woman is in, or a hat that she wears, is hers to be seen with. */
function isWorn({ words }: Phrase, at: number): boolean {
  if (!GARMENTS.test(words[at]!)) return false
  return WEARING.test(words.slice(Math.max(0, at - 5), at).join(' '))
}
const GARMENTS = /^(?:coat|raincoat|hat|dress|scarf|glasses|spectacles|cap|jacket|suit|uniform|cloak)$/
const WEARING =
  /\b(?:(?:man|woman|men|women|girl|boy|child|person|people|she|he|lady|gentleman|detective|stranger|figure|keeper|someone|somebody|grandmother|grandfather) (?:in|with)|wearing|wears)(?: (?:an?|his|her|the|their))?(?: \w+)?$/

/** What goes well is no well. */
function isWellDone({ words }: Phrase, at: number): boolean {
  return words[at] === 'well' && at > 0 && !/^(?:a|an|the|old|stone|dry|deep|village)$/.test(words[at - 1]!)
}

function unique(found: readonly Found<string>[]): string[] {
  return [...new Set(found.map(({ name }) => name))]
}

function createThingTable(): WordTable<string> {
  const table = createWordTable<string>(THINGS.map((thing) => [thing.name, listWords(thing)] as const))
  const names = new Map(table.names)
  // Many stars and the light of the sun are the sky's own; they make an hour, not a thing. Eyes and hands are somebody's.
  for (const word of [
    'stars',
    'sunlight',
    'sunshine',
    'sunbeam',
    'sunbeams',
    'sunrise',
    'sunset',
    'moonlight',
    'eyes',
    'hands',
  ])
    names.delete(word)
  return { ...table, names }
}

function listWords(thing: Thing): string {
  return [thing.name, ...thing.words].map((word) => word.toLowerCase().replaceAll(' ', '_')).join(' ')
}

const THING_WORDS = createThingTable()
