import { describe, expect, test } from 'vitest'
import { createRandom } from '@dayreel/storyboard/base'
import { integratedLoudness, SAMPLE_RATE, toDecibels, truePeak } from '../lib/loudness.ts'
import { mixSound, musicGains } from './mix-sound.ts'

const SECONDS = 12

/** Creates bursts of noise with gaps, which are about as dynamic as speech. */
function speechLike(seconds: number, gain: number): Float32Array {
  const random = createRandom('speech')
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    const syllable = Math.max(0, Math.sin((2 * Math.PI * 4 * i) / SAMPLE_RATE)) ** 2
    return gain * syllable * (random() * 2 - 1)
  })
}

function musicLike(seconds: number): [Float32Array, Float32Array] {
  const channel = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    const t = i / SAMPLE_RATE
    return 0.2 * Math.sin(2 * Math.PI * 220 * t) + 0.1 * Math.sin(2 * Math.PI * 331 * t)
  })
  return [channel, channel]
}

function channelsOf(interleaved: Float32Array): [Float32Array, Float32Array] {
  const left = new Float32Array(interleaved.length / 2)
  const right = new Float32Array(interleaved.length / 2)
  for (let i = 0; i < left.length; i++) {
    left[i] = interleaved[2 * i]!
    right[i] = interleaved[2 * i + 1]!
  }
  return [left, right]
}

const clips = [
  { startSample: SAMPLE_RATE, samples: speechLike(4, 0.4) },
  { startSample: 8 * SAMPLE_RATE, samples: speechLike(3, 0.4) },
]
const lengthSamples = SECONDS * SAMPLE_RATE

describe.each([
  ['speech and music', { clips, music: musicLike(3), lengthSamples }],
  ['speech alone', { clips, music: null, lengthSamples }],
  [
    'speech, music and effects',
    {
      clips,
      music: musicLike(3),
      effects: {
        sounds: (['riser', 'hit', 'shutter', 'slap', 'pop'] as const).map((sound, i) => ({
          sound,
          startSample: (1 + 2 * i) * SAMPLE_RATE,
        })),
        belowVoiceLu: 24,
        wordStarts: [SAMPLE_RATE, 3 * SAMPLE_RATE],
      },
      lengthSamples,
    },
  ],
  ['music alone', { clips: [], music: musicLike(3), lengthSamples }],
  [
    'speech with hard peaks',
    {
      clips: [{ startSample: 0, samples: speechLike(10, 0.9).map((x, i) => (i % 9_000 === 0 ? 1 : x * 0.3)) }],
      music: null,
      lengthSamples,
    },
  ],
])('%s', (_, plan) => {
  const channels = channelsOf(mixSound(plan))

  test('the loudness is −14 LUFS', () => {
    expect(Math.abs(integratedLoudness(channels) + 14)).toBeLessThan(0.3)
  })

  test('no true peak is above −2 dBTP', () => {
    expect(toDecibels(truePeak(channels))).toBeLessThan(-1.9)
  })
})

test('silent input gives silence', () => {
  expect(mixSound({ clips: [], music: null, lengthSamples: 4_800 })).toEqual(new Float32Array(9_600))
})

test('music gets quieter before the first word, stays low in short pauses and rises after the last', () => {
  const gains = musicGains(clips, lengthSamples)
  const at = (seconds: number): number => toDecibels(gains[Math.round(seconds * 200)]!)
  expect(at(0.2)).toBeCloseTo(-9, 1)
  expect(at(1.1)).toBeCloseTo(-17, 1)
  expect(at(3)).toBeCloseTo(-17, 1)
  expect(at(6.5)).toBeCloseTo(-9, 1)
  expect(at(8.1)).toBeCloseTo(-17, 1)
})
