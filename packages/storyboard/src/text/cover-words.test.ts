import { expect, test } from 'vitest'
import { createRandom, pick } from '../random.ts'
import { coverWords } from './cover-words.ts'

test.each([
  ['en', 'Why is the sky blue?', 'Why is the sky blue?'],
  ['en', '5 facts about octopuses', '5 facts about octopuses'],
  ['en', 'What happens when you stop eating sugar', 'Stop eating sugar'],
  ['en', 'The lighthouse keeper who answered letters to the sea', 'The lighthouse keeper'],
  ['en', 'How Rome fell in a single night', 'A single night'],
  ['en', 'The cat who waited at the station', 'The cat who waited'],
  ['en', 'Why do octopuses have three hearts and blue blood?', 'Three hearts and blue blood'],
  ['en', 'An octopus is the closest thing to an alien you will ever meet', 'An octopus'],
  ['de', 'Warum der alte Leuchtturm an der Küste seit hundert Jahren nicht mehr leuchtet', 'Warum der alte Leuchtturm'],
  ['ja', '海はなぜ青いのか、そして空はなぜ夕方になると赤く染まるのか、本当の理由を知っていますか', '海はなぜ青いのか'],
])('shortens a title in %s: %s', (language, title, words) => {
  expect(coverWords(title, language)).toBe(words)
})

const DANGLING =
  /(?:^|\s)(?:a|an|the|of|in|on|at|to|for|with|and|or|but|by|from|into|over|under|after|before|because|that|who|which|my|your|his|her|its|their)[…,;:]?$/iu
const OPENINGS = [
  'The old clockmaker',
  'Why the last train',
  'Everybody in the quiet village',
  'How a single letter',
  'My grandmother’s garden',
]
const VERBS = ['remembered the names', 'kept a secret', 'found its way', 'was never the same', 'learned to speak']
const ENDINGS = [
  'after the long winter of the broken bells',
  'because nobody asked for the truth about the river',
  'in a house that stood between the forest and the sea',
  'with nothing but a lamp, a map and an old promise',
  'and the whole town pretended not to see it in the morning',
  'before anyone had thought of a word for it',
]

test('a shortened title never ends with an article or a preposition', () => {
  const random = createRandom('titles')
  for (let i = 0; i < 200; i++) {
    const title = [pick(OPENINGS, random), pick(VERBS, random), pick(ENDINGS, random), pick(ENDINGS, random)].join(' ')
    const words = coverWords(title, 'en')
    expect(title.toLowerCase()).toContain(words.toLowerCase())
    expect(words.split(' ').length).toBeLessThanOrEqual(5)
    expect(words).not.toMatch(DANGLING)
  }
})

test('scripts without spaces and endless words stay within the readable length', () => {
  const long = '这座古老的灯塔在海边矗立了一百多年但是从来没有人知道它为什么每天夜里都会自己亮起来'
  const words = coverWords(long, 'zh')
  expect(long.startsWith(words.replace('…', ''))).toBe(true)
  expect(words.length).toBeLessThanOrEqual(21)
  expect(words).not.toMatch(/(?:的|在|和)$/u)
  expect(coverWords('x'.repeat(200), 'en')).toHaveLength(41)
  expect(coverWords('🙂'.repeat(200), 'en').length).toBeLessThanOrEqual(41)
  expect(coverWords('', 'en')).toBe('')
})
