import { findThings, readPhrase } from '@dayreel/painter/testing'
import { readNoun, THING_WORDS } from '@dayreel/writer/testing'
import { expect, test } from 'vitest'

/** Names that the painter does not draw as things: people and the parts of every room. */
const NO_THINGS = new Set(['one person', 'two people', 'crowd', 'window', 'paper crane', 'stars', 'coat'])
/** Nouns without a drawing of their own. For the first two, the writer's prompt names a vessel. */
const NOT_DRAWN = new Set([
  'honey',
  'jam',
  'glass',
  'carriage',
  'smoke',
  'ash',
  'fossil',
  'dinosaur',
  'dinosaurs',
  'star',
])

const isDrawn = (words: string): boolean => findThings(readPhrase(words)).length > 0

test('the painter can draw everything that the writer requests', () => {
  const names = [...new Set(THING_WORDS.values())].filter((name) => !NO_THINGS.has(name))
  expect(names.filter((name) => !isDrawn(name))).toEqual([])
})

test('the painter can draw the script’s own word for each thing', () => {
  const own = [...THING_WORDS].filter(
    ([word, name]) => readNoun(word)?.kind === 'thing' && !NO_THINGS.has(name) && !NOT_DRAWN.has(word),
  )
  expect(own.map(([word]) => word.replace('_', ' ')).filter((word) => !isDrawn(`old ${word} at dusk`))).toEqual([])
})
