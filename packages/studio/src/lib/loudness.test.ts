import { expect, test } from 'vitest'
import { integratedLoudness, SAMPLE_RATE, toDecibels, truePeak } from './loudness.ts'

const sine = (hertz: number, seconds: number, gain: number, phase = 0): Float32Array =>
  Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE + phase),
  )

// In EBU Tech 3341, cases 1 and 2, a 1 kHz stereo sine at −23 or −33 dBFS must measure the same number of LUFS.
test.each([-23, -33])('measures a 1 kHz stereo tone at %i dBFS as the same number of LUFS', (level) => {
  const tone = sine(1_000, 5, 10 ** (level / 20))
  expect(integratedLoudness([tone, tone])).toBeCloseTo(level, 1)
})

test('ignores pauses (EBU Tech 3341, case 3)', () => {
  const parts = [
    sine(1_000, 10, 10 ** (-36 / 20)),
    sine(1_000, 60, 10 ** (-23 / 20)),
    sine(1_000, 10, 10 ** (-36 / 20)),
  ]
  const whole = new Float32Array(80 * SAMPLE_RATE)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  expect(integratedLoudness([whole, whole])).toBeCloseTo(-23, 1)
})

test('silence has no loudness', () => {
  expect(integratedLoudness([new Float32Array(SAMPLE_RATE)])).toBe(-Infinity)
})

test('finds a peak between two samples', () => {
  // At a quarter of the sample rate and a phase of 45°, every sample is at ±0.707, but the wave between them reaches
  // ±1.
  const tone = sine(SAMPLE_RATE / 4, 0.1, 1, Math.PI / 4)
  expect(tone[100]!).toBeCloseTo(Math.SQRT1_2, 3)
  expect(toDecibels(truePeak([tone]))).toBeGreaterThan(-0.3)
  expect(toDecibels(truePeak([tone]))).toBeLessThan(0.3)
})
