import { expect, test } from 'vitest'
import { listStory } from './list-story.ts'
import { readSubject } from './read-subject.ts'
import { THEMES } from './stories/list-items.ts'

test('a list keeps what its title promises', () => {
  const story = listStory(readSubject('5 habits of calm people'), 30)!
  expect(story.parts).toHaveLength(7)
  for (const { text } of story.parts[3]!.lines) expect(text).toMatch(/^Number three: [a-z]/u)
})

test('a longer list is begun, and says so', () => {
  const story = listStory(readSubject('10 ways to sleep better'), 20)!
  expect(story.parts.length).toBeLessThan(12)
  for (const { text } of story.parts[0]!.lines) expect(text).toMatch(/[Bb]egin|start/u)
})

test('what is not known is not counted out', () => {
  for (const text of ['10 facts about Mars', '5 places in Rome', '7 ways to zorble', 'calm people'])
    expect(listStory(readSubject(text), 60)).toBeUndefined()
})

test('no piece of advice comes twice, and all can be read out', () => {
  const items = THEMES.flatMap((theme) => theme.items.map(({ text }) => text))
  expect(new Set(items).size).toBe(items.length)
  for (const text of items) expect(text).toMatch(/^[A-Z][A-Za-z' ,.]+\.$/u)
})
