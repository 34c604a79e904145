import { cellsOf, crowdOf } from '../cells.ts'
import { isPicture, type Composition, type IndexedItem, type Scene } from '../composition.ts'
import { cut } from '../rect.ts'
import { arrangePictures, placeBand } from './arrange-pictures.ts'
import { GAP, labelHeight, placeItem } from './place-item.ts'

export function arrangeCrowd(items: readonly IndexedItem[], scene: Scene): Composition {
  const main = items.find(({ item }) => item.kind === 'icon' || item.kind === 'silhouette')
  if (!main) return arrangePictures('pair', items, scene)
  const texts = items.filter(({ item }) => !isPicture(item))
  const { spots, rest } = placeBand(texts, scene)
  const others = items.filter((each) => each !== main && !texts.includes(each))
  const isFlat = rest.width > 1.3 * rest.height
  const { strip, rest: field } =
    others.length === 0
      ? { strip: rest, rest }
      : isFlat
        ? cut(rest, 'right', 0.4 * rest.width)
        : cut(rest, 'bottom', 0.36 * rest.height)
  if (others.length > 0) {
    cellsOf('pair', others.length, strip, GAP * scene.unit).forEach((cell, i) =>
      spots.push(...placeItem(others[i]!, cell, scene, 5)),
    )
  }
  const { label } = main.item
  const { strip: foot, rest: swarm } =
    label === undefined ? { strip: field, rest: field } : cut(field, 'bottom', labelHeight(field, scene.unit, label))
  for (const { rect, turn, isMirrored } of crowdOf(swarm, scene.random))
    spots.push({ item: main.index, role: 'picture', rect, turn, ...(isMirrored && { isMirrored }) })
  if (label !== undefined) spots.push({ item: main.index, role: 'label', rect: foot, turn: -1 })
  return { spots, links: [], ...(main.index !== scene.lead && { places: [field] }) }
}
