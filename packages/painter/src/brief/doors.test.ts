import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const read = (prompt: string, text = '', story = '') =>
  readBrief({
    prompt,
    text,
    notes: '',
    world: { palette: 'teal', figure: 'coat', light: 'soft' },
    story,
    seed: 3,
    index: 2,
    count: 8,
  })

test('a door is in the wall of a room indoors, in the front of a house where streets are, and stands by itself in the open', () => {
  expect(read('open door, kitchen, morning').staging).toMatchObject({ kind: 'door', wall: 'room', isClosed: false })
  expect(read('closed door, corridor').staging).toMatchObject({ wall: 'room', isClosed: true })
  expect(read('open door, lamp, village, night').staging).toMatchObject({ wall: 'house', beside: 'lantern' })
  expect(read('open door, desert').staging).toBeUndefined()
  expect(read('open door, field').things).toContain('door')
  expect(read('one more room, open door', 'There is one more room.').staging).toBeUndefined()
})

test('beside something else there is no door in the middle of a room', () => {
  expect(read('open door, lamp, kitchen, night', 'She left the lamp on.').things).toEqual(['lamp'])
  expect(read('moon, door, desert').things).toContain('door')
})

test('light under a door is that of a closed one', () => {
  const { staging, people } = read('door, light under the door, night, city skyline', 'Not yet, says a voice you miss.')
  expect(staging).toMatchObject({ wall: 'house', isClosed: true, isLitBelow: true })
  expect(people.count).toBe(0)
})

test('whoever sits on the step sits before the door of a house', () => {
  const { place, staging, people } = read(
    'one person on steps, dawn, eerie',
    'So you sit on the step until it gets light.',
  )
  expect(place).toBe('street')
  expect(staging).toMatchObject({ wall: 'house', isOnStep: true, isClosed: true })
  expect(people.count).toBe(1)
  expect(read('temple ruins, person on steps', 'He sits on the steps.').place).toBe('ruins')
})
