import type { Offer } from '@dayreel/storyboard'
import { describe, expect, test } from 'vitest'
import { createWriter } from '../create-writer.ts'
import { enhancePrompt } from '../enhance-prompt.ts'

const writer = createWriter()
const offer = (text: string, more: { durationSeconds?: number; tale?: string } = {}): Offer =>
  writer.offer({ text, kind: 'subject', template: 'general', durationSeconds: 30, ...more })

test.each([
  ['Why do cats purr?', 'answer'],
  ['why my cat purrs', 'answer'],
  ['What if the moon vanished?', 'answer'],
  ['The history of tea', 'tale'],
  ['A story about a lighthouse keeper', 'tale'],
  ['The Titanic', 'tale'],
  ['5 ways to sleep better', 'list'],
  ['7 habits of calm people', 'list'],
  ['Stop overthinking', 'list'],
])('what keeps its title’s promise is told: %s', (text, by) => {
  expect(offer(text)).toMatchObject({ kind: 'told', by })
})

test.each([
  ['10 facts about sharks', 'list'],
  ['5 mistakes people make when buying a used car', 'list'],
  ['20 ways to sleep better', 'list'],
  ['How to train a dog', 'how-to'],
  ['Why do whales migrate?', 'why'],
  ['Is coffee good for you?', 'why'],
  ['The history of chess', 'history'],
  ['The rise and fall of Venice', 'history'],
  ['3 habits of rich people', 'list'],
  ['What successful people never do', 'why'],
  ['5 ways to become a millionaire', 'list'],
  ['A lighthouse keeper who finds a bottle', 'story'],
  ['What if whales could talk?', 'story'],
])('refuses a subject that is only close, and offers its kind of outline first: %s', (text, kind) => {
  const found = offer(text)
  if (found.kind !== 'unknown') throw new Error('The subject is known.')
  expect(found.outlines[0]!.kind).toBe(kind)
  expect(found.outlines.map((outline) => outline.kind).toSorted()).toEqual([
    'history',
    'how-to',
    'list',
    'story',
    'why',
  ])
  for (const { points } of found.outlines) expect(points.length).toBeGreaterThan(2)
  expect(found.tales.length).toBeLessThanOrEqual(3)
  expect(new Set(found.tales.map(({ id }) => id)).size).toBe(found.tales.length)
  expect(JSON.stringify(found.outlines)).not.toContain(text)
})

describe('what is near', () => {
  test.each([
    ['10 facts about sharks', 'sharks'],
    ['The history of chess', 'a game of chess'],
    ['10 facts about Saturn', 'the planets'],
    ['Gladiators in the arena', 'the fall of Rome'],
    ['Is coffee good for you?', 'the history of coffee'],
  ])('the nearest tale has its rarest word: %s', (text, about) => {
    const found = offer(text)
    expect(found.kind === 'unknown' && found.tales[0]?.about).toBe(about)
  })

  test.each([
    'What happens when you stop eating sugar',
    'Dark psychology tricks',
    'Stoicism in five minutes',
    '7 habits of billionaires',
    '5 mistakes people make when buying a used car',
    'Crypto explained',
    'Best pizza in Naples',
  ])('no tale is offered where all are far: %s', (text) => {
    expect(offer(text)).toMatchObject({ kind: 'unknown', tales: [] })
  })

  test('every tale that is offered shares a word of its subject with the title', () => {
    const found = offer('The Roman soldier who stayed at his post')
    expect(found.kind === 'unknown' && found.tales.map(({ about }) => about)).toEqual(['the fall of Rome'])
    const train = offer('How to train a dog')
    expect(train.kind === 'unknown' && train.tales.every(({ about }) => about.includes('dog'))).toBe(true)
  })

  test('only the user’s own words count, not those that Enhance added', () => {
    for (const text of ['10 facts about sharks', 'The loneliest tree in the world'])
      expect(offer(enhancePrompt(text, 'script').text)).toEqual(offer(text))
  })

  test('a list that a longer video has time for says from when on', () => {
    const found = offer('10 ways to sleep better', { durationSeconds: 20 })
    expect(found).toMatchObject({ kind: 'unknown', fromSeconds: 35 })
    expect(offer('10 ways to sleep better', { durationSeconds: 35 })).toEqual({ kind: 'told', by: 'list' })
  })
})

test('a tale that was chosen is told of anything, and only one that is there', () => {
  const tale = { id: 'one-bush', title: 'One Bush', about: 'the history of tea' }
  expect(offer('10 facts about Saturn', { tale: 'one-bush' })).toEqual({ kind: 'told', by: 'tale', tale })
  expect(() => offer('10 facts about Saturn', { tale: 'no-bush' })).toThrow(/This tale is not there any more/u)
})

const offered = (text: string): Offer =>
  writer.offer({ text, kind: 'subject', template: 'found-in-archives', durationSeconds: 30 })

test('a framework makes stories up of what its stories take; what asks, counts, teaches or is history is not made up', () => {
  expect(offered('The clock that ran backwards')).toEqual({ kind: 'told', by: 'premise' })
  for (const text of ['10 facts about Saturn', 'How to tie a knot', 'Why do whales migrate?', 'The history of chess'])
    expect(offered(text).kind).toBe('unknown')
})

test.each(['what-if-overnight', 'found-in-archives', 'life-almost-had'] as const)(
  'no framework makes up a story about a text without a word: %s',
  (template) => {
    const isTold = (text: string): boolean =>
      writer.offer({ text, kind: 'subject', template, durationSeconds: 30 }).kind === 'told'
    const meant = ['Rain', 'A lamp seen on https://example.com', 'The DNA of a letter']
    const meaningless = [
      'asdf qwer',
      'x',
      '1234',
      'https://example.com/the/lamp',
      'www.example.com',
      'youtu.be/lamp?t=3',
    ]
    expect([...meaningless, ...meant].filter(isTold)).toEqual(meant)
  },
)
