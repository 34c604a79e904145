import { expect, test } from 'vitest'
import { measure, REQUEST, setTextStage, signal } from './test/text-stage.ts'
import { asksForDialogue } from './words/asks-for-dialogue.ts'

const SUBJECT = 'A dialogue between a lamp and the sea'
const stage = setTextStage('openai-compatible')
const writeWords = (subject = SUBJECT) =>
  stage.writer().tell({ ...REQUEST, subject, durationSeconds: 45 }, measure, { signal: signal() })
const speakersOf = ({ scenes }: Awaited<ReturnType<typeof writeWords>>) => [
  ...new Set(scenes.map(({ speaker }) => speaker)),
]

test('the model assigns the scenes of a conversation to its speakers', async () => {
  const words = await writeWords()
  expect(words.faults).toEqual([])
  expect(speakersOf(words)).toEqual([1, 2])
  expect(words.scenes[0]!.speaker).toBe(1)
  expect(stage.sandbox.received[0]!.asked.turns[0]!.text).toContain('This is a conversation of two to four persons.')
})

test('more than four speakers are corrected by the model', async () => {
  stage.sandbox.faults.add('many-speakers')
  const words = await writeWords()
  expect(stage.calls()).toBe(2)
  expect(stage.sandbox.received[1]!.asked.turns.at(-1)!.text).toContain('two to 4 speakers')
  expect(words.faults).toEqual([])
  expect(speakersOf(words)).toEqual([1, 2])
})

test('speakers that stay wrong are reported, and brought into range', async () => {
  stage.sandbox.faults.add('many-speakers', 2)
  const words = await writeWords()
  expect(words.faults.map(({ check }) => check)).toEqual(['speakers'])
  expect(Math.max(...speakersOf(words).map((speaker) => speaker ?? 0))).toBe(4)
})

test('a video about another subject has one narrator', async () => {
  const words = await writeWords('The lighthouse keeper of Inchkeith')
  expect(speakersOf(words)).toEqual([undefined])
})

test.each([
  ['A dialogue between two clouds', true],
  ['A conversation between a cat and a dog', true],
  ['Interview with a volcano', true],
  ['Ein Gespräch zwischen Mond und Sonne', true],
  ['Diálogo entre dos faros', true],
  ['猫と犬の対話', true],
  ['The art of conversation', false],
  ['How to prepare for a job interview', false],
  ['Dialogues', false],
])('%s asks for a conversation: %s', (subject, isDialogue) => {
  expect(asksForDialogue({ subject })).toBe(isDialogue)
})
