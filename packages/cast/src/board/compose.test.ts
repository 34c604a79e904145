import type { Board } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { composeBoard } from './compose.ts'
import type { Spot } from './composition.ts'
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

test('the print of a board gets the large place, wherever it stands among the items', () => {
  const spots = spotsOf({ layout: 'print', items: [BUG, { kind: 'print' }] })
  const largest = spots.toSorted((a, b) => areaOf(b) - areaOf(a))[0]!
  expect(largest.item).toBe(1)
})

test.each(each)('a long number has a wider plate than a short one (%s)', (_, stage) => {
  const plateOf = (text: string) =>
    spotsOf({ layout: 'numbered', items: [{ kind: 'number', text }, { kind: 'word', text: 'Pupa' }, BUG] }, stage)[0]!
  expect(plateOf('14 days').rect.width).toBeGreaterThan(1.3 * plateOf('3').rect.width)
})

test.each(each)('the second of two pictures has its label below it and room to be seen (%s)', (_, stage) => {
  for (const layout of ['single', 'numbered', 'question', 'person'] as const) {
    const said: Board['items'] =
      layout === 'numbered' ? [{ kind: 'number', text: '3' }] : [{ kind: 'word', text: 'Why' }]
    const spots = spotsOf({ layout, items: [...said, BUG, BUTTERFLY] }, stage)
    const find = (item: number, role: Spot['role']) => spots.find((spot) => spot.item === item && spot.role === role)!
    const [first, second, label] = [find(1, 'picture'), find(2, 'picture'), find(2, 'label')]
    expect(label.rect.y).toBeGreaterThanOrEqual(second.rect.y + second.rect.height - 1)
    expect(sideOf(second)).toBeGreaterThan(0.6 * sideOf(first))
  }
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

function spotsOf(board: Board, stage = STAGES.portrait): Spot[] {
  return composeBoard(board, { stage, unit: 1, seed: 7 }).spots
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
