import { expect, test } from 'vitest'
import {
  addItem,
  type Board,
  movedPlace,
  moveItem,
  placeOf,
  removeItem,
  replaceItem,
  withValue,
} from './board-edits.ts'

const BOARD: Board = {
  layout: 'change',
  items: [
    { kind: 'icon', icon: 'flamingo', label: 'gray', at: 'hatch' },
    { kind: 'word', text: 'shrimp' },
    { kind: 'icon', icon: 'flamingo', label: 'pink' },
  ],
  marks: [
    { kind: 'arrow', on: 0, to: 2 },
    { kind: 'circle', on: 1 },
  ],
}

test('removing an item removes its marks; other marks stay on their items', () => {
  expect(removeItem(BOARD, 1).marks).toEqual([{ kind: 'arrow', on: 0, to: 1 }])
  expect(removeItem(BOARD, 0).marks).toEqual([{ kind: 'circle', on: 0 }])
  expect(removeItem(BOARD, 2)).toMatchObject({ items: BOARD.items.slice(0, 2), marks: [{ kind: 'circle', on: 1 }] })
  const last: Board = { layout: 'word', items: [{ kind: 'word', text: 'shrimp' }] }
  expect(removeItem(last, 0)).toBe(last)
})

test('a moved item keeps its marks', () => {
  const moved = moveItem(BOARD, 2, 0)
  expect(moved.items.map(({ label }) => label)).toEqual(['pink', 'gray', undefined])
  expect(moved.marks).toEqual([
    { kind: 'arrow', on: 1, to: 0 },
    { kind: 'circle', on: 2 },
  ])
  expect(moveItem(BOARD, 0, -1)).toBe(BOARD)
  expect(moveItem(BOARD, 2, 3)).toBe(BOARD)
})

test('a replaced item keeps its label and its words', () => {
  expect(replaceItem(BOARD, 0, { kind: 'icon', icon: 'swan' }).items[0]).toEqual({
    kind: 'icon',
    icon: 'swan',
    label: 'gray',
    at: 'hatch',
  })
})

test('no item can be added to a full board', () => {
  const full = { ...BOARD, items: Array.from({ length: 8 }, () => BOARD.items[1]!) }
  expect(addItem(full, BOARD.items[1]!)).toBe(full)
})

test('an empty label is removed', () => {
  expect(withValue(BOARD.items[0]!, 'label', undefined)).not.toHaveProperty('label')
})

test('an item moves relative to its current place, and stays within the board', () => {
  const area = { left: 0.1, top: 0.2, right: 0.9, bottom: 0.6 }
  const frame = { width: 90, height: 160 }
  const place = placeOf(BOARD.items[1]!, { left: 0.4, top: 0.3, right: 0.6, bottom: 0.5 }, area, frame)
  // The item is 32 long, and the shorter side of the area is 64: 0.46 of it is the length of size 1.
  expect(place).toEqual({ x: 0.5, y: 0.5, size: 1.087 })
  expect(movedPlace(place, { x: 0.7, y: -0.1, times: 1.5 })).toEqual({ x: 1, y: 0.4, size: 1.631 })
})
