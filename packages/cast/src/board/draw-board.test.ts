import { BOARD_LAYOUTS, MAX_LAYERS } from '@dayreel/catalogue'
import type { Board, BoardRequest } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { drawBoard } from './draw-board.ts'

const REQUEST: Omit<BoardRequest, 'board'> = {
  text: 'A caterpillar turns into a butterfly in two weeks.',
  language: 'en',
  style: 'None',
  theme: 'paper',
  seed: 4,
  width: 270,
  height: 480,
  area: { left: 0.1, top: 0.1, right: 0.9, bottom: 0.7 },
  prints: {},
}
const ITEMS: Board['items'] = [
  { kind: 'icon', icon: 'bug', label: 'caterpillar' },
  { kind: 'icon', icon: 'butterfly', at: 'butterfly', tint: 'gray' },
  { kind: 'number', text: '2 weeks', value: 2, at: 'two weeks' },
]

test.each(BOARD_LAYOUTS)('$id is drawn the same way each time, inside the frame', async ({ id }) => {
  const request = { ...REQUEST, board: { layout: id, items: ITEMS } }
  const [drawn, again] = [await drawBoard(request), await drawBoard(request)]
  expect(drawn).toEqual(again)
  expect(drawn.layers.length).toBeGreaterThanOrEqual(ITEMS.length - 1)
  expect(drawn.layers.length).toBeLessThanOrEqual(MAX_LAYERS)
  for (const { place } of drawn.layers) {
    expect(place.x).toBeGreaterThan(0)
    expect(place.x).toBeLessThan(1)
    expect(place.y).toBeGreaterThan(0)
    expect(place.y).toBeLessThan(1)
  }
})

test('an item enters at its words', async () => {
  const { layers } = await drawBoard({ ...REQUEST, board: { layout: 'pair', items: ITEMS } })
  expect(layers.flatMap(({ words }) => (words ? [REQUEST.text.slice(words.from, words.to)] : []))).toEqual(
    expect.arrayContaining(['butterfly', 'two weeks']),
  )
})

test.each([0.2, 0.5, 0.8])('words that a person places at the height %d stand there', async (y) => {
  const placed = { kind: 'word', text: 'New words', place: { x: 0.5, y, size: 1 } } as const
  const { layers } = await drawBoard({ ...REQUEST, board: { layout: 'single', items: [ITEMS[0]!, placed] } })
  const { top, bottom } = REQUEST.area
  expect(layers.find(({ item }) => item === 1)!.place.y).toBeCloseTo(top + y * (bottom - top), 2)
})

test.each([
  { shown: 'the shadow of a picture', isSeen: true, items: [icon('butterfly'), icon('honeybee')] },
  { shown: 'no number', isSeen: false, items: [number('23 weeks'), number('24 weeks')] },
])('a board shows $shown that enters later', async ({ isSeen, items }) => {
  const [first, second] = await Promise.all(
    items.map((item) => drawBoard({ ...REQUEST, board: { layout: 'pair', items: [ITEMS[0]!, item] } })),
  )
  expect(Buffer.compare(first!.ground.bytes, second!.ground.bytes) === 0).toBe(!isSeen)
})

function icon(name: string): Board['items'][number] {
  return { kind: 'icon', icon: name, at: 'butterfly' }
}

function number(text: string): Board['items'][number] {
  return { kind: 'number', text, at: 'two weeks' }
}
