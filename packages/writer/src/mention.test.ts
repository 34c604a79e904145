import { expect, test } from 'vitest'
import { readSubject } from './read-subject.ts'

test.each([
  ['the last lighthouse keeper', 'the keeper'],
  ['an astronaut who came home to an empty town', 'the astronaut'],
  ['a letter that arrived forty years late', 'the letter'],
  ['Robot who learns to cry', 'the robot'],
  ['Why do whales sing?', 'whales'],
])('%s: spoken of again as %s', (text, again) => {
  expect(readSubject(text).again).toBe(again)
})

test.each(['Marie Curie', 'a strange attractor', 'why is the sky blue', 'the moon came closer every night'])(
  'nothing is guessed: %s',
  (text) => {
    expect(readSubject(text).again).toBeUndefined()
  },
)

test('one of many gets its article, nothing else does', () => {
  expect(readSubject('Robot who learns to cry').phrase).toBe('a robot who learns to cry')
  expect(readSubject('astronaut on mars').phrase).toBe('an astronaut on mars')
  for (const text of ['coffee', 'quantum computers', 'volcanoes', 'loneliness', "my grandmother's garden"])
    expect(readSubject(text).phrase).toBe(text)
})
