import { isVerbToo, readNoun, sexOf, type NounKind, type Sex } from './nouns.ts'
import type { Token } from './sentence-tokens.ts'
import {
  announcesVerb,
  classOf,
  isAbstract,
  isOfPlace,
  isSeenAdjective,
  isUnseenAdjective,
  words,
} from './small-words.ts'

/** A noun phrase of a visible thing. */
export type Mention = {
  kind: NounKind
  /** The words for the prompt: "old fisherman", "orange juice". */
  phrase: string
  /** Its main noun, in the singular. `_` joins a noun of two words. */
  head: string
  isPlural: boolean
  sex: Sex | undefined
  /** The sentence says that it is absent. */
  isDenied: boolean
  /** It has an indefinite article: "a lighthouse". */
  isIndefinite: boolean
  preposition: string | undefined
  at: number
  end: number
}
export const POINTERS = words(`this that these those`)
/** Invisible nouns that describe the next noun: "night nurse". */
const COMPOUNDING = words(`night birthday wedding music war summer winter christmas school dream`)
const NAMED_TIMES =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)s?$/u

/** Returns the noun phrase that begins at `from`, if there is one. */
export function mentionAt(
  tokens: readonly Token[],
  from: number,
  previous: Mention | undefined,
): Omit<Mention, 'isDenied'> | undefined {
  let i = from
  const before = tokens[from - 1]?.word
  let isDetermined = false
  while (tokens[i] !== undefined && isDeterminer(tokens, i)) {
    isDetermined = true
    if (tokens[i]!.isLastOfClause) return undefined
    i++
  }
  const start = i
  const shown: string[] = []
  let unknown = 0
  for (; unknown <= 2 && tokens[i] !== undefined && nounAt(tokens, i) === undefined; i++) {
    const { word, isLastOfClause } = tokens[i]!
    if (isLastOfClause) break
    if (isSeenAdjective(word)) shown.push(word)
    // In "the others watch", the word "watch" is a verb.
    else if (isDetermined && isModifier(word)) unknown++
    else if (COMPOUNDING.has(word) || (isDetermined && isUnseenAdjective(word))) continue
    else break
  }
  // "Red glove", but "an orange".
  while (isSeenAdjective(tokens[i]?.word ?? '') && !tokens[i]!.isLastOfClause && nounAt(tokens, i + 1) !== undefined) {
    shown.push(tokens[i]!.word)
    i++
  }
  const first = nounAt(tokens, i)
  if (first === undefined) return unknownNoun(tokens, from, { isDetermined, shown, start })
  const isFree = !isDetermined && i === from
  const modifier = i > start ? tokens[i - 1]!.word : ''
  if (isOpenNoun(modifier) && !isSeenAdjective(modifier)) addOnce(shown, tokens[i - 1]!.given)
  // "The night nurse", but not "every night people".
  else if (COMPOUNDING.has(modifier) && ARTICLES.test(tokens[start - 1]?.word ?? '')) addOnce(shown, modifier)
  if (isFree && (isVerbHere(tokens, from, previous) || isWayHome(tokens, from))) return undefined
  const { end, head } = nounsFrom(tokens, i, first, isDetermined)
  const nouns = tokens.slice(i, end).map(({ word }) => word)
  const sex = sexOf(head.singular)
  return {
    kind: head.kind,
    phrase: [...new Set([...shown, ...nouns])].join(' '),
    head: head.singular,
    isPlural: head.isPlural,
    sex,
    isIndefinite: isDetermined && /^(?:an?|one|another|every)$/u.test(tokens[from]!.word),
    preposition: before !== undefined && isOfPlace(before) ? before : undefined,
    at: from,
    end,
  }
}

function isDeterminer(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!
  if (POINTERS.has(word) && isAlone(tokens, at)) return false
  if (word === 'her' && !isOwnerHere(tokens, at)) return false
  return classOf(word) === 'determiner' || word === 'no' || word.endsWith("'s") || /^\p{N}+$/u.test(word)
}

/** Reads a noun of one or two words. */
function nounAt(tokens: readonly Token[], at: number): (ReturnType<typeof readNoun> & { length: number }) | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  const next = tokens[at + 1]
  const pair = next === undefined || token.isLastOfClause ? undefined : readNoun(`${token.word}_${next.word}`)
  if (pair !== undefined) return { ...pair, length: 2 }
  const noun = readNoun(token.word)
  return noun === undefined ? undefined : { ...noun, length: 1 }
}

/** Reads consecutive nouns. The last one is the main noun: "ice cream truck". */
function nounsFrom(
  tokens: readonly Token[],
  from: number,
  first: NonNullable<ReturnType<typeof nounAt>>,
  isDetermined: boolean,
): { end: number; head: NonNullable<ReturnType<typeof readNoun>> } {
  let end = from + first.length
  let head: NonNullable<ReturnType<typeof nounAt>> = first
  while (!tokens[end - 1]!.isLastOfClause) {
    const next = nounAt(tokens, end)
    const { word } = tokens[end]!
    if (next === undefined) {
      // "The violin maker", "a garden gnome", but not "the cat purrs".
      if (!isDetermined || head.isPlural || !endsCompound(tokens, end)) break
      head = { kind: /(?:er|or|ist)$/u.test(word) ? 'person' : 'thing', singular: word, isPlural: false, length: 1 }
      return { end: end + 1, head }
    }
    // "The baker rings", "bees dance": a verb agrees in number with the noun before it.
    if (classOf(word) === 'verb') break
    const isVerbForm = next.length === 1 && isVerbToo(word)
    if (isVerbForm && (isDetermined || first.isPlural) && next.isPlural !== head.isPlural) break
    if (isVerbForm && isFollowedByObject(tokens, end)) break
    end += next.length
    head = next
  }
  return { end, head }
}

/** Returns whether an unknown word is the last noun of a compound: a boundary follows, and the word has no s. */
function endsCompound(tokens: readonly Token[], at: number): boolean {
  const { word, isLastOfClause } = tokens[at]!
  if (!isUnknown(word) || word.endsWith('s')) return false
  const next = tokens[at + 1]
  return isLastOfClause || next === undefined || /^(?:verb|preposition|small)$/u.test(classOf(next.word) ?? '')
}

function isFollowedByObject(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next === undefined || tokens[at]!.isLastOfClause) return false
  return /^(?:determiner|pronoun|adverb)$/u.test(classOf(next.word) ?? '')
}

/** Returns whether a word that can be a noun or a verb is a verb here. */
function isVerbHere(tokens: readonly Token[], at: number, previous: Mention | undefined): boolean {
  const { word, isFirstOfClause } = tokens[at]!
  if (classOf(word) === 'verb') return true
  if (!isVerbToo(word)) return false
  let i = at - 1
  while (i >= 0 && (classOf(tokens[i]!.word) === 'adverb' || tokens[i]!.word === 'not')) i--
  const before = tokens[i]?.word
  if (before === undefined || isFirstOfClause) return isFollowedByObject(tokens, at)
  if (announcesVerb(before)) return true
  if (classOf(before) === 'preposition' || classOf(before) === 'verb') return false
  if (before === 'and' || before === 'or') return previous?.end !== i || isFollowedByObject(tokens, at)
  return true
}

/** "She flies home": the home is not in the picture. */
function isWayHome(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.word === 'home' && classOf(tokens[at - 1]?.word ?? '') !== 'preposition'
}

/** Returns whether an unknown word can modify a noun after a determiner: "the grumpy cat". */
function isModifier(word: string): boolean {
  return /..(?:ed|ing|ous|ful|est)$/u.test(word) || (classOf(word) === undefined && !isAbstract(word))
}

/** Reads a noun that is in no list. Its position in the sentence identifies it: "a zamboni stood". */
function unknownNoun(
  tokens: readonly Token[],
  from: number,
  { isDetermined, shown, start }: { isDetermined: boolean; shown: string[]; start: number },
): Omit<Mention, 'isDenied'> | undefined {
  const token = tokens[from]!
  const before = tokens[from - 1]?.word
  const isName = from > 0 && /^\p{Lu}\p{Ll}{2}/u.test(token.given) && !NAMED_TIMES.test(token.word)
  const base = { isPlural: false, sex: undefined, isIndefinite: false, at: from }
  if (isName && classOf(token.word) === undefined) {
    if (before === undefined || !isOfPlace(before)) return undefined
    let end = from + 1
    while (!tokens[end - 1]!.isLastOfClause && /^\p{Lu}\p{Ll}/u.test(tokens[end]!.given)) end++
    const phrase = tokens
      .slice(from, end)
      .map(({ given }) => given)
      .join(' ')
    return { ...base, kind: 'place', phrase, head: token.word, preposition: before, end }
  }
  if (!isDetermined) return undefined
  // The last unknown word before a boundary.
  let end = start
  while (
    isUnknown(tokens[end]?.word) &&
    !tokens[end]!.isLastOfClause &&
    end < start + 2 &&
    isUnknown(tokens[end + 1]?.word)
  )
    end++
  const noun = tokens[end]
  if (noun === undefined || !isUnknown(noun.word) || noun.word.length < 3 || /^\p{Lu}/u.test(noun.given))
    return undefined
  const next = tokens[end + 1]?.word
  // An open word after it means that the phrase continues.
  if (!noun.isLastOfClause && next !== undefined && classOf(next) === undefined) return undefined
  return {
    ...base,
    kind: 'thing',
    phrase: [...shown, ...tokens.slice(start, end + 1).map(({ word }) => word)].join(' '),
    head: noun.word,
    isPlural: /[^s]s$/u.test(noun.word),
    isIndefinite: /^an?$/u.test(token.word),
    preposition: before !== undefined && isOfPlace(before) ? before : undefined,
    end: end + 1,
  }
}

/** Returns whether a word is in no list and can be a visible noun. */
function isUnknown(word: string | undefined): word is string {
  return (
    word !== undefined && isOpen(word) && isOpenNoun(word) && !isSeenAdjective(word) && readNoun(word) === undefined
  )
}

function isOpenNoun(word: string): boolean {
  return word.length > 2 && !isAbstract(word) && !isAbstract(word.replace(/s$/u, '')) && isOpen(word)
}

function addOnce(shown: string[], word: string): void {
  if (!shown.includes(word)) shown.push(word)
}

function isOpen(word: string): boolean {
  return classOf(word) === undefined && !/\p{N}|'/u.test(word)
}

/** Returns whether "this" is a pronoun, not the determiner of a noun. */
export function isAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (tokens[at]!.isLastOfClause || next === undefined) return true
  return classOf(next.word) === 'verb' && at === 0
}

/** Returns whether a pronoun is possessive: "her scarf", not "gave her a scarf". */
export function isOwnerHere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (tokens[at]!.isLastOfClause || next === undefined) return false
  const kind = classOf(next.word)
  return kind === undefined || kind === 'verb' || (kind === 'determiner' && !ARTICLES.test(next.word))
}
const ARTICLES = /^(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|some|any|no|all|both|half)$/u
