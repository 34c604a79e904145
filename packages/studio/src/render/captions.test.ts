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

test('a fill grows in every frame of a word and ends with it; a pop settles after 0.16 seconds', () => {
  const words = [
    { text: 'long', startSeconds: 0.1, endSeconds: 0.5, spaced: false },
    { text: 'word', startSeconds: 0.7, endSeconds: 1, spaced: true },
  ]
  const page = { startSeconds: 0, endSeconds: 1.2, words, endsSentence: true, rightToLeft: false, language: 'en' }
  const filled = captionStates([page], 0, 36, 30, 'fill')
  const parts = Array.from({ length: 36 }, (_, frame) => filled.find(({ from, to }) => from <= frame && frame < to)!)
  expect(parts.slice(0, 3).every(({ lit }) => lit === -1)).toBe(true)
  for (let frame = 3; frame < 15; frame++) expect(parts[frame]!.part ?? 1).toBeCloseTo((frame - 2) / 12)
  expect(parts.slice(15, 21).every(({ lit, part }) => lit === 0 && part === undefined)).toBe(true)
  expect(parts[21]).toMatchObject({ lit: 1, part: 1 / 9 })
  expect(parts[35]).toMatchObject({ lit: 1, to: 36 })

  const popping = captionStates([page], 0, 36, 30, 'pop').filter(({ part }) => part !== undefined)
  expect(popping.map(({ from }) => from)).toEqual([3, 4, 5, 6, 21, 22, 23, 24])
})
