/**
 * The limits of Openverse for requests without a key. They are per address, so all processes of a site share them.
 *
 * @see https://api.openverse.org/v1/#tag/auth
 */
export const OPENVERSE_LIMITS = [
  { name: 'openverse', limit: { points: 20, seconds: 60 } },
  { name: 'openverse-a-day', limit: { points: 200, seconds: 86_400 } },
] as const

/** Counts the requests of this process only. A site with several processes counts them in its database. */
export function createOwnLimit(now: () => number = Date.now): () => Promise<boolean> {
  let sent: number[] = []
  return async () => {
    const [at, longestMs] = [now(), Math.max(...OPENVERSE_LIMITS.map(({ limit }) => limit.seconds)) * 1_000]
    sent = sent.filter((before) => at - before < longestMs)
    const mayAsk = OPENVERSE_LIMITS.every(
      ({ limit: { points, seconds } }) => sent.filter((before) => at - before < seconds * 1_000).length < points,
    )
    if (mayAsk) sent.push(at)
    return mayAsk
  }
}
