import { describe, expect, test } from 'vitest'
import { splitWords } from '../text/words.ts'
import type { Narrator, SpeechRequest } from '../speech-ports.ts'

const RATE = 48_000
const TEXT = 'The clock stopped at noon. Nobody knew why, and nobody asked.'

/**
 * The test suite for every narrator, both the built-in one and those of hosted voices.
 *
 * @param create returns a narrator with `voice`. It may be called more than once; the caller closes them.
 */
export function describeNarrator(name: string, create: () => Narrator, voice: () => string): void {
  const request = (changes: Partial<SpeechRequest> = {}): SpeechRequest => ({
    text: TEXT,
    language: 'en',
    voice: voice(),
    pace: 1,
    ...changes,
  })

  describe(`${name}, as a narrator`, () => {
    test('speaks a text, and times its words in order within the sound', async () => {
      const { samples, seconds, words } = await create().speak(request(), signal())
      expect(words.map(({ from, to }) => ({ from, to }))).toEqual(splitWords(TEXT, 'en'))
      let edge = 0
      for (const { start, end } of words) {
        expect(start).toBeGreaterThanOrEqual(edge)
        expect(end).toBeGreaterThan(start)
        edge = end
      }
      expect(samples.length / RATE).toBeGreaterThan(edge - 0.1)
      expect(seconds).toBeGreaterThanOrEqual(samples.length / RATE)
      expect(seconds - edge).toBeGreaterThan(0.2)
      expect(seconds - edge).toBeLessThan(0.8)
    })

    test('is as loud as every other voice, without clipping and without a click at either end', async () => {
      const { samples } = await create().speak(request(), signal())
      const spoken = samples.filter((sample) => Math.abs(sample) > 0.003)
      const levelDb = 10 * Math.log10(spoken.reduce((sum, sample) => sum + sample * sample, 0) / spoken.length)
      expect(levelDb).toBeGreaterThan(-26)
      expect(levelDb).toBeLessThan(-12)
      expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.85)
      expect(Math.abs(samples[0]!)).toBeLessThan(0.001)
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001)
    })

    test('gives the same speech for the same request', async () => {
      const [first, second] = [await create().speak(request(), signal()), await create().speak(request(), signal())]
      expect(Buffer.from(first.samples.buffer).equals(Buffer.from(second.samples.buffer))).toBe(true)
      expect(first.words).toEqual(second.words)
      expect(create().id).toBe(create().id)
    })

    test('estimates the length before it speaks', async () => {
      const narrator = create()
      const { seconds } = await narrator.speak(request(), signal())
      for (const expected of [await narrator.measure(request(), signal()), narrator.estimate(request())]) {
        expect(expected / seconds).toBeGreaterThan(0.6)
        expect(expected / seconds).toBeLessThan(1.6)
      }
    })

    test('times a text that has nothing to speak', async () => {
      const { samples, words, seconds } = await create().speak(request({ text: '😀 🎉 —' }), signal())
      expect(samples).toHaveLength(0)
      expect(words).toHaveLength(3)
      expect(seconds).toBeGreaterThan(0.5)
    })

    test('has only its own voices, and a name', () => {
      const narrator = create()
      expect(narrator.hasVoice(voice())).toBe(true)
      expect(narrator.hasVoice('no-such-voice')).toBe(false)
      expect(narrator.speaks('en')).toBe(true)
      expect(narrator.speaks('en', voice())).toBe(true)
      expect(narrator.name).not.toBe('')
    })

    test('refuses an unknown voice and a pace that no voice has', async () => {
      const refused = { code: 'invalid-request' }
      await expect(create().speak(request({ voice: 'no-such-voice' }), signal())).rejects.toMatchObject(refused)
      await expect(create().speak(request({ pace: Number.NaN }), signal())).rejects.toMatchObject(refused)
      expect(() => create().estimate(request({ voice: 'no-such-voice' }))).toThrow('no-such-voice')
    })

    test('rejects an aborted text with the reason of the abort', async () => {
      const reason = new Error('enough')
      await expect(create().speak(request(), AbortSignal.abort(reason))).rejects.toBe(reason)
    })
  })
}

function signal(): AbortSignal {
  return new AbortController().signal
}
