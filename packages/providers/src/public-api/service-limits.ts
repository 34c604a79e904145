export type ServiceLimit = { name: string; limit: { points: number; seconds: number } }

const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * The limits of services without a charge. They are per address or key, so all processes of a site share them.
 *
 * @see https://api.openverse.org/v1/#tag/auth for requests without a key
 * @see https://www.pexels.com/api/documentation/#guidelines
 * @see https://pixabay.com/api/docs/#api_rate_limit
 */
export const SERVICE_LIMITS = {
  openverse: [
    { name: 'openverse', limit: { points: 20, seconds: 60 } },
    { name: 'openverse-a-day', limit: { points: 200, seconds: DAY } },
  ],
  pexels: [
    { name: 'pexels', limit: { points: 200, seconds: HOUR } },
    { name: 'pexels-a-month', limit: { points: 20_000, seconds: 30 * DAY } },
  ],
  pixabay: [{ name: 'pixabay', limit: { points: 100, seconds: 60 } }],
} as const satisfies Readonly<Record<string, readonly ServiceLimit[]>>
export type LimitedService = keyof typeof SERVICE_LIMITS

/** Returns whether another request to a service is allowed now, and counts it. */
export type MayAsk = (service: LimitedService) => Promise<boolean>

/** Counts the requests of this process only. A site with several processes counts them in its database. */
export function createOwnLimits(now: () => number = Date.now): MayAsk {
  const sent = new Map<LimitedService, number[]>()
  return async (service) => {
    const limits: readonly ServiceLimit[] = SERVICE_LIMITS[service]
    const [at, longestMs] = [now(), Math.max(...limits.map(({ limit }) => limit.seconds)) * 1_000]
    const before = (sent.get(service) ?? []).filter((time) => at - time < longestMs)
    const mayAsk = limits.every(
      ({ limit: { points, seconds } }) => before.filter((time) => at - time < seconds * 1_000).length < points,
    )
    sent.set(service, mayAsk ? [...before, at] : before)
    return mayAsk
  }
}
