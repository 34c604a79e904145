import { expect, test } from 'vitest'
import { fillLine } from './fill-line.ts'
import { isSubject } from '@dayreel/storyboard'
import { isBare, readSubject } from './read-subject.ts'

test.each([
  ['My grandmother’s house', 'my grandmother’s house'],
  ['Quantum computers', 'quantum computers'],
  ['Zorblax engines', 'Zorblax engines'],
  ['Lighthouse keepers', 'lighthouse keepers'],
  ['The Beatles', 'the Beatles'],
  ['Paris', 'Paris'],
  ['iPhone 20', 'iPhone 20'],
  ['I, Robot', 'I, Robot'],
  ['The day the music died', 'the day the music died'],
  [
    'A lighthouse keeper who receives letters from the future',
    'a lighthouse keeper who receives letters from the future',
  ],
  ['Everyone I know', 'everyone I know'],
  ['The man who sold the world', 'the man who sold the world'],
  ['Imagine a world without music', 'a world without music'],
  ['10 facts about Mars', '10 facts about Mars'],
  ['Black holes', 'black holes'],
  ['why do cats purr?', 'the question of why cats purr'],
  ['Why does the moon look so big', 'the question “Why does the moon look so big?”'],
  ['Can dogs see ghosts?', 'the question “Can dogs see ghosts?”'],
  ['How to fold a paper crane', 'the question of how to fold a paper crane'],
  ['What the moon remembers', 'the question of what the moon remembers'],
  ["don't look up", "the words “Don't look up”"],
  ['a', 'the letter A'],
  ['2050', 'the number 2050'],
])('%s stands as %s', (text, phrase) => {
  expect(readSubject(text).phrase).toBe(phrase)
  expect(readSubject(text).clause).toBeUndefined()
})

test.each([
  ['What if gravity stopped?', 'gravity stopped'],
  ['What if The moon came closer every night?', 'the moon came closer every night'],
  ['what would happen if I never slept', 'I never slept'],
  ['Imagine if we could fly', 'we could fly'],
  ['If trees could talk, what would they say?', 'trees could talk'],
  ['What would you do if money vanished', 'money vanished'],
  ['Everyone forgot their own name', 'everyone forgot their own name'],
  ['the clock is broken', 'the clock is broken'],
  ['Octopuses are aliens', 'octopuses are aliens'],
])('%s has the clause “%s”', (text, clause) => {
  expect(readSubject(text).clause).toBe(clause)
})

test('what may be real is known by its capitals, and what is famous without them', () => {
  for (const text of [
    'The Beatles',
    'Paris',
    '10 facts about Mars',
    'Elon Musk',
    'what if Napoleon had won?',
    'elon musk',
    'the beatles',
    'what if hitler had won',
    "paris's streets",
  ]) {
    expect(readSubject(text).isNamed).toBe(true)
  }
  for (const text of [
    'quantum computers',
    'The last train',
    'My house',
    'what if I could fly?',
    'AI',
    'Lighthouse keepers',
    'Cats',
  ]) {
    expect(readSubject(text).isNamed).toBe(false)
  }
})

test('a singular without its article is bare, unless it is surely one of many', () => {
  for (const text of ['moon', 'portrait of a robot']) expect(isBare(readSubject(text))).toBe(true)
  for (const text of [
    'a moon',
    'astronaut on mars',
    'cats',
    'time travel',
    'my dog',
    'gravity',
    '10 cats',
    'cats and dogs',
    'dogs that can talk',
  ]) {
    expect(isBare(readSubject(text))).toBe(false)
  }
})

test('a filled line has one stop at its end and a capital where a sentence opens', () => {
  const question = readSubject('Why is the sky blue?')
  expect(fillLine('It began with {S}.', question)).toBe('It began with the question “Why is the sky blue?”')
  expect(fillLine('{S}. Nobody moved.', readSubject('the old door'))).toBe('The old door. Nobody moved.')
  expect(fillLine('Listen. {S} and nothing else.', readSubject('the old door'))).toBe(
    'Listen. The old door and nothing else.',
  )
  expect(fillLine('What if {C}?', readSubject('What if gravity stopped?'))).toBe('What if gravity stopped?')
})

test('one line with a sentence end only at its end is a subject', () => {
  for (const text of [
    'quantum computers',
    'It stopped.',
    'Dr. Strange vs. the U.S. army',
    'Wait... what?',
    'a',
    '猫はなぜ鳴くのか。',
    'x'.repeat(160),
  ]) {
    expect(isSubject(text)).toBe(true)
  }
  for (const text of [
    '',
    '  ',
    'It rained. It stopped.',
    'one\ntwo',
    'x'.repeat(161),
    '雨が降った。止んだ。',
    'Why? Because it can.',
  ]) {
    expect(isSubject(text)).toBe(false)
  }
  expect(isSubject(` ${'🎉'.repeat(160)} `)).toBe(true)
})
