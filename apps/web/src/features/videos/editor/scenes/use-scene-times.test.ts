import type { Storyboard } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { editedSceneTimes } from './use-scene-times.ts'

const boardOf = (...scenes: [id: string, text: string][]) =>
  ({ scenes: scenes.map(([id, text]) => ({ id, text })) }) as Storyboard
const original = boardOf(['a', 'One.'], ['b', 'Two.'], ['c', 'Three.'])
const TIMES = [
  { startSeconds: 0, endSeconds: 3 },
  { startSeconds: 3, endSeconds: 5 },
  { startSeconds: 5, endSeconds: 9 },
]
const spansOf = (edited: Storyboard, plan?: Parameters<typeof editedSceneTimes>[2]) =>
  [...editedSceneTimes({ original, edited }, TIMES, plan).values()].map(
    (time) => time && [time.startSeconds, time.endSeconds],
  )
const spokenAgain = (id: string) => ({ id, speech: true, picture: false })

test('unchanged scenes have the same times as in the video', () => {
  expect(spansOf(original)).toEqual([
    [0, 3],
    [3, 5],
    [5, 9],
  ])
})

test('moved scenes keep their length, and the times stay in order', () => {
  expect(spansOf(boardOf(['c', 'Three.'], ['a', 'One.'], ['b', 'Two.']))).toEqual([
    [0, 4],
    [4, 7],
    [7, 9],
  ])
})

test('a scene that is narrated again has its estimated length; without an estimate, no later scene has a time', () => {
  const edited = boardOf(['a', 'One.'], ['b', 'Two and a half.'], ['c', 'Three.'])
  expect(spansOf(edited)).toEqual([[0, 3], undefined, undefined])
  expect(spansOf(edited, { scenes: [spokenAgain('b')], sceneSeconds: { a: 3.2, b: 6, c: 4.1 } })).toEqual([
    [0, 3],
    [3, 9],
    [9, 13],
  ])
  // The words are the same, but they are spoken in one breath with a changed scene.
  expect(spansOf(original, { scenes: [spokenAgain('c')], sceneSeconds: { c: 5 } })[2]).toEqual([5, 10])
})
