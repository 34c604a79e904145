import type { FramePlanes } from '../render/frame-painter.ts'
import type { Size } from '../render/cover-crop.ts'

/** Longest side of the small version that is measured. */
const SIDE = 96
/** Frames of a second that are measured. */
const SAMPLES = 5
/** The mean difference of two samples, in brightness levels, above which more motion does not raise the score. */
const ENOUGH_MOTION = 6
/** The mean difference of two samples that indicates a cut. */
const CUT = 45
const CUT_COST = 1
/** Mean brightness of a frame that shows nothing. */
const DARK = 24

/** Scores the visual quality of each second of a clip. */
export type ClipScorer = {
  /** Adds the next frame of the clip. */
  add: (luma: FramePlanes[number]) => void
  /**
   * Returns a score for each second, from −1 to 2: sharpness relative to the sharpest second, 0–1, and motion, 0–1. A
   * dark second gets 0, and a second with a cut loses 1.
   */
  scores: () => number[]
}

type Second = { sharpness: number[]; motion: number[]; isDark: boolean; hasCut: boolean }

export function createClipScorer({ width, height }: Size, framesPerSecond: number): ClipScorer {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / SIDE))
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) }
  const every = Math.max(1, Math.round(framesPerSecond / SAMPLES))
  const seconds: Second[] = []
  let [last, next] = [new Float32Array(small.width * small.height), new Float32Array(small.width * small.height)]
  let frames = 0
  return {
    add(luma) {
      const frame = frames++
      if (frame % every !== 0) return
      shrink(luma, step, small, next)
      const second = (seconds[Math.floor(frame / framesPerSecond)] ??= {
        sharpness: [],
        motion: [],
        isDark: false,
        hasCut: false,
      })
      if (meanOf(next) < DARK) second.isDark = true
      second.sharpness.push(Math.log1p(varianceOfLaplacian(next, small)))
      if (frame > 0) {
        const difference = meanDifference(last, next)
        if (difference > CUT) second.hasCut = true
        else second.motion.push(Math.min(1, difference / ENOUGH_MOTION))
      }
      ;[last, next] = [next, last]
    },
    scores() {
      const sharpest = Math.max(...seconds.map(({ sharpness }) => meanOf(sharpness)), 1e-6)
      return seconds.map(({ sharpness, motion, isDark, hasCut }) => {
        const score = isDark ? 0 : meanOf(sharpness) / sharpest + meanOf(motion)
        return Math.round((score - (hasCut ? CUT_COST : 0)) * 100) / 100
      })
    },
  }
}

/** Averages squares of `step` × `step` pixels. */
function shrink({ bytes, stride }: FramePlanes[number], step: number, { width, height }: Size, into: Float32Array) {
  // Every second pixel is enough for a mean.
  const stride2 = step > 4 ? 2 : 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      let count = 0
      for (let dy = 0; dy < step; dy += stride2) {
        const row = (y * step + dy) * stride + x * step
        for (let dx = 0; dx < step; dx += stride2, count++) sum += bytes[row + dx]!
      }
      into[y * width + x] = sum / count
    }
  }
}

/** Returns the variance of the Laplacian: high for sharp pictures, low for blurred and empty ones. */
function varianceOfLaplacian(luma: Float32Array, { width, height }: Size): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const value = 4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - width]! - luma[at + width]!
      sum += value
      squares += value * value
      count++
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

function meanDifference(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i]! - other[i]!)
  return sum / Math.max(1, one.length)
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]!
  return sum / Math.max(1, values.length)
}
