import { FRAME_RATES, type FrameRate } from '@dayreel/catalogue'

/** The rate of clips that state no rate, or an unsuitable one. */
export const USUAL_RATE: FrameRate = 30
/** Maximum relative error of a multiple of a rate. 29.97 counts as 30. */
const TOLERANCE = 0.02

/**
 * Returns the constant rate at which a clip is stored. The clip's own rate is about a multiple or a fraction of it, so
 * that motion stays even.
 */
export function clipRate(framesPerSecond: number): FrameRate {
  const misses = (rate: number): number => {
    const times = Math.max(rate / framesPerSecond, framesPerSecond / rate)
    return Math.abs(times - Math.round(times)) / times
  }
  return FRAME_RATES.toReversed().find((rate) => misses(rate) < TOLERANCE) ?? USUAL_RATE
}
