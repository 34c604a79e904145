import { SAMPLE_RATE, toDecibels } from '../loudness.ts'

/** The first, coarse search averages this many samples into one, which keeps the voiced sounds of speech. */
const STEP = 16
/** Length in seconds of the searched part of the sound. */
const SEARCHED_SECONDS = 1
/** Maximum delay of a decoded sound, in seconds. */
const MOST_LAG_SECONDS = 0.05

/**
 * Finds a sound in a mix.
 *
 * @param sound, mixed mono, 48 kHz.
 * @returns the second of the mix at which the sound begins. It is negative if the mix lacks the beginning.
 */
export function findSound(sound: Float32Array, mixed: Float32Array): number {
  const first = sound.findIndex((sample) => Math.abs(sample) > 0.02)
  const searched = sound.subarray(first, first + SEARCHED_SECONDS * SAMPLE_RATE)
  const near =
    STEP * bestPlace(reduce(searched), reduce(mixed), { from: 0, to: (mixed.length - searched.length) / STEP })
  return (bestPlace(searched, mixed, { from: Math.max(0, near - STEP), to: near + STEP }) - first) / SAMPLE_RATE
}

/**
 * Returns the correlation of two sounds of the same length: 1 if they differ only in loudness, about 0 if they are
 * unrelated.
 */
export function likeness(one: Float32Array, other: Float32Array): number {
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}

/**
 * Measures how loud the music of a video is between two seconds of its mix.
 *
 * @param music the track from its beginning, one channel, 48 kHz.
 * @returns the gain of the track in decibels.
 */
export function musicGainDb(
  mixed: Float32Array,
  music: Float32Array,
  { from, to }: { from: number; to: number },
): number {
  const [heard, track] = [steepen(mixed), steepen(music)]
  const lag = bestPlace(track.subarray(0, SAMPLE_RATE), heard, { from: 0, to: MOST_LAG_SECONDS * SAMPLE_RATE })
  const [start, end] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)]
  const played = track.subarray(start - lag, end - lag)
  return toDecibels(product(heard.subarray(start, end), played) / product(played, played))
}

/** Raises the high sounds. The low ones of speech and music overlap more. */
function steepen(samples: Float32Array): Float32Array {
  return samples.map((sample, i) => sample - (samples[i - 1] ?? 0))
}

function reduce(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / STEP) }, (_, i) => {
    let sum = 0
    for (let j = 0; j < STEP; j++) sum += samples[i * STEP + j]!
    return sum / STEP
  })
}

/** Returns the offset, in samples, at which the part correlates best with the whole. */
function bestPlace(part: Float32Array, whole: Float32Array, { from, to }: { from: number; to: number }): number {
  let best = { place: from, sum: -Infinity }
  for (let place = from; place <= to; place++) {
    const sum = product(part, whole.subarray(place, place + part.length))
    if (sum > best.sum) best = { place, sum }
  }
  return best.place
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i]! * other[i]!
  return sum
}
