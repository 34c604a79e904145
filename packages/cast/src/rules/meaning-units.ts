import { DETERMINERS, FINITE_VERBS, FUNCTION_WORDS } from '@dayreel/storyboard'
import { isConnecting, OPENS_INNER_CLAUSE } from './terms/read-terms.ts'
import type { Term } from './terms/term.ts'

/** Words that mean something on their own, as a board writes them. The range is that of the words in the text. */
export type Unit = { from: number; to: number; text: string; score: number }

/** Options of a search for units. */
export type UnitSearch = {
  /** Ranges that the board already shows as pictures or numbers. */
  avoid?: readonly { from: number; to: number }[]
  /** Nouns that the video is about, in the singular. Each of them is a unit on its own. */
  keyTerms?: ReadonlySet<string>
  /** Whether any noun is a unit on its own, because a picture or an arrow says the rest. */
  areNounsUnits?: boolean
}

const MOST_WORDS = 5
const MAX_CHARACTERS = 32
/** Nouns that say little, even after an adjective. */
const EMPTY_NOUN =
  /^(?:things?|ways?|lots?|kinds?|sorts?|types?|parts?|bits?|ones?|others?|halves|half|rest|most|some|many|few|number|numbers|amounts?|pairs?|couple|series|ends?|sides?|cases?|points?|facts?|reasons?|examples?|results?|times?|moments?|someone|something|anything|everything|nothing|nobody|everyone|whole|total|ideas?|answers?|questions?|course|front|middle|back|top|bottom|first|second|third|fourth|fifth|next|last|sentences?|person|people|man|woman|men|women|step|steps|tips?|while|fun|sure|now|here|there|then|today|tomorrow|yesterday|ago|away|else|more|less|much|enough|instead|together|almost|roughly|about|around|afterwards?|offshore|indoors|outdoors|upstairs|downstairs|overnight|abroad|online|forward|backward|home)$/u
/** Adjectives that say little, so that a phrase does without them. */
const EMPTY_ADJECTIVE =
  /^(?:other|same|own|such|more|much|many|few|several|very|entire|certain|various|different|next|another|good|better|best|worst|real|actual|main|sure|able|only|just|even|also|still|really|about|around|almost|roughly|less|enough|both|each|whole|particular|latest|later|one|ones|all|any|some|most|single|possible|exact|great|little)$/u
const TIME_NOUN =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|decades?|centur(?:y|ies)|mornings?|evenings?|afternoons?|noon|midnight|ages?)$/u
/** Nouns that make a time a unit: "summer days". */
const OF_TIME = /^(?:summer|winter|spring|autumn|fall|school|work|working|holiday|rush|light|market|wedding)$/u
/** Verbs whose object acts: "lets moisture escape". */
const LETTING = /^(?:lets?|letting|makes?|made|making|helps?|helped|watch|watches|watched|see|sees|saw)$/u
/** Nouns in "-ing" that are things. */
const THING_IN_ING =
  /^(?:building|ceiling|painting|wedding|clothing|housing|meeting|drawing|recording|parking|evening|morning|king|ring|spring|string|wing|swing|sling|lightning|sibling|offspring|railing|lining|coating|filling|stuffing|blessing|opening|beginning|warning|earring|feeling|training|engineering|marketing|banking|farming|wiring|tubing|crossing|landing|reading|spending|saving|funding|pricing)s?$/u
const EMPTY_VERB =
  /^(?:be|have|do|make|get|take|go|come|put|keep|let|give|use|say|know|think|want|need|try|look|seem|happen|start|begin|help|tell|see|find|call|become|mean|show|become|remain|feel|like|expect|stay|meet|hear|turn|cause|lead|become|call|name|ask|learn|work|live|stand|sit|lie|grow|can|will|may|might|must|should)$/u
/** Names that only say when, or in what unit. */
const EMPTY_NAME =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|celsius|fahrenheit)$/u
/** Words at the end of a clause that say how much its object changes. */
const ADDED =
  /^(?:even|much|far|way|any|higher|lower|faster|slower|longer|shorter|better|worse|cheaper|harder|softer|warmer|colder|larger|smaller|bigger|stronger|weaker|closer|apart|together)$/u
const NEGATION = /^(?:\p{L}+n't|not|never|cannot|nor|neither|without|no|instead|rather|than|nothing|nobody|hardly)$/u
const SAYING = /^(?:say|says|said|saying|hear|hears|heard|mean|means|meant)$/u
const BEFORE_BASE = /^(?:to|can|could|should|must|will|would|may|might|let's|please|never|don't|always)$/u

/** Returns the units of an English text, in the order of the text. */
export function meaningUnits(text: string, terms: readonly Term[], search: UnitSearch = {}): Unit[] {
  const { avoid = [], keyTerms = new Set<string>(), areNounsUnits = false } = search
  const isShown = ({ from, to }: Term): boolean => avoid.some((range) => range.from < to && range.to > from)
  const found: Unit[] = []
  for (let head = 0; head < terms.length; head++) {
    if (!isHead(terms, head) || isShown(terms[head]!)) continue
    const first = startOf(terms, head, isShown)
    if (isNegated(terms, first)) {
      const unit = forbidden(text, terms, first, head)
      if (unit !== undefined) found.push(unit)
      continue
    }
    const last = endOfComplement(terms, head, isShown)
    const noun = nounUnit(text, terms, { first, head, last }, { keyTerms, areNounsUnits })
    const action = actionUnit(text, terms, first, head, noun?.score ?? 0)
    if (noun !== undefined) found.push(noun)
    if (action !== undefined) found.push(action)
  }
  return found.filter(({ text: words }) => words.length <= MAX_CHARACTERS && words.split(/\s+/u).length <= MOST_WORDS)
}

export function isEmptyAdjective(word: string): boolean {
  return EMPTY_ADJECTIVE.test(word)
}

export function isEmptyNoun(word: string): boolean {
  return EMPTY_NOUN.test(word)
}

export function isTimeNoun(word: string): boolean {
  return TIME_NOUN.test(word)
}

/** Returns the singular of an English noun, as far as two forms of it become equal. */
export function singularOf(word: string): string {
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:x|ch|sh|ss))es$/u, '')
    .replace(/(?<=[^s])s$/u, '')
}

/** The last noun of a phrase. */
function isHead(terms: readonly Term[], at: number): boolean {
  const { kind, word, isPossessive, clause } = terms[at]!
  if (!isNaming(terms[at]!) || isPossessive || EMPTY_NOUN.test(word) || isConnecting(terms[at]!)) return false
  if (FUNCTION_WORDS.has(word) || DETERMINERS.has(word) || FINITE_VERBS.has(word) || word.length < 3) return false
  const next = terms[at + 1]
  if (next === undefined || next.clause !== clause) return true
  if (kind === 'noun' && next.kind === 'other' && !isConnecting(next)) return false
  return !isNaming(next) || OPENS_INNER_CLAUSE.test(next.word)
}

function isNaming({ kind }: Term): boolean {
  return kind === 'noun' || kind === 'name' || kind === 'person'
}

function startOf(terms: readonly Term[], head: number, isShown: (term: Term) => boolean): number {
  let first = head
  while (first > 0 && terms[first - 1]!.clause === terms[head]!.clause && !isShown(terms[first - 1]!)) {
    const before = terms[first - 1]!
    const isQuality = (before.kind === 'adjective' && !isPast(terms, first - 1)) || isParticiple(terms, first - 1)
    if (DETERMINERS.has(before.word) || FUNCTION_WORDS.has(before.word)) break
    if (!isQuality && !isNaming(before) && !(before.kind === 'number' && !/^\d/u.test(before.word))) break
    if (before.kind === 'number' && !/^(?:first|second|third)$/u.test(before.word)) break
    first -= 1
  }
  while (first < head && (EMPTY_ADJECTIVE.test(terms[first]!.word) || EMPTY_NOUN.test(terms[first]!.word))) first += 1
  return first
}

/** "And pumped pressure in": a word in "-ed" after "and", or at the beginning, is a verb. */
function isPast(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]
  return terms[at]!.word.endsWith('ed') && (before === undefined || before.word === 'and')
}

/** "The missing penny", "a glowing channel". */
function isParticiple(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]
  return (
    terms[at]!.kind === 'verb' &&
    /(?:ing|ed|en)$/u.test(terms[at]!.word) &&
    before?.clause === terms[at]!.clause &&
    (before.kind === 'determiner' ||
      before.kind === 'adjective' ||
      (before.kind === 'preposition' && terms[at]!.base !== terms[at]!.word))
  )
}

/** "Wave | of syrup", "surface | of the sun". */
function endOfComplement(terms: readonly Term[], head: number, isShown: (term: Term) => boolean): number {
  if (terms[head + 1]?.word !== 'of' || terms[head + 1]!.clause !== terms[head]!.clause) return head
  let at = head + 2
  while (
    terms[at]?.clause === terms[head]!.clause &&
    (terms[at]!.kind === 'adjective' || /^(?:the|a|an)$/u.test(terms[at]!.word) || isNaming(terms[at]!)) &&
    !isHead(terms, at)
  )
    at += 1
  const end = terms[at]
  return end?.clause === terms[head]!.clause && isHead(terms, at) && !isShown(end) ? at : head
}

/** "Light covers eleven kilometers": in a clause without a verb, the last of two nouns before other words is one. */
function isHiddenVerb(terms: readonly Term[], head: number): boolean {
  const next = terms[head + 1]
  if (terms[head - 1]?.kind !== 'noun' || next?.clause !== terms[head]!.clause || /^(?:of|and|or)$/u.test(next.word))
    return false
  let [first, last] = [head, head]
  while (terms[first - 1]?.clause === next.clause && !OPENS_INNER_CLAUSE.test(terms[first - 1]!.word)) first -= 1
  while (terms[last + 1]?.clause === next.clause && !OPENS_INNER_CLAUSE.test(terms[last + 1]!.word)) last += 1
  return !terms.slice(first, last + 1).some(({ kind }) => kind === 'verb' || kind === 'auxiliary')
}

function isLetting(terms: readonly Term[], first: number): boolean {
  const at = terms[first - 1]?.kind === 'determiner' ? first - 2 : first - 1
  return terms[at]?.clause === terms[first]!.clause && LETTING.test(terms[at].word)
}

type Place = { first: number; head: number; last: number }

function nounUnit(
  text: string,
  terms: readonly Term[],
  { first, head, last }: Place,
  { keyTerms, areNounsUnits }: { keyTerms: ReadonlySet<string>; areNounsUnits: boolean },
): Unit | undefined {
  const words = terms.slice(first, head + 1)
  const isTime = TIME_NOUN.test(terms[head]!.word)
  if (isTime && !words.slice(0, -1).some(({ word }) => OF_TIME.test(word))) return undefined
  if (terms[head]!.word.endsWith('ing') && !THING_IN_ING.test(terms[head]!.word)) return undefined
  if (words.length > 1 && (isLetting(terms, first) || isHiddenVerb(terms, head))) return undefined
  const isKey = words.some(({ word }) => keyTerms.has(singularOf(word)))
  const isName = terms[head]!.kind !== 'noun'
  const isAlone = words.length === 1 && last === head
  // A capital letter at the beginning of a sentence makes no name.
  const opens = terms[first - 1]?.sentence !== terms[first]!.sentence
  if (isAlone && isName && EMPTY_NAME.test(terms[head]!.word)) return undefined
  if (isAlone && !isKey && !(isName && !opens) && !areNounsUnits) return undefined
  const bare = isName ? 0.9 : isKey ? 1.1 : 0.8
  const score = isAlone ? bare : 1.3 + 0.4 * Math.min(2, words.length - 1) + (last > head ? 0.5 : 0) + (isKey ? 0.5 : 0)
  const isEnd = terms[last + 1]?.clause !== terms[last]!.clause
  return unitOf(text, terms, first, last, score + (isEnd ? 0.3 : 0))
}

/** A verb and its object: "crush houses". The verb is in its base form. */
function actionUnit(
  text: string,
  terms: readonly Term[],
  first: number,
  head: number,
  objectScore: number,
): Unit | undefined {
  const { clause, word } = terms[head]!
  if (TIME_NOUN.test(word)) return undefined
  let at = first - 1
  while (terms[at]?.clause === clause && terms[at]!.kind === 'determiner') at -= 1
  const verb = terms[at]
  const base = verb?.base ?? verb?.word
  if (verb?.kind !== 'verb' || verb.clause !== clause || base === undefined || isConnecting(verb)) return undefined
  if (
    isParticiple(terms, at) ||
    EMPTY_VERB.test(base) ||
    verb.word.endsWith('ing') ||
    isPassive(terms, at) ||
    isNegated(terms, at)
  )
    return undefined
  const isImperative = terms[at - 1]?.clause !== clause && base === verb.word
  // "Gas leaks methane" is no order.
  const objects = terms.slice(at + 1, head + 1)
  if (isImperative && objects.length > 1 && objects.every(isNaming)) return undefined
  const isBase = terms[at - 1]?.clause === clause && BEFORE_BASE.test(terms[at - 1]!.word)
  const score = (isImperative ? 2.1 : isBase ? 1.7 : 1.1) + objectScore / 3
  // "Noticed that patients" and "guess sweat, heat, or mud" go on.
  if (terms[at + 1]!.word === 'that' || isListed(text, terms[head]!)) return undefined
  const last = endOfPredicate(terms, head)
  const object = text.slice(terms[at + 1]!.from, terms[last]!.to)
  // With the rest of its clause, a verb keeps its form: "pushed prices even higher".
  return { from: verb.from, to: terms[last]!.to, text: `${last > head ? verb.word : base} ${object}`, score }
}

/** Whether a list continues after a noun. */
function isListed(text: string, { to }: Term): boolean {
  return /^,[^.!?;:]{1,60},? (?:and|or) /u.test(text.slice(to, to + 80))
}

/** "Prices | even higher". */
function endOfPredicate(terms: readonly Term[], head: number): number {
  let last = head
  while (terms[last + 1]?.clause === terms[head]!.clause && ADDED.test(terms[last + 1]!.word)) last += 1
  return last > head && terms[last + 1]?.clause !== terms[head]!.clause && terms[last]!.word !== 'even' ? last : head
}

/** "The people struck by lightning", "it was found last year". */
function isPassive(terms: readonly Term[], at: number): boolean {
  const before = terms.slice(Math.max(0, at - 2), at).filter(({ clause }) => clause === terms[at]!.clause)
  return before.some(({ word }) => /^(?:is|are|was|were|be|been|being|got)$/u.test(word))
}

/** "Never wash raw chicken": the negation belongs to the words. */
function forbidden(text: string, terms: readonly Term[], first: number, head: number): Unit | undefined {
  const { clause } = terms[head]!
  const at = terms.findIndex((term) => term.clause === clause && /^(?:never|don't|no|without)$/u.test(term.word))
  if (at === -1 || at >= first || head - at >= MOST_WORDS) return undefined
  // "In no hurry" is an idiom more often than not, and "saying no" is complete.
  const before = terms[at - 1]
  if (terms[at]!.word === 'no' && (before?.kind === 'preposition' || SAYING.test(before?.word ?? ''))) return undefined
  const between = terms.slice(at + 1, first)
  const isOrder = /^(?:never|don't)$/u.test(terms[at]!.word) && between[0]?.kind === 'verb'
  const rest = isOrder ? between.slice(1) : between
  if (!isOrder && /^(?:never|don't)$/u.test(terms[at]!.word)) return undefined
  if (!rest.every(({ kind }) => kind === 'determiner' || kind === 'adjective')) return undefined
  return unitOf(text, terms, at, head, isOrder ? 2.4 : 1.6)
}

const REACH = 5

/** Whether a negation before these words in their clause reverses their meaning. */
function isNegated(terms: readonly Term[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - REACH) && terms[i]!.clause === terms[at]!.clause; i--) {
    if (OPENS_INNER_CLAUSE.test(terms[i]!.word)) return false
    if (NEGATION.test(terms[i]!.word)) return true
  }
  return false
}

function unitOf(text: string, terms: readonly Term[], first: number, last: number, score: number): Unit {
  const [from, to] = [terms[first]!.from, terms[last]!.to]
  return { from, to, text: text.slice(from, to), score }
}
