import { expect, test } from 'vitest'
import { type SoundedWord, splitSounds } from './split-sounds.ts'
import { timeWords } from './time-words.ts'

const UNIT = { frameSamples: 600, sampleRate: 24_000 }
const FRAME_SECONDS = 600 / 24_000
const word = (from: number, said: string, tokens: number, sounded = tokens): SoundedWord => ({
  from,
  to: from + said.length,
  said,
  tokens: Array.from({ length: tokens }, () => 50),
  sounded,
})
/** “hi, you”: three tokens with a mark and a space, then two tokens. */
const WORDS = [word(0, 'hi,', 4, 2), word(4, 'you', 2)]

test('a word lasts from its first sound to its last, without the pause after it', () => {
  const lengths = [10, 2, 4, 3, 5, 6, 2, 8]
  const total = lengths.reduce((sum, each) => sum + each, 0)
  expect(timeWords(WORDS, lengths, { sampleCount: total * 600, start: 1, ...UNIT })).toEqual([
    { from: 0, to: 3, start: 1 + 10 * FRAME_SECONDS, end: 1 + 16 * FRAME_SECONDS },
    { from: 4, to: 7, start: 1 + 24 * FRAME_SECONDS, end: 1 + 32 * FRAME_SECONDS },
  ])
})

test('lengths are rounded as the model rounds them: halves to even, and at least one unit', () => {
  const pieces = timeWords([word(0, 'hi', 1)], [2.5, 3.5, 0.2], { sampleCount: 7 * 600, start: 0, ...UNIT })
  expect(pieces).toEqual([{ from: 0, to: 2, start: 2 * FRAME_SECONDS, end: 6 * FRAME_SECONDS }])
})

test.each([
  ['another number of lengths', [1, 2, 3]],
  ['a length that is no number', [1, 1, 1, Number.NaN, 1, 1, 1, 1]],
])('%s gives no times', (_name, lengths) => {
  expect(timeWords(WORDS, lengths, { sampleCount: 6_000, start: 0, ...UNIT })).toBeUndefined()
})

test('a long text is split at the end of a sentence if one is near, and otherwise between words', () => {
  const sentence = [word(0, 'one', 100), word(4, 'two', 100), word(8, 'three.', 100)]
  expect(partsOf([...sentence, ...sentence])).toEqual([
    ['one', 'two', 'three.'],
    ['one', 'two', 'three.'],
  ])
  expect(partsOf(Array.from({ length: 6 }, () => word(0, 'on', 100)))).toEqual([
    ['on', 'on', 'on', 'on'],
    ['on', 'on'],
  ])
  expect(splitSounds([])).toEqual([])
})

function partsOf(words: readonly SoundedWord[]): string[][] {
  return splitSounds(words).map((part) => part.map(({ said }) => said))
}
