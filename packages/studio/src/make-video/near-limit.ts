import { MAX_DURATION_SECONDS } from '@dayreel/catalogue'

/** Relative difference that is larger than the error of a speech estimate. */
const DOUBT = 0.06

/** Checks if an estimated length is so close to the limit that only a measurement can decide if it fits. */
export function isNearLimit(estimatedSeconds: number): boolean {
  return Math.abs(estimatedSeconds / MAX_DURATION_SECONDS - 1) <= DOUBT
}
