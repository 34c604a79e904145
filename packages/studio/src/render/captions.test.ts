import { expect, test } from 'vitest'
import { captionStates } from './captions.ts'

const PAGE = {
  startSeconds: 0.5,
  endSeconds: 2,
  endsSentence: false,
  rightToLeft: false,
  language: 'en',
  words: [
    { text: 'one', startSeconds: 0.6, endSeconds: 0.9, spaced: false },
    { text: 'two', startSeconds: 1, endSeconds: 1.4, spaced: true },
  ],
}

test('a word stays highlighted until the next one is spoken, and no word is before the first', () => {
  const states = captionStates([PAGE], 0, 100, 30).map(({ from, to, lit }) => [from, to, lit])
  expect(states).toEqual([
    [15, 18, -1],
    [18, 30, 0],
    [30, 60, 1],
  ])
})

test('a part of a scene has its own states, counted from its start', () => {
  const states = captionStates([PAGE], 20, 15, 30).map(({ from, to, lit }) => [from, to, lit])
  expect(states).toEqual([
    [0, 10, 0],
    [10, 15, 1],
  ])
  expect(captionStates([PAGE], 60, 30, 30)).toEqual([])
})
