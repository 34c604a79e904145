import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'

type RateLimit = { points: number; seconds: number }

/** Counts in the database, so that a limit holds across servers. */
export interface RateLimits {
  /**
   * Takes one point of `key`, such as an account's id or an address.
   *
   * @param name what is limited, such as the id of a route.
   * @throws {AppError} `too_many_requests` with the seconds to wait.
   */
  take(name: string, key: string, limit: RateLimit): Promise<void>
}

/** @param pool of connections to a database that has the table `rate_limits`. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterFor = (name: string, { points, seconds }: RateLimit): RateLimiterPostgres => {
    const id = `${name}/${points}/${seconds}`
    let limiter = limiters.get(id)
    if (limiter === undefined) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false, // the tidy-up job does it, once for all servers
        keyPrefix: name,
        points,
        duration: seconds,
        // Whoever is over the limit costs the database nothing more.
        inMemoryBlockOnConsumed: points + 1,
        inMemoryBlockDuration: 1,
        // While the database is away each server counts for itself.
        insuranceLimiter: new RateLimiterMemory({ points, duration: seconds, keyPrefix: name }),
      })
      limiters.set(id, limiter)
    }
    return limiter
  }
  return {
    async take(name, key, limit) {
      try {
        await limiterFor(name, limit).consume(shorten(key))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, error.msBeforeNext / 1000) })
      }
    },
  }
}

/** A hash: keys may be long, and addresses of people are none of the table's business. */
function shorten(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
