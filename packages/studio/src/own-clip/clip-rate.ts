import { FRAME_RATES, type FrameRate } from '@dayreel/catalogue'

/** The rate of clips that state no rate, or one that fits none. */
export const USUAL_RATE: FrameRate = 30
/** The part of a frame by which a multiple of a rate may miss. 29.97 counts as 30. */
const TOLERANCE = 0.02

/**
 * Returns the constant rate that a clip is stored with: one of which its own rate is a multiple or a fraction, so that
 * motion stays even.
 */
export function clipRate(framesPerSecond: number): FrameRate {
  const misses = (rate: number): number => {
    const times = Math.max(rate / framesPerSecond, framesPerSecond / rate)
    return Math.abs(times - Math.round(times)) / times
  }
  return FRAME_RATES.toReversed().find((rate) => misses(rate) < TOLERANCE) ?? USUAL_RATE
}
