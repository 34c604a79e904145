import { expect, test } from 'vitest'
import { joinTexts } from '@dayreel/catalogue'
import { cutSpeech } from './cut-speech.ts'

const TEXTS = ['At low tide,', 'a door stands open']
const { parts: POSITIONS } = joinTexts(TEXTS)
/** Speech with one word per half second, in which each sample has a different value. */
const speech = {
  samples: Float32Array.from({ length: 4 * 48_000 }, (_, i) => i / 200_000),
  seconds: 4.3,
  words: [
    [0, 2],
    [3, 6],
    [7, 12],
    [13, 14],
    [15, 19],
    [20, 26],
    [27, 31],
  ].map(([from, to], i) => ({ from: from!, to: to!, start: i * 0.5, end: i * 0.5 + 0.41 })),
}

test('the joined parts equal the speech, sample for sample, and begin on a frame', () => {
  const parts = cutSpeech(speech, POSITIONS, 30)
  expect([...parts[0]!.samples, ...parts[1]!.samples]).toEqual([...speech.samples])
  expect(parts[0]!.samples.length % 1600).toBe(0)
  expect(parts[0]!.seconds).toBeCloseTo(parts[0]!.samples.length / 48_000, 9)
  expect(parts[0]!.seconds + parts[1]!.seconds).toBeCloseTo(4.3, 9)
})

test('at another frame rate the parts begin on its frames, at about the same time', () => {
  const [first, second] = cutSpeech(speech, POSITIONS, 24)
  expect([...first!.samples, ...second!.samples]).toEqual([...speech.samples])
  expect(first!.samples.length % 2000).toBe(0)
  expect(Math.abs(first!.seconds - cutSpeech(speech, POSITIONS, 30)[0]!.seconds)).toBeLessThan(1 / 24)
})

test('the cut is between words, and word times count from the start of their scene', () => {
  const [first, second] = cutSpeech(speech, POSITIONS, 30)
  expect(first!.seconds).toBeGreaterThan(1.41)
  expect(first!.seconds).toBeLessThan(1.5)
  expect(first!.words.map(({ from, to }) => TEXTS[0]!.slice(from, to))).toEqual(['At', 'low', 'tide,'])
  expect(second!.words.map(({ from, to }) => TEXTS[1]!.slice(from, to))).toEqual(['a', 'door', 'stands', 'open'])
  expect(second!.words[1]!.start).toBeCloseTo(2 - first!.seconds, 3)
})

test('a script without spaces is cut without a space between its scenes', () => {
  const { text, parts } = joinTexts(['古い時計は、', '静かだ。'])
  const words = Array.from({ length: text.length }, (_, i) => ({
    from: i,
    to: i + 1,
    start: i * 0.4,
    end: i * 0.4 + 0.3,
  }))
  const cut = cutSpeech({ ...speech, words }, parts, 30)
  expect(cut.map((part) => part.words.length)).toEqual([6, 4])
  expect(cut[1]!.words[0]).toMatchObject({ from: 0, to: 1 })
})

test('silent speech is cut in time too', () => {
  const [first, second] = cutSpeech({ ...speech, samples: new Float32Array(0) }, POSITIONS, 30)
  expect(first!.samples).toHaveLength(0)
  expect(first!.seconds + second!.seconds).toBeCloseTo(4.3, 9)
})
