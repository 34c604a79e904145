import type { IndexedItem, Scene, Spot } from '../composition.ts'
import { isPicture } from '../composition.ts'
import { cut, type Rect } from '../rect.ts'

/** The gap between cells in units. */
export const GAP = 26
/** Margin between the edge of a note and its content, in units. */
export const NOTE_MARGIN = 18
/** Heights of labels in units, and as a share of their cell. */
const LABEL = { least: 84, most: 190, share: 0.25 }
/**
 * The smallest readable letters of a label below and beside a picture, in units, and the width of a letter in font
 * sizes.
 */
const READABLE = { size: 58, beside: 78, letter: 0.48 }

/** Places an item with its label in a cell. */
export function placeItem(
  { item, index }: IndexedItem,
  cell: Rect,
  scene: Scene,
  tilt: number,
  isLabelAbove = false,
): Spot[] {
  const { unit, random } = scene
  const turn = (random() - 0.5) * 2 * tilt
  if (!isPicture(item)) {
    if (item.label === undefined) return wordsIn({ item, index }, cell, turn / 2)
    const { strip, rest } = cut(cell, 'bottom', labelHeight(cell, unit, item.label))
    return [...wordsIn({ item, index }, rest, turn / 2), { item: index, role: 'label', rect: strip, turn: 0 }]
  }
  if (item.label === undefined || item.kind === 'print') return [{ item: index, role: 'picture', rect: cell, turn }]
  // In a flat cell, the label stands beside the picture, because both have more room then.
  const longest = Math.max(...item.label.split(/\s/u).map(({ length }) => length))
  const isWideEnough = 0.44 * cell.width > READABLE.letter * READABLE.beside * unit * (longest + 1)
  const isFlat = cell.width > (isWideEnough ? 1.45 : 2.2) * cell.height && !isLabelAbove
  const { strip, rest } = isFlat
    ? cut(cell, 'right', (cell.width > 2.6 * cell.height ? 0.54 : 0.44) * cell.width)
    : cut(cell, isLabelAbove ? 'top' : 'bottom', labelHeight(cell, unit, item.label))
  return [
    { item: index, role: 'picture', rect: rest, turn },
    { item: index, role: 'label', rect: strip, turn: (random() - 0.5) * 4 },
  ]
}

export function wordsIn({ item, index }: IndexedItem, rect: Rect, turn: number): Spot[] {
  return [{ item: index, role: item.kind === 'number' ? 'numeral' : 'words', rect, turn }]
}

/** Places words, and their label below if they have one. */
export function placeWords({ item, index }: IndexedItem, rect: Rect, { unit }: Scene, turn: number): Spot[] {
  if (item.label === undefined) return wordsIn({ item, index }, rect, turn)
  const { strip, rest } = cut(rect, 'bottom', labelHeight(rect, unit, item.label))
  return [...wordsIn({ item, index }, rest, turn), { item: index, role: 'label', rect: strip, turn: 0 }]
}

/** Returns the height of a label that is readable in the width of its cell. A long one takes two lines. */
export function labelHeight({ width, height }: Rect, unit: number, label: string): number {
  const lines = Math.ceil((label.length * READABLE.letter * READABLE.size * unit) / (0.9 * width))
  const least = lines > 1 ? 2.4 * READABLE.size : LABEL.least
  return Math.min(Math.max(LABEL.share * height, least * unit), LABEL.most * unit, 0.55 * height)
}
