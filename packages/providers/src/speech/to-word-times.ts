import type { WordTime } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'

/** A piece of a text with the time at which it is spoken: a character or a word, as the provider divides the text. */
export type TimedPiece = WordTime

/** If the provider times a smaller fraction of the words, its times belong to another text. */
const ENOUGH = 0.5

/**
 * Turns the provider's timed pieces into the times of the words of a text. A word without a piece, such as a number
 * that is spoken in other words, takes the time between its neighbours.
 *
 * @param pieces in the order of the text.
 * @returns undefined if too few words have a piece.
 */
export function toWordTimes(text: string, language: string, pieces: readonly TimedPiece[]): WordTime[] | undefined {
  const ranges = splitWords(text, language)
  const spans = ranges.map(({ from, to }) => {
    const own = pieces.filter((piece) => piece.from < to && piece.to > from)
    return own.length === 0 ? undefined : { start: own[0]!.start, end: own.at(-1)!.end }
  })
  if (spans.filter((span) => span !== undefined).length < ENOUGH * ranges.length) return undefined
  return ranges.map(({ from, to }, i) => {
    const start = spans[i]?.start ?? spans.slice(0, i).findLast((span) => span !== undefined)?.end ?? 0
    const end = spans[i]?.end ?? spans.slice(i).find((span) => span !== undefined)?.start ?? start
    return { from, to, start, end: Math.max(start, end) }
  })
}

/** Finds spoken words in the text, in order. A word that is not near the place where the last one ended is left out. */
export function findPieces(text: string, words: readonly { word: string; start: number; end: number }[]): TimedPiece[] {
  const lower = text.toLowerCase()
  const pieces: TimedPiece[] = []
  let at = 0
  for (const { word, start, end } of words) {
    const sought = word.trim().toLowerCase()
    const from = sought === '' ? -1 : lower.indexOf(sought, at)
    if (from === -1 || from - at > MOST_SKIPPED_CHARACTERS) continue
    at = from + sought.length
    pieces.push({ from, to: at, start, end })
  }
  return pieces
}

const MOST_SKIPPED_CHARACTERS = 40
