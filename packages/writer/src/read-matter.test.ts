import { expect, test } from 'vitest'
import { createRandom, roughSeconds } from '@dayreel/storyboard'
import { chooseStories } from './choose-stories.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { readUsage } from './line-usage.ts'
import { EVENTS, NOUNS } from './matters.ts'
import { readSubject } from './read-subject.ts'
import { TOPIC_STORIES } from './stories/topics/topics.ts'
import { linesOf, type Story } from './story.ts'
import { writeWith } from './test/write-with.ts'

test.each([
  ['The history of coffee', 'past-of-coffee'],
  ['Why the Roman Empire fell', 'of-rome'],
  ['My dog saved my life', 'pet-saved'],
  ['What happens inside a black hole?', 'of-black-holes'],
  ['How volcanoes work', 'of-volcanoes'],
  ['The day I quit my job', 'quit-job'],
  ['I quit my job', 'quit-job'],
  ['Octopuses are smarter than you think', 'of-octopus'],
  ['The great pyramid', 'of-pyramids'],
  ['How bees find their way home', 'of-bees'],
  ["The samurai's last morning", 'of-samurai'],
  ['What is AI?', 'of-ai'],
  ['The Titanic', 'of-titanic'],
  ['Vikings', 'of-vikings'],
  ['The human heart', 'of-heart'],
  ['Sleep', 'of-sleep'],
  ['The secret life of octopuses', 'of-octopus'],
  ['How do penguins survive the cold?', 'of-penguins'],
  ['Letters from the war', 'war-letters'],
  ['My first marathon', 'first-marathon'],
  ['The haunted hotel', 'haunted-hotel'],
  ['The thing under my bed', 'under-the-bed'],
  ['A message to my younger self', 'younger-self'],
  ['Learning to swim at 60', 'learning-late'],
] as const)('what is known, or was lived by many, is told of: %s', (text, matter) => {
  const subject = readSubject(text)
  expect(subject.matter).toBe(matter)
  for (const seconds of [19.2, 29.2, 89.2]) {
    const told = chooseStories(FRAMEWORKS.general.stories, {
      subject,
      usage: readUsage([], 30),
      random: createRandom('1'),
      seconds,
    })
    expect(told.map(({ kinds }) => kinds?.includes(matter))).toEqual([true])
  }
})

test.each([
  'What if the sun vanished?',
  'Imagine that bees could talk',
  'why do whales sing',
  'How to train a dog',
  '10 facts about sharks',
  'my dog died',
  'Why is my heart racing?',
  'quantum computers',
  'a robot who lies',
  'a clock that runs backwards',
  'a fox in the snow',
  'Paris in the rain',
  'an old tree',
])('what is imagined, taught, counted, mourned or only named besides is no matter: %s', (text) => {
  expect(readSubject(text).matter).toBeUndefined()
})

test('each matter has a story, and each story a matter', () => {
  const matters = [...NOUNS, ...EVENTS].map(([matter]) => matter)
  const told = TOPIC_STORIES.flatMap(({ kinds }) => kinds ?? [])
  expect(told).toHaveLength(matters.length)
  expect(new Set<string>(told)).toEqual(new Set(matters))
})

test('what is known is told in 20 seconds, and in 90 without anything that could be said of anything', () => {
  const slow = TOPIC_STORIES.filter((story) => lengthOf(story, Math.min, (rank) => rank === 0) > 20.35)
  const short = TOPIC_STORIES.filter((story) => lengthOf(story, Math.max, () => true) < 86)
  expect([slow, short].map((stories) => stories.map(({ id }) => id))).toEqual([[], []])
})

test.each([
  ['The history of coffee', 30],
  ['What happens inside a black hole?', 60],
  ['My dog saved my life', 90],
])('nothing but its story is told of: %s', async (text, durationSeconds) => {
  const { scenes } = await writeWith({
    text,
    template: 'general',
    durationSeconds,
    style: 'None',
    quality: 'low',
    voice: 'dr-voice-miles',
    music: null,
    notes: '',
    seed: 3,
  })
  const story = TOPIC_STORIES.find(({ kinds }) => kinds?.includes(readSubject(text).matter!))!
  const said = linesOf(story).map((line) => line.text)
  expect(scenes.filter((scene) => !said.some((line) => line.includes(scene.text)))).toEqual([])
})

/** In seconds, with the shortest or the longest form of each part that is told. */
function lengthOf({ parts }: Story, most: typeof Math.min, isTold: (rank: number) => boolean): number {
  return parts
    .filter(({ rank }, i) => isTold(rank) || i === 0 || i === parts.length - 1)
    .reduce((sum, { lines }) => sum + most(...lines.map(({ text }) => roughSeconds(text))), 0)
}
