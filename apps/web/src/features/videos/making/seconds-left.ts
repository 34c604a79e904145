/** A percentage, and when it was first seen. */
export type Seen = { progress: number; atMs: number }

/** Writing and narrating pass in no time, and say nothing about how long the rest takes. */
const EVEN_FROM = 8
const SAID_FROM = 10
const LEAST_PERCENT = 3
const LEAST_MS = 2_000
/** How much the newest guess counts beside all before it. */
const NEWEST = 0.3
const MINUTE = 60

/**
 * How long a video still takes if it goes on as it went. What is guessed moves slowly: one slow scene does not change it all.
 *
 * @param seen oldest first.
 * @returns seconds, rounded up to fives, above a minute to quarters of one; undefined where too little was seen to say.
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
