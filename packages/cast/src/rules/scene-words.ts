import type { BoardSceneRequest } from '@dayreel/storyboard'
import { findThings, type Thing } from './find-things.ts'
import { keyPhrase, type Phrase } from './key-phrase.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import { readTerms } from './terms/read-terms.ts'
import type { Term } from './terms/term.ts'

/** The words of a scene, read for a board. */
export type SceneWords = {
  text: string
  language: string
  terms: readonly Term[]
  things: readonly Thing[]
  amounts: readonly Amount[]
  /** What the video is about, if a picture can show it. */
  topic: Topic | undefined
  title: string
}

export type Topic = {
  icon: string
  words: string
  /** Whether the title names it. Otherwise, it is the thing that most scenes name. */
  isInTitle: boolean
}

/** A part of a scene's text, in UTF-16 code units. */
export type Span = { from: number; to: number }

const MAX_CACHED = 400
const readings = new Map<string, SceneWords>()

/** Reads the words of a scene. Recent readings are cached, because a scene's board depends on the scenes around it. */
export function readScene(request: Pick<BoardSceneRequest, 'text' | 'title' | 'language'>): SceneWords {
  const key = JSON.stringify([request.language, request.title, request.text])
  const cached = readings.get(key)
  if (cached !== undefined) return cached
  if (readings.size >= MAX_CACHED) readings.clear()
  const read = readWords(request)
  readings.set(key, read)
  return read
}

function readWords({ text, title, language }: Pick<BoardSceneRequest, 'text' | 'title' | 'language'>): SceneWords {
  const terms = readTerms(text, language)
  const amounts = readAmounts(text, terms, language)
  const things = worthShowing(findThings(text, terms, language, title), amounts)
  return { text, language, terms, things, amounts, topic: text === title ? undefined : topicOf(title, language), title }
}

/** Returns the first thing that a title names. */
function topicOf(title: string, language: string): Topic | undefined {
  const [thing] = readScene({ text: title, title, language }).things
  return thing && { icon: thing.icon, words: thing.words, isInTitle: true }
}

const MIN_MENTIONS = 3

/** Returns the thing that most scenes name, for a video whose title names none. */
export function recurringTopic(scenes: readonly SceneWords[]): Topic | undefined {
  const counts = new Map<string, { thing: Thing; count: number }>()
  for (const { things } of scenes)
    for (const thing of things) counts.set(thing.icon, { thing, count: (counts.get(thing.icon)?.count ?? 0) + 1 })
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count)
  if (best === undefined || best.count < MIN_MENTIONS) return undefined
  return { icon: best.thing.icon, words: best.thing.words, isInTitle: false }
}

const PEOPLE = /(?:^|\s)(?:people|person|persons|everyone|leute|menschen|gente|personas)$/iu

/**
 * Keeps the first mention of each picture. Units belong to their numbers, and people are shown only if there is nothing
 * else.
 */
function worthShowing(things: readonly Thing[], amounts: readonly Amount[]): Thing[] {
  const shown = things.filter(
    ({ icon, from, to }, i) =>
      things.findIndex((other) => other.icon === icon) === i &&
      !amounts.some((amount) => amount.kind === 'measure' && amount.from < to && amount.to > from),
  )
  const others = shown.filter(({ words }) => !PEOPLE.test(words))
  return others.length > 0 ? others : shown
}

export function thingsIn({ things }: SceneWords, { from, to }: Span): Thing[] {
  return things.filter((thing) => thing.from >= from && thing.to <= to)
}

export function termsIn({ terms }: SceneWords, { from, to }: Span): Term[] {
  return terms.filter((term) => term.from >= from && term.to <= to)
}

/** Returns the strongest words of a part of a scene. */
export function phraseIn(scene: SceneWords, span: Span, avoid: readonly Span[] = []): Phrase | undefined {
  const { text, language } = scene
  if (language === 'en') return keyPhrase(text, termsIn(scene, span), language, avoid)
  const found = keyPhrase(text.slice(span.from, span.to), [], language)
  return found && { ...found, from: found.from + span.from, to: found.to + span.from }
}

/** Returns the whole text of a scene as a part of it. */
export function wholeOf({ text }: SceneWords): Span {
  return { from: 0, to: text.length }
}
