import { TRACKS } from '@dayreel/catalogue'
import { afterAll, describe, expect, test } from 'vitest'
import { integratedLoudness, SAMPLE_RATE, toDecibels, truePeak } from '../lib/loudness.ts'
import { createRandom } from '@dayreel/storyboard/base'
import { createScore } from './score.ts'

const SECONDS = 14
const lengthSamples = SECONDS * SAMPLE_RATE
const never = new AbortController().signal
const score = createScore()
afterAll(() => score.close())

/** Creates syllables of noise whose pitch wobbles slowly. They are as dynamic as speech and have a narrator's level. */
function speechLike(seconds: number): Float32Array {
  const random = createRandom('speech')
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    const t = i / SAMPLE_RATE
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * t)) ** 2
    return 0.35 * syllable * (0.4 * (random() * 2 - 1) + Math.sin(2 * Math.PI * 140 * t))
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

describe.each(TRACKS)('narration over $name', ({ id }) => {
  test('the loudness is −14 ± 0.5 LUFS, below the ceiling, never silent, with the speech 12 dB above the music', async () => {
    const mixed = channelsOf(await score.mix({ clips, music: id, lengthSamples }, never))
    expect(Math.abs(integratedLoudness(mixed) + 14)).toBeLessThan(0.5)
    expect(toDecibels(truePeak(mixed))).toBeLessThan(-1.9)
    expect(longestSilence(mixed[0])).toBeLessThan(1.5)

    // Between the syllables, only the lowered music is heard.
    const gaps = silentGaps(mixed[0])
    const speaking = levelOf(mixed[0], 2 * SAMPLE_RATE, 6 * SAMPLE_RATE)
    expect(speaking - gaps).toBeGreaterThan(12)
  })
})

test('music without words is at −14 LUFS', async () => {
  const mixed = channelsOf(await score.mix({ clips: [], music: 'raindrops', lengthSamples }, never))
  expect(Math.abs(integratedLoudness(mixed) + 14)).toBeLessThan(0.5)
})

test('an abort stops the mix', async () => {
  const stop = new AbortController()
  const mixing = score.mix({ clips, music: 'encore', lengthSamples: 90 * SAMPLE_RATE }, stop.signal)
  stop.abort(new Error('enough'))
  await expect(mixing).rejects.toThrow('enough')
  expect(await score.mix({ clips: [], music: null, lengthSamples: 10 }, never)).toEqual(new Float32Array(20))
})

/**
 * Returns the level of the quiet halves between syllables, in which only music is heard. Every syllable lasts an eighth
 * of a second.
 */
function silentGaps(samples: Float32Array): number {
  let energy = 0
  let count = 0
  const half = SAMPLE_RATE / 8
  for (let i = 2 * SAMPLE_RATE; i < 6 * SAMPLE_RATE; i++) {
    if (Math.floor((i - SAMPLE_RATE) / half) % 2 === 0) continue
    energy += samples[i]! ** 2
    count++
  }
  return 10 * Math.log10(energy / count)
}

function levelOf(samples: Float32Array, from: number, to: number): number {
  let energy = 0
  for (let i = from; i < to; i++) energy += samples[i]! ** 2
  return 10 * Math.log10(energy / (to - from))
}

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
