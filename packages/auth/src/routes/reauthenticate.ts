import type { FastifyInstance } from 'fastify'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { holdInterval } from '../mails/hold-interval.ts'
import { sendToken } from '../mails/send-token.ts'
import { sendText } from '../mails/send-text.ts'
import { changeUser } from '../people/user-rows.ts'
import { findByCode, makeToken, useToken } from '../tokens/one-time-tokens.ts'
import { AuthError } from '../wire/auth-error.ts'
import { requireCaller, type Caller } from '../wire/bearer.ts'
import { limitKeyOf } from '../wire/limits.ts'

/** Serves the call that sends a code by mail or SMS before a change that requires one. */
export function serveReauthenticate(app: FastifyInstance, context: AuthContext): void {
  app.get('/reauthenticate', async (request) => {
    const { user } = await requireCaller(context, request)
    await context.limits.take('reauthenticate', limitKeyOf(request))
    const { email, phone } = user
    const address = email ?? phone
    if (address === null) {
      const message = 'Reauthentication requires the user to have an email or a phone number'
      throw new AuthError(422, 'validation_failed', message)
    }
    await holdInterval(context, request, { purpose: 'reauthenticate', to: address })
    if (email !== null) {
      const mail = { user, kind: 'reauthentication', to: email, redirectTo: context.siteUrl } as const
      context.outgoing.later(() => sendToken(context, mail))
      return {}
    }
    const { code } = await inTransaction(context, async (context) => {
      await changeUser(context, user.id, { reauthenticationSentAt: context.clock() })
      return makeToken(context, { userId: user.id, kind: 'reauthentication', relatesTo: address })
    })
    await sendText(context, address, code)
    return {}
  })
}

type Reauthentication = { current_password?: string | undefined; nonce?: string | undefined }

/** Checks by the old password or a code that the current user is the one who signed in. */
export async function checkReauthentication(
  context: AuthContext,
  { user, session }: Pick<Caller, 'user' | 'session'>,
  { current_password: current, nonce }: Reauthentication,
): Promise<void> {
  if (current !== undefined && current !== '') {
    const { limits, passwords } = context
    const retryAfterSeconds = await limits.look('passwordFailures', user.id)
    if (retryAfterSeconds > 0) {
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
    }
    if (await passwords.matches(current, user.passwordHash)) return
    await limits.count('passwordFailures', user.id)
    throw new AuthError(400, 'current_password_invalid', 'Current password is not valid')
  }
  if (nonce !== undefined && nonce !== '') {
    const relatesTo = user.email ?? user.phone ?? ''
    const kinds = ['reauthentication'] as const
    const token = await findByCode(context, { userId: user.id, kinds, relatesTo, code: nonce })
    if (token !== undefined && (await useToken(context, token))) return
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  const { reauthenticateAfterSeconds } = context.switches
  const ageSeconds = (context.clock().getTime() - session.createdAt.getTime()) / 1000
  if (ageSeconds <= (reauthenticateAfterSeconds ?? Infinity)) return
  throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
}
