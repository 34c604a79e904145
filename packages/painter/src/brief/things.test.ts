import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'
import { thingsThatFit } from './fitting.ts'
import { readPhrase } from './phrases.ts'
import { readThings } from './things.ts'

const read = (prompt: string, text: string) => readThings(readPhrase(prompt), readPhrase(text))

test.each([
  ['letter, lamp, living room', 'Every line of the report is blacked out.', ['blacked-out page', 'lamp']],
  ['letter, lamp', 'The stamp says most secret.', ['stamped page', 'lamp']],
  ['letter, lamp', 'The stamp says return to sender.', ['returned envelope', 'lamp']],
  ['telephone, table', 'Put the phone in another room.', ['smartphone']],
  ['book, pencil, lamp', 'Write the worry down, and close the book.', ['closed notebook', 'lamp']],
  ['boat over a lake', 'The boat was made of paper.', ['paper boat']],
])('what the words name by several at once leads, and its like goes: %s | %s', (prompt, text, things) => {
  expect(read(prompt, text)).toEqual(things)
})

test('a new clause ends a name: "desk, lamp" is no desk lamp', () => {
  expect(read('hotel desk, lamp', '')).toEqual(['desk', 'lamp'])
  expect(read('a desk lamp', '')).toEqual(['table lamp'])
})

test('what belongs to a building is seen as the building, out of doors', () => {
  expect(read('dark lamp, lighthouse, storm', 'The lamp went out at two.')).toEqual(['lighthouse'])
  expect(read('house far away, shore, lit window', '')).toEqual(['house', 'lit window'])
  expect(read('lamp, lighthouse, living room', 'The lamp went out.')).toContain('lamp')
  expect(read('underwater, sound rings', '')).toEqual([])
})

test('a page is paper, and no book', () => {
  expect(read('paper on a table', 'The page is white.')[0]).toBe('papers')
  expect(read('', 'Take a pencil.')).toEqual(['blank page'])
  expect(read('', 'Draw the curtains.')).toEqual(['open window'])
})

test('from above the water a whale shows its back', () => {
  expect(thingsThatFit(['whale'], 'sea')).toEqual(['surfacing whale'])
  expect(thingsThatFit(['whale'], 'underwater')).toEqual(['whale'])
})

test('states of things that the words tell of are things of their own', () => {
  expect(read('bread, table', 'We do know that there was a second bite.')).toEqual(['bitten bread'])
  expect(read('two cups, table', '')[0]).toBe('two cups')
  expect(read('letter, sack, library', 'It came in a sack.')).toContain('mail sack')
})

test('a fish in a mailbox and a phone in a drawer are one thing each', () => {
  expect(read('mailbox, fish, street', 'and leaves a fish in the mailbox.')).toEqual(['fish in a mailbox'])
  expect(read('smartphone face down, table', 'In a drawer. Face down.')).toEqual(['phone in a drawer'])
  expect(read('smartphone in a drawer, close view', 'One: put the phone in another room.')).toEqual([
    'phone in a drawer',
  ])
  expect(read('letters, open drawer', '')).toContain('open drawer')
})

test('a computer is at home in a room', () => {
  for (let seed = 0; seed < 6; seed++) {
    const world = { palette: 'teal', figure: 'coat', light: 'soft' } as const
    const words = { prompt: 'computer, dough, scales, lamp', text: 'and a screen.', notes: '' }
    expect(readBrief({ ...words, world, seed, index: 1, count: 4 + seed })).toMatchObject({
      place: 'room',
      room: 'kitchen',
    })
  }
})

test('a thing is in the state that the words tell of', () => {
  expect(read('two cups, table, lamp', 'Of two cups on the table, one was full.')[0]).toBe('full and empty cup')
  expect(read('wet boots, lamp', 'The boots stood under it, still wet.')[0]).toBe('wet shoes')
  expect(read('kettle, stove', 'The kettle had boiled dry.')[0]).toBe('kettle')
  expect(read('kettle, stove', 'The kettle was boiling.')[0]).toBe('boiling kettle')
})
