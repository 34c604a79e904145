import { expect, test } from 'vitest'
import { readPromisedCount } from './read-promised-count.ts'

test.each([
  ['10 facts about Saturn', 10],
  ['Ten surprising facts about cats', 10],
  ['Top 5', 5],
  ['The top five castles of Wales', 5],
  ['7 Wonders of the Ancient World', 7],
  ['3 weird little animals', 3],
  ['The 12 rules of the sea', 12],
])('%s: %i', (title, count) => {
  expect(readPromisedCount(title, 'en')).toBe(count)
})

test.each([
  '24 hours in Tokyo',
  '7 days without sleep',
  'Two brothers and a boat',
  'The year 1984',
  '100 facts about Saturn',
  'Apollo 13',
  'One reason to stay',
  'A dog with two names',
  'Why we have 10 fingers',
  '5% of everything',
])('%s is not a list', (title) => {
  expect(readPromisedCount(title, 'en')).toBeUndefined()
})

test.each([
  ['5 Fakten über den Mond', 'de', 5],
  ['7つの不思議', 'ja', 7],
  ['７つの不思議', 'ja', 7],
  ['10 cosas que no sabías', 'es', 10],
  ['30 Minuten allein', 'de', undefined],
  ['24 horas en Madrid', 'es', undefined],
  ['Der Mond hat 3 Namen', 'de', undefined],
])('%s (%s): %s', (title, language, count) => {
  expect(readPromisedCount(title, language)).toBe(count)
})
