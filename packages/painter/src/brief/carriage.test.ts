import { expect, test } from 'vitest'
import type { Brief } from './brief.ts'
import { readCarriage } from './carriage.ts'

const carriageIn = (prompt: string, text = '', count: Brief['people']['count'] = 1) => {
  const world = { palette: 'teal', figure: 'coat', light: 'soft' }
  const words = { prompt, text, notes: '', world, seed: 1, index: 0, count: 5 }
  return readCarriage(words, { count, pose: 'stand' })
}

test.each([
  ['woman sitting in a train carriage, night', '', 1, 1],
  ['train, one person, day', 'two strangers on the last train?', 1, 2],
  ['man on a train, window', 'He looks out.', 1, 1],
  ['empty train compartment', '', 0, 0],
  ['three friends on the night train', '', 3, 2],
] as const)('%s — %s: inside the train', (prompt, text, count, people) => {
  expect(carriageIn(prompt, text, count)).toEqual({ kind: 'carriage', people })
})

test.each([
  ['train at a station', ''],
  ['woman on a station platform, train', 'She gets on the train.'],
  ['old train, steam', 'It was late.'],
  ['person in a train station', ''],
])('%s — %s: the train from outside', (prompt, text) => {
  expect(carriageIn(prompt, text)).toBeUndefined()
})

test('of a train that is only spoken of, nobody is seen where there is nobody', () => {
  expect(carriageIn('night, street', 'The music on the train was loud.', 0)).toBeUndefined()
})
