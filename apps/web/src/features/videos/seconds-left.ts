/** A percentage, and when it was first seen. */
export type Seen = { progress: number; atMs: number }

/** Writing and narrating pass in no time, and say nothing about how long the rest takes. */
const EVEN_FROM = 8
const LEAST_PERCENT = 5
const LEAST_MS = 2_000
const ROUNDED_TO = 5

/**
 * How long a video still takes if it goes on as it went.
 *
 * @param seen oldest first.
 * @returns seconds, rounded up to whole fives; undefined where too little was seen to say.
 */
export function secondsLeft(seen: readonly Seen[]): number | undefined {
  const first = seen.find(({ progress }) => progress >= EVEN_FROM)
  const last = seen.at(-1)
  if (first === undefined || last === undefined) return undefined
  const percent = last.progress - first.progress
  const ms = last.atMs - first.atMs
  if (percent < LEAST_PERCENT || ms < LEAST_MS) return undefined
  const seconds = ((100 - last.progress) * ms) / percent / 1_000
  return Math.max(1, Math.ceil(seconds / ROUNDED_TO)) * ROUNDED_TO
}
