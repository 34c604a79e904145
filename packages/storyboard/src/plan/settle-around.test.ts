import { expect, test } from 'vitest'
import type { Words } from '../writer.ts'
import { settleAround } from './settle-around.ts'

const WORDS: Words = {
  title: 'The Sweet Secret of the Jar',
  scenes: [
    { text: 'Honey never', shows: '' },
    { text: 'goes bad. It was found in a tomb.', shows: '' },
  ],
  sheet: [],
  description: 'The sweet secret of the jar. A short story about honey.',
  hashtags: ['the', 'Last', 'honey', 'tombs'],
  thumbnail: { text: '', scene: 0 },
  faults: [],
  calls: [],
}
const SUBJECT = { kind: 'subject', language: 'en' } as const
const SCRIPT = { kind: 'script', language: 'en' } as const
const TEXT = 'Honey never goes bad. It was found in a tomb.'

test("uses a typed subject as the title instead of the writer's title", () => {
  expect(settleAround({ text: 'why honey never spoils' }, WORDS, SUBJECT).title).toBe('Why honey never spoils')
})

test('a script’s title is the typed one or else the writer’s; a tale keeps its own', () => {
  expect(settleAround({ text: TEXT, title: '5 facts about honey' }, WORDS, SCRIPT).title).toBe('5 facts about honey')
  expect(settleAround({ text: TEXT }, WORDS, SCRIPT).title).toBe(WORDS.title)
  expect(settleAround({ text: 'honey', tale: 'jar' }, WORDS, SUBJECT).title).toBe(WORDS.title)
})

test('the description begins with the whole first sentence, and repeats neither the title nor that sentence', () => {
  const describe = (description: string) =>
    settleAround({ text: 'honey', tale: 'jar' }, { ...WORDS, description }, SUBJECT).description
  const expected = 'Honey never goes bad.\n\nA short story about honey.'
  expect(describe(WORDS.description)).toBe(expected)
  expect(describe('Honey never goes bad. A short story about honey.')).toBe(expected)
  expect(describe('')).toBe('Honey never goes bad.')
})

test('a long description stays within its limit, and no emoji is split', () => {
  const description = 'Bees. '.concat('🐝'.repeat(990))
  for (const padding of ['', 'x']) {
    const settled = settleAround({ text: TEXT }, { ...WORDS, description: padding + description }, SCRIPT)
    expect(settled.description.length).toBeLessThanOrEqual(2_000)
    expect(settled.description.isWellFormed()).toBe(true)
  }
})

test('every hashtag names a thing', () => {
  expect(settleAround({ text: TEXT }, WORDS, SCRIPT).hashtags).toEqual(['honey', 'tombs'])
})
