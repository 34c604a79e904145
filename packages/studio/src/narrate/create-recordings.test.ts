import { recordingVoice } from '@dayreel/catalogue'
import type { Speech } from '@dayreel/storyboard'
import { afterAll, expect, test } from 'vitest'
import { integratedLoudness } from '../lib/loudness.ts'
import { toWav } from '../own-sound/test/wav.ts'
import { createNarrator } from './create-narrator.ts'
import { createRecordings } from './create-recordings.ts'
import { createSpeechFinisher } from './create-speech-finisher.ts'

const TEXT = 'The old lighthouse had been dark for a hundred years. One night, its lamp came on again.'
const speaker = createNarrator({ threads: 1 })
const finisher = createSpeechFinisher()
afterAll(() => Promise.all([speaker.close(), finisher.close()]))
const signal = new AbortController().signal

const said = (text: string): Promise<Speech> =>
  speaker.speak({ text, language: 'en', voice: 'dr-voice-ewan', pace: 1 }, signal)

/** A quiet recording in a noisy room, with 1.5 s of noise before the first word. */
function inRoom({ samples }: Speech): Buffer {
  let state = 7
  const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5
  const room = new Float32Array(samples.length + 3 * 48_000)
  room.set(
    samples.map((sample) => 0.3 * sample),
    1.5 * 48_000,
  )
  return toWav(room.map((sample) => sample + 0.004 * random()))
}

const record = (bytes: Uint8Array | undefined) =>
  createRecordings({
    seconds: new Map([['take', 8]]),
    read: async () => bytes,
    finisher,
  })
const request = { text: TEXT, language: 'en', voice: recordingVoice('take'), pace: 1 }

test('a recording is trimmed, made as loud as every voice and quieter between its words, and timed', async () => {
  const speech = await said(TEXT)
  const recorded = await record(inRoom(speech)).speak(request, signal)
  expect(recorded.isApproximate).toBeUndefined()
  expect(recorded.seconds).toBeLessThan(speech.seconds + 0.3)
  expect(Math.abs(integratedLoudness([recorded.samples]) + 19)).toBeLessThan(0.5)
  const shift = recorded.words[0]!.start - speech.words[0]!.start
  const errors = recorded.words.map(({ start }, i) => Math.abs(start - shift - speech.words[i]!.start))
  expect(errors.toSorted((a, b) => a - b)[errors.length >> 1]!).toBeLessThan(0.04)
  expect(Math.max(...errors)).toBeLessThan(0.15)
})

test('a recording of other words is timed only approximately', async () => {
  const recorded = record(inRoom(await said('Seventeen letters, tied with a blue ribbon, smelled of rain.')))
  expect(await recorded.speak(request, signal)).toMatchObject({ isApproximate: true })
})

test('only the account’s recordings are voices, and their length is known without their sound', async () => {
  const recordings = record(undefined)
  expect(recordings.hasVoice(recordingVoice('take'))).toBe(true)
  expect(recordings.hasVoice(recordingVoice('other'))).toBe(false)
  expect(recordings.hasVoice('take')).toBe(false)
  expect(recordings.estimate(request)).toBe(8)
  expect(await recordings.measure(request, signal)).toBe(8)
})

test.each([
  { what: 'a deleted recording', bytes: undefined, code: 'choice-gone' },
  { what: 'a file without sound', bytes: Buffer.from('no sound'), code: 'sound-unreadable' },
  { what: 'silence', bytes: toWav(new Float32Array(48_000)), code: 'sound-unreadable' },
])('$what is refused', async ({ bytes, code }) => {
  await expect(record(bytes).speak(request, signal)).rejects.toMatchObject({ code })
})
