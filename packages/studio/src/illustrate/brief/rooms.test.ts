import { expect, it } from 'vitest'
import { readRoom } from './rooms.ts'

const roomOf = (prompt: string, text = ''): string => readRoom({ prompt, text })

it.each([
  ['kitchen, morning light', 'kitchen'],
  ['bedroom at night', 'bedroom'],
  ['office, woman at the desk', 'office'],
  ['living room, evening', 'living'],
  ['room, window', 'living'],
  ['empty room, bare walls', 'bare'],
  ['empty old house, dusk', 'bare'],
  ['prison cell, moonlight', 'bare'],
])('%s is %s', (prompt, room) => {
  expect(roomOf(prompt)).toBe(room)
})

it('asks the scene’s words where the prompt does not say', () => {
  expect(roomOf('room, lamp', 'She cooked for two.')).toBe('kitchen')
  expect(roomOf('room, lamp', 'They left an empty house behind.')).toBe('bare')
})

it('furnishes a room with something empty in it', () => {
  expect(roomOf('kitchen, empty cup on the table')).toBe('kitchen')
})
