import type { LimitCounter } from '@dayreel/auth'
import type { AuthLimitName } from '@dayreel/catalogue'
import type { RateLimits } from '#lib/limits/rate-limits.ts'

/**
 * How the limits of signing in are counted: exactly and durably, for they keep strangers from guessing passwords and codes and from
 * sending mails and texts at somebody else's cost, and no crash may forget a lock-out. The one of calls that bring a token
 * (`bearer`) guards no more than the processor, since nobody guesses a signature: it is counted in memory, as calls of the API are.
 */
export function countForAuth(exact: LimitCounter, shared: RateLimits): LimitCounter {
  const inMemory: AuthLimitName = 'bearer'
  return {
    count: (name, key, limit) => (name === inMemory ? shared : exact).count(name, key, limit),
    look: (name, key, limit) => exact.look(name, key, limit),
  }
}
