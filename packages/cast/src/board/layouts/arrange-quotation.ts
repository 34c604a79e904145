import { cellsOf } from '../cells.ts'
import { type Composition, type IndexedItem, type Scene, type Spot } from '../composition.ts'
import { cut, inset, type Rect } from '../rect.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { GAP, labelHeight, NOTE_MARGIN, placeItem } from './place-item.ts'

export function arrangeQuotation(items: readonly IndexedItem[], scene: Scene): Composition {
  const { stage, unit } = scene
  const quote = items.find(({ item }) => item.kind === 'word') ?? items.find(({ item }) => item.kind === 'number')
  if (!quote) return arrangePictures('person', items, scene)
  const others = items.filter((each) => each !== quote)
  const isFlat = stage.width > 1.3 * stage.height
  const { strip, rest } =
    others.length === 0
      ? { strip: stage, rest: stage }
      : isFlat
        ? cut(stage, 'left', 0.34 * stage.width)
        : cut(stage, 'bottom', 0.32 * stage.height)
  const spots: Spot[] = []
  const places: Rect[] = []
  if (others.length > 0) {
    const isLater = others.every(({ index }) => index !== scene.lead)
    cellsOf('pair', others.length, strip, GAP * unit).forEach((cell, i) => {
      spots.push(...placeItem(others[i]!, isLater ? inset(cell, NOTE_MARGIN * unit) : cell, scene, 3))
      if (isLater) places.push(cell)
    })
  }
  const sign = { x: rest.x, y: rest.y, width: Math.min(250 * unit, 0.34 * rest.width), height: 0.2 * rest.height }
  const { rest: body } = cut(rest, 'top', sign.height + 12 * unit)
  spots.push({ item: quote.index, role: 'quote', rect: inset(body, 10 * unit), turn: -1 })
  if (quote.item.label !== undefined) {
    const last = spots.pop()!
    const { strip: foot, rest: upper } = cut(last.rect, 'bottom', labelHeight(last.rect, unit, quote.item.label))
    spots.push({ ...last, rect: upper }, { item: quote.index, role: 'plate', rect: foot, turn: -1 })
  }
  return { spots, places, links: [], sign: { text: '“', rect: sign } }
}
