import type { BoardItem, BoardMark } from '@dayreel/storyboard'
import { findWords, splitWords } from '@dayreel/storyboard/base'

/** A range of a text in UTF-16 code units, end exclusive. */
export type Range = { from: number; to: number }

/**
 * Returns the words at which each item enters; undefined if it is there from the start. Items without words of their
 * own enter in turn, evenly over the text, and the first of them is there from the start.
 *
 * @param kept how many of the first items an earlier scene already shows.
 */
export function wordsOfItems(
  items: readonly Pick<BoardItem, 'at'>[],
  text: string,
  language: string,
  kept: number,
): (Range | undefined)[] {
  const words = splitWords(text, language)
  const count = items.length - kept
  let earliest = 0
  return items.map(({ at }, i) => {
    if (i < kept) return undefined
    const said = at === undefined ? undefined : findWords(text, at)
    if (said) {
      earliest = Math.max(earliest, said.from)
      return said
    }
    const turn = i - kept
    if (turn === 0) return undefined
    const word = words[Math.min(words.length - 1, Math.floor((turn * words.length) / count))]
    if (!word) return undefined
    const range = word.from < earliest ? (words.find(({ from }) => from >= earliest) ?? word) : word
    return { from: range.from, to: range.to }
  })
}

/** Returns the words at which a mark is drawn: its own, or else those of the last item that it touches. */
export function wordsOfMark(mark: BoardMark, text: string, items: readonly (Range | undefined)[]): Range | undefined {
  const own = mark.at === undefined ? undefined : findWords(text, mark.at)
  if (own) return own
  const touched = [items[mark.on], mark.to === undefined ? undefined : items[mark.to]].filter(
    (range) => range !== undefined,
  )
  return touched.toSorted((a, b) => b.from - a.from)[0]
}
