import { PREPOSITIONS, RELATIVES } from '@dayreel/storyboard'
import { findVisuals } from './prompt-from-text.ts'
import type { Subject } from './read-subject.ts'
import { headOf } from './read-topic.ts'
import { PERSONS } from './where-things-are.ts'

export type SubjectPicture = { thing?: string; place?: string; words?: string }

/**
 * What of the subject can be painted: a thing or a place that painters know, and its own telling words. Of what may be real only
 * the former: no picture shall claim to show a real person or event.
 */
export function subjectPicture(subject: Subject): SubjectPicture {
  const { things, places, hints } = findVisuals(subject.original)
  const place =
    places.find((name) => name !== 'sky') ?? (things.length > 0 && subject.topic !== 'person' ? undefined : hints[0])
  // "The city of glass" is a city, not a mirror: what is said of a place comes after it.
  const [head = ''] = subject.original.split(/ (?:of|made of|built of|without|like) /iu)
  const isPlace = subject.isPlain && findVisuals(head).places.length > 0 && findVisuals(head).things.length === 0
  const thing = isPlace ? undefined : things.find((name) => !PERSONS.test(name) && isItself(name, subject))
  const words = shortName(subject)
  const mayName = !subject.isNamed && subject.isPlain && words !== '' && words !== place
  return { ...(thing !== undefined && { thing }), ...(place !== undefined && { place }), ...(mayName && { words }) }
}

/** A lighthouse keeper is no lighthouse, but a robot who lies is a robot. */
function isItself(thing: string, { topic, original }: Subject): boolean {
  return topic !== 'person' || findVisuals(headOf(original) ?? '').things.includes(thing)
}

/** What the subject is, without what is told of it: "lighthouse keeper". */
export function nounInPicture({ phrase }: Subject): string {
  const [first = '', ...rest] = phrase.replace(/^(?:an?|the|my|our|your|his|her|its|their)\s+/iu, '').split(' ')
  const end = rest.findIndex((word) => PREPOSITIONS.has(word.toLowerCase()) || RELATIVES.has(word.toLowerCase()))
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join(' ').toLowerCase()
}

/** The subject's own words where they are few, else those that say most. */
function shortName({ phrase, keyWords }: Subject): string {
  // "My grandmother's garden" is a garden.
  const name = phrase.replace(/^(?:an?|the|my|our|your|his|her|its|their)\s+/iu, '').replace(/^\p{L}+['’]s\s+/u, '')
  if (name.split(' ').length <= 4) return name.toLowerCase()
  // "The night train that forgot its stops" is a night train.
  const tokens = name.toLowerCase().split(' ')
  const end = tokens.findIndex((word, i) => i > 0 && (PREPOSITIONS.has(word) || RELATIVES.has(word)))
  return end > 0 && end <= 3 ? tokens.slice(0, end).join(' ') : keyWords.slice(0, 3).join(' ').toLowerCase()
}
