import { integratedLoudness, SAMPLE_RATE, toGain, truePeak } from '../../lib/loudness.ts'
import { createLoop, sampleAt, type Loop } from './loop.ts'

/**
 * Lengths of the eight delay lines of a hall, in samples. They have no common divisor, so that no two echoes coincide.
 */
const PATHS = [2103, 2185, 2017, 1921, 1733, 1831, 1609, 1511]

/**
 * Returns the reverb of a loop from eight delay lines that feed each other (a feedback delay network). The network
 * processes the loop twice, so that the tail of its end is heard at its beginning.
 *
 * @param seconds until the reverb is 60 dB quieter.
 * @param damping strength of the low pass in each round, 0…1.
 */
export function reverb(
  source: Loop,
  { seconds, damping = 0.35, beforeMs = 18 }: { seconds: number; damping?: number; beforeMs?: number },
): Loop {
  const result = createLoop(source.length)
  const lines = PATHS.map((length) => new Float32Array(length))
  const gains = PATHS.map((length) => 10 ** ((-3 * length) / SAMPLE_RATE / seconds))
  const places = new Int32Array(8)
  const dull = new Float64Array(8)
  const out = new Float64Array(8)
  const delay = Math.round((beforeMs / 1000) * SAMPLE_RATE)
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < source.length; i++) {
      const from = (i - delay + source.length) % source.length
      let sum = 0
      for (let j = 0; j < 8; j++) {
        dull[j]! += (1 - damping) * (lines[j]![places[j]!]! - dull[j]!)
        out[j] = dull[j]! * gains[j]!
        sum += out[j]!
      }
      sum /= 4
      for (let j = 0; j < 8; j++) {
        lines[j]![places[j]!] = out[j]! - sum + (j % 2 ? source.right[from]! : source.left[from]!)
        if (++places[j]! >= PATHS[j]!) places[j] = 0
      }
      if (round === 0) continue
      result.left[i] = 0.35 * (out[0]! + out[2]! - out[4]! + out[6]!)
      result.right[i] = 0.35 * (out[1]! + out[3]! - out[5]! + out[7]!)
    }
  }
  return result
}

/** Returns echoes that alternate between left and right. Each echo has fewer high frequencies than the previous one. */
export function echoes(
  source: Loop,
  { seconds, feedback, cutoff = 3_000 }: { seconds: number; feedback: number; cutoff?: number },
): Loop {
  const result = createLoop(source.length)
  const delay = Math.round(seconds * SAMPLE_RATE)
  const soften = 1 - Math.exp((-2 * Math.PI * cutoff) / SAMPLE_RATE)
  let left = 0
  let right = 0
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < source.length; i++) {
      const from = (i - delay + source.length) % source.length
      left += soften * (source.left[from]! + feedback * result.right[from]! - left)
      right += soften * (source.right[from]! + feedback * result.left[from]! - right)
      result.left[i] = left
      result.right[i] = right
    }
  }
  return result
}

/**
 * Removes the frequencies below an edge, or for `low` those above it. Processes the loop twice, so that the filter's
 * memory also wraps around.
 */
export function filter(loop: Loop, kind: 'high' | 'low', edgeHertz: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * edgeHertz) / SAMPLE_RATE)
  for (const channel of [loop.left, loop.right]) {
    let low = 0
    for (let i = 0; i < channel.length; i++) low += share * (channel[i]! - low)
    for (let i = 0; i < channel.length; i++) {
      low += share * (channel[i]! - low)
      channel[i] = kind === 'low' ? low : channel[i]! - low
    }
  }
}

/**
 * Lowers the level of a loop at each beat and raises it again, like a side-chain compressor that follows the kick drum.
 */
export function pump(loop: Loop, beats: readonly number[], depth: number, releaseSeconds: number): void {
  const gains = new Float32Array(loop.length).fill(1)
  const length = Math.round(releaseSeconds * 3 * SAMPLE_RATE)
  for (const beat of beats) {
    for (let i = 0, at = sampleAt(loop, beat); i < length; i++) {
      const t = i / SAMPLE_RATE
      const gain = 1 - depth * Math.min(1, t / 0.005) * Math.exp(-t / releaseSeconds)
      if (gain < gains[at]!) gains[at] = gain
      if (++at === loop.length) at = 0
    }
  }
  for (let i = 0; i < loop.length; i++) {
    loop.left[i]! *= gains[i]!
    loop.right[i]! *= gains[i]!
  }
}

const LOOP_LUFS = -18
const LOOP_PEAK_DBTP = -1.5

/** Brings a finished track to the loudness that all tracks share. Rounds the few peaks that would be too high. */
export function finish(loop: Loop): Loop {
  filter(loop, 'high', 30)
  const channels = [loop.left, loop.right]
  for (let round = 0; round < 3; round++) {
    const gain = toGain(LOOP_LUFS - integratedLoudness(channels))
    const knee = 0.6
    for (const channel of channels) {
      for (let i = 0; i < channel.length; i++) {
        const value = channel[i]! * gain
        const over = Math.abs(value) - knee
        channel[i] = over > 0 ? Math.sign(value) * (knee + (1 - knee) * 0.6 * Math.tanh(over / (1 - knee))) : value
      }
    }
  }
  const peak = truePeak(channels)
  const most = toGain(LOOP_PEAK_DBTP)
  if (peak > most) for (const channel of channels) for (let i = 0; i < channel.length; i++) channel[i]! *= most / peak
  return loop
}
