import { AUTH_LIMITS, type AuthLimit, type AuthLimitName } from '@dayreel/catalogue'
import type { FastifyRequest } from 'fastify'
import type { Pool, QueryConfig, QueryResult } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '#lib/network-of.ts'
import type { Sealing } from '#lib/sealing.ts'
import { AuthError } from './auth-error.ts'

export type Limits = {
  /** Counts one, and answers in how many seconds there is room again: 0 where there is room now. */
  count(name: AuthLimitName, key: string): Promise<number>
  /** Like `count`, without counting. */
  look(name: AuthLimitName, key: string): Promise<number>
  /** Counts one. @throws {AuthError} 429 where that is one too many. */
  take(name: AuthLimitName, key: string): Promise<void>
  /** True the first time within the seconds, on whichever server it is asked; 0 seconds: always true. Else the seconds left. */
  once(purpose: string, key: string, seconds: number): Promise<true | number>
}

/** Limits that are counted in the database, so that they hold across servers. Keys are kept as fingerprints. */
export function createLimits(pool: Pool, sealing: Sealing, changed: Partial<Record<AuthLimitName, AuthLimit>>): Limits {
  const store = { storeClient: inOwnName(pool), storeType: 'pool', schemaName: 'auth', tableName: 'rate_limits' }
  const options = { ...store, tableCreated: true, clearExpiredByTimeout: false }
  const limiter = (keyPrefix: string, { points, seconds }: AuthLimit): RateLimiterPostgres =>
    new RateLimiterPostgres({ ...options, keyPrefix, points, duration: seconds })
  const limiters = Object.fromEntries(
    Object.entries(AUTH_LIMITS).map(([name, limit]) => [name, limiter(name, changed[name as AuthLimitName] ?? limit)]),
  ) as Record<AuthLimitName, RateLimiterPostgres>
  const hidden = (key: string): string => sealing.fingerprint('rate-limit', key)

  async function count(name: AuthLimitName, key: string): Promise<number> {
    return secondsUntilRoom(limiters[name].consume(hidden(key)))
  }
  return {
    count,
    async look(name, key) {
      const result = await limiters[name].get(hidden(key))
      return result !== null && result.remainingPoints <= 0 ? result.msBeforeNext / 1000 : 0
    },
    async take(name, key) {
      const retryAfterSeconds = await count(name, key)
      if (retryAfterSeconds === 0) return
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
    },
    async once(purpose, key, seconds) {
      if (seconds === 0) return true
      const left = await secondsUntilRoom(limiter(`once-${purpose}`, { points: 1, seconds }).consume(hidden(key)))
      return left === 0 ? true : left
    },
  }
}

/**
 * The pool's other limits are kept in a table of the same name in another schema, and the library names its prepared statements by
 * table alone: on one connection, one name would then stand for two statements.
 */
function inOwnName(pool: Pool): Pick<Pool, 'query'> {
  const query = ({ name, ...rest }: QueryConfig): Promise<QueryResult> =>
    pool.query(name === undefined ? rest : { ...rest, name: `auth:${name}` })
  return { query: query as Pool['query'] }
}

/** Whom a request comes from as far as limits go. */
export function limitKeyOf({ address }: FastifyRequest): string {
  return networkOf(address)
}

async function secondsUntilRoom(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1) / 1000
    throw error
  }
}
