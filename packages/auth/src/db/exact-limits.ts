import type { AuthLimit } from '@dayreel/catalogue'
import type { Pool, QueryConfig, QueryResult } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitCounter } from '../ports.ts'

/**
 * Limits that stand between a stranger and an account, or cost money: tries at passwords and codes, mails, texts. Each count is a
 * statement of its own in a table that is logged, so that not one more is let through on however many servers, and neither the end
 * of a server nor a crash of the database lets anybody in again who was locked out.
 *
 * @param pool of connections to a database that has the service's tables.
 */
export function createExactLimits(pool: Pool): LimitCounter {
  const store = { storeClient: inOwnName(pool), storeType: 'pool', schemaName: 'auth', tableName: 'rate_limits' }
  // The tidy-up job removes what is over, once for all servers.
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

/** The library names its prepared statements by table alone, which another table of this name would share. */
function inOwnName(pool: Pool): Pick<Pool, 'query'> {
  const query = ({ name, ...rest }: QueryConfig): Promise<QueryResult> =>
    pool.query(name === undefined ? rest : { ...rest, name: `auth:${name}` })
  return { query: query as Pool['query'] }
}
