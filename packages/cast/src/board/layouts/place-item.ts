import type { IndexedItem, Scene, Spot } from '../composition.ts'
import { isPicture } from '../composition.ts'
import { cut, type Rect } from '../rect.ts'

/** The gap between cells in units. */
export const GAP = 26
/** Heights of labels in units, and as a share of their cell. */
const LABEL = { least: 78, most: 160, share: 0.23 }

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
    const { strip, rest } = cut(cell, 'bottom', labelHeight(cell, unit))
    return [...wordsIn({ item, index }, rest, turn / 2), { item: index, role: 'label', rect: strip, turn: 0 }]
  }
  if (item.label === undefined || item.kind === 'print') return [{ item: index, role: 'picture', rect: cell, turn }]
  // In a flat cell, the label stands beside the picture.
  const isFlat = cell.width > 1.9 * cell.height && !isLabelAbove
  const { strip, rest } = isFlat
    ? cut(cell, 'right', (cell.width > 2.6 * cell.height ? 0.54 : 0.44) * cell.width)
    : cut(cell, isLabelAbove ? 'top' : 'bottom', labelHeight(cell, unit))
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
  const { strip, rest } = cut(rect, 'bottom', labelHeight(rect, unit))
  return [...wordsIn({ item, index }, rest, turn), { item: index, role: 'label', rect: strip, turn: 0 }]
}

export function labelHeight({ height }: Rect, unit: number): number {
  return Math.min(Math.max(LABEL.share * height, LABEL.least * unit), LABEL.most * unit, 0.45 * height)
}
