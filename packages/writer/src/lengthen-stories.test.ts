import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard'
import { chooseStories } from './choose-stories.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { withMiddles } from './lengthen-stories.ts'
import { readUsage } from './line-usage.ts'
import { readSubject } from './read-subject.ts'
import { CHAPTERS } from './stories/chapters.ts'
import { linesOf, parseStories } from './story.ts'

const STORY = parseStories(`
  = walk
  The door says: {S}. | door
  ~
  The stairs. | stairs
  - The yard. | yard
  ...
  The gate. | gate
  The road. | road
`)

const textsOf = (table: string): string[] => linesOf(withMiddles(STORY, table)[0]!).map(({ text }) => text)

test('a middle is told after the hook, in the gap, or behind a row', () => {
  expect(textsOf('= walk\n ~\n A coat. | coat\n ...\n A cat. | cat\n > The gate\n A lamp. | lamp')).toEqual([
    'The door says: {S}.',
    'A coat.',
    'The stairs.',
    'The yard.',
    'A cat.',
    'The gate.',
    'A lamp.',
    'The road.',
  ])
})

test('what is not there is refused', () => {
  expect(() => withMiddles(STORY, '= run\n A cat. | cat')).toThrow('run')
  expect(() => withMiddles(STORY, '= walk\n > The moon\n A cat. | cat')).toThrow('The moon')
  expect(() => withMiddles(STORY, '= walk\n > The road\n A cat. | cat')).toThrow('The road')
})

test.each([
  'why do whales sing?',
  'Why is the sky blue?',
  "my grandmother's bread",
  'the girl who collected lost sounds',
  'a town that forgot its own name',
  'What if gravity stopped?',
  'love',
])('in 90 seconds one story is told, with one beginning: %s', (text) => {
  const told = chooseStories(FRAMEWORKS.general.stories, {
    subject: readSubject(text),
    usage: readUsage([], 90),
    random: createRandom('1'),
    seconds: 89.2,
  })
  expect(told).toHaveLength(1)
  const hooks = new Set(CHAPTERS.flatMap(({ parts }) => parts[0]!.lines.map((line) => line.text)))
  expect(linesOf(told[0]!).filter((line) => hooks.has(line.text))).toEqual([])
})
