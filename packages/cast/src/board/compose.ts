import { PLACED_ITEM_LENGTH } from '@dayreel/catalogue'
import type { Board } from '@dayreel/storyboard'
import { createRandom } from '@dayreel/storyboard/base'
import { textOf, type Composition, type IndexedItem, type Scene } from './composition.ts'
import { arrangeBars } from './layouts/arrange-bars.ts'
import { arrangeCrowd } from './layouts/arrange-crowd.ts'
import { arrangeAmount } from './layouts/arrange-amount.ts'
import { arrangeNumbered } from './layouts/arrange-numbered.ts'
import { arrangePictures } from './layouts/arrange-pictures.ts'
import { arrangeQuestion } from './layouts/arrange-question.ts'
import { arrangeQuotation } from './layouts/arrange-quotation.ts'
import { arrangeWords } from './layouts/arrange-words.ts'
import { centreTowards, type Rect } from './rect.ts'
import { placeItem } from './layouts/place-item.ts'

/** The width of a letter in font sizes, and the maximum ratio of width to height of placed words. */
const LETTER_WIDTH = 0.48
const FLATTEST = 3

/**
 * Divides the stage among the items of a board. The result depends on the layout, on the kinds, labels, places and text
 * lengths of the items, on the item that is there first, and on the seed. A board that grows has the places of its
 * whole run from the start.
 */
export function composeBoard(
  board: Board,
  { stage, unit, seed, lead = 0 }: { stage: Rect; unit: number; seed: number; lead?: number },
): Composition {
  const random = createRandom(`compose ${board.grows?.seed ?? seed}`)
  const all = board.items.map((item, index): IndexedItem => ({ item, index }))
  const items = all.filter(({ item }) => item.place === undefined)
  const scene: Scene = { stage, unit, random, slots: Math.max(items.length, board.grows?.slots ?? 0), lead }
  const composition = items.length === 0 ? { spots: [], links: [] } : arrange(board.layout, items, scene)
  for (const { item, index } of all) {
    const { place } = item
    if (place === undefined) continue
    const side = PLACED_ITEM_LENGTH * Math.min(stage.width, stage.height) * place.size
    const [width, height] = [Math.min(side, stage.width), Math.min(side / flatness(item), stage.height)]
    const towards = { x: stage.x + place.x * stage.width, y: stage.y + place.y * stage.height }
    const { x, y } = centreTowards(towards, { width, height }, stage)
    const cell = { x: x - width / 2, y: y - height / 2, width, height }
    const spots = placeItem({ item, index }, cell, scene, 3)
    // An item with two parts stays as arranged, so that its parts remain side by side.
    composition.spots.push(...(spots.length === 1 ? [{ ...spots[0]!, towards }] : spots))
  }
  return composition
}

/** Returns the ratio of width to height of a placed item's cell. Short words stay on one line. */
function flatness(item: Board['items'][number]): number {
  const { length } = textOf(item)
  return length === 0 || item.label !== undefined ? 1 : Math.min(Math.max(LETTER_WIDTH * length, 1), FLATTEST)
}

function arrange(layout: Board['layout'], items: readonly IndexedItem[], scene: Scene): Composition {
  switch (layout) {
    case 'word':
      return arrangeWords(items, scene)
    case 'quotation':
      return arrangeQuotation(items, scene)
    case 'question':
      return arrangeQuestion(items, scene)
    case 'amount':
      return arrangeAmount(items, scene)
    case 'numbered':
      return arrangeNumbered(items, scene)
    case 'bars':
      return arrangeBars(items, scene)
    case 'crowd':
      return arrangeCrowd(items, scene)
    default:
      return arrangePictures(layout, items, scene)
  }
}
