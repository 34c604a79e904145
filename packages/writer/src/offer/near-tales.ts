import { type NearTale, roughSeconds, subjectLine } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { readStories } from '../story-files/read-stories.ts'
import { isDull } from '../prompt-from-text.ts'
import { linesOf } from '../story.ts'
import type { Tale } from '../tale.ts'
import { kindOfTitle } from './outline-of.ts'
import { promiseOf, wordsOf } from './promise-of.ts'

const TALES = 3
/** What a tale says it is about says more of it than any word it tells. */
const WEIGHT = { about: 6, told: 1 }
/** A title of the same kind, where no word decides. */
const OF_ITS_KIND = 0.01

/** The three that have most to do with a title, those with its rarest words, and are long enough. The same for the same title. */
export function nearTales(title: string, durationSeconds: number): NearTale[] {
  const { weights, shares, reaches } = index()
  const words = new Set(telling(title))
  const kind = kindOfTitle(title)
  const longEnough = readStories().tales.filter((tale) => reaches.get(tale)! >= durationSeconds * LEAST_REACH)
  const scored = longEnough.map((tale) => {
    const known = weights.get(tale)!
    const shared = [...words].reduce((sum, word) => sum + (known.get(word) ?? 0) * (shares.get(word) ?? 0), 0)
    return { tale, score: shared + (kindOfTitle(tale.about) === kind ? OF_ITS_KIND : 0) }
  })
  // Where nothing is shared, another three come with each title.
  const chance = (tale: Tale): number => hashText(`${title}/${tale.id}`) >>> 0
  const sorted = scored.sort((a, b) => b.score - a.score || chance(a.tale) - chance(b.tale))
  return sorted.slice(0, TALES).map(({ tale }) => toNearTale(tale))
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
  weights: ReadonlyMap<Tale, ReadonlyMap<string, number>>
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
  const weights = new Map<Tale, Map<string, number>>()
  const tellers = new Map<string, number>()
  for (const tale of tales) {
    for (const subject of tale.subjects) {
      const promise = promiseOf(subject)
      const others = promises.get(promise) ?? []
      if (!others.includes(tale)) promises.set(promise, [...others, tale])
    }
    const known = new Map<string, number>()
    for (const word of linesOf(tale).flatMap(({ text }) => telling(text))) known.set(word, WEIGHT.told)
    for (const word of [...tale.subjects, ...tale.near, tale.title].flatMap(telling)) known.set(word, WEIGHT.about)
    weights.set(tale, known)
    for (const word of known.keys()) tellers.set(word, (tellers.get(word) ?? 0) + 1)
  }
  const shares = new Map([...tellers].map(([word, count]) => [word, Math.log(1 + tales.length / count) ** 2]))
  const reaches = new Map(tales.map((tale) => [tale, reachOf(tale)]))
  return { promises, weights, shares, reaches }
}

/** Words of how titles are put, not of what they are about. */
const OF_TITLES = new Set(
  'history rise fall story tale fact way mistake sign reason thing happen day man woman last'.split(' '),
)

function telling(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 2 && !isDull(word) && !OF_TITLES.has(word))
}

function reachOf({ parts }: Tale): number {
  return parts.reduce((sum, { lines }) => sum + Math.max(...lines.map(({ text }) => roughSeconds(text))), 0)
}
