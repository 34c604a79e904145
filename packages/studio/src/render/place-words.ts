import type { Box } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'
import type { Size } from './cover-crop.ts'

export type WordsRequest = {
  text: string
  /** Primary subtag of BCP 47. */
  language: string
  /** The frame, in pixels. */
  size: Size
  /** The part of the frame that may carry words, as fractions. */
  area: Box
  /** The subjects of the picture, most important first, as fractions of the frame. */
  subjects: readonly Box[]
  /** Letter sizes, in pixels. From `largest` down to `readable`, words shrink to leave the subjects uncovered. */
  fonts: { largest: number; readable: number; smallest: number }
  /** Width of the letters' outline, in letter sizes. */
  outline: number
  /** Returns the width of a line in pixels. */
  measure: (line: string, fontSize: number) => number
}

export type PlacedWords = {
  lines: string[]
  fontSize: number
  /** The centre of the lines and the top of the first one, in pixels. */
  x: number
  top: number
  /** Whether the words fill only one side of a wide frame. */
  isBeside: boolean
}
type Candidate = PlacedWords & { covered: number }

export const LINE_HEIGHT = 1.12
const FONT_STEP = 0.92
const MAX_LINES = 4
/** The distance between two heights that are tried, in line heights. */
const STEP = 0.25
/** The weight of the other subjects, compared with the main subject. */
const COMPANY_WEIGHT = 0.5
/** A smaller letter size is chosen only if it uncovers at least this fraction of the words' area. */
const WORTH_SHRINKING = 0.02

/**
 * Chooses the lines, letter size and place of a thumbnail's words. The words are as large and as low as possible
 * without covering a subject. If they have to cover a subject, they cover as little of it as possible. A long word
 * shrinks until it fits, so words never leave their area.
 */
export function placeWords(request: WordsRequest): PlacedWords {
  const { fonts } = request
  let best: Candidate | undefined
  for (let fontSize = fonts.largest; ; fontSize *= FONT_STEP) {
    const isSmallest = fontSize <= fonts.smallest
    for (const candidate of candidatesOf(request, fontSize, isSmallest))
      if (best === undefined || candidate.covered < best.covered - WORTH_SHRINKING) best = candidate
    if (best !== undefined && (best.covered <= 0 || fontSize <= fonts.readable)) return best
  }
}

/** Yields the possible places of one letter size, lowest first, the whole width before the two sides. */
function* candidatesOf(request: WordsRequest, fontSize: number, isSmallest: boolean): Generator<Candidate> {
  const { text, language, size, area, outline, measure } = request
  for (const column of columnsOf(request)) {
    const room = (column.right - column.left) * size.width - outline * fontSize
    const lines = breakLines(text, language, (line) => measure(line, fontSize) <= room)
    const width = Math.max(...lines.map((line) => measure(line, fontSize)))
    const height = lines.length * LINE_HEIGHT * fontSize
    const [highest, lowest] = [area.top * size.height, area.bottom * size.height - height]
    // At the smallest size, too many lines are acceptable, but a line that is too wide is not.
    if (width > room || ((lines.length > MAX_LINES || lowest < highest) && !isSmallest)) continue
    const x = ((column.left + column.right) / 2) * size.width
    const step = STEP * LINE_HEIGHT * fontSize
    for (let top = lowest; top >= Math.min(highest, lowest); top -= step) {
      const block = { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
      yield { lines, fontSize, x, top, isBeside: column !== area, covered: coveredBy(block, request) }
    }
  }
}

/** In a square or wide frame, words also fit beside the subject. */
function columnsOf({ size, area }: WordsRequest): Box[] {
  if (size.width < size.height) return [area]
  const middle = (area.left + area.right) / 2
  return [area, { ...area, right: middle }, { ...area, left: middle }]
}

/** Returns how much of a block of words covers subjects, as a fraction of the block. The main subject counts most. */
function coveredBy(block: Box, { size: { width, height }, subjects }: WordsRequest): number {
  const whole = (block.right - block.left) * (block.bottom - block.top)
  return subjects.reduce((sum, { left, right, top, bottom }, i) => {
    const across = Math.min(block.right, right * width) - Math.max(block.left, left * width)
    const down = Math.min(block.bottom, bottom * height) - Math.max(block.top, top * height)
    return sum + ((i === 0 ? 1 : COMPANY_WEIGHT) * Math.max(0, across) * Math.max(0, down)) / whole
  }, 0)
}

/** Breaks a text into lines with as many words as fit. A word that is longer than a line gets its own line. */
function breakLines(text: string, language: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = { from: 0, to: 0 }
  for (const { from, to } of splitWords(text, language)) {
    if (line.to > 0 && !fits(text.slice(line.from, to))) {
      lines.push(text.slice(line.from, line.to))
      line = { from, to }
    } else line = { from: line.to === 0 ? from : line.from, to }
  }
  return [...lines, text.slice(line.from, line.to)]
}
