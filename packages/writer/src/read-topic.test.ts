import { expect, test } from 'vitest'
import { readSubject } from './read-subject.ts'

test.each([
  ['The last lighthouse keeper', 'person'],
  ['Whales', 'animal'],
  ['Coffee', 'food'],
  ['The history of bread', 'history'],
  ["My grandmother's garden", 'place'],
  ['A letter that arrived forty years late', 'object'],
  ['A city without sleep', 'place'],
  ['Loneliness', 'feeling'],
  ['Running', 'activity'],
  ['The night of the big storm', 'event'],
  ['The sea', 'nature'],
  ['A train', 'machine'],
  ['Old keys', undefined],
  ['What if gravity stopped?', undefined],
])('%s is about %s', (text, topic) => {
  expect(readSubject(text).topic).toBe(topic)
})

test.each([
  ['Why do whales sing?', 'question', 'why do whales sing', 'why whales sing'],
  ['Why is the sky blue?', 'question', 'why is the sky blue', undefined],
  ['How trains changed time', 'question', undefined, 'how trains changed time'],
  ['Honey never spoils', 'statement', undefined, undefined],
  ['Bananas are berries', 'statement', undefined, undefined],
  ['Everyone forgot their own name', 'clause', undefined, undefined],
])('%s is a %s', (text, kind, question, indirect) => {
  expect(readSubject(text)).toMatchObject({ kind, question, indirect })
})
