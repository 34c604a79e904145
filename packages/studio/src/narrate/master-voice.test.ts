import { expect, test } from 'vitest'
import { integratedLoudness } from '../lib/loudness.ts'
import { bell, filter, highPass, highShelf, lowShelf } from './biquad.ts'
import { masterVoice, SPEECH_LUFS } from './master-voice.ts'
import { resample } from './resample.ts'
import { VOICE_SETTINGS } from './voice-settings.ts'

const RATE = 48_000

function tone(hz: number, rate: number, seconds = 1): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / rate))
}

/** Returns the gain of a tone with half of the full amplitude, in decibels, after the filter has settled. */
function gainDb(samples: Float32Array): number {
  const part = samples.subarray(samples.length / 2)
  return 10 * Math.log10((part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length) * 8)
}

test.each([
  ['a high pass lets the middle through', highPass(70, RATE), 1000, 0],
  ['a high pass cuts rumble', highPass(70, RATE), 20, -21.8],
  ['a bell raises its middle', bell(2000, 5, RATE, 1), 2000, 5],
  ['a bell leaves the rest', bell(2000, 5, RATE, 1), 60, 0],
  ['a low shelf works below', lowShelf(200, -6, RATE), 30, -6],
  ['a low shelf leaves the top', lowShelf(200, -6, RATE), 5000, 0],
  ['a high shelf works above', highShelf(4000, 6, RATE), 16_000, 6],
  ['a high shelf leaves the bottom', highShelf(4000, 6, RATE), 200, 0],
])('%s', (_, biquad, hz, expected) => {
  const samples = tone(hz, RATE)
  filter(samples, biquad)
  expect(gainDb(samples)).toBeCloseTo(expected, 0)
})

test('resampling keeps a tone and adds no mirror image', () => {
  const resampled = resample(tone(1000, 16_000), 3 / 0.93)
  expect(resampled).toHaveLength(Math.floor((16_000 * 3) / 0.93))
  expect(gainDb(resampled)).toBeCloseTo(0, 1)
  const image = resample(tone(7000, 16_000), 3)
  filter(image, highPass(9000, RATE))
  filter(image, highPass(9000, RATE))
  filter(image, highPass(9000, RATE))
  const direct = tone(7000, RATE)
  filter(direct, highPass(9000, RATE))
  filter(direct, highPass(9000, RATE))
  filter(direct, highPass(9000, RATE))
  expect(gainDb(image) - gainDb(direct)).toBeLessThan(0.5)
})

test.each([0.01, 0.1, 0.9])('makes sound of any level (%d) equally loud, without distortion', (level) => {
  const samples = tone(440, RATE).map((sample, i) => level * sample * (0.6 + 0.4 * Math.sin(i / 4000)))
  masterVoice(samples, VOICE_SETTINGS['dr-voice-miles'].tone)
  expect(integratedLoudness([samples])).toBeCloseTo(SPEECH_LUFS, 0)
  expect(samples.every((sample) => Math.abs(sample) < 0.85)).toBe(true)
})

test('silence stays silent', () => {
  const samples = new Float32Array(RATE)
  masterVoice(samples, VOICE_SETTINGS['dr-voice-ada'].tone)
  expect(samples.every((sample) => sample === 0)).toBe(true)
  expect(() => masterVoice(new Float32Array(0), VOICE_SETTINGS['dr-voice-ada'].tone)).not.toThrow()
})
