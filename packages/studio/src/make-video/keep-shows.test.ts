import { expect, test } from 'vitest'
import { keepShows } from './keep-shows.ts'
import type { Scene, Shows, Storyboard } from '@dayreel/storyboard'

const boardOf = (...scenes: Partial<Scene>[]) => ({ scenes }) as Storyboard
const shown = (index: number, count: number): Shows => ({ position: { index, count }, of: 'a hash', brief: {} })
const [a, b] = [
  { id: 'a', shows: shown(0, 2) },
  { id: 'b', shows: shown(1, 2) },
]

test('scenes show what they showed, wherever they stand; new ones have nothing to keep', () => {
  const edited = boardOf({ id: 'b' }, { id: 'new' }, { id: 'a' })
  expect(keepShows(edited, boardOf(a, b))).toEqual(boardOf(b, { id: 'new' }, a))
})

test('where nothing was resolved yet, the place is kept', () => {
  const before = boardOf({ id: 'a' }, { id: 'b' })
  expect(keepShows(boardOf({ id: 'b' }), before).scenes[0]!.shows).toEqual({ ...shown(1, 2), of: '' })
})

test('what is sent along is not believed', () => {
  expect(keepShows(boardOf({ id: 'a', shows: shown(5, 9) }, { id: 'c', shows: shown(1, 3) }), boardOf(a))).toEqual(
    boardOf(a, { id: 'c' }),
  )
})
