import { BOARD_LAYOUTS } from '@dayreel/catalogue'
import type { Board } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { composeBoard } from './compose.ts'
import type { Spot } from './composition.ts'
import { drawBoard } from './draw-board.ts'
import { fitLettering } from './lettering.ts'
import { choosePalette } from './palette.ts'
import type { Piece } from './piece.ts'
import { drawStrips } from './words-piece.ts'

const STAGES = {
  portrait: { x: 140, y: 260, width: 800, height: 1030 },
  square: { x: 65, y: 54, width: 950, height: 800 },
  landscape: { x: 115, y: 54, width: 1690, height: 724 },
}
const BUG: Board['items'][number] = { kind: 'icon', icon: 'bug', label: 'caterpillar' }
const BUTTERFLY: Board['items'][number] = { kind: 'icon', icon: 'butterfly', label: 'butterfly' }
const each = Object.entries(STAGES)

test('a quotation quotes the words, even if a number comes first', () => {
  const items: Board['items'] = [
    { kind: 'number', text: '1843' },
    { kind: 'word', text: 'We go on' },
  ]
  expect(spotsOf({ layout: 'quotation', items }).find(({ role }) => role === 'quote')?.item).toBe(1)
  expect(spotsOf({ layout: 'quotation', items: items.slice(0, 1) })[0]).toMatchObject({ item: 0, role: 'quote' })
})

test.each(each)('a taped picture without a print is arranged as single things (%s)', (_, stage) => {
  const items = [BUG, BUTTERFLY]
  expect(spotsOf({ layout: 'print', items }, stage)).toEqual(spotsOf({ layout: 'single', items }, stage))
})

test('the print of a board gets the large place, regardless of its index', () => {
  const spots = spotsOf({ layout: 'print', items: [BUG, { kind: 'print' }] })
  const largest = spots.toSorted((a, b) => areaOf(b) - areaOf(a))[0]!
  expect(largest.item).toBe(1)
})

test.each(each)('a long number has a wider plate than a short one (%s)', (_, stage) => {
  const plateOf = (text: string) =>
    spotsOf(
      { layout: 'numbered', items: [{ kind: 'number', text }, { kind: 'word', text: 'Pupa' }, BUG] },
      stage,
      1,
    )[0]!
  expect(plateOf('14 days').rect.width).toBeGreaterThan(1.3 * plateOf('3').rect.width)
})

test.each(each)(
  'the second of two pictures is large enough to recognise, with its label below or beside it (%s)',
  (_, stage) => {
    for (const layout of ['single', 'numbered', 'question', 'person'] as const) {
      const said: Board['items'] =
        layout === 'numbered' ? [{ kind: 'number', text: '3' }] : [{ kind: 'word', text: 'Why' }]
      const spots = spotsOf({ layout, items: [...said, BUG, BUTTERFLY] }, stage)
      const find = (item: number, role: Spot['role']) => spots.find((spot) => spot.item === item && spot.role === role)!
      const [first, second, label] = [find(1, 'picture'), find(2, 'picture'), find(2, 'label')]
      const isBelow = label.rect.y >= second.rect.y + second.rect.height - 1
      expect(isBelow || label.rect.x >= second.rect.x + second.rect.width - 1).toBe(true)
      expect(lettersOf(label, 'butterfly')).toBeGreaterThanOrEqual(isBelow ? 52 : 70)
      expect(sideOf(second)).toBeGreaterThan(0.6 * sideOf(first))
    }
  },
)

test.each(each)('the first visible thing has the largest place (%s)', (_, stage) => {
  const number: Board['items'][number] = { kind: 'number', text: '3' }
  const word: Board['items'][number] = { kind: 'word', text: 'Why' }
  for (const [layout, items] of [
    ['single', [word, BUG]],
    ['single', [BUG, BUTTERFLY]],
    ['amount', [number, BUG]],
    ['numbered', [number, word]],
    ['question', [word, BUG]],
    ['word', [word, { ...word, text: 'Not' }]],
  ] as const) {
    for (const lead of [0, 1]) {
      const spots = spotsOf({ layout, items: [...items] }, stage, lead)
      const areas = [0, 1].map((item) => sum(spots.filter((spot) => spot.item === item).map(areaOf)))
      expect({ layout, lead, isLarger: areas[lead]! > areas[1 - lead]! }).toEqual({ layout, lead, isLarger: true })
    }
  }
})

test.each(each)('labels of two or three things have letters of at least 52 units (%s)', (_, stage) => {
  const long = { ...BUG, label: 'Catholic Europe: fixed' }
  for (const { id: layout } of BOARD_LAYOUTS.filter(({ id }) => id !== 'bars'))
    for (const items of [
      [long, BUTTERFLY],
      [BUTTERFLY, long, BUG],
    ])
      for (const spot of spotsOf({ layout, items }, stage).filter(({ role }) => role === 'label')) {
        const { label } = items[spot.item]!
        expect(lettersOf(spot, label!), `${layout}: ${label}`).toBeGreaterThanOrEqual(52)
      }
})

test.each([
  ['7', 'amount', 0.4, 0.7],
  ['170', 'amount', 0.45, 0.75],
  ['bolt', 'word', 0.55, 0.8],
  ['decades', 'single', 0.6, 0.85],
] as const)('%s alone is large and near the middle', async (text, layout, least, most) => {
  const kind = layout === 'amount' ? 'number' : 'word'
  const area = { left: 0.1, top: 0.1, right: 0.84, bottom: 0.67 }
  const { layers } = await drawBoard({
    board: { layout, items: [{ kind, text }] },
    text,
    language: 'en',
    style: 'None',
    theme: 'paper',
    seed: 3,
    width: 540,
    height: 960,
    area,
    prints: {},
  })
  const { place, width, height } = layers[0]!
  const across = (place.size * width) / Math.max(width, height)
  expect(across).toBeGreaterThan(least)
  expect(across).toBeLessThan(most)
  expect(Math.abs(place.x - 0.47)).toBeLessThan(0.03)
  expect(Math.abs(place.y - 0.385)).toBeLessThan(0.04)
})

test('a name becomes smaller before it is cut', () => {
  const style = { language: 'en', palette: choosePalette({ style: 'None', theme: 'paper' }, 200), unit: 1, seed: 1 }
  const draw = (width: number) =>
    drawStrips(
      'Montgomery',
      { rect: { x: 0, y: 0, width, height: 100 }, turn: 0, largest: 104 },
      { ...style, isDim: false },
    )
  const [narrow, wide] = [draw(300), draw(800)]
  // Letters have the same shape if none of them is missing.
  expect(shapeOfLetters(narrow) / shapeOfLetters(wide)).toBeCloseTo(1, 1)
  expect(narrow.height).toBeLessThan(wide.height)
})

function spotsOf(board: Board, stage = STAGES.portrait, lead = 0): Spot[] {
  return composeBoard(board, { stage, unit: 1, seed: 7, lead }).spots
}

/** Returns the size of a label's letters in units. */
function lettersOf({ rect }: Spot, text: string): number {
  const box = { width: 0.94 * rect.width, height: 0.94 * rect.height }
  return fitLettering(text, { language: 'en', face: 'hand', ...box, largest: 130, smallest: 20 }).size
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function areaOf({ rect }: Spot): number {
  return rect.width * rect.height
}

function sideOf({ rect }: Spot): number {
  return Math.min(rect.width, rect.height)
}

/** Returns the ratio of the letters on a strip, without its margins and its padding. */
function shapeOfLetters({ width, height }: Piece): number {
  return (width - 112) / (height - 64)
}
