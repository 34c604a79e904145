import { DETERMINERS, LISTED_WORDS } from '@dayreel/storyboard'
import { ANIMAL_WORDS } from '@dayreel/storyboard/base'
import { chooseOfCompound } from './compounds.ts'
import { findFigurative } from './find-figurative.ts'
import { findIcon } from '../names/find-icon.ts'
import type { Term } from './terms/term.ts'

/** A thing that a text names and a picture can show. */
export type Thing = {
  icon: string
  /** Range of its words in the text, without articles, in UTF-16 code units. */
  from: number
  to: number
  /** The noun as it stands in the text. */
  words: string
  /** Whether the picture shows the whole phrase and not only one of its words. */
  isExact: boolean
  /** Whether the text says that it is absent: "no bees", "without water". */
  isAbsent: boolean
  isPlural: boolean
  clause: number
  /** Indices of its first and last word among the terms. */
  first: number
  last: number
}

/** "Five mistakes": words for the items of a list are no things. */
const COUNTED = new RegExp(
  `^(?:${LISTED_WORDS}|${LISTED_WORDS.replaceAll('s|', '|').replace(/s$/u, '')}|fehler|tipps?|gründe?|fakten|regeln?|schritte?|consejos?|errore?s?|razón|razones|datos?|trucos?|pasos?|reglas?)$`,
  'u',
)
/** Maximum number of words that a name of a picture consists of. */
const LONGEST_NAME = 4
/** Nouns that often stand for something else if "of" follows them: "the heart of the city". */
const FIGURATIVE_OF =
  /^(?:hearts?|eyes?|foot|feet|mouths?|roots?|keys?|doors?|windows?|mountains?|seas?|oceans?|floods?|waves?|storms?|army|armies|forests?|bridges?|walls?|towers?|webs?|chains?|engines?|faces?|heads?|hands?|backs?|seeds?|ladders?|bones?|crowns?|stars?|rivers?|hills?|blankets?|clouds?|tongues?|wings?|tails?|branches|branch|shadows?|rain|islands?|rings?|balls?|books?|cards?|fields?|legs?|arms?|skin|blood|brains?|mirrors?|stages?|loads?|tons?|ocean)$/u
const ABSENT_BEFORE = /^(?:no|without|zero|minus)$/u

/** Finds the things of a text, in the order of the text. */
export function findThings(text: string, terms: readonly Term[], language: string, title: string): Thing[] {
  const figurative = findFigurative(text, language)
  const around = `${text} ${title}`
  const lookUp: LookUp = (first, last) => findIcon(text.slice(terms[first]!.from, terms[last]!.to), language, around)
  const things: Thing[] = []
  const compared: Thing[] = []
  for (let head = terms.length - 1; head >= 0; head--) {
    const isName = terms[head]!.kind === 'name'
    if (!isName && !isNoun(terms, head, language)) continue
    const first = startOfPhrase(terms, head)
    const found = isName
      ? findFlag(terms, head, lookUp)
      : language === 'en'
        ? findInPhrase(terms, first, head, lookUp)
        : findElsewhere(terms, head, lookUp)
    const start = found?.first ?? first
    const range = { from: terms[start]!.from, to: terms[found?.last ?? head]!.to }
    const mask = figurative.find(({ from, to }) => range.from < to && range.to > from)
    const isFigure = FIGURATIVE_OF.test(terms[head]!.word) && terms[head + 1]?.word === 'of' && language === 'en'
    const isThing =
      found !== undefined &&
      !isFigure &&
      !isMeasure(terms, head, things.at(-1)) &&
      !(language === 'en' && isPredicate(terms, start))
    if (isThing && (mask === undefined || mask.isDegree))
      (mask === undefined ? things : compared).push({
        icon: found.icon,
        ...range,
        words: text.slice(mask?.from ?? range.from, range.to),
        isExact: found.isExact && mask === undefined,
        isAbsent: isAbsent(terms, start),
        isPlural: isPlural(terms[head]!.word),
        clause: terms[head]!.clause,
        first: start,
        last: found.last,
      })
    head = Math.min(head, start)
  }
  // A thing that is only compared, as in "as loud as a motorcycle", counts only if the text has no other thing.
  return (things.length > 0 ? things : compared).toReversed()
}

type Found = { icon: string; first: number; last: number; isExact: boolean }
/** Finds the picture of the terms from the first to the last index. */
type LookUp = (first: number, last: number) => string | undefined

/** Chooses the longest name that ends a phrase, and otherwise one of the words of a compound. */
function findInPhrase(terms: readonly Term[], first: number, head: number, lookUp: LookUp): Found | undefined {
  let start = head
  while (start > first && terms[start - 1]!.kind === 'noun') start -= 1
  for (let from = first; from <= start; from++) {
    const icon = lookUp(from, head)
    if (icon !== undefined) return { icon, first: from, last: head, isExact: true }
  }
  if (start === head) return undefined
  // "Polar bear skin", "credit card points": the words before the last noun can be a name together.
  let modifier: string | undefined
  for (let from = first; from < head && modifier === undefined; from++) modifier = lookUp(from, head - 1)
  const isLongName =
    modifier !== undefined &&
    terms[head - 1]!.kind === 'noun' &&
    head - first > 1 &&
    lookUp(head - 1, head - 1) !== modifier
  if (isLongName && lookUp(head, head) === undefined)
    return { icon: modifier!, first: start, last: head, isExact: false }
  const words = { modifier: terms[head - 1]!.word, head: terms[head]!.word }
  const icon = chooseOfCompound(words, { modifier, head: lookUp(head, head) })
  return icon === undefined ? undefined : { icon, first: start, last: head, isExact: false }
}

/** A country has a flag. Other names have no picture. */
function findFlag(terms: readonly Term[], last: number, lookUp: LookUp): Found | undefined {
  let first = last
  while (terms[first - 1]?.kind === 'name' && terms[first - 1]!.clause === terms[last]!.clause) first -= 1
  for (let from = first; from <= last; from++) {
    const icon = lookUp(from, last)
    if (icon?.startsWith('flag:') === true) return { icon, first: from, last, isExact: true }
  }
  return undefined
}

/** In other languages, only single words are tried. */
function findElsewhere(terms: readonly Term[], at: number, lookUp: LookUp): Found | undefined {
  const icon = lookUp(at, at)
  return icon === undefined ? undefined : { icon, first: at, last: at, isExact: true }
}

function isNoun(terms: readonly Term[], at: number, language: string): boolean {
  const { kind, word } = terms[at]!
  if (COUNTED.test(word) && !/^books?$/u.test(word)) return false
  if (kind === 'noun') return true
  // The tagger takes some animals at the beginning of a sentence for other words.
  return (
    language === 'en' &&
    kind !== 'name' &&
    (ANIMAL_WORDS.has(word) || ANIMAL_WORDS.has(word.replace(/s$/u, ''))) &&
    !isVerbHere(terms, at)
  )
}

function isVerbHere(terms: readonly Term[], at: number): boolean {
  return (
    terms[at]!.kind === 'verb' &&
    /^(?:to|can|will|must|could|i|you|we|they|who|don't)$/u.test(terms[at - 1]?.word ?? '')
  )
}

/** Returns the index of the first noun or adjective of the phrase that ends with this noun. */
function startOfPhrase(terms: readonly Term[], head: number): number {
  const { clause } = terms[head]!
  let at = head
  while (
    at > 0 &&
    head - at < LONGEST_NAME - 1 &&
    terms[at - 1]!.clause === clause &&
    !terms[at - 1]!.isPossessive &&
    (terms[at - 1]!.kind === 'noun' || terms[at - 1]!.kind === 'adjective') &&
    !DETERMINERS.has(terms[at - 1]!.word)
  )
    at -= 1
  return at
}

function isAbsent(terms: readonly Term[], first: number): boolean {
  for (let at = first - 1; at >= 0 && at >= first - 3 && terms[at]!.clause === terms[first]!.clause; at--) {
    // "No cat can fly" says nothing about the absence of cats.
    if (ABSENT_BEFORE.test(terms[at]!.word)) return terms[at]!.word !== 'no' || !isSubject(terms, at)
    if (terms[at]!.kind !== 'adjective' && terms[at]!.kind !== 'determiner') return false
  }
  return false
}

/** "A cup of coffee" shows coffee. */
function isMeasure(terms: readonly Term[], head: number, next: Thing | undefined): boolean {
  if (next === undefined || terms[head + 1]?.word !== 'of' || !CONTAINERS.test(terms[head]!.word)) return false
  return next.first - head <= 3 && next.clause === terms[head]!.clause
}

const CONTAINERS =
  /^(?:cups?|glass|glasses|spoons?|bowls?|plates?|bottles?|cans?|jars?|bags?|boxes|box|buckets?|pots?|slices?|loaf|loaves|bunch|bunches|pack|packs)$/u

function isSubject(terms: readonly Term[], at: number): boolean {
  const clause = terms.filter((term) => term.clause === terms[at]!.clause)
  return clause[0] === terms[at] && clause.some(({ kind }) => kind === 'verb' || kind === 'auxiliary')
}

/** "Your cat is a doctor": the second thing only describes the first. */
function isPredicate(terms: readonly Term[], first: number): boolean {
  const { clause } = terms[first]!
  let at = first - 1
  while (at >= 0 && terms[at]!.clause === clause && /^(?:determiner|adjective|adverb)$/u.test(terms[at]!.kind)) at -= 1
  if (at < 1 || terms[at]!.clause !== clause || at === first - 1) return false
  return /^(?:is|are|was|were)$/u.test(terms[at]!.word) && !/^(?:there|here)$/u.test(terms[at - 1]!.word)
}

export function isPlural(word: string): boolean {
  return /(?:[^su]s|feet|teeth|mice|geese|men|women|children|people|fish|sheep)$/u.test(word)
}
