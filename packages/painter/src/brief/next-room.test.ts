import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const WORLD = { palette: 'frost', figure: 'coat', light: 'soft' } as const
const read = (prompt: string, text = '') =>
  readBrief({ prompt, text, notes: '', world: WORLD, seed: 5, index: 1, count: 8 })

test('one more room is seen through a door that stands open upon it', () => {
  expect(read('one more room, dusk')).toMatchObject({ place: 'room', room: 'next' })
  expect(read('lamp, night', 'There was another room.')).toMatchObject({ place: 'room', room: 'next' })
})

test('a room that is only spoken of leaves the prompt its place', () => {
  expect(read('street, night', 'There is another room.').place).toBe('street')
  expect(read('kitchen, morning').room).toBe('kitchen')
})
