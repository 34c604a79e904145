import { MAX_SUBJECT_CODE_POINTS } from '@dayreel/catalogue'
import type { Instruction } from '../write-request.ts'
import { countCodePoints } from './code-points.ts'
import {
  ABOUT,
  AMBIGUOUS_THINGS,
  ASKS,
  COURTESIES,
  DIRECTIVE,
  FOR_WHOM,
  GOES_ON,
  LOOSE,
  MADE_THINGS,
  MAKING,
  MANNERS,
  NAMED_LATER,
  TRAILING,
  WANTS,
} from './instruction-words.ts'
import { isClauseText, plainWords } from './sentence-kinds.ts'
import { splitSentences } from './split-sentences.ts'
import { PREPOSITIONS, PRONOUNS, RELATIVES } from './subject-words.ts'

type Token = { word: string; from: number; to: number }
type Wish = { about: string | undefined; isPolite: boolean; isBare: boolean; isLoose?: boolean }

/** Only the beginning is read, because a request to an app begins with it. */
const MAX_READ = 600
const MAX_NOUN_PHRASE = 9

/**
 * Checks if a text addresses the app (“Make a video about coffee. Make it funny.”) instead of the viewers. The check
 * uses rules for English. A text does not count as an instruction in cases of doubt.
 *
 * @returns null if the text is a script or a subject.
 */
export function readInstruction(text: string): Instruction | null {
  const beginning = text.trimStart().slice(0, MAX_READ)
  const sentences = splitSentences(beginning, 'en').map(({ from, to }) => beginning.slice(from, to))
  const opening = sentences.findIndex((sentence) => startOf(tokensOf(sentence)) !== undefined)
  if (opening < 0 || opening > 1) return null
  const first = sentences[opening]!
  const rest = sentences.slice(opening + 1)
  const wish = readWish(first, rest.length === 0)
  if (wish === undefined || !isMeant(first, rest, wish)) return null
  return { suggestedSubject: wish.about ?? namedLater(rest) ?? null }
}

/**
 * Checks if the sentences after a request confirm that it is an instruction. A call to the viewers instead addresses
 * them as “you” or continues with the next thing to do.
 */
function isMeant(first: string, rest: readonly string[], { about, isPolite, isBare, isLoose }: Wish): boolean {
  if (rest.length === 0) return true
  const laterSentences = rest.map(plain)
  if (laterSentences.some((sentence) => DIRECTIVE.test(sentence) || NAMED_LATER.test(sentence)))
    return !/\byour?\b/u.test(plain(first).replace(/^\P{L}*(?:please |hey |hi )*(?:can|could|would|will) you\b/u, ''))
  if (isPolite || isBare || isLoose || about === undefined || /\b(?:you|your|yourself)\b/iu.test(first)) return false
  return !GOES_ON.test(laterSentences[0]!)
}

function readWish(sentence: string, isAlone: boolean): Wish | undefined {
  const tokens = tokensOf(sentence)
  let at = startOf(tokens)!
  const implicitWish = readImplicitWish(sentence, tokens, at, isAlone)
  if (implicitWish !== undefined) return implicitWish
  const ask = phraseAt(tokens, at, ASKS)
  const want = ask === 0 ? phraseAt(tokens, at, WANTS) : 0
  at += ask + want
  while (phraseAt(tokens, at, [['please'], ['kindly'], ['maybe'], ['just']]) > 0) at++
  const verb = want > 0 ? 0 : phraseAt(tokens, at, MAKING)
  if (ask > 0 && verb === 0) return undefined
  at += verb
  const hasTellVerb = verb === 0 && want === 0 && tokens[at]?.word === 'tell'
  if (hasTellVerb) at++
  while (/^(?:me|us|up)$/u.test(tokens[at]?.word ?? '')) at++
  if (tokens[at]?.word === 'for' && /^(?:me|us)$/u.test(tokens[at + 1]?.word ?? '')) at += 2
  const isBare = verb === 0 && want === 0 && !hasTellVerb
  const thing = thingAt(tokens, at, isBare || hasTellVerb)
  // “A scary story about a babysitter” is a better subject than “a babysitter”, because it is more precise.
  if (thing === undefined || (isBare && !thing.isMade)) return undefined
  const about = aboutAfter(sentence, tokens, thing.end)
  const hasArticle = /^(?:an?|some|one|another|my|our|\p{N}.*)$/u.test(tokens[at]!.word)
  if (about === undefined && thing.end < tokens.length && !isEnd(tokens[thing.end]!.word)) return undefined
  if (!hasArticle && (about === undefined || LOOSE.has(about.link))) return undefined
  if (isBare && !isBareWish(sentence, about)) return undefined
  return {
    about: about?.subject ?? thing.named,
    isPolite: ask > 0 && sentence.trimEnd().endsWith('?'),
    isBare,
    isLoose: about !== undefined && LOOSE.has(about.link),
  }
}

/** Reads requests without “make a video”, like “Explain how rockets land” or “Turn this into a video: …”. */
function readImplicitWish(sentence: string, tokens: readonly Token[], at: number, isAlone: boolean): Wish | undefined {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ word }) => word)
  const isExplaining = first === 'explain' && /^(?:how|why|what)$/u.test(second ?? '')
  const isTellAbout = first === 'tell' && /^(?:me|us)$/u.test(second ?? '') && third === 'about'
  if (isAlone && (isExplaining || isTellAbout) && !/\byour?\b/iu.test(sentence)) {
    const about = tidySubject(sentence.slice(tokens[at + (isTellAbout ? 3 : 1)]?.from ?? sentence.length))
    const isUsableSubject = about !== undefined && !/^(?:it|that|this|them|him|her|us)$/iu.test(about)
    return isUsableSubject ? { about, isPolite: false, isBare: false } : undefined
  }
  if (!/^(?:turn|convert|transform|change)$/u.test(first ?? '')) return undefined
  const into = tokens.findIndex(({ word }, i) => i > at && i < at + 6 && word === 'into')
  const thing = into < 0 ? undefined : thingAt(tokens, into + 1, false)
  return thing === undefined ? undefined : { about: undefined, isPolite: false, isBare: false }
}

/** Returns the position after greetings and other polite words, or undefined if nothing follows them. */
function startOf(tokens: readonly Token[]): number | undefined {
  let at = 0
  for (;;) {
    const length = phraseAt(tokens, at, COURTESIES)
    if (length > 0) at += length
    else if (at < tokens.length && /^[,!.;:–—-]$/u.test(tokens[at]!.word)) at++
    else return at < tokens.length ? at : undefined
  }
}

/** Finds the noun for the requested product at the end of a noun phrase that begins at `start`. */
function thingAt(
  tokens: readonly Token[],
  start: number,
  isStrict: boolean,
): { end: number; named: string | undefined; isMade: boolean } | undefined {
  let found: number | undefined
  for (let i = start; i < Math.min(tokens.length, start + MAX_NOUN_PHRASE); i++) {
    const { word } = tokens[i]!
    const isThing =
      MADE_THINGS.has(word) ||
      (AMBIGUOUS_THINGS.has(word) && !(isStrict && word.endsWith('thing'))) ||
      (/^ideas?$/u.test(word) && MADE_THINGS.has(tokens[i - 1]?.word ?? ''))
    if (isThing && isEndOfThing(tokens, i)) found = i
    if (i > start && /^(?:an?|the|some|another)$/u.test(word)) break
    if (
      !isThing &&
      (PRONOUNS.has(word) || PREPOSITIONS.has(word) || RELATIVES.has(word) || /^(?:the|this)$/u.test(word))
    )
      break
  }
  if (found === undefined) return undefined
  // "To make a long story short" is not a request for a film.
  if (tokens[found]!.word === 'short' && tokens[found - 1]?.word === 'story') return undefined
  const own = tokens.slice(start, found).filter(({ word }) => /^\p{L}/u.test(word) && !MANNERS.has(word))
  const named = own.map(({ word }) => word).join(' ')
  // "Something funny": the description follows the noun.
  let end = found + 1
  if (tokens[found]!.word.endsWith('thing')) while (MANNERS.has(tokens[end]?.word ?? '')) end++
  const isMade = MADE_THINGS.has(tokens[found]!.word)
  return { end, isMade, named: own.length > 0 && own.length <= 3 ? named : undefined }
}

function isEndOfThing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word
  if (next === undefined || isEnd(next) || phraseAt(tokens, at + 1, ABOUT) > 0) return true
  return tokens[at]!.word.endsWith('thing') && MANNERS.has(next)
}

function isEnd(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word) || /^(?:please|thanks|and)$/u.test(word)
}

function aboutAfter(
  sentence: string,
  tokens: readonly Token[],
  at: number,
): { link: string; subject: string | undefined } | undefined {
  const length = phraseAt(tokens, at, ABOUT)
  if (length === 0) return undefined
  const link = tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')
  // "For my channel, about tea": the subject may come later.
  const later = tokens.findIndex(({ word }, i) => i > at && word === 'about')
  const isForSomebody = link === 'for' && FOR_WHOM.has(tokens[at + 1]?.word ?? '')
  if (later > 0 && LOOSE.has(link) && (link !== 'with' || !/^\p{L}+s$/u.test(tokens[later - 1]!.word)))
    return { link: 'about', subject: tidySubject(sentence.slice(tokens[later]!.to)) }
  const begins = tokens[at + length]
  if (begins === undefined) return undefined
  if (link === 'with' && /^your?$/u.test(begins.word)) return undefined
  const isOwn = link === 'for' && /^(?:my|our|an?|the)$/u.test(begins.word)
  const isLoose = LOOSE.has(link) && !isOwn && !(link === 'with' && !FOR_WHOM.has(begins.word))
  if (isLoose || (isForSomebody && !isOwn)) return { link, subject: undefined }
  return { link, subject: tidySubject(sentence.slice(begins.from)) }
}

/**
 * Checks if a noun phrase without a verb is a request: “A funny video about cats”, but not “A video about my cat went
 * viral”.
 */
function isBareWish(sentence: string, about: { link: string } | undefined): boolean {
  if (about === undefined || !/^(?:about|on|of|explaining|showing)$/u.test(about.link)) return false
  const tokens = plainWords(sentence)
  const asks = tokens.findIndex((word) => /^(?:why|how|what|who|where|when|which|that|whose)$/u.test(word))
  return asks > 0 || !isClauseText(sentence)
}

function namedLater(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences) {
    const named = NAMED_LATER.exec(plain(sentence))
    if (named) return tidySubject(sentence.trim().slice(named[0].length))
  }
  return undefined
}

/** Removes a description that follows the subject, and quotation marks around it. */
function tidySubject(given: string): string | undefined {
  let subject = given
  for (const part of subject.matchAll(/[,;:–—(]|\s-\s|\s(?:and|but)\s/gu)) {
    const after = plain(subject.slice(part.index + part[0].length))
    if (!DIRECTIVE.test(after)) continue
    subject = subject.slice(0, part.index)
    break
  }
  const trailing = TRAILING.exec(subject)
  if (trailing !== null && trailing.index > 0) subject = subject.slice(0, trailing.index)
  subject = subject
    .replace(/^(?:the )?(?:topic|subject|theme)(?: of|:)? /iu, '')
    .replace(/^[\s\p{P}]+/u, '')
    .trimEnd()
  while (/[\p{P}\s]$/u.test(subject)) subject = subject.slice(0, -1)
  const isSubject = /[\p{L}\p{N}]/u.test(subject) && countCodePoints(subject) <= MAX_SUBJECT_CODE_POINTS
  return isSubject ? subject : undefined
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'")
}

function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(/[\p{L}\p{M}\p{N}'’-]+|[^\s\p{L}\p{M}\p{N}]/gu)].map(({ 0: word, index }) => ({
    word: plain(word),
    from: index,
    to: index + word.length,
  }))
}

/** Returns the number of tokens in the longest phrase that begins at `at`, or 0 if no phrase begins there. */
function phraseAt(tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number {
  const found = phrases.find((phrase) => phrase.every((word, i) => tokens[at + i]?.word === word))
  return found?.length ?? 0
}
