import { peakAt, SAMPLE_RATE } from '../lib/loudness.ts'

const LOOKAHEAD_SAMPLES = Math.round(0.004 * SAMPLE_RATE)
const RELEASE_SECONDS = 0.09

/**
 * A look-ahead limiter that watches true peaks: nothing, also between the samples, comes out above the ceiling. Both channels
 * are turned down together, so that the picture between the loudspeakers stays where it is.
 *
 * @param gain factor applied first.
 * @param ceiling as a factor, 1 being 0 dBTP.
 * @returns two new channels as long as the input, without delay.
 */
export function limit(
  left: Float32Array,
  right: Float32Array,
  gain: number,
  ceiling: number,
): [left: Float32Array, right: Float32Array] {
  const length = left.length
  const allowed = new Float32Array(length).fill(1)
  const threshold = ceiling / gain
  for (let i = 0; i < length; i++) {
    // Far below the ceiling no wave between two samples can reach it.
    if (Math.abs(left[i]!) < threshold / 2 && Math.abs(right[i]!) < threshold / 2) continue
    const peak = Math.max(peakAt(left, i), peakAt(right, i))
    if (peak <= threshold) continue
    const factor = threshold / peak
    allowed[i] = Math.min(allowed[i]!, factor)
    if (i + 1 < length) allowed[i + 1] = Math.min(allowed[i + 1]!, factor) // the peak lies between the two
  }
  const smooth = smoothed(allowed)
  const outLeft = new Float32Array(length)
  const outRight = new Float32Array(length)
  for (let i = 0; i < length; i++) {
    outLeft[i] = left[i]! * gain * smooth[i]!
    outRight[i] = right[i]! * gain * smooth[i]!
  }
  return [outLeft, outRight]
}

/** Never above `allowed`; falls evenly over the look-ahead, rises slowly. */
function smoothed(allowed: Float32Array): Float32Array {
  const lowest = slidingMinimum(allowed, LOOKAHEAD_SAMPLES)
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE))
  let level = 1
  for (let i = 0; i < lowest.length; i++) {
    level = lowest[i]! < level ? lowest[i]! : level + (lowest[i]! - level) * release
    lowest[i] = level
  }
  // A running mean over the look-ahead of values that are all low enough for its end is low enough too.
  const result = new Float32Array(lowest.length)
  let sum = LOOKAHEAD_SAMPLES
  for (let i = 0; i < lowest.length; i++) {
    sum += lowest[i]! - (i >= LOOKAHEAD_SAMPLES ? lowest[i - LOOKAHEAD_SAMPLES]! : 1)
    result[i] = sum / LOOKAHEAD_SAMPLES
  }
  return result
}

/** The lowest of each value and the `reach` − 1 after it. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length) // positions whose values rise
  let head = 0
  let tail = 0
  for (let i = values.length - 1; i >= 0; i--) {
    while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--
    queue[tail++] = i
    while (queue[head]! >= i + reach) head++
    result[i] = values[queue[head]!]!
  }
  return result
}
