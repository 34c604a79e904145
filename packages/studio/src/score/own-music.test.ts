import { createRandom } from '@dayreel/storyboard/base'
import { afterAll, describe, expect, test } from 'vitest'
import { integratedLoudness, SAMPLE_RATE, toDecibels, truePeak } from '../lib/loudness.ts'
import { sineWav } from '../own-sound/test/wav.ts'
import { fitMusic } from './own-music.ts'
import { createScore } from './score.ts'

const lengthSamples = 14 * SAMPLE_RATE
const never = new AbortController().signal
const score = createScore()
afterAll(() => score.close())

function speechLike(seconds: number): Float32Array {
  const random = createRandom('speech')
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    const syllable = Math.max(0, Math.sin((2 * Math.PI * 4 * i) / SAMPLE_RATE)) ** 2
    return 0.35 * syllable * (random() * 2 - 1)
  })
}
const clips = [
  { startSample: SAMPLE_RATE, samples: speechLike(5) },
  { startSample: 8 * SAMPLE_RATE, samples: speechLike(5) },
]
const channelsOf = (interleaved: Float32Array): [Float32Array, Float32Array] => [
  interleaved.filter((_, i) => i % 2 === 0),
  interleaved.filter((_, i) => i % 2 === 1),
]

describe.each([
  ['three seconds, which are repeated', { seconds: 3, rate: 44_100, channels: 2 }],
  ['a minute, which is cut', { seconds: 60, rate: 48_000, channels: 1 }],
])('own music of %s', (_name, format) => {
  test.each([
    ['under narration', clips],
    ['alone', []],
  ])('%s: −14 ± 0.5 LUFS, at most −2 dBTP, and never silent', async (_narration, spoken) => {
    const ownMusic = sineWav({ ...format, hertz: 330 })
    const mixed = channelsOf(await score.mix({ clips: spoken, music: 'own', ownMusic, lengthSamples }, never))
    expect(mixed[0]).toHaveLength(lengthSamples)
    expect(Math.abs(integratedLoudness(mixed) + 14)).toBeLessThan(0.5)
    expect(toDecibels(truePeak(mixed))).toBeLessThan(-1.9)
    expect(longestSilence(mixed[0])).toBeLessThan(0.3)
  })
})

test('music that is too short is repeated without a gap or a jump, also if it begins and ends quietly', () => {
  const tone = Float32Array.from({ length: 5 * SAMPLE_RATE }, (_, i) =>
    i < SAMPLE_RATE || i > 4 * SAMPLE_RATE ? 0 : 0.5 * Math.sin((2 * Math.PI * 100 * i) / SAMPLE_RATE),
  )
  const [left, right] = fitMusic([tone, tone], 20 * SAMPLE_RATE)
  expect(right).toEqual(left)
  const steepest = 0.5 * 2 * Math.PI * (100 / SAMPLE_RATE)
  let jump = 0
  for (let i = 1; i < left.length; i++) jump = Math.max(jump, Math.abs(left[i]! - left[i - 1]!))
  expect(jump).toBeLessThan(2 * steepest)
  expect(longestSilence(left)).toBeLessThan(0.1)
})

test('music that is long enough and has no quiet part is neither repeated nor faded', () => {
  const noise = Float32Array.from({ length: SAMPLE_RATE }, (_, i) => (i % 2 === 0 ? 0.4 : -0.4))
  const [left] = fitMusic([noise, noise], SAMPLE_RATE / 2)
  expect(left).toEqual(noise.subarray(0, SAMPLE_RATE / 2))
})

test('silent music stays silent', () => {
  const silence = new Float32Array(SAMPLE_RATE)
  expect(fitMusic([silence, silence], 2 * SAMPLE_RATE)[0].every((value) => value === 0)).toBe(true)
})

/** Returns the length in seconds of the longest part below −60 dBFS. */
function longestSilence(samples: Float32Array): number {
  let longest = 0
  let run = 0
  for (const sample of samples) {
    run = Math.abs(sample) < 0.001 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest / SAMPLE_RATE
}
