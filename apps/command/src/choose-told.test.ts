import { expect, test } from 'vitest'
import type { Offer, Writer, WriteRequest } from '@dayreel/storyboard'
import { chooseTold } from './choose-told.ts'

const TALES = [
  { id: 'a', title: 'The Lit Window', about: 'the planets' },
  { id: 'b', title: 'The Lamp', about: 'lighthouses' },
  { id: 'c', title: 'Chocolate', about: 'why people lie' },
]
const REQUEST = { text: '10 facts about Saturn', durationSeconds: 20, template: 'general' } as WriteRequest
const writerOf = (offer: Offer) => ({ offer: () => offer }) as unknown as Writer
const outline = { kindOfTitle: 'list' as const, headings: ['One'] }
const unknown = writerOf({ kind: 'unknown', outline, tales: TALES })

test('what the writer has is told as it was asked for, without a word', () => {
  const told = chooseTold(writerOf({ kind: 'told', by: 'answer' }), REQUEST, { tale: 2, isStrict: true })
  expect(told).toEqual({ request: REQUEST, notices: [] })
})

test('of the rest the nearest tale, or the one that was chosen, goes under its own title, with three lines that say so', () => {
  const first = chooseTold(unknown, REQUEST, { tale: 1, isStrict: false })
  expect(first.request).toMatchObject({ text: 'The Lit Window', kind: 'subject', tale: 'a' })
  expect(first.notices).toEqual([
    'The built-in writer has nothing about “10 facts about Saturn”: this is its tale “The Lit Window”, about the planets.',
    expect.stringMatching(/script of your own.*TEXT_PROVIDER/u),
    expect.stringContaining('--tale 2 “The Lamp”, --tale 3 “Chocolate”'),
  ])
  expect(chooseTold(unknown, REQUEST, { tale: 3, isStrict: false }).request.tale).toBe('c')
})

test('a length at which the subject itself would be told is named; --strict refuses', () => {
  const short = writerOf({ kind: 'unknown', outline, tales: TALES, fromSeconds: 45 })
  expect(chooseTold(short, REQUEST, { tale: 1, isStrict: false }).notices[1]).toContain('--duration 45 or more')
  expect(() => chooseTold(unknown, REQUEST, { tale: 1, isStrict: true })).toThrow(/has nothing about this subject/u)
})
