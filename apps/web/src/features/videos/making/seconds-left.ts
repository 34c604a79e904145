/** A percentage with the time when it was first seen. */
export type Seen = { progress: number; atMs: number }

/**
 * Progress below this percentage is ignored, because writing and narrating take almost no time and do not predict the
 * rest.
 */
const EVEN_FROM = 8
const SAID_FROM = 10
const LEAST_PERCENT = 3
const LEAST_MS = 2_000
/** The weight of the newest estimate in the average. */
const NEWEST = 0.3
const MINUTE = 60

/**
 * Estimates the remaining time at the current speed. The estimate changes slowly, so that one slow scene does not
 * dominate.
 *
 * @param seen oldest first.
 * @returns seconds, rounded up to a multiple of 5, or of 15 above a minute. Undefined if there are too few
 * measurements.
 */
export function secondsLeft(seen: readonly Seen[], nowMs: number): number | undefined {
  const first = seen.find(({ progress }) => progress >= EVEN_FROM)
  if (first === undefined) return undefined
  let endMs: number | undefined
  for (const { progress, atMs } of seen) {
    const percent = progress - first.progress
    const ms = atMs - first.atMs
    if (progress < SAID_FROM || percent < LEAST_PERCENT || ms < LEAST_MS) continue
    const guessMs = atMs + ((100 - progress) * ms) / percent
    endMs = endMs === undefined ? guessMs : endMs + (guessMs - endMs) * NEWEST
  }
  if (endMs === undefined) return undefined
  const seconds = (endMs - nowMs) / 1_000
  const step = seconds > MINUTE ? MINUTE / 4 : 5
  return Math.max(1, Math.ceil(seconds / step)) * step
}
