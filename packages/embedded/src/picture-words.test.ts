import { expect, test } from 'vitest'
import { findThings, readPhrase } from '@dayreel/painter/testing'
import { THING_WORDS } from '@dayreel/writer/testing'

/** People, and what is part of every room. */
const NO_THINGS = new Set(['one person', 'two people', 'crowd', 'window', 'paper crane', 'stars', 'coat'])

test('what the writer asks a picture to show, the embedded painter can draw', () => {
  const names = [...new Set(THING_WORDS.values())].filter((name) => !NO_THINGS.has(name))
  expect(names.filter((name) => findThings(readPhrase(name)).length === 0)).toEqual([])
})
