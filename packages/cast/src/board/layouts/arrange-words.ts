import { cellsOf } from '../cells.ts'
import { isPicture, textOf, type Composition, type IndexedItem, type Scene, type Spot } from '../composition.ts'
import { cut, inset } from '../rect.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { GAP, placeItem, placeWords } from './place-item.ts'

export function arrangeWords(items: readonly IndexedItem[], scene: Scene): Composition {
  const { stage, unit, random } = scene
  const texts = items.filter(({ item }) => !isPicture(item))
  const images = items.filter(({ item }) => isPicture(item))
  const spots: Spot[] = []
  let rest = stage
  if (images.length > 0 && texts.length > 0) {
    const isFlat = stage.width > 1.3 * stage.height
    const shares = isFlat ? cut(stage, 'right', 0.36 * stage.width) : cut(stage, 'bottom', 0.36 * stage.height)
    rest = shares.rest
    cellsOf('pair', images.length, shares.strip, GAP * unit).forEach((cell, i) =>
      spots.push(...placeItem(images[i]!, cell, scene, 5)),
    )
  } else if (texts.length === 0) {
    return arrangePictures('pair', items, scene)
  }
  const weights = texts.map(({ item }) => Math.sqrt(6 + textOf(item).length))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let y = rest.y
  texts.forEach((each, i) => {
    const height = (rest.height * weights[i]!) / sum
    const rect = inset({ ...rest, y, height }, 8 * unit)
    y += height
    spots.push(...placeWords(each, rect, scene, (random() - 0.5) * 5))
  })
  return { spots, links: [] }
}
