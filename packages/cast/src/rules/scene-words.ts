import type { BoardSceneRequest } from '@dayreel/storyboard'
import { activityOf } from './activities.ts'
import { faceOf } from './feelings.ts'
import { findThings, type Thing } from './find-things.ts'
import { keyPhrase, type Phrase } from './key-phrase.ts'
import { isEmptyNoun, isTimeNoun, singularOf } from './meaning-units.ts'
import type { Amount } from './amount.ts'
import { readAmounts } from './read-amounts.ts'
import { readTerms } from './terms/read-terms.ts'
import type { Term } from './terms/term.ts'
import { untaggedPhrase } from './untagged-phrase.ts'

const NAMING = /^(?:noun|name|person)$/u

/** The words of a scene, read for a board. */
export type SceneWords = {
  text: string
  language: string
  terms: readonly Term[]
  things: readonly Thing[]
  amounts: readonly Amount[]
  /** The topic of the video, if a picture can show it. */
  topic: Topic | undefined
  /** The thing that a pronoun of the scene refers to: a thing of the scenes before it, or the topic. */
  meant: Topic | undefined
  title: string
  /** Nouns in the singular that the title names, or that many scenes name. */
  keyTerms: ReadonlySet<string>
  /** Pictures that stand for several things of the video, so that each of them needs a label. */
  shared: ReadonlySet<string>
}

export type Topic = {
  icon: string
  words: string
  /** Whether the title names it. Otherwise, it is the thing that most scenes name. */
  isInTitle: boolean
  /** Whether the title compares two things of this picture, so that the picture needs a label. */
  isCompared: boolean
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
  const named = worthShowing(text, findThings(text, terms, language, title), amounts)
  // A title that names something is about that, not about the activity.
  const isNamed =
    text === title && terms.some(({ kind, word }) => NAMING.test(kind) && !isEmptyNoun(word) && !isTimeNoun(word))
  const things = named.length > 0 || isNamed || language !== 'en' ? named : actedIn(text, terms)
  const own = { text, language, terms, things, amounts, title, shared: sharedIcons([things]) }
  const nouns = new Set(terms.filter(({ kind }) => kind === 'noun').map(({ word }) => singularOf(word)))
  if (text === title) return { ...own, topic: undefined, meant: undefined, keyTerms: nouns }
  const topic = topicOf(title, language)
  return { ...own, topic, meant: topic, keyTerms: readScene({ text: title, title, language }).keyTerms }
}

/** The feeling or the activity of a text without things. */
function actedIn(text: string, terms: readonly Term[]): Thing[] {
  return [faceOf(text, terms) ?? activityOf(text, terms)].flatMap((thing) => thing ?? [])
}

const VERSUS =
  /^(?<one>[^,.:;!?—–]{1,30}?)\s(?:vs\.?|versus|or)\s(?:(?:a|an|the)\s)?(?<other>[^\s,.:;!?—–]{1,30}(?:\s[^\s,.:;!?—–]{1,30})?)(?=[,.:;!?—–]|$)/iu

/** Returns the two things that a title compares: "Old bulb vs LED". */
function comparedIn(title: string, language: string): [string, string] | undefined {
  const { one, other } = (language === 'en' ? VERSUS.exec(title)?.groups : undefined) ?? {}
  return one === undefined || other === undefined ? undefined : [one.replace(/^(?:a|an|the)\s/iu, ''), other]
}

/** A title that compares can name its things in words that have no picture by themselves: "Old bulb vs LED". */
function asCompared(topic: Topic, title: string, language: string): Topic {
  const sides = comparedIn(title, language)
  const isNamed = sides?.some((side) => lastOf(side) === lastOf(topic.words)) === true
  return isNamed ? { ...topic, words: sides.join(' / '), isCompared: true } : topic
}

function lastOf(words: string): string {
  return singularOf(words.toLowerCase().split(/\s+/u).at(-1)!)
}

/** Names the thing of a comparison that a scene is about, if it is about one of the two. */
function namedIn(topic: Topic, { text, title, language }: SceneWords): Topic {
  const named = comparedIn(title, language)?.filter((side) => {
    const words = new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .map(singularOf),
    )
    return side
      .toLowerCase()
      .split(/\s+/u)
      .map(singularOf)
      .every((word) => words.has(word))
  })
  return named?.length === 1 ? { ...topic, words: named[0]! } : topic
}

/** Adds to the words of a scene the facts that follow only from all scenes together. */
export function inVideo(scene: SceneWords, scenes: readonly SceneWords[]): SceneWords {
  const { title, language } = scene
  const titled = readScene({ text: title, title, language })
  const counts = new Map<string, number>()
  for (const { terms } of scenes)
    for (const word of new Set(terms.filter(({ kind }) => kind === 'noun').map((term) => singularOf(term.word))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const recurring = [...counts].filter(([, count]) => count >= MIN_MENTIONS).map(([word]) => word)
  const recurrent = scene.topic === undefined ? recurringTopic(scenes) : undefined
  const topic = scene.topic ?? (recurrent && asCompared(recurrent, title, language))
  const shared = sharedIcons([titled, ...scenes].map(({ things }) => things))
  if (topic?.isCompared === true) shared.add(topic.icon)
  const named = topic && namedIn(topic, scene)
  return {
    ...scene,
    topic: named,
    meant: named,
    keyTerms: new Set([...scene.keyTerms, ...recurring]),
    shared,
  }
}

/** Returns the pictures that a scene uses for things with different names: a crocodile and an alligator. */
function sharedIcons(scenes: readonly (readonly Thing[])[]): Set<string> {
  const twice = scenes.flatMap((things) =>
    things.filter(({ icon }, i) => things.findIndex((other) => other.icon === icon) !== i),
  )
  return new Set(twice.map(({ icon }) => icon))
}

/** Returns the first thing that a title names. */
function topicOf(title: string, language: string): Topic | undefined {
  const { things } = readScene({ text: title, title, language })
  const [thing] = things
  if (thing === undefined) return undefined
  const isOnePicture = things.every(({ icon }) => icon === thing.icon)
  const sides = isOnePicture ? comparedIn(title, language) : undefined
  return {
    icon: thing.icon,
    words: sides?.join(' / ') ?? thing.words,
    isInTitle: true,
    isCompared: sides !== undefined,
  }
}

const MIN_MENTIONS = 3

/** Returns the thing that most scenes name, for a video whose title names none. */
function recurringTopic(scenes: readonly SceneWords[]): Topic | undefined {
  const counts = new Map<string, { thing: Thing; count: number }>()
  for (const { things } of scenes)
    for (const thing of things) counts.set(thing.icon, { thing, count: (counts.get(thing.icon)?.count ?? 0) + 1 })
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count)
  if (best === undefined || best.count < MIN_MENTIONS) return undefined
  return { icon: best.thing.icon, words: best.thing.words, isInTitle: false, isCompared: false }
}

/** Words that compare two things. */
const COMPARES =
  /(?<!\p{L})(?:than|or|versus|vs|from|unlike|while|whereas|but|not|instead|and|both|difference|oder|als|und|sondern|o|y|sino|que)(?!\p{L})/iu
/** Figures for people about whom nothing else is known. */
const PEOPLE = /^(?:person|man|woman)-standing$/u

/**
 * Keeps the first mention of each picture, or of each name if the text compares. Units belong to their numbers. People
 * are kept only beside a number and if there is nothing else.
 */
function worthShowing(text: string, things: readonly Thing[], amounts: readonly Amount[]): Thing[] {
  const isComparing = COMPARES.test(text)
  const isSame = (one: Thing, other: Thing): boolean =>
    one.icon === other.icon &&
    (!isComparing || singularOf(one.words.toLowerCase()) === singularOf(other.words.toLowerCase()))
  const shown = things.filter(
    ({ from, to }, i) =>
      things.findIndex((other) => isSame(other, things[i]!)) === i &&
      !amounts.some((amount) => amount.kind === 'measure' && amount.from < to && amount.to > from),
  )
  const others = shown.filter(({ icon }) => !PEOPLE.test(icon))
  // A figure that stands for people says nothing by itself; beside a number, it says what is counted.
  return others.length > 0 || amounts.length === 0 ? others : shown
}

export function thingsIn({ things }: SceneWords, { from, to }: Span): Thing[] {
  return things.filter((thing) => thing.from >= from && thing.to <= to)
}

export function termsIn({ terms }: SceneWords, { from, to }: Span): Term[] {
  return terms.filter((term) => term.from >= from && term.to <= to)
}

/** Languages whose nouns are found without a tagger. */
const UNTAGGED = /^(?:de|es)$/u

/** Returns the strongest words of a part of a scene. */
export function phraseIn(
  scene: SceneWords,
  span: Span,
  avoid: readonly Span[] = [],
  areNounsUnits = false,
): Phrase | undefined {
  const { text, language, keyTerms } = scene
  if (language === 'en') return keyPhrase(text, termsIn(scene, span), language, { avoid, keyTerms, areNounsUnits })
  if (UNTAGGED.test(language))
    return untaggedPhrase(text, termsIn(scene, span), { language, shown: avoid, numbers: scene.amounts })
  const found = keyPhrase(text.slice(span.from, span.to), [], language)
  return found && { ...found, from: found.from + span.from, to: found.to + span.from }
}

/** Returns the whole text of a scene as a part of it. */
export function wholeOf({ text }: SceneWords): Span {
  return { from: 0, to: text.length }
}
