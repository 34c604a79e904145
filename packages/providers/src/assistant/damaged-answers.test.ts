import { StudioError } from '@dayreel/storyboard/base'
import { GivenWords } from '@dayreel/storyboard/schema'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSpokenMarks } from '../text/checks/check-spoken-marks.ts'
import { cleanAnswer } from './clean-answer.ts'
import { findScripts } from './find-scripts.ts'
import { readAnswer, readAnswers, type ReadWords } from './read-answer.ts'
import { readPlainText } from './read-plain-text.ts'
import { createRepairs } from './repairs.ts'
import { tidySpoken } from './tidy-spoken.ts'

const measure = async (text: string): Promise<number> => text.length / 15
const iconNames = { has: (icon: string) => icon === 'honeybee', find: () => undefined }
const REQUEST = { subject: 'Why honey never spoils', language: 'en', durationSeconds: 20 }

const word = fc.constantFrom(
  'honey',
  'bees',
  'wings',
  'a',
  'dark',
  'hive',
  'it’s',
  'summer',
  'dry',
  'light',
  'ünd',
  '蜂',
)
const sentence = fc.array(word, { minLength: 2, maxLength: 8 }).map((words) => `The ${words.join(' ')}.`)
const item = fc.record({
  kind: fc.constantFrom('icon', 'word', 'number'),
  show: fc.constantFrom('honeybee', 'dry', '12'),
  value: fc.constantFrom(null, 12),
  label: fc.constant(null),
  tint: fc.constant(null),
  at: fc.constant(null),
})
const board = fc.record({
  layout: fc.constantFrom('single', 'pair', 'chain'),
  items: fc.array(item, { maxLength: 3 }),
  marks: fc.constant([]),
})
const scene = fc.record({ words: sentence, shows: sentence, item: fc.constant(null), board })
const video = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `On ${words.join(' ')}`),
  sheet: fc.array(fc.record({ name: fc.constant('Mara'), looks: sentence }), { maxLength: 2 }),
  hook: fc.record({ words: sentence.map((text) => `Hook: ${text}`.slice(6)), shows: sentence }),
  scenes: fc.array(scene, { minLength: 1, maxLength: 6 }),
  description: sentence,
  hashtags: fc.array(fc.constantFrom('honey', 'bees'), { maxLength: 2 }),
  thumbnail: fc.constant('Sweet'),
})

/** Damages that keep all words. Damages to quotes come first, because they look for straight quotes. */
const damage = fc.record({
  indent: fc.constantFrom(undefined, 1, 2, 4),
  commas: fc.boolean(),
  quotes: fc.constantFrom('"', '“', '„', "'"),
  names: fc.boolean(),
  wrapper: fc.constantFrom('', 'list', 'object'),
  fence: fc.constantFrom('', '```', '```json'),
  before: fc.constantFrom('', 'Sure! Here you go:\n', 'I think {so}.\n', '<think>{"a": 1</think>', '\ufeff', '> '),
  after: fc.constantFrom('', '\nLet me know if you like it.', '\n}', '\n{done}', '  '),
  newline: fc.constantFrom('\n', '\r\n', '\u2028'),
})

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', "'": "'" }

test('a valid answer reads the same after any damage to its form', async () => {
  await fc.assert(
    fc.asyncProperty(video, damage, async (answer, how) => {
      let json = JSON.stringify(answer, null, how.indent)
      if (how.commas) json = json.replaceAll(/(["\]}])(\s*[\]}])/gu, '$1,$2')
      if (how.names) json = json.replaceAll(/"(\w+)":/gu, '$1:')
      json = json.replaceAll(/"([^"\n]*)"/gu, `${how.quotes}$1${CLOSING[how.quotes]}`)
      if (how.wrapper === 'list') json = `[${json}]`
      if (how.wrapper === 'object') json = `{ "video": ${json} }`
      if (how.fence !== '') json = `${how.fence}\n${json}\n\`\`\``
      const damaged = `${how.before}${json}${how.after}`.replaceAll('\n', how.newline)
      const { words } = await readAnswer(damaged, REQUEST, measure, iconNames)
      const clean = await readAnswer(JSON.stringify(answer), REQUEST, measure, iconNames)
      expect(words).toEqual(clean.words)
    }),
    { numRuns: 150 },
  )
})

test('corrected words contain no marks that cannot be spoken, and a second correction changes nothing', () => {
  const piece = fc.constantFrom('**', '*', '_', '`', '# ', '- ', '(', ')', '[', ']', '](http://a.b)', '🙂', '👩‍🚀', '<b>', 'https://x.y', 'Narrator: ', 'word', ' ', '.', '“', '1. ') // prettier-ignore
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 12 }),
      (pieces) => {
        const { text } = tidySpoken(pieces.join(''))
        const found = checkSpokenMarks({ language: 'en', lines: [{ words: text, shows: '', item: null }] })
        expect([text, found, tidySpoken(text).text]).toEqual([text, undefined, text])
      },
    ),
    { numRuns: 600 },
  )
})

test('any text is either read into words that can be stored, or rejected with a message', async () => {
  const piece = fc.constantFrom('{', '}', '[', ']', '"', '“', "'", ':', ',', '\n', '\\', '\\u00', '```', '"title"', '"scenes"', '"words"', 'Title:', 'Scene 1:', 'Hook', '|', '|---|', '# ', '- ', '1. ', '<p>', '&quot;', 'null', '3', 'Honey keeps.', '\ud800', '\u0000') // prettier-ignore
  const text = fc.array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 40 }) // prettier-ignore
  await fc.assert(
    fc.asyncProperty(
      text.map((pieces) => pieces.join('')),
      async (answer) => {
        const read = await readAnswer(answer, REQUEST, measure, iconNames).catch((error: unknown) => error)
        const isRefused = read instanceof StudioError
        expect(isRefused || GivenWords.safeParse((read as ReadWords).words).data).toEqual(
          isRefused || (read as ReadWords).words,
        )
        const several = await readAnswers(answer, [REQUEST, REQUEST], measure, iconNames).catch(
          (error: unknown) => error,
        )
        expect(Array.isArray(several) || several instanceof StudioError).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

/** Longer than the accepted length. A reader with quadratic time would need minutes. */
const LENGTH = 200_000
test.each(['{', '[', '"', '{"a":', '{"a":"', '["', '“', "'", '\\', '{"scenes":["x",', '(', '<a', '&quot;', ' ', '\n', '#', '# ', '* ', '1. a\n', '| a ', '| words |\n', 'Scene 1:\n', 'a: ', 'Title: ', '**', '```\n', '" ,', '"\n', '{"a" ', '/*', '{//', '…', '[x](', '\u200d', 'ab. '])(
  'reads a long text of only %j in linear time',
  (piece) => {
    const { text } = cleanAnswer(piece.repeat(Math.ceil(LENGTH / piece.length)))
    const startedAt = performance.now()
    findScripts(text)
    tidySpoken(text)
    readPlainText(text.slice(0, 60_000), createRepairs())
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  },
  30_000,
) // prettier-ignore
