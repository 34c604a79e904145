import type { Line } from '../../framework.ts'

/** What can be said of a list's matter: advice, never a fact that could be wrong. */
export type Theme = {
  /** What a title has that is about it. */
  words: RegExp
  /** What its first picture shows. */
  opening: string
  /** Ends of its own, right after any list, steps or experience of it. */
  closes: readonly Line[]
  items: readonly Item[]
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

/**
 * Reads pieces of advice from a table, three rows each: what to do, a picture of it and why, with ` > ` between, then after a bar what
 * each shows (`& ` before a reason that speaks of the picture); `not` and what is done instead, then after a bar what that shows; `I` and how somebody did it.
 *
 * @throws an Error naming a piece that is not whole.
 */
export function parseItems(table: string): Item[] {
  const rows = table.split('\n').map((row) => row.trim())
  const said = rows.filter((row) => row !== '')
  return Array.from({ length: Math.ceil(said.length / 3) }, (_, i) => parseItem(said.slice(i * 3, i * 3 + 3)))
}

function parseItem([first = '', second = '', third = '']: readonly string[]): Item {
  const [said = '', seen = ''] = first.split(' | ')
  const [text, detail, reason] = said.split(' > ')
  const isOfDetail = reason?.startsWith('& ') === true
  const why = reason?.replace(/^& /u, '')
  const [one, two, three] = seen.split(' / ')
  const [, wrong, wrongVisual] = /^not (.+) \| (.+)$/su.exec(second) ?? []
  const [, did] = /^I (.+)$/u.exec(third) ?? []
  if (!text || !detail || !why || !one || !two || !three || !wrong || !wrongVisual || !did)
    throw new Error(`Not a whole piece of advice: ${first}`)
  return { text, detail, why, isOfDetail, visuals: [one, two, three], wrong, wrongVisual, did }
}
