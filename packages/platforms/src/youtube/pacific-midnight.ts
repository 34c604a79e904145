import { clockIn, DAY_MS, momentAt } from '@dayreel/catalogue'

export const PACIFIC_ZONE = 'America/Los_Angeles'

/** Returns the next midnight in Pacific time, when YouTube's quota resets. */
export function nextPacificMidnight(nowMs: number): number {
  const clock = clockIn(PACIFIC_ZONE, nowMs)
  return momentAt(PACIFIC_ZONE, clock - (clock % DAY_MS) + DAY_MS)
}
