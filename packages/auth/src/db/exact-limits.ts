import type { AuthLimit } from '@dayreel/catalogue'
import type { Pool, QueryConfig, QueryResult } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitCounter } from '../ports.ts'

/**
 * Creates the counter for limits that protect accounts or money: password and code attempts, mails, text messages. Each
 * count is a separate statement on a logged table. The limits are therefore exact across all servers, and a lockout
 * survives a server restart and a database crash.
 *
 * @param pool Connections to a database with the service's tables.
 */
export function createExactLimits(pool: Pool): LimitCounter {
  const store = { storeClient: inOwnName(pool), storeType: 'pool', schemaName: 'auth', tableName: 'rate_limits' }
  // A cleanup job removes expired rows for all servers, so the library must not do it.
  const options = { ...store, tableCreated: true, clearExpiredByTimeout: false }
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterFor = (name: string, { points, seconds }: AuthLimit): RateLimiterPostgres => {
    const id = `${name}/${points}/${seconds}`
    const limiter =
      limiters.get(id) ?? new RateLimiterPostgres({ ...options, keyPrefix: name, points, duration: seconds })
    limiters.set(id, limiter)
    return limiter
  }
  return {
    async count(name, key, limit) {
      try {
        await limiterFor(name, limit).consume(key)
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1) / 1000
        throw error
      }
    },
    async look(name, key, limit) {
      const result = await limiterFor(name, limit).get(key)
      return result !== null && result.remainingPoints <= 0 ? result.msBeforeNext / 1000 : 0
    },
  }
}

/**
 * Prefixes the names of prepared statements. The library names a statement only by its table, so another limiter on a
 * table with the same name would otherwise share the statement.
 */
function inOwnName(pool: Pool): Pick<Pool, 'query'> {
  const query = ({ name, ...rest }: QueryConfig): Promise<QueryResult> =>
    pool.query(name === undefined ? rest : { ...rest, name: `auth:${name}` })
  return { query: query as Pool['query'] }
}
