import { expect, test } from 'vitest'
import { createRandom, pick } from '@dayreel/storyboard/base'
import { thumbnailWords } from './thumbnail-words.ts'

test.each([
  ['en', 'Why is the sky blue?', 'Why is the sky blue?'],
  [
    'en',
    'The lighthouse keeper who answered letters to the sea',
    'The lighthouse keeper who answered letters to the sea',
  ],
  [
    'en',
    'The lighthouse keeper who answered letters addressed to the sea, and what came back',
    'The lighthouse keeper who answered letters addressed to the sea',
  ],
  [
    'en',
    'What happens to your body after midnight: the quiet work that nobody sees',
    'What happens to your body after midnight',
  ],
  [
    'en',
    'Everybody in the small town by the river knew her name, but nobody said it',
    'Everybody in the small town by the river knew her name',
  ],
  [
    'en',
    'The extraordinary afterlife of a forgotten little theatre in the middle of nowhere',
    'The extraordinary afterlife of a forgotten little theatre',
  ],
  [
    'de',
    'Warum der alte Leuchtturm an der Küste seit hundert Jahren nicht mehr leuchtet',
    'Warum der alte Leuchtturm an der Küste seit hundert Jahren',
  ],
  [
    'fr',
    'Pourquoi les chats ronronnent toute la nuit sur les genoux de leur maître endormi',
    'Pourquoi les chats ronronnent toute la nuit sur les genoux',
  ],
  [
    'ru',
    'Почему старый маяк на берегу моря уже сто лет не светит по ночам и молчит',
    'Почему старый маяк на берегу моря уже сто лет не светит по ночам',
  ],
  [
    'ja',
    '海はなぜ青いのか、そして空はなぜ夕方になると赤く染まるのか、本当の理由を知っていますか',
    '海はなぜ青いのか、そして空はなぜ夕方になると赤く染まるのか',
  ],
])('in %s: %s', (language, title, words) => {
  expect(thumbnailWords(title, language)).toBe(words)
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

test('a title is never cut inside a phrase, nor left with an article or a preposition', () => {
  const random = createRandom('titles')
  for (let i = 0; i < 200; i++) {
    const title = [pick(OPENINGS, random), pick(VERBS, random), pick(ENDINGS, random), pick(ENDINGS, random)].join(' ')
    const words = thumbnailWords(title, 'en')
    expect(title.startsWith(words)).toBe(true)
    expect(words.length).toBeLessThanOrEqual(70)
    expect(words.length).toBeGreaterThanOrEqual(12)
    expect(words).not.toMatch(DANGLING)
    // What follows begins a phrase, or a stop stands there.
    expect(title.slice(words.length)).toMatch(
      /^(?:[,;:]| (?:after|because|in|with|and|before|for|between|that|but|from)\b)/u,
    )
  }
})

test('scripts without spaces, and words without end, stay within what can be read', () => {
  const long = '这座古老的灯塔在海边矗立了一百多年但是从来没有人知道它为什么每天夜里都会自己亮起来'
  const words = thumbnailWords(long, 'zh')
  expect(long.startsWith(words.replace('…', ''))).toBe(true)
  expect(words.length).toBeLessThanOrEqual(36)
  expect(words).not.toMatch(/(?:的|在|和)$/u)
  expect(thumbnailWords('x'.repeat(200), 'en')).toHaveLength(71)
  expect(thumbnailWords('🙂'.repeat(200), 'en').length).toBeLessThanOrEqual(71)
  expect(thumbnailWords('', 'en')).toBe('')
})
