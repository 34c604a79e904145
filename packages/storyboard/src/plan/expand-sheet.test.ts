import { MAX_PROMPT_CHARACTERS } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { expandSheet } from './expand-sheet.ts'

const SHEET = [
  { name: 'Mara Voss', looks: 'a woman of sixty, grey braid, red oilskin coat' },
  { name: 'the lighthouse', looks: 'a squat white tower with a green door' },
]

test('adds the description of each person in a picture, found by any part of the name', () => {
  const mara = 'Mara Voss: a woman of sixty, grey braid, red oilskin coat'
  const tower = 'the lighthouse: a squat white tower with a green door'
  expect(expandSheet('Mara Voss climbs wet stairs.', SHEET)).toBe(`Mara Voss climbs wet stairs. ${mara}`)
  expect(expandSheet('Mara’s hand on a rail', SHEET)).toBe(`Mara’s hand on a rail. ${mara}`)
  expect(expandSheet('Mara before The Lighthouse at dusk', SHEET)).toBe(
    `Mara before The Lighthouse at dusk. ${mara}. ${tower}`,
  )
})

test('describes only people in the picture, and does not match a part of another word as a name', () => {
  expect(expandSheet('a gull over tamarack trees', SHEET)).toBe('a gull over tamarack trees')
  expect(expandSheet('a mark on the wall', [{ name: 'Mar', looks: 'x' }])).toBe('a mark on the wall')
  const twins = [{ name: 'Ana Lu', looks: 'tall' }, { name: 'Ana Ro', looks: 'small' }] // prettier-ignore
  expect(expandSheet('Ana waits', twins)).toBe('Ana waits')
})

test('leaves out a whole description that does not fit', () => {
  const shows = `Mara ${'x'.repeat(MAX_PROMPT_CHARACTERS - 20)}`
  expect(expandSheet(shows, SHEET)).toBe(shows)
})
