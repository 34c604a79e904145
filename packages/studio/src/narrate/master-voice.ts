import { integratedLoudness, SAMPLE_RATE as RATE, toGain } from '../lib/loudness.ts'
import { bell, filter, highPass, highShelf, lowPass, lowShelf } from './biquad.ts'
import type { VoiceTone } from './voice-settings.ts'

export const SPEECH_LUFS = -19
const ATTACK_SECONDS = 0.005
const RELEASE_SECONDS = 0.11
/** The compressor works on speech brought to this peak. */
const COMPRESSOR_PEAK = 0.7
const COMPRESSOR_THRESHOLD = 0.14
const COMPRESSOR_SLOPE = 0.4
const SHORTEST_METERED_SECONDS = 1
/** Above the knee peaks are rounded off; they never pass the ceiling. */
const KNEE = 0.6
const CEILING = 0.84

/**
 * Makes raw speech pleasant and equally loud, in place: cuts rumble, evens the tone, adds the overtones that a 16 kHz
 * synthesiser cannot make, compresses lightly and normalises to `SPEECH_LUFS`.
 *
 * @param samples mono, 48 kHz.
 */
export function masterVoice(samples: Float32Array, tone: VoiceTone): void {
  filter(samples, highPass(75, RATE))
  filter(samples, lowShelf(180, tone.warmthDb, RATE))
  filter(samples, bell(tone.boxHz, tone.boxDb, RATE, 0.9))
  filter(samples, bell(2800, tone.presenceDb, RATE, 0.8))
  filter(samples, highShelf(5500, tone.airDb, RATE))
  if (tone.sparkle > 0) addOvertones(samples, tone.sparkle)
  compress(samples)
  normalise(samples)
}

/** Bends the upper band so that it grows overtones, and adds those above 7.5 kHz. */
function addOvertones(samples: Float32Array, amount: number): void {
  const upper = samples.slice()
  filter(upper, highPass(3600, RATE))
  filter(upper, highPass(3600, RATE))
  for (let i = 0; i < upper.length; i++) {
    const value = 6 * upper[i]!
    upper[i] = Math.tanh(value) + 0.12 * Math.abs(value)
  }
  filter(upper, highPass(7500, RATE))
  filter(upper, highPass(7500, RATE))
  filter(upper, lowPass(13_000, RATE))
  for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! + 0.06 * amount * upper[i]!
}

function compress(samples: Float32Array): void {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  if (peak === 0) return
  const gain = COMPRESSOR_PEAK / peak
  const attack = Math.exp(-1 / (ATTACK_SECONDS * RATE))
  const release = Math.exp(-1 / (RELEASE_SECONDS * RATE))
  let envelope = 0
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]! * gain
    const level = Math.abs(sample)
    const smoothing = level > envelope ? attack : release
    envelope = smoothing * envelope + (1 - smoothing) * level
    samples[i] =
      envelope > COMPRESSOR_THRESHOLD ? sample * (envelope / COMPRESSOR_THRESHOLD) ** -COMPRESSOR_SLOPE : sample
  }
}

function normalise(samples: Float32Array): void {
  const loudness = speechLoudness(samples)
  if (!Number.isFinite(loudness)) return
  const gain = toGain(SPEECH_LUFS - loudness)
  const room = CEILING - KNEE
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]! * gain
    const over = Math.abs(sample) - KNEE
    samples[i] = over > 0 ? Math.sign(sample) * (KNEE + room * Math.tanh(over / room)) : sample
  }
}

/** The meter looks at blocks of 400 ms; one word is repeated until it fills some. */
function speechLoudness(samples: Float32Array): number {
  if (samples.length === 0 || samples.length >= SHORTEST_METERED_SECONDS * RATE) return integratedLoudness([samples])
  const repeated = Float32Array.from(
    { length: SHORTEST_METERED_SECONDS * RATE },
    (_, i) => samples[i % samples.length]!,
  )
  return integratedLoudness([repeated])
}
