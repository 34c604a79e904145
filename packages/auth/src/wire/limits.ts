import { AUTH_LIMITS, type AuthLimit, type AuthLimitName } from '@dayreel/catalogue'
import type { FastifyRequest } from 'fastify'
import type { LimitCounter, Sealing } from '../ports.ts'
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

/** The limits of the service, some of them changed by an installation. Keys leave it as fingerprints. */
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

/** Whom a request comes from as far as limits go. */
export function limitKeyOf({ from }: FastifyRequest): string {
  return from.network
}
