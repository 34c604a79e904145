import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

test.each([
  ['why is the sky blue?', 'Why is the sky blue?'],
  ['Honey never goes bad', 'Honey never goes bad'],
  ['why do whales sing', 'Why do whales sing?'],
  ['The night train that forgot its stops', 'The night train that forgot its stops'],
  ['The Night Train That Forgot', 'The Night Train That Forgot'],
  ['5 habits of calm people', '5 habits of calm people'],
  ['What if the moon came closer every night', 'What if the moon came closer every night?'],
  ['how an iPhone sees', 'How an iPhone sees'],
  ['iPhone photography', 'iPhone photography'],
  ['coffee, told through one small detail', 'Coffee'],
])('a title keeps its capitals and begins with a capital: %s', (text, title) => {
  expect(titleOf({ text })).toBe(title)
})

test.each([
  ['the clock stopped. Nobody saw it.', 'The clock stopped'],
  ['NARRATOR: honey never goes bad. It was found in a tomb.', 'Honey never goes bad'],
  ['warum schnurren Katzen? Weil sie es können.', 'Warum schnurren Katzen?'],
  ['“over there,” she said. Then she left.', '“Over there,” she said'],
  ['ijs is koud. De zee is ook koud, maar niet zo koud als het ijs op het water.', 'IJs is koud'],
  ['ßa is no word. It begins with no capital.', 'ßa is no word'],
  ['ზღვა ლურჯია.', 'ზღვა ლურჯია'],
  ['почему небо голубое? Потому что свет рассеивается.', 'Почему небо голубое?'],
  ['海はなぜ青いのか。その理由は光です。', '海はなぜ青いのか'],
])('B9: a script’s title also begins with a capital, in its own language: %s', (text, title) => {
  expect(titleOf({ text, kind: 'script' })).toBe(title)
})

test('the title of a request is its subject, and the title of a script is the typed one', () => {
  expect(titleOf({ text: 'Make a video about coffee', kind: 'subject' })).toBe('Coffee')
  const script = 'An octopus has three hearts. Two of them stop when it swims.'
  expect(titleOf({ text: script, title: '5 facts about octopuses' })).toBe('5 facts about octopuses')
  expect(titleOf({ text: script })).toBe('An octopus has three hearts')
  expect(titleOf({ text: 'octopuses', title: 'Left over from a script' })).toBe('Octopuses')
})

test('cuts a long title between words', () => {
  const title = titleOf({
    text: 'the lighthouse keeper who answered letters addressed to the sea and sent them back with the tide',
  })
  expect(title).toBe('The lighthouse keeper who answered letters addressed to the sea and…')
})
