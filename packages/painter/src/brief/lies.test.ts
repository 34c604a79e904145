import { expect, test } from 'vitest'
import { readLies } from './lies.ts'

test.each([
  ['a cup on the windowsill, evening', '', 'window'],
  ['cup', 'It stood at the window all night.', 'window'],
  ['archive boxes, shelves, night', '', 'shelf'],
  ['a box', 'The box under the bed had been there all along.', 'floor'],
  ['an apple on the teacher’s desk', '', 'table'],
  ['two cups', 'Of two cups on the table, one was full.', 'table'],
  ['keys, flat lay', '', 'above'],
  ['cup, table, lamp, dusk', 'Some evenings it is empty.', 'table'],
  ['lamp, window, night', '', 'window'],
])('%s %s: %s', (prompt, text, way) => {
  expect(readLies({ prompt, text })).toContain(way)
})

test('words that lay it nowhere leave it open', () => {
  expect(readLies({ prompt: 'a kettle, kitchen', text: 'The table was set for two.' })).toBeUndefined()
})
