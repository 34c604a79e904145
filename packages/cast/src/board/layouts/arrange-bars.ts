import { cellsOf } from '../cells.ts'
import { isPicture, type Composition, type IndexedItem, type Scene } from '../composition.ts'
import { cut, inset, type Rect } from '../rect.ts'
import { arrangePictures, placeBand } from './arrange-pictures.ts'
import { GAP, NOTE_MARGIN, placeItem } from './place-item.ts'

export function arrangeBars(items: readonly IndexedItem[], scene: Scene): Composition {
  const valued = items.filter(({ item }) => item.kind === 'number' && item.value !== undefined)
  if (valued.length === 0) return arrangePictures('pair', items, scene)
  const images = items.filter(({ item }) => isPicture(item))
  const others = items.filter((each) => !valued.includes(each) && !images.includes(each))
  const { spots, rest } = placeBand(others, scene)
  const paired = images.slice(0, valued.length)
  const apart = images.slice(valued.length)
  const { strip, rest: field } = apart.length > 0 ? cut(rest, 'bottom', 0.26 * rest.height) : { strip: rest, rest }
  if (apart.length > 0) {
    cellsOf('pair', apart.length, strip, GAP * scene.unit).forEach((cell, i) =>
      spots.push(...placeItem(apart[i]!, cell, scene, 4)),
    )
  }
  const rows = Math.max(valued.length, scene.slots - others.length - images.length)
  const height = Math.min(field.height / rows, 400 * scene.unit)
  const top = field.y + (field.height - rows * height) / 2
  const places: Rect[] = []
  valued.forEach((each, i) => {
    const place = inset({ ...field, y: top + i * height, height }, 4 * scene.unit)
    const isLater = each.index !== scene.lead && paired[i]?.index !== scene.lead
    if (isLater) places.push(place)
    const row = inset(place, (isLater ? NOTE_MARGIN : 5) * scene.unit)
    const image = paired[i]
    const side = Math.min(row.height, 0.24 * row.width)
    const { strip: left, rest: right } = image ? cut(row, 'left', side) : { strip: row, rest: row }
    if (image)
      spots.push({
        item: image.index,
        role: 'picture',
        rect: inset(left, 4 * scene.unit),
        turn: (scene.random() - 0.5) * 8,
      })
    const label = each.item.label ?? image?.item.label
    const area = image ? cut(right, 'left', 14 * scene.unit).rest : right
    if (label === undefined) {
      spots.push({ item: each.index, role: 'bar', rect: area, turn: 0 })
      return
    }
    const { strip: words, rest: bar } = cut(area, 'top', 0.42 * area.height)
    const owner = each.item.label === undefined ? image!.index : each.index
    spots.push(
      { item: owner, role: 'label', rect: words, turn: 0, align: 'left' },
      { item: each.index, role: 'bar', rect: bar, turn: 0 },
    )
  })
  return { spots, places, links: [] }
}
