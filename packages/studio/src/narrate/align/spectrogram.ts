import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { filter, lowPass } from '../biquad.ts'

/** The rate of a sound that is compared, in hertz. */
const COMPARED_RATE = 16_000
/** Sound above it would alias at the compared rate. */
const TOP_HZ = 7000
/** Samples between the starts of two frames: 10 ms. */
const HOP = 160
export const HOP_SECONDS = HOP / COMPARED_RATE
const WINDOW = 400
const FFT_SIZE = 512
/** Frequencies of a frame, from 0 to half the rate. */
export const BINS = FFT_SIZE / 2 + 1
export const BIN_HZ = COMPARED_RATE / FFT_SIZE
/** Raises high frequencies, which are weak in speech. */
const PRE_EMPHASIS = 0.97
const FLOOR = 1e-10

export type Spectrogram = {
  frames: number
  /** `BINS` powers for each frame. */
  powers: Float32Array
  /** The level of each frame in decibels. */
  levels: Float32Array
}

/**
 * Measures the frequencies of a sound, one frame every `HOP_SECONDS`.
 *
 * @param samples mono at 16 kHz.
 */
export function spectrogram(samples: Float32Array): Spectrogram {
  const frames = Math.max(0, Math.floor((samples.length - WINDOW) / HOP) + 1)
  const powers = new Float32Array(frames * BINS)
  const levels = new Float32Array(frames)
  const real = new Float64Array(FFT_SIZE)
  const imaginary = new Float64Array(FFT_SIZE)
  // The sound is real, so one complex transform serves two frames.
  for (let frame = 0; frame < frames; frame += 2) {
    real.fill(0)
    imaginary.fill(0)
    levels[frame] = readFrame(samples, frame, real)
    if (frame + 1 < frames) levels[frame + 1] = readFrame(samples, frame + 1, imaginary)
    transform(real, imaginary)
    for (let bin = 0; bin < BINS; bin++) {
      const mirror = (FFT_SIZE - bin) % FFT_SIZE
      const re = real[bin]! + real[mirror]!
      const im = imaginary[bin]! - imaginary[mirror]!
      powers[frame * BINS + bin] = (re * re + im * im) / 4
      if (frame + 1 === frames) continue
      const nextRe = imaginary[bin]! + imaginary[mirror]!
      const nextIm = real[mirror]! - real[bin]!
      powers[(frame + 1) * BINS + bin] = (nextRe * nextRe + nextIm * nextIm) / 4
    }
  }
  return { frames, powers, levels }
}

/** Resamples a mono sound from 48 kHz to the rate that `spectrogram` needs. */
export function toComparedRate(samples: Float32Array): Float32Array {
  const low = samples.slice()
  filter(low, lowPass(TOP_HZ, SAMPLE_RATE))
  filter(low, lowPass(TOP_HZ, SAMPLE_RATE))
  const step = SAMPLE_RATE / COMPARED_RATE
  return Float32Array.from({ length: Math.floor(low.length / step) }, (_, i) => low[i * step]!)
}

/**
 * Writes the windowed samples of a frame in bit-reversed order.
 *
 * @returns the frame's level in decibels.
 */
function readFrame(samples: Float32Array, frame: number, into: Float64Array): number {
  const start = frame * HOP
  let energy = 0
  let before = start === 0 ? 0 : samples[start - 1]!
  for (let i = 0; i < WINDOW; i++) {
    const sample = samples[start + i]!
    energy += sample * sample
    into[REVERSED[i]!] = (sample - PRE_EMPHASIS * before) * HAMMING[i]!
    before = sample
  }
  return 10 * Math.log10(energy / WINDOW + FLOOR)
}

const HAMMING = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
)
const REVERSED = Uint16Array.from({ length: FFT_SIZE }, (_, i) => {
  let reversed = 0
  for (let bit = 1, value = i; bit < FFT_SIZE; bit <<= 1, value >>= 1) reversed = (reversed << 1) | (value & 1)
  return reversed
})
const COSINES = Float64Array.from({ length: FFT_SIZE / 2 }, (_, k) => Math.cos((-2 * Math.PI * k) / FFT_SIZE))
const SINES = Float64Array.from({ length: FFT_SIZE / 2 }, (_, k) => Math.sin((-2 * Math.PI * k) / FFT_SIZE))

/** The fast Fourier transform, in place, of values in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let half = 1; half < FFT_SIZE; half <<= 1) {
    const step = FFT_SIZE / (2 * half)
    for (let group = 0; group < FFT_SIZE; group += 2 * half) {
      for (let k = 0; k < half; k++) {
        const cosine = COSINES[k * step]!
        const sine = SINES[k * step]!
        const upper = group + k
        const lower = upper + half
        const re = real[lower]! * cosine - imaginary[lower]! * sine
        const im = real[lower]! * sine + imaginary[lower]! * cosine
        real[lower] = real[upper]! - re
        imaginary[lower] = imaginary[upper]! - im
        real[upper] = real[upper]! + re
        imaginary[upper] = imaginary[upper]! + im
      }
    }
  }
}
