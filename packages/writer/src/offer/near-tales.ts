import { type NearTale, roughSeconds, subjectLine } from '@dayreel/storyboard'
import { readStories } from '../story-files/read-stories.ts'
import { classOf } from '../mentions/small-words.ts'
import { isDull } from '../prompt-from-text.ts'
import type { Tale } from '../tale.ts'
import { kindOfTitle } from './outlines-for.ts'
import { promiseOf, wordsOf } from './promise-of.ts'

const MOST_TALES = 3
/** The least share of a title’s words that a near tale is about. Rare words count most. */
const LEAST_SHARED = 0.4
/** The weight of a word that occurs only in an alternative title: "why the moon follows the car" is not about cars. */
const OTHERWISE_CALLED = 0.35
/** The weight of a word that no tale has. It equals the weight of a word that a few tales have. */
const UNKNOWN_SHARE = 16

/**
 * Finds at most three tales about the same subject as a title, the nearest first. Returns none if no tale is near. Only nouns count, and
 * only in a tale's titles and in its subject.
 */
export function nearTales(title: string, durationSeconds: number): NearTale[] {
  const { words: known, shares, reaches } = index()
  const words = [...new Set(telling(subjectLine(title)))]
  const weightOf = (word: string): number => shares.get(word) ?? UNKNOWN_SHARE
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0)
  return readStories()
    .tales.filter((tale) => reaches.get(tale)! >= durationSeconds * LEAST_REACH)
    .map((tale) => {
      const shared = words.reduce((sum, word) => sum + weightOf(word) * (known.get(tale)!.get(word) ?? 0), 0)
      return { tale, part: shared / whole }
    })
    .filter(({ part }) => part >= LEAST_SHARED)
    .toSorted((a, b) => b.part - a.part || nearness(title, b.tale) - nearness(title, a.tale))
    .slice(0, MOST_TALES)
    .map(({ tale }) => toNearTale(tale))
}

/** Orders tales about the same subject: first those of the same kind of title, then those with fewer other subjects. */
function nearness(title: string, tale: Tale): number {
  const isOfItsKind = kindOfTitle(tale.about) === kindOfTitle(title)
  return Number(isOfItsKind) - telling(tale.about).length
}

export function toNearTale({ id, title, about }: Tale): NearTale {
  return { id, title, about }
}

/** The tale that keeps a title's promise, where there is one: of two that do (“a robot”, “robots”) the one that says it in these words. */
export function taleOf(title: string): Tale | undefined {
  const told = index().promises.get(promiseOf(title)) ?? []
  const words = subjectLine(title).toLowerCase()
  return told.find(({ subjects }) => subjects.some((subject) => subject.toLowerCase() === words)) ?? told[0]
}

/** Spoken more slowly, what is this part of a video's length still fills it. */
const LEAST_REACH = 0.95

type Index = {
  promises: ReadonlyMap<string, readonly Tale[]>
  /** The subject words of each tale, with their weights from 0 to 1. */
  words: ReadonlyMap<Tale, ReadonlyMap<string, number>>
  /** How much a word says: the rarer, the more. */
  shares: ReadonlyMap<string, number>
  /** In seconds, with everything that may be left out. */
  reaches: ReadonlyMap<Tale, number>
}

let made: Index | undefined

function index(): Index {
  return (made ??= makeIndex(readStories().tales))
}

function makeIndex(tales: readonly Tale[]): Index {
  const promises = new Map<string, Tale[]>()
  const words = new Map<Tale, Map<string, number>>()
  const tellers = new Map<string, number>()
  for (const tale of tales) {
    for (const subject of tale.subjects) {
      const promise = promiseOf(subject)
      const others = promises.get(promise) ?? []
      if (!others.includes(tale)) promises.set(promise, [...others, tale])
    }
    const about = new Map([
      ...tale.subjects.flatMap(telling).map((word) => [word, OTHERWISE_CALLED] as const),
      ...[...tale.near, tale.about].flatMap(telling).map((word) => [word, 1] as const),
    ])
    words.set(tale, about)
    for (const word of about.keys()) tellers.set(word, (tellers.get(word) ?? 0) + 1)
  }
  const shares = new Map([...tellers].map(([word, count]) => [word, Math.log(1 + tales.length / count) ** 2]))
  const reaches = new Map(tales.map((tale) => [tale, reachOf(tale)]))
  return { promises, words, shares, reaches }
}

/** Words of how titles are put, not of what they are about. */
const OF_TITLES = new Set(
  `history rise fall story tale fact way mistake sign reason thing happen day man woman last best worst tip trick habit rule idea people
  learn like good bad old new great real true first old young little small big long dark bright post make made funny video scary place job
  year time life world named called`
    .trim()
    .split(/\s+/u),
)

/** Returns the stems of the nouns of a text. */
function telling(text: string): string[] {
  // In "How to train a dog", the word "train" is a verb.
  return wordsOf(text.replaceAll(/\bto \p{L}+/giu, ' '))
    .filter((word) => word.length > 2 && !isDull(word) && !OF_TITLES.has(word) && classOf(word) === undefined)
    .map(stemOf)
}

/** Shortens related words to one stem: "Roman" and "Rome", "sleeping" and "sleep". */
function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/e$/u, '')
  return word.replace(/(?:ing|ed|ian|an|er|e)$/u, '').replace(/(?<=[^aeiou])y$/u, 'i')
}

function reachOf({ parts }: Tale): number {
  return parts.reduce((sum, { lines }) => sum + Math.max(...lines.map(({ text }) => roughSeconds(text))), 0)
}
