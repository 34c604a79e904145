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

test('one of them at most gives to another, and the other is seen whole', () => {
  expect(
    settleHands([
      { text: 'It was handed on.', prompt: 'two hands giving bread, kitchen table' },
      { text: 'And again.', prompt: 'hands giving a letter, street' },
    ]),
  ).toEqual(['two hands giving bread, kitchen table', 'one person holding a letter, street'])
})

test('hands that only the words speak of are shown, as long as there is room for them', () => {
  expect(settleHands([{ text: 'She looked at her hands.', prompt: 'old woman, kitchen' }])).toEqual([
    'hands, old woman, kitchen',
  ])
  expect(settleHands([{ text: 'On the other hand, no.', prompt: 'clock' }])).toEqual(['clock'])
  const three = ['his', 'her', 'my'].map((whose) => ({ text: `Look at ${whose} hands.`, prompt: `${whose} room` }))
  expect(settleHands(three)).toEqual(['hands, his room', 'hands, her room', 'my room'])
})

test('what is in a hand stays without it where there are hands enough', () => {
  const hands = { text: 'Look at the hands.', prompt: 'hands, lamp' }
  expect(settleHands([hands, hands, { text: 'A key.', prompt: 'key in a hand, street' }])[2]).toBe('key, street')
})
