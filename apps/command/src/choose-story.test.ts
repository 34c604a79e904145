import { expect, test } from 'vitest'
import type { Offer, Writer, WriteRequest } from '@dayreel/storyboard'
import { chooseStory } from './choose-story.ts'
import { UsageError } from './usage-error.ts'

const TALES = [
  { id: 'a', title: 'The Lit Window', about: 'the planets' },
  { id: 'b', title: 'The Lamp', about: 'lighthouses' },
]
const REQUEST = { text: '10 facts about Saturn', durationSeconds: 20, template: 'general' } as WriteRequest
const writerOf = (offer: Offer) => ({ offer: () => offer }) as unknown as Writer
const outlines = [{ kind: 'list' as const, hook: 'One', points: ['Two'], close: 'Three' }]
const unknown = writerOf({ kind: 'unknown', outlines, tales: TALES })

test('uses a subject that the writer knows, without a notice', () => {
  const choice = chooseStory(writerOf({ kind: 'told', by: 'answer' }), REQUEST, 2)
  expect(choice).toEqual({ request: REQUEST, notices: [] })
})

test('rejects any other subject, and lists similar tales and other ways to get the subject', () => {
  expect(() => chooseStory(unknown, REQUEST, undefined)).toThrow(UsageError)
  expect(() => chooseStory(unknown, REQUEST, undefined)).toThrow(
    [
      'The built-in writer doesn’t know “10 facts about Saturn”.',
      'You can make one of its similar stories:',
      '  --tale 1  “The Lit Window”, about the planets',
      '  --tale 2  “The Lamp”, about lighthouses',
      'For your subject, use any chat assistant (--prompt-for prints what to ask it), or use a script of your own, or download a writer (npm run models -- add recommended), or connect a language model (TEXT_PROVIDER in .env.example).',
    ].join('\n'),
  )
})

test('makes the chosen tale under its own title, with three lines that say so', () => {
  const { request, notices } = chooseStory(unknown, REQUEST, 2)
  expect(request).toMatchObject({ text: 'The Lamp', kind: 'subject', tale: 'b' })
  expect(notices).toEqual([
    'The built-in writer doesn’t know “10 facts about Saturn”.',
    'This video is its story “The Lamp”, about lighthouses.',
    expect.stringMatching(/script of your own.*TEXT_PROVIDER/u),
  ])
})

test('rejects a tale that is not listed', () => {
  expect(() => chooseStory(unknown, REQUEST, 3)).toThrow('There is no similar story 3.')
  const far = writerOf({ kind: 'unknown', outlines, tales: [] })
  expect(() => chooseStory(far, REQUEST, 1)).toThrow('It has no similar story.')
})

test('names the length that the subject needs', () => {
  const short = writerOf({ kind: 'unknown', outlines, tales: TALES, fromSeconds: 45 })
  expect(() => chooseStory(short, REQUEST, undefined)).toThrow('--duration 45 or more')
  expect(chooseStory(short, REQUEST, 1).notices[2]).toContain('--duration 45 or more')
})
