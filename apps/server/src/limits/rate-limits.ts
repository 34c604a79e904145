import { createHash } from 'node:crypto'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { AppError } from '#errors/app-error.ts'
import type { Log } from '#log/create-log.ts'

type RateLimit = { points: number; seconds: number }

/**
 * Limits the rate of calls. These limits protect capacity, not access. A few percent too many do no harm, and the
 * counts may start from 0 after a database crash.
 */
export interface RateLimits {
  /**
   * Counts one call of `key`, which is an account's id or an address, for example.
   *
   * @param name the limited action, such as the id of a route.
   * @returns 0 if the call was within the limit. Otherwise, nothing is counted and the seconds until the next allowed
   * call are returned.
   */
  count(name: string, key: string, limit: RateLimit): Promise<number>
  /**
   * Like `count`.
   *
   * @throws {AppError} `too_many_requests` with the seconds to wait.
   */
  take(name: string, key: string, limit: RateLimit): Promise<void>
}

/** A number of calls that this server may count in memory before its next query. */
type Lease = {
  left: number
  /** The number of counted calls of the window's first lease that the database does not know yet. */
  owed: number
  endsAt: number
  /** Whether all servers together have used up the limit. */
  isLast: boolean
}

/**
 * A lease is a fortieth of a limit. The first lease of a window needs no query, so five servers together may exceed a
 * limit by a tenth. A limit below forty is exact, because each call makes a query.
 */
const LEASE_SHARE = 1 / 40
/** The library requires these options, but each call passes its own values. */
const PER_CALL = { keyPrefix: '', points: 1, duration: 1 }
/**
 * The maximum number of leases in memory. If there are more keys, the oldest leases are dropped, so that many addresses
 * cannot fill the memory. Their counts stay in the database.
 */
const MAX_LEASES = 100_000
/** How long a server counts alone before it queries a lost database again, in milliseconds. */
const AWAY_MS = 1_000

/**
 * Creates limits that all servers count together in the table `rate_limits`. While the database is unavailable, each
 * server counts alone.
 *
 * @param pool connects to a database with that table.
 */
export function createRateLimits({
  pool,
  log,
  maxLeases = MAX_LEASES,
}: {
  pool: Pool
  log: Pick<Log, 'warn'>
  maxLeases?: number
}): RateLimits {
  const leases = new Map<string, Lease>()
  const requests = new Map<string, Promise<void>>()
  const counter = new RateLimiterPostgres({
    storeClient: skipWhileAway(pool, log),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    ...PER_CALL,
    // The tidy-up job deletes old rows for all servers.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(PER_CALL),
  })

  function keep(id: string, lease: Lease): Lease {
    leases.delete(id) // It is added again below as the newest entry.
    leases.set(id, lease)
    for (const [oldest, { endsAt }] of leases) {
      if (leases.size <= maxLeases && endsAt > Date.now()) break
      leases.delete(oldest)
    }
    return lease
  }

  function current(id: string): Lease | undefined {
    const lease = leases.get(id)
    return lease !== undefined && lease.endsAt > Date.now() ? lease : undefined
  }

  async function requestLease(id: string, { points, seconds }: RateLimit): Promise<void> {
    const wanted = Math.max(1, Math.floor(points * LEASE_SHARE))
    const counted = wanted + (current(id)?.owed ?? 0)
    const { consumedPoints, msBeforeNext } = await counter.penalty(hash(id), counted, { customDuration: seconds })
    const granted = Math.min(wanted, Math.max(0, points - consumedPoints + wanted))
    const left = granted + (current(id)?.left ?? 0)
    keep(id, { left, owed: 0, endsAt: Date.now() + msBeforeNext, isLast: consumedPoints >= points })
  }

  function renew(id: string, limit: RateLimit): Promise<void> {
    const request = requests.get(id) ?? requestLease(id, limit).finally(() => requests.delete(id))
    requests.set(id, request)
    return request
  }

  async function count(name: string, key: string, limit: RateLimit): Promise<number> {
    const id = `${name}:${key}`
    const share = Math.floor(limit.points * LEASE_SHARE)
    for (;;) {
      const lease =
        current(id) ?? keep(id, { left: share, owed: share, endsAt: Date.now() + limit.seconds * 1000, isLast: false })
      if (lease.left > 0) {
        lease.left -= 1
        // The lease is renewed early, so that later calls do not wait for the query.
        if (share > 0 && lease.left <= share / 2 && !lease.isLast) void renew(id, limit)
        return 0
      }
      if (lease.isLast) return (lease.endsAt - Date.now()) / 1000
      await renew(id, limit)
    }
  }

  return {
    count,
    async take(name, key, limit) {
      const retryAfterSeconds = await count(name, key, limit)
      if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds })
    },
  }
}

/** Wraps the pool. After a failure, the database is not queried for a moment, so that calls do not wait for it. */
function skipWhileAway(pool: Pool, log: Pick<Log, 'warn'>): Pick<Pool, 'query'> {
  let isAway = false
  let retryAt = 0
  const query = async (config: QueryConfig): Promise<unknown> => {
    if (Date.now() < retryAt) throw new Error('the database is away')
    try {
      const result = await pool.query(config)
      isAway = false
      return result
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'each server counts rate limits alone until the database is back')
      isAway = true
      retryAt = Date.now() + AWAY_MS
      throw error
    }
  }
  return { query: query as Pool['query'] }
}

/** Hashes a key. Keys may be long, and the table must not contain users' network addresses. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
