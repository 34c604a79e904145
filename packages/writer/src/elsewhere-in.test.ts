import { expect, test } from 'vitest'
import { elsewhereIn } from './elsewhere-in.ts'

test.each([
  ['young woman talking, fork, table, cake, lamp', 'Nobody does. Pass me a fork.', 'cake, fork, table, lamp'],
  ['box, photograph, close view, window light', 'In it lay one photograph.', 'photograph, close view, window light'],
  ['one person waking up, bed, window, dawn', 'You have forgotten nearly all.', 'bed, window, dawn'],
  ['cat, close view, face, lamp', 'Every breath runs over it, and rattles.', undefined],
  ['clouds, sunlight, sky', 'The air is full of tiny things to bump into.', undefined],
])('the next scene of %s', (view, text, other) => {
  expect(elsewhereIn(view, text)).toBe(other)
})
