import { describe, expect, test } from 'vitest'
import { FRAMEWORK_IDS } from '@dayreel/catalogue'
import type { SubjectRequest } from '@dayreel/storyboard'
import { createModelWriter } from '../create-model-writer.ts'
import type { Question } from '../model/language-model.ts'
import { measure, REQUEST, signal } from '../test/text-stage.ts'
import { askForLines, askForNewLines, countLines } from './ask-for-lines.ts'
import { writeInSteps } from './write-in-steps.ts'

type Answers = { lines?: string[]; again?: (question: Question, questionCount: number) => string[] }

const SENTENCES = [
  'The keeper climbs ninety steps with a heavy lamp each night.',
  'Below him the grey sea throws spray against the old granite.',
  'He trims the wick, winds the clock and writes the weather.',
  'One night in March a fishing boat lost its way nearby.',
  'He rang the bell by hand until the morning came at last.',
  'Eleven men walked up the rocks and slept beside his stove.',
  'Nobody paid him for it and nobody ever wrote it down.',
]

/** Writes with a model that gives prepared answers. Returns the words and the questions. */
async function write(request: Partial<SubjectRequest>, { lines = SENTENCES, again }: Answers) {
  const questions: Question[] = []
  const answer = async (question: Question) => {
    questions.push(question)
    const count = question.counts ?? {}
    const answers: Record<string, () => object> = {
      lines: () => ({ title: 'The keeper', hook: 'One man kept a whole coast awake.', lines }),
      'new-lines': () => ({
        lines: again?.(question, questions.length) ?? Array.from({ length: count['lines']! }, () => 'Another line.'),
      }),
      shown: () => ({
        title: 'Shown',
        sheet: [],
        shown: Array.from(
          { length: count['shown']! },
          (_, i) => `an old lighthouse on a rock, view ${i}, at dusk, in soft light`,
        ),
        description: 'A keeper.',
        hashtags: ['sea'],
        thumbnail: 'The keeper',
      }),
    }
    return {
      text: JSON.stringify(answers[question.name]!()),
      ending: 'done' as const,
      usage: { inputTokens: 1, outputTokens: 1 },
      form: 'schema' as const,
    }
  }
  const model = { id: 'local/fake', name: 'local/fake', answer, close: async () => undefined }
  const writer = createModelWriter({ model, writeWords: writeInSteps })
  return { words: await writer.tell({ ...REQUEST, ...request }, measure, { signal: signal() }), questions }
}

const texts = ({ scenes }: { scenes: { text: string }[] }) => scenes.map(({ text }) => text)

test('good lines need two calls: the lines and their pictures', async () => {
  const lines = SENTENCES.slice(0, 6)
  const { words, questions } = await write({}, { lines })
  expect(questions.map(({ name }) => name)).toEqual(['lines', 'shown'])
  expect(texts(words)).toEqual(['One man kept a whole coast awake.', ...lines])
  expect(words).toMatchObject({ title: 'The keeper', faults: [] })
})

test('if lines are too short, only the shortest half is written longer', async () => {
  const { words, questions } = await write(
    { durationSeconds: 60 },
    {
      again: ({ counts }) =>
        Array.from({ length: counts!['lines']! }, (_, i) => `${'word '.repeat(26 + i)}ends here at ${i}.`),
    },
  )
  const correction = questions.find(({ name }) => name === 'new-lines')!
  expect(correction.counts).toEqual({ lines: 4 })
  expect(correction.turns[0]!.text).toMatch(/This line has \d+ words\. Write it in about \d+ words\./u)
  expect(words.faults).toEqual([])
})

test('surplus lines are dropped by rule, without a call', async () => {
  const many = [...SENTENCES, ...SENTENCES.map((line) => line.replace('.', ' as well.'))]
  const { words, questions } = await write({ durationSeconds: 20 }, { lines: many })
  expect(questions.map(({ name }) => name)).toEqual(['lines', 'shown'])
  expect(words.faults).toEqual([])
  expect(texts(words)[0]).toBe('One man kept a whole coast awake.')
  expect(texts(words).at(-1)).toBe(many.at(-1))
})

test('a length that stays wrong is reported, after three corrections', async () => {
  const { words, questions } = await write({ durationSeconds: 90 }, {})
  expect(questions.filter(({ name }) => name === 'new-lines').length).toBeLessThanOrEqual(5)
  expect(words.faults.map(({ check }) => check)).toContain('length')
})

test('a repeated line is written again, and dropped if it still repeats', async () => {
  const repeated = SENTENCES.with(4, SENTENCES[1]!)
  const mended = await write({ durationSeconds: 36 }, { lines: repeated, again: () => [SENTENCES[4]!] })
  expect(texts(mended.words)).toContain(SENTENCES[4])
  const stubborn = await write({ durationSeconds: 36 }, { lines: repeated, again: () => [SENTENCES[1]!] })
  expect(texts(stubborn.words).filter((text) => text === SENTENCES[1])).toHaveLength(1)
})

test('marks are removed by rule, and a hook that is too long is written again', async () => {
  const { words, questions } = await write({}, { lines: SENTENCES.map((line) => `**${line}**`) })
  expect(questions).toHaveLength(2)
  expect(words.faults).toEqual([])
})

test('a list has a line for each item, and each says its number', async () => {
  const { words, questions } = await write({ subject: '6 facts about lighthouses' }, {})
  expect(questions[0]!.counts).toEqual({ lines: 7 })
  expect(texts(words)[3]).toMatch(/^Number 3: /u)
  expect(words.faults.filter(({ check }) => check === 'count')).toEqual([])
})

describe('prompts', () => {
  const previous = Array.from({ length: 60 }, (_, i) => ({
    subject: 'The harbour',
    language: 'en',
    title: `A rather long title about the harbour ${i}`,
    hook: `The ${i}th story began at night.`,
    sentences: ['A sentence.'.repeat(20)],
    pictures: ['A picture.'.repeat(20)],
  }))
  const longest = {
    ...REQUEST,
    durationSeconds: 90,
    formula: 'x y '.repeat(800),
    notes: 'n o '.repeat(60),
    told: previous,
  }

  test.each(FRAMEWORK_IDS)('%s: the longest prompts stay below 1,500 tokens', (framework) => {
    const request = { ...longest, framework }
    const lines = Array.from({ length: countLines(request, undefined) }, () => SENTENCES[0]!)
    const demands = lines
      .slice(0, lines.length / 2)
      .map((_, index) => ({ index, demand: 'This line has 12 words. Say it in about 16 words.' }))
    for (const { instructions, turns } of [askForLines(request, undefined), askForNewLines(request, lines, demands)]) {
      // English has about four characters a token.
      expect((instructions.length + turns[0]!.text.length) / 4).toBeLessThan(1_500)
    }
  })
})
