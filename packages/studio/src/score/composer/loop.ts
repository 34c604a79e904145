import { SAMPLE_RATE } from '../../lib/loudness.ts'

/**
 * Stereo sound that repeats. Sound that is added past the end continues at the beginning. As a result, a loop has no
 * seam: no note is cut, and no echo is lost.
 */
export type Loop = { length: number; left: Float32Array; right: Float32Array }

export function createLoop(length: number): Loop {
  return { length, left: new Float32Array(length), right: new Float32Array(length) }
}

/**
 * Returns the sample of a loop at a time.
 *
 * @param seconds start of the note. Negative values and values past the end wrap around.
 */
export function sampleAt(loop: Loop, seconds: number): number {
  const sample = Math.round(seconds * SAMPLE_RATE) % loop.length
  return sample < 0 ? sample + loop.length : sample
}

/** Adds one loop to another of the same length. */
export function addLoop(into: Loop, from: Loop, gain: number): void {
  for (let i = 0; i < into.length; i++) {
    into.left[i]! += gain * from.left[i]!
    into.right[i]! += gain * from.right[i]!
  }
}

/** Adds mono samples to a loop, beginning at a sample. `pan` is −1 (left) to 1 (right). */
export function addMono(loop: Loop, start: number, samples: Float32Array, pan: number): void {
  const gainLeft = Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2
  const gainRight = Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2
  for (let i = 0, at = start; i < samples.length; i++) {
    loop.left[at]! += gainLeft * samples[i]!
    loop.right[at]! += gainRight * samples[i]!
    if (++at === loop.length) at = 0
  }
}
