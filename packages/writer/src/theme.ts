import type { Line } from './line.ts'

/** What can be said of a list's matter: advice, never a fact that could be wrong. */
export type Theme = {
  /** Kebab-case. */
  id: string
  /** What a title has that is about it. */
  words: RegExp
  /** What its first picture shows. */
  opening: string
  /** Ends of its own, right after any list, steps or experience of it. */
  closes: readonly Line[]
  items: readonly Item[]
  /** What people say of it, and what is nearer to the truth: matters of experience, never of science. */
  myths: readonly Item[]
}

/** One piece of advice, in all the ways that titles ask for it: nothing is inflected. */
export type Item = {
  /** What to do; after "You" and "They" it is what somebody does. */
  text: string
  /** One picture of it. */
  detail: string
  why: string
  /** Whether the reason speaks of the picture, so that it is not told without. */
  isOfDetail: boolean
  /** What each of the three shows. */
  visuals: readonly [string, string, string]
  /** What is done instead, usually: a predicate that is right after "you", "they" and "do not". */
  wrong: string
  wrongVisual: string
  /** How somebody did it, told after "First I". */
  did: string
}
