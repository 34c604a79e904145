import { expect, test } from 'vitest'
import { type Storyboard, type WriteRequest, roughSeconds } from '@dayreel/storyboard'
import { createRandom } from '@dayreel/storyboard/base'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { readUsage } from './line-usage.ts'
import { listStory } from './list-story.ts'
import { readSubject } from './read-subject.ts'
import { sentencesOf } from './sentences-of.ts'
import { toldOf, writeWith } from './test/write-with.ts'
import type { Story } from './story.ts'

const REQUEST: WriteRequest = {
  ...DEFAULT_CHOICES,
  text: '',
  durationSeconds: 30,
  seed: 1,
}

const write = (request: Partial<WriteRequest>): Promise<Storyboard> => writeWith({ ...REQUEST, ...request })

const storyOf = (text: string, seconds: number): Story | undefined =>
  listStory({ subject: readSubject(text), usage: readUsage([], 30), random: createRandom(1), seconds })

const spoken = ({ scenes }: Storyboard): string => scenes.map(({ text }) => text).join(' ')

test('a list keeps what its title promises', () => {
  const story = storyOf('5 habits of calm people', 30)!
  expect(story.parts.filter(({ rank }) => rank === 0)).toHaveLength(7)
  for (const { text } of story.parts.filter(({ rank }) => rank === 0)[3]!.lines) expect(text).toMatch(/^Three: [a-z]/u)
})

test('a list that there is no time for is not told as one', () => {
  expect(storyOf('10 ways to sleep better', 20)).toMatchObject({ isWhole: false })
  expect(storyOf('10 ways to sleep better', 60)).toMatchObject({ isWhole: true })
})

test.each([20, 25, 30, 60, 90])(
  'in %s seconds no number is left out, and nothing else is told',
  async (durationSeconds) => {
    for (const text of ['5 habits of calm people', '10 ways to sleep better', '3 mistakes that keep you poor']) {
      if (text.startsWith('10') && durationSeconds < 35) continue
      const storyboard = await write({ text, durationSeconds })
      const told = [...spoken(storyboard).matchAll(/\b(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten): /gu)].map(
        ([, word]) => word!.toLowerCase(),
      )
      expect(told).toEqual('one two three four five six seven eight nine ten'.split(' ').slice(0, told.length))
      expect(told.length).toBe(Number.parseInt(text, 10))
      const seconds = roughSeconds(spoken(storyboard)) / storyboard.pace
      expect(Math.abs(seconds - durationSeconds)).toBeLessThan(2.5)
    }
  },
)

test.each([
  [
    '3 mistakes that keep you poor',
    /One: you .+\. Instead, [a-z].+ Three: you /u,
    'coins?|money|buy|shop|save|jar|pay',
  ],
  [
    'How to fall asleep faster',
    /First, [a-z].+ Then [a-z].+ Last, [a-z]/u,
    'sleep|night|bed|room|lamp|light|window|coffee',
  ],
  ['How I saved money', /First I .+ Then I /u, 'coin|shop|save|jar|money|pay|card|buy'],
  ['Why you are always tired', /Perhaps you .+ Or you /u, 'sleep|break|rest|tired|evening|lunch|bed|pause|water'],
  ['7 signs you are smarter than you think', /One: you .+ Seven: you /u, 'ask|mind|listen|know|read|memory|explain'],
  ['5 signs of a good friend', /One: they .+ Five: they /u, 'they'],
  ['Stop doing this every morning', /Do not .+ And do not /u, 'alarm|bed|curtain|coffee|song|leave|breakfast|news'],
  ['7 day phone challenge', /Day one: .+ Day seven: /u, 'phone|screen|app'],
  ['The 5 second rule', /First, count down from five/u, 'move|begin|first|day'],
  ['5 myths about sleep', /Myth one: .+ Myth three: /u, 'sleep\\w*|bed|night|lamp|rest'],
  ['7 things confident people never do', /One: they never .+ Two: they never /u, 'they'],
  ['Why do I procrastinate?', /Perhaps you .+ Or you /u, 'begin|minute|first|day|start'],
] as const)('%s is told as it asks', async (text, form, matter) => {
  for (const durationSeconds of [45, 60]) {
    const told = spoken(await write({ text, durationSeconds, seed: durationSeconds }))
    expect(told).toMatch(form)
    expect(told.match(new RegExp(`\\b(?:${matter})`, 'giu'))?.length ?? 0).toBeGreaterThan(1)
  }
})

test('steps end with their last one', async () => {
  const told = spoken(await write({ text: 'How to talk to anyone', durationSeconds: 45 }))
  expect(told.match(/\bFirst, /gu)).toHaveLength(1)
  expect(told.match(/\bLast, /gu)).toHaveLength(1)
})

test('what is not known is not advised', () => {
  const unknown = [
    '10 facts about Mars',
    '5 places in Rome',
    '7 ways to zorble',
    'calm people',
    'How to train your dog',
    'How to bake bread',
    'Why do we sleep?',
    'Why whales sing',
    '7 signs your cat loves you',
    '10 rules of Steve Jobs',
    'Signs of the zodiac',
    '5 myths about whales',
    'Why I quit my job',
    'How to write a love letter',
    'How trains changed time',
  ]
  expect(unknown.filter((text) => storyOf(text, 60) !== undefined)).toEqual([])
})

test('capitals throughout, and those of languages, name nobody', () => {
  for (const text of ['5 Habits of Calm People', 'How to learn English', 'Why I deleted Instagram'])
    expect(storyOf(text, 30)).toBeDefined()
})

const DAYS = [
  '5 habits of calm people',
  '3 tips for saving money',
  'How to fall asleep faster',
  '5 mistakes you make every morning',
  'How to talk to anyone',
  'Why you are always tired',
  '7 signs you are smarter than you think',
  'How I quit my phone',
  '5 rules for a better life',
  '3 tips for travelling alone',
  'How to write every day',
  '5 habits of happy couples',
  'How to be lucky',
  '4 lessons on growing old',
]

test.each([['of many subjects', DAYS]])(
  'a month of advice %s repeats nothing within a week and little within the month',
  async (_, titles) => {
    const days: string[][] = []
    for (let day = 0; day < 30; day++) {
      const told = toldOf(days.toReversed().flat())
      days.push(sentencesOf(await write({ text: titles[day % titles.length]!, seed: day, told })))
    }
    let shared = 0
    for (const [day, sentences] of days.entries()) {
      const week = new Set(days.slice(Math.max(0, day - 7), day).flat())
      expect(sentences.filter((sentence) => week.has(sentence))).toEqual([])
      const month = new Set(days.slice(0, day).flat())
      shared += sentences.filter((sentence) => month.has(sentence)).length
    }
    expect(shared / days.flat().length).toBeLessThanOrEqual(0.2)
  },
)
