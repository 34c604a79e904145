import { BOARD_LAYOUTS, BOARD_MARKS, BOARD_TINTS } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { createRandom, pick } from '../random.ts'
import { Board } from './board.ts'
import type { DescribedBoard } from './described-board.ts'
import { settleBoard } from './settle-board.ts'

const ICONS: Readonly<Record<string, string>> = { flamingo: 'flamingo', shrimps: 'shrimp', reloj: 'watch' }
const names = {
  has: (icon: string) => Object.values(ICONS).includes(icon) || icon === 'alarm-clock',
  find: (words: string) => ICONS[words.toLowerCase()],
}
const SCENE = { text: 'Flamingos aren’t born pink: they eat 3 million shrimps.', language: 'en' }
const item = (changes: Partial<DescribedBoard['items'][number]> = {}): DescribedBoard['items'][number] => ({
  kind: 'icon',
  show: 'flamingo',
  value: null,
  label: null,
  tint: null,
  at: null,
  ...changes,
})
const settle = (changes: Partial<DescribedBoard>, scene = SCENE) =>
  settleBoard({ layout: 'single', items: [item()], marks: [], ...changes }, scene, names)

describe('an item', () => {
  test('is found by its name or by its meaning', () => {
    const items = [item(), item({ show: 'Alarm clock' }), item({ show: 'shrimps', label: 'dinner' })]
    expect(settle({ layout: 'parts', items })!.items).toEqual([
      { kind: 'icon', icon: 'flamingo' },
      { kind: 'icon', icon: 'alarm-clock' },
      { kind: 'icon', icon: 'shrimp', label: 'dinner' },
    ])
  })

  test('without a picture becomes a word, in the language of the video', () => {
    const unknown = item({ show: 'carotene', at: 'PINK' })
    expect(settle({ items: [unknown] })).toEqual({
      layout: 'word',
      items: [{ kind: 'word', text: 'pink', at: 'pink' }],
    })
    const german = { text: 'Farbstoffe färben sie.', language: 'de' }
    expect(settle({ items: [item({ show: 'carotene', label: 'Karotin' })] }, german)!.items).toEqual([
      { kind: 'word', text: 'Karotin' },
    ])
    expect(settle({ items: [item({ show: 'carotene' })] }, german)).toBeUndefined()
  })

  test('enters with the words as the scene writes them, or in turn if the scene does not say them', () => {
    const items = [item({ at: "aren't born" }), item({ at: 'whales' })]
    expect(settle({ layout: 'pair', items })!.items.map(({ at }) => at)).toEqual(['aren’t born', undefined])
  })

  test('has a label of at most four words that does not repeat it', () => {
    const items = [
      item({ label: 'one two three four five' }),
      item({ kind: 'word', show: 'Pink', label: 'pink' }),
      item({ kind: 'number', show: '3 million', label: 'a year' }),
    ]
    expect(settle({ layout: 'parts', items })!.items).toMatchObject([
      { label: 'one two three four' },
      { kind: 'word', text: 'Pink' },
      { kind: 'number', text: '3 million', value: 3_000_000, label: 'a year' },
    ])
  })
})

test('marks stay with their items when an item is dropped', () => {
  const items = [item({ show: '' }), item(), item({ kind: 'word', show: 'pink' })]
  const marks: DescribedBoard['marks'] = [
    { kind: 'circle', on: 0, to: null, at: null },
    { kind: 'arrow', on: 1, to: 2, at: 'pink' },
    { kind: 'arrow', on: 1, to: 7, at: null },
    { kind: 'underline', on: 2, to: 1, at: null },
  ]
  expect(settle({ layout: 'change', items, marks })!.marks).toEqual([
    { kind: 'arrow', on: 0, to: 1, at: 'pink' },
    { kind: 'underline', on: 1 },
  ])
})

test('a layout gives way if its items are missing', () => {
  expect(settle({ layout: 'change' })!.layout).toBe('single')
  expect(settle({ layout: 'bars', items: [item({ kind: 'number', show: '3' }), item()] })!.layout).toBe('pair')
  expect(settle({ layout: 'pair', items: [item({ kind: 'word', show: 'pink' })] })!.layout).toBe('word')
  expect(settle({ items: [] })).toBeUndefined()
})

test('any described board becomes a valid board or none', () => {
  const random = createRandom('described boards')
  const texts = [
    'flamingo',
    'pink',
    '',
    '🦩'.repeat(90),
    'ملصق طويل جدا '.repeat(20),
    '\u0000\ud800',
    'a b c d e f',
    '-5',
    '1e400',
  ]
  const numbers = [0, 1, 2, 7, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300]
  const one = <Value>(values: readonly Value[]): Value => pick(values, random)
  const orNull = <Value>(values: readonly Value[]): Value | null => (random() < 0.4 ? null : one(values))
  const many = <Value>(most: number, make: () => Value): Value[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make)
  const boards = Array.from({ length: 2_000 }, (): DescribedBoard => ({
    layout: one(BOARD_LAYOUTS).id,
    items: many(14, () => ({
      kind: one(['icon', 'word', 'number', 'picture']),
      show: one(texts),
      value: orNull(numbers),
      label: orNull(texts),
      tint: orNull(BOARD_TINTS),
      at: orNull(texts),
    })),
    marks: many(9, () => ({ kind: one(BOARD_MARKS), on: one(numbers), to: orNull(numbers), at: orNull(texts) })),
  }))
  const settled = boards.flatMap((board) => settle(board) ?? [])
  expect(settled.length).toBeGreaterThan(500)
  expect(settled.map((board) => Board.parse(board))).toEqual(settled)
})
