import { MINUTE_MS } from '@dayreel/catalogue'

/**
 * The order in which waiting work starts. The queue takes the highest number first, and then the oldest job:
 *
 * 1. work that a user waits for,
 * 2. runs of channels, nearest deadline first,
 * 3. batches: further videos of an account that already waits for several.
 *
 * Within each of them, an account's second video waits for the first of every other account, and so on.
 */
const WAITING = 2_000_000_000
const RUN = 1_500_000_000
const BATCH = 0

/** The number of unfinished videos that a user is assumed to wait for. Further videos are a batch. */
const WAITED_FOR = 3
/** Runs whose deadlines are this close count as equally urgent. */
const GRID_MS = 5 * MINUTE_MS
/** The priority is a 32-bit integer. With this factor, runs stay above batches until the year 2207. */
const RUNS_PER_STEP = 60

/** @param unfinished the number of the account's unfinished videos before this one. */
export function priorityOfWaiting(unfinished = 0): number {
  return unfinished < WAITED_FOR ? WAITING - unfinished : BATCH - unfinished
}

/**
 * @param deadline when the video of a run has to be finished.
 * @param unfinished the number of the account's unfinished videos before this one.
 */
export function priorityOfRun(deadline: Date, unfinished = 0): number {
  const steps = Math.max(0, Math.floor(deadline.getTime() / GRID_MS))
  return RUN - steps * RUNS_PER_STEP - Math.min(unfinished, RUNS_PER_STEP - 1)
}
