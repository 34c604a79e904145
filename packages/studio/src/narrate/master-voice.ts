import { integratedLoudness, SAMPLE_RATE as RATE, toGain } from '../lib/loudness.ts'
import { allPass, bell, filter, highPass, highShelf, lowPass, lowShelf, type Biquad } from './biquad.ts'
import type { Band, VoiceTone } from './voice-settings.ts'

/**
 * Integrated loudness of every clip in LUFS. It is well below the loudness of a video, so that there is room for peaks.
 */
export const SPEECH_LUFS = -19
const SHORTEST_METERED_SECONDS = 1
/** Maximum level of a clip, as a factor. */
const CEILING = 0.84
/** Level above which peaks are rounded, as a factor. */
const KNEE = 0.6

/**
 * Makes raw speech pleasant and equally loud, in place. It cuts rumble, evens out the tone, softens the buzz of a
 * synthesised voice, lowers hisses, adds overtones that a 16 kHz synthesiser cannot make, compresses lightly, and
 * normalises to `SPEECH_LUFS`.
 *
 * @param samples mono, 48 kHz.
 * @param topHz the highest frequency of the raw speech.
 */
export function masterVoice(samples: Float32Array, { bands, hissDb, sparkle }: VoiceTone, topHz = 7600): void {
  filter(samples, highPass(70, RATE))
  for (const band of bands) filter(samples, toBiquad(band))
  softenPulses(samples)
  scaleTo(samples, SPEECH_LUFS)
  tameHisses(samples, hissDb)
  if (sparkle > 0) addOvertones(samples, sparkle, topHz)
  compress(samples)
  scaleTo(samples, SPEECH_LUFS)
  roundOff(samples)
}

/**
 * Makes speech of a hosted voice or a microphone as loud as every other voice, in place, without changing its tone.
 *
 * @param samples mono, 48 kHz.
 */
export function levelVoice(samples: Float32Array): void {
  filter(samples, highPass(70, RATE))
  scaleTo(samples, SPEECH_LUFS)
  compress(samples)
  scaleTo(samples, SPEECH_LUFS)
  roundOff(samples)
}

function toBiquad({ kind, hz, gainDb, width = 1 }: Band): Biquad {
  if (kind === 'bell') return bell(hz, gainDb, RATE, width)
  return kind === 'low-shelf' ? lowShelf(hz, gainDb, RATE) : highShelf(hz, gainDb, RATE)
}

const DISPERSION_HZ = [180, 300, 500, 800, 1250, 1900, 2800, 4000, 5600]
const DISPERSION_Q = 1.6

/**
 * Delays each frequency range by a different amount. A synthesiser excites all ranges at the same instant, which causes
 * a buzz that a human voice does not have. The spectrum stays the same, and peaks become lower.
 */
function softenPulses(samples: Float32Array): void {
  for (const hz of DISPERSION_HZ) filter(samples, allPass(hz, RATE, DISPERSION_Q))
}

const HISS_HZ = 4200
const HISS_ATTACK_SECONDS = 0.001
const HISS_RELEASE_SECONDS = 0.03
/** Fraction of each decibel above the threshold that remains. */
const HISS_RATIO = 0.3

/** Lowers the upper frequencies where they are louder than `hissDb` relative to `SPEECH_LUFS`. */
function tameHisses(samples: Float32Array, hissDb: number): void {
  const upper = samples.slice()
  filter(upper, highPass(HISS_HZ, RATE))
  const threshold = toGain(SPEECH_LUFS + hissDb + 6)
  const follow = createFollower(HISS_ATTACK_SECONDS, HISS_RELEASE_SECONDS)
  for (let i = 0; i < samples.length; i++) {
    const level = follow(Math.abs(upper[Math.min(upper.length - 1, i + 48)]!))
    if (level > threshold) samples[i] = samples[i]! - upper[i]! * (1 - (level / threshold) ** (HISS_RATIO - 1))
  }
}

/**
 * Creates overtones by distorting the upper frequencies, and adds those above `topHz`, where the synthesised voice
 * ends.
 */
function addOvertones(samples: Float32Array, amount: number, topHz: number): void {
  const upper = samples.slice()
  filter(upper, highPass(3400, RATE))
  filter(upper, highPass(3400, RATE))
  for (let i = 0; i < upper.length; i++) upper[i] = Math.abs(upper[i]!)
  filter(upper, highPass(0.95 * topHz, RATE))
  filter(upper, highPass(0.95 * topHz, RATE))
  filter(upper, lowPass(1.6 * topHz, RATE))
  for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! + 1.6 * amount * upper[i]!
}

const ATTACK_SECONDS = 0.004
const RELEASE_SECONDS = 0.12
const LOOKAHEAD_SECONDS = 0.003
const COMPRESSOR_THRESHOLD_DB = -1
const COMPRESSOR_RATIO = 0.55

/** Compresses levels above the usual one by about two to one. */
function compress(samples: Float32Array): void {
  const threshold = toGain(SPEECH_LUFS + COMPRESSOR_THRESHOLD_DB)
  const lookahead = Math.round(LOOKAHEAD_SECONDS * RATE)
  const follow = createFollower(ATTACK_SECONDS, RELEASE_SECONDS)
  for (let i = 0; i < samples.length; i++) {
    const level = follow(Math.abs(samples[Math.min(samples.length - 1, i + lookahead)]!))
    if (level > threshold) samples[i] = samples[i]! * (level / threshold) ** (COMPRESSOR_RATIO - 1)
  }
}

/** Creates a function that follows the level of a rectified signal, with separate time constants for rise and fall. */
function createFollower(attackSeconds: number, releaseSeconds: number): (value: number) => number {
  const attack = Math.exp(-1 / (attackSeconds * RATE))
  const release = Math.exp(-1 / (releaseSeconds * RATE))
  let level = 0
  return (value) => {
    const smoothing = value > level ? attack : release
    level = smoothing * level + (1 - smoothing) * value
    return level
  }
}

function scaleTo(samples: Float32Array, lufs: number): void {
  const loudness = speechLoudness(samples)
  if (!Number.isFinite(loudness)) return
  const gain = toGain(lufs - loudness)
  for (let i = 0; i < samples.length; i++) samples[i] = samples[i]! * gain
}

function roundOff(samples: Float32Array): void {
  const room = CEILING - KNEE
  for (let i = 0; i < samples.length; i++) {
    const over = Math.abs(samples[i]!) - KNEE
    if (over > 0) samples[i] = Math.sign(samples[i]!) * (KNEE + room * Math.tanh(over / room))
  }
}

/**
 * Measures the loudness of speech. The meter uses blocks of 400 ms, so a single word is repeated until it fills several
 * blocks.
 */
function speechLoudness(samples: Float32Array): number {
  if (samples.length === 0 || samples.length >= SHORTEST_METERED_SECONDS * RATE) return integratedLoudness([samples])
  const repeated = Float32Array.from(
    { length: SHORTEST_METERED_SECONDS * RATE },
    (_, i) => samples[i % samples.length]!,
  )
  return integratedLoudness([repeated])
}
