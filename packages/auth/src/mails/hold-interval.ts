import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../wire/auth-error.ts'
import { limitKeyOf } from '../wire/limits.ts'

type IntervalRequest = {
  /** The purpose of the message. Each purpose has its own interval. */
  purpose: string
  /** An email address or a phone number. */
  to: string
  /** The signed-in user who makes the request, so that another address does not bypass the interval. */
  userId?: string
  /** Further addresses that also get a mail for this request. */
  alsoTo?: readonly string[]
}

/**
 * Rejects a request that comes too soon for its address or too often from its network. Unknown addresses are treated
 * the same way. The total mail budget is only checked here and is counted when a mail is sent, so that requests for
 * unknown addresses cannot use up the budget.
 *
 * @throws {AuthError} 429
 */
export async function holdInterval(
  context: AuthContext,
  request: FastifyRequest,
  wanted: IntervalRequest,
): Promise<void> {
  const { limits, switches } = context
  const { purpose, to, userId, alsoTo = [] } = wanted
  const isText = !to.includes('@')
  const code = isText ? 'over_sms_send_rate_limit' : 'over_email_send_rate_limit'
  const interval = isText ? switches.smsIntervalSeconds : switches.mailIntervalSeconds
  for (const key of [to, ...(userId === undefined ? [] : [userId])]) {
    const left = await limits.once(purpose, key, interval)
    if (left !== true) throw tooSoon(code, left)
  }
  for (const address of [to, ...alsoTo]) {
    const seconds = await limits.count(isText ? 'textsPerNumber' : 'mailsPerAddress', address)
    if (seconds > 0) throw tooSoon(code, seconds)
  }
  const left =
    (await limits.count(isText ? 'textsPerNetwork' : 'mailsPerNetwork', limitKeyOf(request))) ||
    (await limits.look(isText ? 'texts' : 'mails', 'all'))
  if (left === 0) return
  throw new AuthError(429, code, `${isText ? 'sms' : 'email'} rate limit exceeded`, { retryAfterSeconds: left })
}

function tooSoon(code: string, seconds: number): AuthError {
  const message = `For security purposes, you can only request this after ${Math.ceil(seconds)} seconds.`
  return new AuthError(429, code, message, { retryAfterSeconds: seconds })
}
