import { peakAt, SAMPLE_RATE } from '../lib/loudness.ts'

const LOOKAHEAD_SAMPLES = Math.round(0.004 * SAMPLE_RATE)
const RELEASE_SECONDS = 0.09

/**
 * Limits true peaks with a look-ahead, so that the output never exceeds the ceiling, not even between samples. Both
 * channels are lowered together, so that the stereo image stays in place.
 *
 * @param gain factor that is applied first.
 * @param ceiling as a factor. 1 is 0 dBTP.
 * @returns two new channels of the same length, without delay.
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
    // If a sample is far below the ceiling, the wave next to it cannot reach the ceiling.
    if (Math.abs(left[i]!) < threshold / 2 && Math.abs(right[i]!) < threshold / 2) continue
    const peak = Math.max(peakAt(left, i), peakAt(right, i))
    if (peak <= threshold) continue
    const factor = threshold / peak
    allowed[i] = Math.min(allowed[i]!, factor)
    if (i + 1 < length) allowed[i + 1] = Math.min(allowed[i + 1]!, factor) // The peak may be after sample i.
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

/** Smooths the allowed gain without exceeding it. The result falls linearly over the look-ahead and rises slowly. */
function smoothed(allowed: Float32Array): Float32Array {
  const lowest = slidingMinimum(allowed, LOOKAHEAD_SAMPLES)
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE))
  let level = 1
  for (let i = 0; i < lowest.length; i++) {
    level = lowest[i]! < level ? lowest[i]! : level + (lowest[i]! - level) * release
    lowest[i] = level
  }
  // All values within the look-ahead are low enough for its end, so their running mean is also low enough.
  const result = new Float32Array(lowest.length)
  let sum = LOOKAHEAD_SAMPLES
  for (let i = 0; i < lowest.length; i++) {
    sum += lowest[i]! - (i >= LOOKAHEAD_SAMPLES ? lowest[i - LOOKAHEAD_SAMPLES]! : 1)
    result[i] = sum / LOOKAHEAD_SAMPLES
  }
  return result
}

/** Returns the minimum of each value and the `reach` − 1 values after it. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length) // Positions whose values rise from the head to the tail.
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
