import { AUTH_LIMITS, type AuthLimit, type AuthLimitName } from '@dayreel/catalogue'
import type { FastifyRequest } from 'fastify'
import type { LimitCounter, Sealing } from '../ports.ts'
import { AuthError } from './auth-error.ts'

export type Limits = {
  /** Counts one use. Returns the seconds until the limit allows the next use; 0 if this one is allowed. */
  count(name: AuthLimitName, key: string): Promise<number>
  /** Returns the seconds until the limit allows a use; 0 if a use is allowed now. Counts nothing. */
  look(name: AuthLimitName, key: string): Promise<number>
  /**
   * Counts one use.
   *
   * @throws {AuthError} 429 if the limit is exceeded.
   */
  take(name: AuthLimitName, key: string): Promise<void>
  /**
   * Returns true for the first call within the given seconds, across all servers. Otherwise, returns the remaining
   * seconds. For 0 seconds, always returns true.
   */
  once(purpose: string, key: string, seconds: number): Promise<true | number>
}

/** Creates the limits of the service, with the overrides of the installation. Keys are stored as fingerprints. */
export function createLimits(
  counter: LimitCounter,
  sealing: Sealing,
  changed: Partial<Record<AuthLimitName, AuthLimit>>,
): Limits {
  const limitOf = (name: AuthLimitName): AuthLimit => changed[name] ?? AUTH_LIMITS[name]
  const hidden = (key: string): string => sealing.fingerprint('rate-limit', key)
  const count = (name: AuthLimitName, key: string): Promise<number> => counter.count(name, hidden(key), limitOf(name))
  return {
    count,
    look: (name, key) => counter.look(name, hidden(key), limitOf(name)),
    async take(name, key) {
      const retryAfterSeconds = await count(name, key)
      if (retryAfterSeconds === 0) return
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
    },
    async once(purpose, key, seconds) {
      if (seconds === 0) return true
      const left = await counter.count(`once-${purpose}`, hidden(key), { points: 1, seconds })
      return left === 0 ? true : left
    },
  }
}

/** Returns the key for counting requests of this caller. */
export function limitKeyOf({ from }: FastifyRequest): string {
  return from.network
}
