import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import type { User } from '../people/user-view.ts'
import { AuthError } from '../wire/auth-error.ts'
import { holdInterval } from './hold-interval.ts'
import { redirectOf, sendToken } from './send-token.ts'

/** Mails a confirmation to a user whose provider does not vouch for the address. Returns the error for the response. */
export async function sendConfirmationMail(
  context: AuthContext,
  user: User,
  request: FastifyRequest,
): Promise<AuthError> {
  const to = user.email!
  const redirectTo = redirectOf(context, request)
  await holdInterval(context, request, { purpose: 'signup', to })
  const mail = { user, kind: 'confirmation', to, redirectTo } as const
  context.outgoing.later(() => sendToken(context, mail))
  const message = 'Unverified email with google. A confirmation email has been sent to your google email'
  return new AuthError(422, 'provider_email_needs_verification', message)
}
