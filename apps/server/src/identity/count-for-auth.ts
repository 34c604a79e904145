import type { LimitCounter } from '@dayreel/auth'
import type { AuthLimitName } from '@dayreel/catalogue'
import type { RateLimits } from '#limits/rate-limits.ts'

/**
 * Chooses the counter of each sign-in limit. Most limits are counted exactly and durably: they prevent strangers from
 * guessing passwords and codes and from sending mails and text messages at others' cost, and a crash must not forget a
 * lockout. The limit of calls with a token (`bearer`) is counted in memory, like API calls, because a signature cannot
 * be guessed and the limit only protects the processor.
 */
export function countForAuth(exact: LimitCounter, shared: RateLimits): LimitCounter {
  const inMemory: AuthLimitName = 'bearer'
  return {
    count: (name, key, limit) => (name === inMemory ? shared : exact).count(name, key, limit),
    look: (name, key, limit) => exact.look(name, key, limit),
  }
}
