import { cellsOf } from '../cells.ts'
import { isPicture, textOf, type Composition, type IndexedItem, type Scene, type Spot } from '../composition.ts'
import { cut, inset, type Rect } from '../rect.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { GAP, NOTE_MARGIN, placeItem, placeWords } from './place-item.ts'

/** Relative weight of the words that are there first. */
const LEAD_WEIGHT = 1.6

export function arrangeWords(items: readonly IndexedItem[], scene: Scene): Composition {
  const { stage, unit, random } = scene
  const texts = items.filter(({ item }) => !isPicture(item))
  const images = items.filter(({ item }) => isPicture(item))
  const spots: Spot[] = []
  const places: Rect[] = []
  // Items that enter later lie on a note, which has a margin.
  const roomIn = (cell: Rect, { index }: IndexedItem): Rect => {
    if (index === scene.lead) return cell
    places.push(cell)
    return inset(cell, NOTE_MARGIN * unit)
  }
  let rest = stage
  if (images.length > 0 && texts.length > 0) {
    const share = images.some(({ index }) => index === scene.lead) ? 0.56 : 0.36
    const isFlat = stage.width > 1.3 * stage.height
    const shares = isFlat ? cut(stage, 'right', share * stage.width) : cut(stage, 'bottom', share * stage.height)
    rest = shares.rest
    cellsOf('pair', images.length, shares.strip, GAP * unit).forEach((cell, i) =>
      spots.push(...placeItem(images[i]!, roomIn(cell, images[i]!), scene, 5)),
    )
  } else if (texts.length === 0) {
    return arrangePictures('pair', items, scene)
  }
  const weights = texts.map(
    ({ item, index }) => Math.sqrt(6 + textOf(item).length) * (index === scene.lead ? LEAD_WEIGHT : 1),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let y = rest.y
  texts.forEach((each, i) => {
    const height = (rest.height * weights[i]!) / sum
    const rect = inset({ ...rest, y, height }, 8 * unit)
    y += height
    spots.push(...placeWords(each, roomIn(rect, each), scene, (random() - 0.5) * 5))
  })
  return { spots, places, links: [] }
}
