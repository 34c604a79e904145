import type { Board } from '@dayreel/storyboard'
import { cellsOf } from '../cells.ts'
import { isPicture, textOf, type Composition, type IndexedItem, type Scene, type Spot } from '../composition.ts'
import { cut, inset, type Rect } from '../rect.ts'
import { GAP, NOTE_MARGIN, wordsIn, placeItem } from './place-item.ts'

/** Words of more letters take two lines beside one picture. */
const LONG_WORDS = 20

/** Arranges pictures by the cells of the layout, and puts words that are not part of it above and below them. */
export function arrangePictures(chosen: Board['layout'], items: readonly IndexedItem[], scene: Scene): Composition {
  // The layout `print` puts small things on the corners of a print, so a board without a print needs another layout.
  const layout = chosen === 'print' && !items.some(({ item }) => item.kind === 'print') ? 'single' : chosen
  const pictured = items
    .filter(({ item }) => isPicture(item))
    .toSorted((a, b) => (layout === 'print' ? Number(b.item.kind === 'print') - Number(a.item.kind === 'print') : 0))
  const needed = layout === 'pair' || layout === 'change' || layout === 'contrast' || layout === 'chain' ? 2 : 1
  // Words are things of the layout if there are not enough pictures, as in “weather, not climate”.
  const isFree = layout === 'single' || layout === 'person'
  const isLedByWords = isFree && items.some(({ item, index }) => index === scene.lead && !isPicture(item))
  const unordered = pictured.length >= needed && !isLedByWords ? pictured : items
  const core = isFree
    ? unordered.toSorted((a, b) => Number(b.index === scene.lead) - Number(a.index === scene.lead))
    : unordered
  const aside = unordered === items ? [] : items.filter(({ item }) => !isPicture(item))
  const { spots, rest } = placeBand(aside, scene, core.length === 1)
  const slots = Math.max(core.length, scene.slots - aside.length)
  const cells = cellsOf(layout, slots, rest, GAP * scene.unit)
  const tilt = layout === 'single' || layout === 'print' ? 4 : 5
  const isWhole = items.some(({ index }) => index === scene.lead)
  const hasNotes = (cells.length > 1 || !isWhole) && layout !== 'print'
  const isLate = (i: number): boolean => hasNotes && (core[i] ? core[i].index !== scene.lead : true)
  core.forEach((each, i) => {
    const cell = isLate(i) ? inset(cells[i]!, NOTE_MARGIN * scene.unit) : cells[i]!
    spots.push(...placeItem(each, cell, scene, tilt, layout === 'parts' && i === 0))
  })
  const ids = core.map(({ index }) => index)
  const links =
    layout === 'change' || layout === 'chain'
      ? ids.slice(1).map((to, i) => ({ from: ids[i]!, to }))
      : layout === 'parts'
        ? ids.slice(1).map((to) => ({ from: ids[0]!, to, isLine: true as const }))
        : []
  return {
    spots,
    links,
    places: cells.filter((_, i) => isLate(i)),
    ...(layout === 'contrast' && ids.length > 1 && { crossed: ids[0]! }),
  }
}

/**
 * Puts words into bands above and below the rest: a single text above, two texts above and below, more texts into both
 * bands. Beside a single picture in a wide stage, they stand on its left.
 */
export function placeBand(texts: readonly IndexedItem[], scene: Scene, isAlone = false): { spots: Spot[]; rest: Rect } {
  const { stage, unit, random, lead } = scene
  if (texts.length === 0) return { spots: [], rest: stage }
  const isFlat = stage.width > 1.5 * stage.height
  if (isFlat && texts.length < 3 && isAlone) {
    const { strip, rest } = cut(stage, 'left', 0.36 * stage.width)
    const spots = texts.flatMap((each, i) => {
      const height = strip.height / texts.length
      const rect = inset({ ...strip, y: strip.y + i * height, height }, 0.06 * strip.height)
      return wordsIn(each, rect, (random() - 0.5) * 6)
    })
    return { spots, rest }
  }
  const isLed = texts.some(({ index }) => index === lead)
  const share = (isFlat ? 0.24 : 0.19) * (isLed && texts.length < 3 ? 1.5 : texts.length > 3 ? 1.2 : 1)
  const isLong = isAlone && texts.length === 1 && textOf(texts[0]!.item).length > LONG_WORDS
  const height = Math.min((isLong ? 1.6 * share : share) * stage.height, (isLong ? 480 : 340) * unit)
  const above = texts.slice(0, Math.ceil(texts.length / 2))
  const below = texts.slice(above.length)
  const { strip: top, rest: lower } = cut(stage, 'top', height)
  const { strip: bottom, rest } = below.length > 0 ? cut(lower, 'bottom', height) : { strip: lower, rest: lower }
  const spots = [above, below].flatMap((group, row) =>
    group.flatMap((each, i) => {
      const strip = row === 0 ? top : bottom
      const width = strip.width / group.length
      const rect = { ...strip, x: strip.x + i * width, width }
      return wordsIn(each, inset(rect, 6 * unit), (random() - 0.5) * 5)
    }),
  )
  return { spots, rest }
}
