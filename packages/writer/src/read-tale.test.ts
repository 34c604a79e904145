import { expect, test } from 'vitest'
import { chooseStories } from './choose-stories.ts'
import { createRandom } from '@dayreel/storyboard'
import { fillLine } from './fill-line.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { readUsage } from './line-usage.ts'
import { readSubject } from './read-subject.ts'
import { TALES } from './stories/tales/tales.ts'

test.each([
  ['The lighthouse keeper who answered letters addressed to the sea', 'read-twice'],
  ['The clockmaker who stole an hour from every night', 'three-twice'],
  ['The girl who collected lost sounds', 'a-drawer-full-of-spoons'],
  ['A boy who could hear colours', 'ting'],
  ['A dog who waited at the station', 'the-wrong-coat'],
  ['The village that forgot its name', 'four-letters'],
  ['The last bookshop on earth', 'the-last-but-one'],
  ['An astronaut who came home to an empty town', 'the-other-key'],
  ['A robot that learned to paint', 'the-girl-on-the-wall'],
  ['A letter that arrived forty years late', 'ten-to-five'],
  ['a train that never stopped', 'five-fingers'],
  ['the cat that wore a crown', 'a-good-teacher'],
])('%s is told as a tale of its own, in half a minute and in a whole one', (text, id) => {
  for (const seconds of [29, 59]) {
    const told = chooseStories(FRAMEWORKS.general.stories, {
      subject: readSubject(text),
      usage: readUsage([], seconds),
      random: createRandom('1'),
      seconds,
    })
    expect(told.map((story) => story.id)).toContain(id)
  }
})

test.each([
  'a lighthouse keeper',
  'a city full of clocks',
  'The Beatles who came home',
  'a soldier who never came home',
])('nothing is told for the fun of it of: %s', (text) => {
  expect(readSubject(text).tales).toEqual([])
})

test('what is done is done with something, named as it was', () => {
  expect(fillLine('Ask about {O}.', readSubject('the man who collected shadows from the old town'))).toBe(
    'Ask about shadows.',
  )
})

test('every tale has its own name and is told of someone', () => {
  expect(new Set(TALES.map(({ id }) => id)).size).toBe(TALES.length)
  expect(TALES.filter(({ kinds }) => kinds === undefined)).toEqual([])
})
