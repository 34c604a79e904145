import { writeFileSync } from 'node:fs'
import type { StepStore } from '@dayreel/storyboard'
import { isMadeAgainFree } from '@dayreel/storyboard/base'
import { describeNarrator } from '@dayreel/storyboard/testing'
import { expect, test } from 'vitest'
import { measureModel } from '../../local/measure-model.ts'
import { pathsOf, readModelState } from '../../local/model-files.ts'
import { localVoiceId } from './local-voice-id.ts'
import { addTinyVoice, TINY_VOICE } from './test/tiny-voice.ts'
import { describeVoiceProcess, setVoiceStage, signal } from './test/voice-stage.ts'

const TEXT = 'The clock stopped at noon.'
const VOICE = localVoiceId(TINY_VOICE, { voice: 'af_hum' })
const request = { text: TEXT, language: 'en', voice: VOICE, pace: 1 }
const call = { text: TEXT, language: 'en', voice: 'af_hum', pace: 1 }
const stage = setVoiceStage({
  model: TINY_VOICE,
  add: addTinyVoice,
  divide: ({ text }, finisher) => finisher.readOut(text),
})

describeNarrator(
  'a voice on this machine',
  () => stage.narrator(),
  () => VOICE,
)

describeVoiceProcess(stage, { call, mute: { ...call, voice: 'bm_mute' } })

test('the model is heard in the middle of each word, and is silent in the middle of each pause', async () => {
  const client = stage.client()
  const { samples, sampleRate, words } = await stage.speak(call, client)
  expect(sampleRate).toBe(24_000)
  expect(words).toHaveLength(5)
  // The model hums at sounds and is silent at spaces and marks.
  const isSilent = (second: number): boolean => {
    const at = Math.round(second * sampleRate)
    return samples.subarray(at - 60, at + 60).every((sample) => Math.abs(sample) < 0.001)
  }
  for (const { start, end } of words!) expect(isSilent((start + end) / 2)).toBe(false)
  const pauses = words!.slice(1).map(({ start }, i) => (words![i]!.end + start) / 2)
  for (const pause of pauses) expect(isSilent(pause)).toBe(true)
  const { isApproximate, words: finished } = await stage.narrator(client).speak(request, signal())
  expect(isApproximate).toBeUndefined()
  const moved = finished.map(({ start }, i) => start - words![i]!.start)
  for (const each of moved) expect(each).toBeCloseTo(moved[0]!, 3)
})

test('a text that is longer than the model takes is spoken in parts', async () => {
  const long = { ...call, text: 'Nobody believed the old map until the river moved away. '.repeat(20).trim() }
  const { samples, words } = await stage.speak(long)
  expect(words).toHaveLength(200)
  expect(words!.map(({ start }) => start)).toEqual(words!.map(({ start }) => start).toSorted((a, b) => a - b))
  expect(words!.at(-1)!.end).toBeLessThan(samples.length / 24_000)
})

test('a word that is longer than the model takes is spoken whole', async () => {
  const [once, twice] = [await sayBetween('na'.repeat(150)), await sayBetween('na'.repeat(600))]
  expect(twice.long).toBeGreaterThan(3 * once.long)
  expect(twice.seconds).toBeGreaterThan(twice.long)
})

test('a language that no voice speaks is timed without sound', async () => {
  const { samples } = await stage.narrator().speak({ ...request, text: 'Niemand schlief.', language: 'de' }, signal())
  expect(samples).toHaveLength(0)
})

test('a damaged model fails once, and is not loaded again', async () => {
  const { file } = pathsOf(stage.folder, TINY_VOICE, TINY_VOICE.files[0]!)
  writeFileSync(file, Buffer.alloc(TINY_VOICE.files[0]!.bytes))
  expect((await readModelState(stage.folder, TINY_VOICE)).state).toBe('ready')
  const client = stage.client()
  const narrator = stage.narrator(client)
  await expect(narrator.speak(request, signal())).rejects.toMatchObject({ code: 'voice-failed' })
  expect(stage.failures).toMatchObject([{ forHost: expect.stringContaining('is damaged') as string }])
  expect((await readModelState(stage.folder, TINY_VOICE)).state).toBe('partial')
  await expect(narrator.speak(request, signal())).rejects.toMatchObject({ code: 'voice-failed' })
  expect(stage.failures.at(-1)!.forHost).toContain('npm run models -- add tiny-voice')
  expect(client.pid).toBeUndefined()
  // A built-in voice replaces it.
  expect(stage.builtIn.hasVoice(narrator.fallback!)).toBe(true)
})

test('its answer is stored as a part that can be made again at no cost', async () => {
  const kept: string[] = []
  const store: StepStore = { get: async () => undefined, put: async (key) => void kept.push(key) }
  await stage.narrator().speak(request, signal(), store)
  expect(kept.map((key) => [key.startsWith('narrate-'), isMadeAgainFree(key)])).toEqual([[true, true]])
})

test('two texts are spoken one after the other', async () => {
  const [first, second] = [stage.client(), stage.client()]
  const both = await Promise.all([stage.speak(call, first), stage.speak(call, second)])
  expect(both[0]).toEqual(both[1])
})

test('a model that speaks only silence cannot be added', async () => {
  const mute = { ...TINY_VOICE, voices: TINY_VOICE.voices.slice(1) }
  const failed = measureModel(mute, { folder: stage.folder, machine: { cores: 2 } }, signal())
  await expect(failed).rejects.toMatchObject({ reason: 'unsupported' })
})

test('numbers and signs are spoken in words, and the words of the text keep their times', async () => {
  const text = 'In 365 days, 5% of $20 — gone.'
  const { words } = await stage.speak({ ...call, text })
  const lengths = words!.map(({ from, to, start, end }) => ({ word: text.slice(from, to), seconds: end - start }))
  const secondsOf = (word: string): number => lengths.find((each) => each.word === word)!.seconds
  expect(secondsOf('365')).toBeGreaterThan(4 * secondsOf('In'))
  expect(secondsOf('5%')).toBeGreaterThan(2 * secondsOf('of'))
  expect(secondsOf('$20')).toBeGreaterThan(2 * secondsOf('of'))
})

/** Speaks a word between two others. Returns the seconds of the sound and of the word. */
async function sayBetween(word: string): Promise<{ seconds: number; long: number }> {
  const said = { ...call, text: `The ${word} slept.` }
  const { samples, words } = await stage.speak(said)
  expect(words).toHaveLength(3)
  const [before, long, after] = words!
  expect([long!.start >= before!.end, long!.end <= after!.start]).toEqual([true, true])
  return { seconds: samples.length / 24_000, long: long!.end - long!.start }
}
