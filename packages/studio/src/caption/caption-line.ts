import type { SKRSContext2D } from '@napi-rs/canvas'
import type { CaptionPage } from './caption.ts'
import { splitEmoji, type TextRun } from '@dayreel/storyboard/fonts'

/** Width of an emoji of normal shape, in font sizes. */
const EMOJI_ADVANCE = 1.18

/** A word of a line. Its width includes the space before it. */
export type Piece = { runs: { run: TextRun; width: number }[]; width: number; index: number; spaced: boolean }

/**
 * Returns the words with their widths, in the order from left to right in which they appear. A word's space lies before
 * it.
 */
export function layOut(
  context: SKRSContext2D,
  page: CaptionPage,
  { size, space }: { size: number; space: number },
): Piece[] {
  const pieces = page.words.map((word, index): Piece => {
    const runs = splitEmoji(word.text).map((run) => ({
      run,
      width: run.emoji ? emojiAdvance(run, size) : context.measureText(run.text).width,
    }))
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), index, spaced: index > 0 && word.spaced }
  })
  const gaps = pieces.map(({ spaced }) => spaced)
  const seen = page.rightToLeft ? rightToLeftOrder(pieces, page) : pieces
  // In right-to-left order, the gap before a word becomes the gap after it. The shifted list keeps each gap between the
  // same two words.
  const seenGaps = page.rightToLeft ? [false, ...gaps.slice(1).toReversed()] : gaps
  return seen.map((piece, i) => ({
    ...piece,
    spaced: seenGaps[i]!,
    width: piece.width + (seenGaps[i] ? space * size : 0),
  }))
}

/** Orders the words from right to left. Neighbouring words of a left-to-right script keep their own order. */
function rightToLeftOrder(pieces: readonly Piece[], page: CaptionPage): Piece[] {
  const groups: Piece[][] = []
  let wasLeftToRight = false
  for (const piece of pieces) {
    const isLeftToRight = /^[^\p{L}]*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(
      page.words[piece.index]!.text,
    )
    if (isLeftToRight && wasLeftToRight) groups.at(-1)!.push(piece)
    else groups.push([piece])
    wasLeftToRight = isLeftToRight
  }
  return groups.toReversed().flat()
}

export function lineWidth(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width, 0)
}

function emojiAdvance({ emoji }: TextRun, size: number): number {
  return (EMOJI_ADVANCE * size * emoji!.width) / emoji!.height
}
