import { expect, test } from 'vitest'
import { createRandom } from '../lib/random.ts'
import { describeSubject } from './describe-video.ts'
import { FRAMEWORKS } from './frameworks/index.ts'
import { readSubject } from './read-subject.ts'

const describe = (text: string): ReturnType<typeof describeSubject> =>
  describeSubject(readSubject(text), FRAMEWORKS.general, createRandom('title'))

test.each([
  ['why do whales sing?', 'Why Do Whales Sing?'],
  ['The night train that forgot its stops', 'The Night Train That Forgot Its Stops'],
  ['5 habits of calm people', '5 Habits of Calm People'],
  ['What if the moon came closer every night', 'What If the Moon Came Closer Every Night?'],
  ['how an iPhone sees', 'How an iPhone Sees'],
])('the title is what was asked for: %s', (text, title) => {
  expect(describe(text).title).toBe(title)
})

test('tips are not called fiction', () => {
  expect(describe('5 habits of calm people').description).not.toMatch(/fiction|story/iu)
})
