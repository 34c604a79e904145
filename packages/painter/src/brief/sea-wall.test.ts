import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const WORLD = { palette: 'teal', figure: 'coat', light: 'soft' } as const
const read = (prompt: string, text = '') =>
  readBrief({ prompt, text, notes: '', world: WORLD, seed: 5, index: 1, count: 8 })

test('the sea comes over its wall, with nothing on the water before it', () => {
  expect(read('waves over a harbour wall, huge moon, night')).toMatchObject({ isOverWall: true, things: ['moon'] })
  expect(read('sea at dawn', 'The sea came over the wall.')).toMatchObject({ isOverWall: true, place: 'sea' })
})

test('whoever climbs over a wall is no sea', () => {
  expect(read('child, garden wall', 'She climbed over the wall.').isOverWall).toBeUndefined()
  expect(read('harbour, ship, dawn').isOverWall).toBeUndefined()
})
