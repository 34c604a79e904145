import { MAX_BOARD_ITEMS, PLACED_ITEM_LENGTH } from '@dayreel/catalogue'
import type { Area, StoryboardScene } from '@dayreel/contract'

export type Board = NonNullable<StoryboardScene['board']>
export type BoardItem = Board['items'][number]
export type BoardMark = NonNullable<Board['marks']>[number]
export type ItemPlace = NonNullable<BoardItem['place']>

const MIN_SIZE = 0.1
const MAX_SIZE = 3

/** Adds an item after the others. A full board is returned unchanged. */
export function addItem(board: Board, item: BoardItem): Board {
  return board.items.length >= MAX_BOARD_ITEMS ? board : { ...board, items: [...board.items, item] }
}

/** Removes an item and its marks. The only item of a board cannot be removed. */
export function removeItem(board: Board, index: number): Board {
  if (board.items.length < 2) return board
  const items = board.items.filter((_, i) => i !== index)
  const marks = marksOf(board).filter(({ on, to }) => on !== index && to !== index)
  return withMarks(
    { ...board, items },
    renumbered(marks, (old) => (old > index ? old - 1 : old)),
  )
}

/** Moves an item to another place in the order. Marks stay on their items. */
export function moveItem(board: Board, from: number, to: number): Board {
  if (to < 0 || to >= board.items.length) return board
  const order = board.items.map((_, i) => i)
  order.splice(to, 0, ...order.splice(from, 1))
  const items = order.map((old) => board.items[old]!)
  return withMarks(
    { ...board, items },
    renumbered(marksOf(board), (old) => order.indexOf(old)),
  )
}

/** Replaces the content of an item. Keeps its label, words and place. */
export function replaceItem(board: Board, index: number, shown: BoardItem): Board {
  const { label, tint, at, place } = board.items[index]!
  const kept = {
    ...(label !== undefined && { label }),
    ...(tint !== undefined && { tint }),
    ...(at !== undefined && { at }),
    ...(place !== undefined && { place }),
  }
  return changeItem(board, index, () => ({ ...shown, ...kept }))
}

export function changeItem(board: Board, index: number, change: (item: BoardItem) => BoardItem): Board {
  return { ...board, items: board.items.map((item, i) => (i === index ? change(item) : item)) }
}

/** Sets or removes a property of an item. */
export function withValue<Key extends 'label' | 'tint' | 'at' | 'place'>(
  item: BoardItem,
  key: Key,
  value: BoardItem[Key] | undefined,
): BoardItem {
  const { [key]: _, ...rest } = item
  return (value === undefined ? rest : { ...rest, [key]: value }) as BoardItem
}

export function marksOf({ marks = [] }: Board): readonly BoardMark[] {
  return marks
}

/** Replaces the marks. An empty list removes the property. */
export function withMarks(board: Board, marks: readonly BoardMark[]): Board {
  const { marks: _, ...rest } = board
  return marks.length === 0 ? rest : { ...rest, marks: [...marks] }
}

/** Marks a board as made by a person, so that it is never generated again. */
export function byPerson(board: Board): Board {
  const { of: _, ...made } = board
  return made
}

/** Returns the place that was set for an item, or otherwise its place in the layout, computed from its box. */
export function placeOf(item: BoardItem, box: Area, area: Area, frame: { width: number; height: number }): ItemPlace {
  if (item.place) return item.place
  const length = Math.max((box.right - box.left) * frame.width, (box.bottom - box.top) * frame.height)
  const room = Math.min((area.right - area.left) * frame.width, (area.bottom - area.top) * frame.height)
  return {
    x: share((box.left + box.right) / 2, area.left, area.right),
    y: share((box.top + box.bottom) / 2, area.top, area.bottom),
    size: rounded(clamp(length / room / PLACED_ITEM_LENGTH, MIN_SIZE, MAX_SIZE)),
  }
}

/** Moves a place by fractions of the board’s area, and changes its size by a factor. */
export function movedPlace(place: ItemPlace, { x = 0, y = 0, times = 1 }: { x?: number; y?: number; times?: number }) {
  return {
    x: rounded(clamp(place.x + x, 0, 1)),
    y: rounded(clamp(place.y + y, 0, 1)),
    size: rounded(clamp(place.size * times, MIN_SIZE, MAX_SIZE)),
  }
}

function renumbered(marks: readonly BoardMark[], indexOf: (old: number) => number): BoardMark[] {
  return marks.map((mark) => ({
    ...mark,
    on: indexOf(mark.on),
    ...(mark.to !== undefined && { to: indexOf(mark.to) }),
  }))
}

function share(value: number, from: number, to: number): number {
  return rounded(clamp((value - from) / (to - from), 0, 1))
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value))
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
