import { expect, test } from 'vitest'
import { settleHands } from './settle-hands.ts'

test('hands fill two scenes at most, those that speak of them', () => {
  expect(
    settleHands([
      { text: 'Begin.', prompt: 'hands at work, tools, lamp' },
      { text: 'Look at the hands.', prompt: 'hands, lamp' },
      { text: 'Write it down.', prompt: 'hand with a pencil, paper' },
      { text: 'In her hand she has a key.', prompt: 'key, hand' },
    ]),
  ).toEqual(['one person at work, tools, lamp', 'hands, lamp', 'one person writing, paper', 'key, hand'])
})
