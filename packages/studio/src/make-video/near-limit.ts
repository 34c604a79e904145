import { MAX_DURATION_SECONDS } from '@dayreel/catalogue'

/** More than an estimate of speech is off by. */
const DOUBT = 0.06

/** Whether an estimated length is so near to what a video may last that only measuring tells whether it fits. */
export function isNearLimit(estimatedSeconds: number): boolean {
  return Math.abs(estimatedSeconds / MAX_DURATION_SECONDS - 1) <= DOUBT
}
