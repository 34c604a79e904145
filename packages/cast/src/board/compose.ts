import type { Board } from '@dayreel/storyboard'
import { createRandom } from '@dayreel/storyboard/base'
import type { Composition, IndexedItem, Scene } from './composition.ts'
import { arrangeBars } from './layouts/arrange-bars.ts'
import { arrangeCrowd } from './layouts/arrange-crowd.ts'
import { arrangeAmount } from './layouts/arrange-amount.ts'
import { arrangeNumbered } from './layouts/arrange-numbered.ts'
import { arrangePictures } from './layouts/arrange-pictures.ts'
import { arrangeQuestion } from './layouts/arrange-question.ts'
import { arrangeQuotation } from './layouts/arrange-quotation.ts'
import { arrangeWords } from './layouts/arrange-words.ts'
import type { Rect } from './rect.ts'
import { placeItem } from './layouts/place-item.ts'

/**
 * Divides the stage among the items of a board. The result depends on the board's layout, the kinds of its items,
 * which of them have labels, which of them is there first, and the lengths of words and numbers. A board that grows has the places of its whole run from the start.
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
    const side = 0.46 * Math.min(stage.width, stage.height) * place.size
    const [width, height] = [Math.min(side, stage.width), Math.min(side, stage.height)]
    const x = clamp(stage.x + place.x * stage.width - width / 2, stage.x, stage.x + stage.width - width)
    const y = clamp(stage.y + place.y * stage.height - height / 2, stage.y, stage.y + stage.height - height)
    composition.spots.push(...placeItem({ item, index }, { x, y, width, height }, scene, 3))
  }
  return composition
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

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), Math.max(from, to))
}
