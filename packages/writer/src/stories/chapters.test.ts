import { expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard'
import { chooseStories } from '../choose-stories.ts'
import { fillLine } from '../fill-line.ts'
import { FRAMEWORKS } from '../frameworks/index.ts'
import { readUsage } from '../line-usage.ts'
import { readSubject } from '../read-subject.ts'
import { isMadeFor, linesOf, suits } from '../story.ts'
import { CHAPTERS } from './chapters.ts'

const idsFor = (text: string, seconds: number): string[] =>
  chooseStories(FRAMEWORKS['before-they-vanished'].stories, {
    subject: readSubject(text),
    usage: readUsage([], seconds),
    random: createRandom('1'),
    seconds,
  }).map(({ id }) => id)

test.each([
  'the last lighthouse keeper',
  'a fox in the snow',
  'the night train that forgot its stops',
  'a letter that arrived forty years late',
  'a city that never sleeps',
  "my grandmother's bread",
  'volcanoes',
  'What if the moon came closer every night?',
  'Why do whales sing?',
])('there is a chapter for: %s', (text) => {
  expect(CHAPTERS.some((chapter) => suits(chapter, readSubject(text)))).toBe(true)
})

test('a short video tells one story, a longer one the same with chapters before it', () => {
  const chapters = new Set(CHAPTERS.map(({ id }) => id))
  const subject = 'an astronaut who came home to an empty town'
  expect(idsFor(subject, 29)).toHaveLength(1)
  const long = idsFor(subject, 59)
  expect(long.length).toBeGreaterThan(1)
  expect(long.slice(0, -1).every((id) => chapters.has(id))).toBe(true)
  expect(chapters.has(long.at(-1)!)).toBe(false)
})

test('chapters follow the hook of a story that lets them, without their own', () => {
  const subject = readSubject('a letter that arrived forty years late')
  const [told, ...rest] = chooseStories(FRAMEWORKS['found-in-archives'].stories, {
    subject,
    usage: readUsage([], 59),
    random: createRandom('1'),
    seconds: 59,
  })
  const lines = linesOf(told!).map(({ text }) => text)
  const openings = CHAPTERS.filter((chapter) => isMadeFor(chapter, subject)).map(
    ({ parts }) => parts[0]!.lines[0]!.text,
  )
  expect(rest).toEqual([])
  expect(lines[0]).toMatch(/^It came in a sack/u)
  expect(lines.some((line) => CHAPTERS.flatMap(linesOf).some(({ text }) => text === line))).toBe(true)
  expect(lines.filter((line) => openings.includes(line)).length).toBeLessThan(openings.length)
})

test('every chapter says its subject within three seconds, after a few words', () => {
  for (const { lines } of CHAPTERS.map(({ parts }) => parts[0]!))
    for (const { text } of lines)
      expect(
        text
          .split(/\{[SCQW]\}/u)[0]!
          .trim()
          .split(' ').length,
      ).toBeLessThanOrEqual(10)
})

test('nobody stands about in an empty town', () => {
  expect(idsFor('an astronaut who came home to an empty town', 89)).not.toContain('what-they-call-it')
})

test('where a subject is, and when, is said again', () => {
  expect(fillLine('Look at {P}.', readSubject('An astronaut who came home to an empty town'))).toBe(
    'Look at the empty town.',
  )
  expect(fillLine('{E}. Say that.', readSubject('A letter that arrived forty years late'))).toBe(
    'Forty years late. Say that.',
  )
})

test('every line is said once, in plain letters, with a picture', () => {
  const lines = CHAPTERS.flatMap(linesOf)
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  for (const { text, visual } of lines) {
    expect(text).toMatch(/^(?:[A-Z]|\{E\}|\{[SCQ]\}[.?] )(?:[A-Za-z' ,.:?-]|\{[SCQWPE]\})*[.?]$/u)
    expect(visual).toMatch(/^(?:[A-Za-z' ,-]| \/ |\{T\})+$/u)
  }
})
