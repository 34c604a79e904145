import { expect, it } from 'vitest'
import { insistedPlace } from './insisted-places.ts'
import { ownRoom, readRoom } from './rooms.ts'

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
  ['archive, drawer', 'archive'],
  ['attic, trunk', 'attic'],
  ['café, rain', 'cafe'],
  ['classroom, empty desks', 'classroom'],
  ['hospital corridor, night', 'hospital'],
  ['bakery, early morning', 'shop'],
  ['workshop, old man', 'workshop'],
  ['empty cinema', 'theatre'],
  ['cathedral, candles', 'church'],
  ['museum at night', 'museum'],
  ['cellar, one bulb', 'cellar'],
  ['baker at an oven, bakery, night', 'kitchen'],
  ['desk, letter', 'study'],
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

const wordsOf = (prompt: string, text = '') => ({
  prompt,
  text,
  notes: '',
  world: { palette: 'teal', figure: 'coat', light: 'soft' },
  seed: 1,
  index: 1,
  count: 6,
})

it('takes the picture into a room that the words are in, whatever else has the word', () => {
  expect(insistedPlace(wordsOf('archive, long shelves'))).toBe('room')
  expect(insistedPlace(wordsOf('woman', 'She worked in a museum.'))).toBe('room')
})

it('stays outside where the words do', () => {
  expect(ownRoom(wordsOf('street before a café'))).toBeUndefined()
  expect(ownRoom(wordsOf('shop window, rain'))).toBeUndefined()
  expect(ownRoom(wordsOf('archive house in fog, gate'))).toBeUndefined()
  expect(ownRoom(wordsOf('stone seats, hill, theatre'))).toBeUndefined()
  expect(ownRoom(wordsOf('sea, gulls', 'He never went back to the office.'))).toBeUndefined()
  expect(ownRoom(wordsOf('kitchen, kettle', 'She was late for the office.'))).toBeUndefined()
  expect(ownRoom(wordsOf('', 'Be patient. Ward off the cold.'))).toBeUndefined()
})
