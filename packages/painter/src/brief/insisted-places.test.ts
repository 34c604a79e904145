import { expect, test } from 'vitest'
import { insistedPlace } from './insisted-places.ts'

const place = (prompt: string) =>
  insistedPlace({
    prompt,
    text: '',
    notes: '',
    world: { palette: 'teal', figure: 'coat', light: 'soft' },
    seed: 3,
    index: 2,
    count: 8,
  })

test.each([
  ['one person running, city that never sleeps, night', 'street'],
  ['city, woman standing, rain', 'street'],
  ['one person standing, city skyline, night', undefined],
  ['woman waiting on a roof, city, night', undefined],
])('whoever walks or stands in a city is in its streets: %s', (prompt, expected) => {
  expect(place(prompt)).toBe(expected)
})

test.each([
  ['keeper at a window, lamp, sea', 'room'],
  ['woman at a lit window, street, night', undefined],
  ['old woman at a window, library', undefined],
  ['face at a train window, rain', undefined],
])('whoever is at a window is in a room: %s', (prompt, expected) => {
  expect(place(prompt)).toBe(expected)
})
