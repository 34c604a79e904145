import { expect, test } from 'vitest'
import { createRandom, roughSeconds } from '@dayreel/storyboard'
import { chooseStories } from './choose-stories.ts'
import { fillLine } from './fill-line.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { readUsage } from './line-usage.ts'
import { readSubject } from './read-subject.ts'
import { namedStories } from './stories/named-subjects.ts'
import { SHARED_STORIES } from './stories/shared.ts'
import { isMadeFor, linesOf, type Story, suits } from './story.ts'

const storiesFor = (text: string): Story[] => {
  const subject = readSubject(text)
  const { family } = subject
  return SHARED_STORIES.filter(
    (story) => family !== undefined && story.kinds?.includes(family) && suits(story, subject),
  )
}

test.each([
  'Why do whales sing?',
  'Why Do Whales Sing?',
  'why whales sing',
  'why do cats purr?',
  'Why is the sky blue?',
  'why the sky is blue',
  'Why do leaves fall in autumn?',
  'why do stars twinkle',
  'Why does it rain?',
  'How do rainbows form?',
  'why do we sleep',
  'Why are there tides?',
  'why do we yawn?',
  'Why is there thunder?',
  'why does bread rise?',
  'Why do people lie?',
  'why do babies laugh',
  'Why does time go faster as we get older?',
  'why do cats knead',
  'How do planes fly?',
  'How do vaccines work?',
  'What is love?',
  'Why do we get goosebumps?',
  'why is the sea blue',
  'How do birds find their way home?',
  'why do we forget',
  'Why are we afraid of the dark?',
])('there is an answer to: %s', (text) => {
  expect(storiesFor(text)).toHaveLength(1)
})

test.each([
  'Why do people lie in hospital beds?',
  'Why do people hate Mondays?',
  'why do whales migrate',
  'Why did Rome fall?',
  'why does my boss sing',
])('nothing is answered that is not known: %s', (text) => {
  expect(readSubject(text).family).toBeUndefined()
})

test('an answer can be told in half a minute, and asks its question within the first seconds', () => {
  const subject = readSubject('Why do whales sing?')
  const lengthOf = (text: string): number => roughSeconds(fillLine(text, subject))
  const answers = SHARED_STORIES.filter(({ kinds }) => kinds?.some((kind) => kind.startsWith('why-')))
  const slow = answers.filter(({ parts }) => {
    const told = parts.filter(({ rank }) => rank === 0).map(({ lines }) => lengthOf(lines[0]!.text))
    return told.reduce((sum, seconds) => sum + seconds) > 31 || told[0]! > 4.2
  })
  expect(slow.map(({ id }) => id)).toEqual([])
  expect(answers.filter((story) => isMadeFor(story, subject)).map(({ id }) => id)).toEqual(['a-voice-is-a-lamp'])
})

test.each([
  'Why do whales sing?',
  'why is the sky blue?',
  'Why do bees dance?',
  'why does bread rise?',
  'Why are there tides?',
  'why do rainbows form',
  'why do we cry when cutting onions',
  'What if the moon disappeared?',
  'What if gravity stopped?',
  'What if trees could talk?',
  "my grandmother's bread",
  'the last lighthouse keeper',
  'the postman',
  'a fox in the snow',
  'love',
  'coffee',
  'a robot who lies',
  'the girl who collected lost sounds',
  'a town that forgot its own name',
  'a letter that arrived forty years late',
  'an astronaut who came home to an empty town',
])('in 20 seconds, too, the story is the one of: %s', (text) => {
  const subject = readSubject(text)
  const own = [subject.family, ...subject.tales].filter((name) => name !== undefined)
  for (const seed of [1, 2, 3]) {
    const [told] = chooseStories(FRAMEWORKS.general.stories, {
      subject,
      usage: readUsage([], 20),
      random: createRandom(`${seed}`),
      seconds: 19.2,
    })
    expect(own.some((name) => told?.kinds?.includes(name))).toBe(true)
  }
})

test.each([
  ['my dog died', 'pet-lost'],
  ['Losing my dog', 'pet-lost'],
  ['my grandmother died', 'grief'],
  ['the last letter from my father', 'last-letter'],
  ['a forest after fire', 'burnt-forest'],
  ['how rain smells', 'why-smell-rain'],
  ['True love', 'love'],
  ['An old bookshop', 'bookshop'],
  ['homesickness', 'far-from-home'],
  ['the moon', 'moon'],
  ['an old tree', 'tree'],
  ['my wedding', 'feast'],
  ['the lamplighter', 'lamplighter'],
  ['a beekeeper', 'beekeeper'],
  ['The Beatles', 'named-music'],
  ['Paris in the rain', 'named-place'],
  ['Marie Curie', 'named-mind'],
  ['a ghost in the theatre', 'haunted'],
  ['a bunny who could not sleep', 'bedtime'],
  ['the day I saw a fox', 'memory-day'],
  ['the moment before an exam', 'before-it'],
  ['the last day of summer', 'turning'],
  ['the final whistle', 'sport'],
  ['the stock market crash', 'money'],
  ['a small business', 'business'],
  ['an island nobody remembers', 'island'],
  ['never give up', 'imperative'],
  ['10 facts about sharks', 'facts'],
  ['justice', 'fairness'],
  ['freedom', 'large-word'],
  ['procrastination', 'inner'],
  ['minimalism', 'less'],
  ['meditation', 'stillness'],
  ['painting', 'making'],
  ['chess', 'board-game'],
  ['flying cars', 'future'],
  ['divorce', 'heartbreak'],
] as const)('there is a story of its own in 20 seconds for: %s', (text, family) => {
  const subject = readSubject(text)
  expect(subject.family).toBe(family)
  const [told] = chooseStories(FRAMEWORKS.general.stories, {
    subject,
    usage: readUsage([], 20),
    random: createRandom('1'),
    seconds: 19.2,
  })
  expect(told?.kinds).toContain(family)
})

test.each([
  'the fall of Rome',
  'the war in London',
  'The Paris attacks',
  "Newton's laws",
  'why did Mozart die so young',
])('of what happened to a name, no such story is told: %s', (text) => {
  expect(readSubject(text).family).toBeUndefined()
})

test('stories of names say nothing of what bears the name', () => {
  for (const { text } of namedStories.flatMap(linesOf)) expect(text).toMatch(/^(?:[^{}]|\babout \{A\})+$/u)
})
