import { readFileSync, writeFileSync } from 'node:fs'
import { describeNarrator } from '@dayreel/storyboard/testing'
import { expect, test } from 'vitest'
import { pathsOf, readModelState } from '../../../local/model-files.ts'
import { divideWords } from '../divide-words.ts'
import { localVoiceId } from '../local-voice-id.ts'
import { addTinyPiper, TINY_PIPER } from '../test/tiny-piper.ts'
import { describeVoiceProcess, setVoiceStage, signal } from '../test/voice-stage.ts'

const FRENCH = 'Les enfants ont mangé 21 œufs. Personne ne croyait la vieille carte, hélas !'
const french = { text: FRENCH, language: 'fr', voice: 'hum', pace: 1 }
const request = { ...french, voice: localVoiceId(TINY_PIPER, { voice: 'hum' }) }
const stage = setVoiceStage({
  model: TINY_PIPER,
  add: addTinyPiper,
  divide: ({ text, language }) => divideWords(text, language),
})

describeNarrator(
  'a Piper voice on this machine',
  () => stage.narrator(),
  () => localVoiceId(TINY_PIPER, { voice: 'english' }),
)

describeVoiceProcess(stage, { call: french, mute: { ...french, text: 'Привіт.', language: 'uk', voice: 'mute' } })

test.each([
  ['hum', 22_050],
  ['old', 16_000],
])('the voice %s is heard in each word, from its start, and is silent in each pause', async (voice, rate) => {
  const { samples, sampleRate, words } = await stage.speak({ ...french, voice })
  expect(sampleRate).toBe(rate)
  expect(words).toHaveLength(14)
  const loudest = (start: number, end: number): number =>
    samples
      .subarray(Math.round(start * rate), Math.round(end * rate))
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  for (const { start, end } of words!.slice(0, -1)) {
    expect(loudest(start, Math.min(end, start + 0.03))).toBeGreaterThan(0.1)
    expect(loudest(start, end)).toBeGreaterThan(0.1)
  }
  const pauses = words!.slice(1).map(({ start }, i) => [words![i]!.end, start] as const)
  for (const [end, start] of pauses) expect(loudest(end, start)).toBeLessThan(0.001)
})

test('the times of the words are those of the model, and not approximate', async () => {
  const { isApproximate, words, samples } = await stage.narrator().speak(request, signal())
  expect(isApproximate).toBeUndefined()
  expect(words).toHaveLength(14)
  expect(samples.length).toBeGreaterThan(48_000)
})

test('sentences have a pause between them', async () => {
  const { words } = await stage.speak(french)
  const pauseAfter = (index: number): number => words![index + 1]!.start - words![index]!.end
  expect(pauseAfter(5)).toBeGreaterThan(pauseAfter(4) + 0.2)
})

test('a sentence that is spoken in parts has no pause between them', async () => {
  const { words } = await stage.speak({ ...french, text: `${'la vieille carte et '.repeat(40)}la fin.` })
  expect(words).toHaveLength(162)
  const pauses = words!.slice(1).map(({ start }, i) => start - words![i]!.end)
  expect(Math.max(...pauses)).toBeLessThan(0.2)
})

test('a number lasts as long as its words', async () => {
  const { words } = await stage.speak(french)
  const lengthOf = (word: string): number => {
    const { start, end } = words!.find(({ from, to }) => FRENCH.slice(from, to) === word)!
    return end - start
  }
  expect(lengthOf('21')).toBeGreaterThan(2 * lengthOf('la'))
})

test('a model of letters speaks with the chosen one of its voices', async () => {
  const ukrainian = { ...french, text: 'Ніхто не вірив, що їх було 21.', language: 'uk', voice: 'first' }
  const { samples, words } = await stage.speak(ukrainian)
  expect(words).toHaveLength(7)
  expect(samples.some((sample) => Math.abs(sample) > 0.1)).toBe(true)
  const mute = await stage.speak({ ...ukrainian, voice: 'mute' })
  expect(mute.samples.every((sample) => sample === 0)).toBe(true)
})

test('voices of one model speak in turn, even if they are more than can stay loaded', async () => {
  const client = stage.client()
  const spoken = async (voice: string, language: string, text: string) =>
    (await stage.speak({ ...french, voice, language, text }, client)).samples.length
  const first = await spoken('hum', 'fr', 'Bonjour.')
  expect(await spoken('first', 'uk', 'Привіт.')).toBeGreaterThan(0)
  expect(await spoken('old', 'fr', 'Bonjour.')).toBeGreaterThan(0)
  expect(await spoken('hum', 'fr', 'Bonjour.')).toBe(first)
})

test('a text of many sentences is spoken in parts', async () => {
  const text = 'Personne ne croyait la vieille carte. '.repeat(30).trim()
  const { words } = await stage.speak({ ...french, text })
  expect(words).toHaveLength(180)
  expect(words!.map(({ start }) => start)).toEqual(words!.map(({ start }) => start).toSorted((a, b) => a - b))
})

test('a damaged voice fails once, and the model is not used again', async () => {
  const listed = TINY_PIPER.files.find(({ suffix }) => suffix === 'hum.onnx')!
  const { file } = pathsOf(stage.folder, TINY_PIPER, listed)
  const damaged = readFileSync(file).fill(255, 40, 400)
  writeFileSync(file, damaged)
  await expect(stage.narrator().speak(request, signal())).rejects.toMatchObject({ code: 'voice-failed' })
  expect(stage.failures).toMatchObject([{ forHost: expect.stringContaining('is damaged') as string }])
  expect((await readModelState(stage.folder, TINY_PIPER)).state).toBe('partial')
})
