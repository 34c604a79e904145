import type { BoardMark, BoardRequest } from '@dayreel/storyboard'
import type { Composition, Spot } from './composition.ts'
import type { Palette } from './palette.ts'
import { atRest, type Entry } from './piece.ts'
import type { Rect } from './rect.ts'
import { wordsOfMark, type Range } from './said-words.ts'
import { drawStroke, linesOfMark } from './strokes.ts'

/** Marks cover everything else. */
const MARK_DEPTH = 0.92

/** The drawn parts of an item. */
export type Extent = { whole: Rect; picture?: Rect; words?: Rect }

/** Returns the drawn parts of each item, without the shadows and margins of their pictures. */
export function extentsOf(
  drawn: readonly (Entry & { role: Spot['role']; item: number })[],
  { spots }: Composition,
): Map<number, Extent> {
  const extents = new Map<number, Extent>()
  drawn.forEach(({ piece, item, role }, i) => {
    const { rect } = spots[i]!
    const width = Math.min(piece.width, rect.width)
    const height = Math.min(piece.height, rect.height)
    const part = { x: piece.x - width / 2, y: piece.y - height / 2, width, height }
    const known = extents.get(item)
    const isPicture = role === 'picture' || role === 'bar'
    extents.set(item, {
      ...known,
      whole: known ? union(known.whole, part) : part,
      ...(isPicture ? { picture: part } : { words: part }),
    })
  })
  return extents
}

function union(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** Draws the strokes of the board and of its layout. */
export function drawMarks(
  { board, text, seed }: BoardRequest,
  { links, crossed }: Composition,
  {
    extents,
    words,
    palette,
    unit,
    stage,
  }: {
    extents: ReadonlyMap<number, Extent>
    words: readonly (Range | undefined)[]
    palette: Palette
    unit: number
    stage: Rect
  },
): Entry[] {
  const own = board.marks ?? []
  const added: (BoardMark & { isLine?: true })[] = []
  if (own.every(({ kind }) => kind !== 'arrow')) {
    for (const { from, to, isLine } of links) added.push({ kind: 'arrow', on: from, to, ...(isLine && { isLine }) })
  }
  if (crossed !== undefined && own.every(({ kind }) => kind !== 'cross')) added.push({ kind: 'cross', on: crossed })
  const kept = board.grows?.kept ?? 0
  return [...added, ...own].flatMap((mark, i): Entry[] => {
    const on = extents.get(mark.on)
    const to = mark.to === undefined ? undefined : extents.get(mark.to)
    if (!on || (mark.to !== undefined && !to)) return []
    const isEmphasis = mark.kind === 'cross' || mark.kind === 'circle'
    const target =
      isEmphasis || 'isLine' in mark
        ? (on.picture ?? on.whole)
        : mark.kind === 'underline'
          ? (on.words ?? on.whole)
          : on.whole
    const lines = linesOfMark(mark.kind, {
      on: target,
      start: on.picture ?? on.whole,
      to: to?.whole,
      inside: stage,
      unit,
      seed: seed + i,
    })
    const shown = 'isLine' in mark ? lines.slice(0, 1) : lines
    const piece = drawStroke(shown, {
      color: isEmphasis ? palette.mark : mark.kind === 'underline' ? palette.accent : palette.ink,
      width: strokeWidth(mark, target, unit),
      isChalk: palette.theme === 'chalkboard',
      seed: seed + i,
    })
    const isKept = mark.on < kept && (mark.to ?? mark.on) < kept && mark.at === undefined
    const range = isKept ? undefined : wordsOfMark(mark, text, words)
    return [
      {
        piece: isKept ? atRest(piece) : piece,
        depth: MARK_DEPTH,
        words: range,
        ...(range && { sound: mark.kind === 'cross' ? ('hit' as const) : ('pen' as const) }),
      },
    ]
  })
}

/** Returns the width of a mark's stroke. Crosses and circles of large things are bolder. */
function strokeWidth(mark: BoardMark & { isLine?: true }, { width, height }: Rect, unit: number): number {
  if (mark.kind === 'cross') return Math.min(34 * unit, Math.max(17 * unit, 0.055 * Math.min(width, height)))
  if (mark.kind === 'circle') return 12 * unit
  return (mark.isLine ? 7 : 11) * unit
}
