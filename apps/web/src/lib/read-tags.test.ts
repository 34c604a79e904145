import { expect, test } from 'vitest'
import { readTags } from './read-tags.ts'

test.each([
  ['sea, old lighthouse', ['sea', 'old lighthouse']],
  ['#sea #night', ['sea', 'night']],
  [' , #', []],
])('parses “%s” as tags', (typed, tags) => {
  expect(readTags(typed)).toEqual(tags)
})
