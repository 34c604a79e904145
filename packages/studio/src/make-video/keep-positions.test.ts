import { expect, test } from 'vitest'
import { keepPositions } from './keep-positions.ts'
import type { Scene, Storyboard } from '@dayreel/storyboard'

const boardOf = (...scenes: Partial<Scene>[]) => ({ scenes }) as Storyboard
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('nothing is remembered where nothing came, went or moved', () => {
  expect(keepPositions(boardOf(a, b), boardOf(a, b))).toEqual(boardOf(a, b))
})

test('scenes remember where they stood, new ones have nothing to remember', () => {
  expect(keepPositions(boardOf(b, c, a), boardOf(a, b)).scenes).toEqual([
    { id: 'b', position: { index: 1, count: 2 } },
    { id: 'c' },
    { id: 'a', position: { index: 0, count: 2 } },
  ])
})

test('the first place is what counts, and is forgotten where a scene is back in it', () => {
  const moved = keepPositions(boardOf(b, a), boardOf(a, b))
  expect(keepPositions(boardOf(b, a), moved)).toEqual(moved)
  expect(keepPositions(boardOf(b), moved).scenes).toEqual([{ id: 'b', position: { index: 1, count: 2 } }])
  expect(keepPositions(boardOf(a, b), moved)).toEqual(boardOf(a, b))
})

test('what is sent along is not believed', () => {
  expect(keepPositions(boardOf({ id: 'a', position: { index: 5, count: 9 } }), boardOf(a))).toEqual(boardOf(a))
})
