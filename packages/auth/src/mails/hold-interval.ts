import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../wire/auth-error.ts'
import { limitKeyOf } from '../wire/limits.ts'

type Wanted = {
  /** What for: each kind of mail has an interval of its own. */
  purpose: string
  /** An email address or a number. */
  to: string
  /** The signed-in user who asks: another address is no way around the interval. */
  userId?: string
  /** Further addresses that are mailed for the same request. */
  alsoTo?: readonly string[]
}

/**
 * Refuses what comes too soon after the last for an address, or too often from one network, whether or not anybody has the address.
 * What all together may send is only looked at: it is counted where something is really sent, so that nobody uses it up by asking
 * for mails to nowhere.
 *
 * @throws {AuthError} 429
 */
export async function holdInterval(context: AuthContext, request: FastifyRequest, wanted: Wanted): Promise<void> {
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
