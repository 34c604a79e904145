import type { FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { authUsers } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { holdInterval } from '../mails/hold-interval.ts'
import { redirectOf, sendToken } from '../mails/send-token.ts'
import { sendText, textCodeToNew } from '../mails/send-text.ts'
import { findUser } from '../people/user-rows.ts'
import type { User } from '../people/user-view.ts'
import { ChallengeFields, readChallenge, type Challenge } from '../tokens/flow-states.ts'
import { makeToken, pendingSignUps, type OneTimeToken } from '../tokens/one-time-tokens.ts'
import { readEmail, readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { readBody } from '../wire/read-input.ts'

const Resend = z.object({
  type: z.string().default(''),
  email: z.string().optional(),
  phone: z.string().optional(),
  ...ChallengeFields,
})

/** Sends the confirmation of a sign-up or an address change again. The response is the same for every address. */
export async function resend(context: AuthContext, request: FastifyRequest): Promise<object> {
  const body = readBody(request, Resend)
  const challenge = readChallenge(body)
  const { type } = body
  if (type === 'signup' || type === 'email_change') {
    if (!body.email) throw invalid('Type provided requires an email address')
    if (!context.switches.email) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
    const email = readEmail(body.email)
    const redirectTo = redirectOf(context, request)
    // Uses the same interval as the first request, so that a repeated request does not bypass it.
    await holdInterval(context, request, { purpose: type, to: email })
    context.outgoing.later(async () => {
      const user = await findUser(context.db, { email })
      if (user === undefined) return
      if (type === 'signup') await resendSignUp(context, user, { redirectTo, challenge })
      else await resendEmailChange(context, user, { redirectTo, challenge })
    })
    return {}
  }
  if (type !== 'sms' && type !== 'phone_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (!body.phone) throw invalid('Type provided requires a phone number')
  if (!context.hasPhone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const phone = readPhone(body.phone)
  await holdInterval(context, request, { purpose: type === 'sms' ? 'signup' : type, to: phone })
  context.outgoing.later(() => (type === 'sms' ? resendText(context, phone) : resendPhoneChange(context, phone)))
  return {}
}

type Target = { redirectTo: string; challenge: Challenge }

async function resendSignUp(context: AuthContext, user: User, target: Target): Promise<void> {
  if (user.emailConfirmedAt !== null) return
  const pending = soleSignUp(await pendingSignUps(context, user.id))
  await sendToken(context, { user, kind: 'confirmation', to: user.email!, ...target, ...pending })
}

async function resendText(context: AuthContext, phone: string): Promise<void> {
  const user = await findUser(context.db, { phone })
  if (user === undefined || user.phoneConfirmedAt !== null) return
  const pending = soleSignUp(await pendingSignUps(context, user.id))
  const token = { userId: user.id, kind: 'phone_confirmation', relatesTo: phone, ...pending } as const
  await sendText(context, phone, (await makeToken(context, token)).code)
}

/**
 * Returns the pending data if all of it has the same password. If several people signed up with one address, the new
 * mail cannot know whose password it confirms, so it confirms none.
 */
function soleSignUp(pending: readonly OneTimeToken[]): Pick<OneTimeToken, 'pendingPasswordHash' | 'pendingMetadata'> {
  const hashes = new Set(pending.map(({ pendingPasswordHash }) => pendingPasswordHash))
  if (hashes.size !== 1) return { pendingPasswordHash: null, pendingMetadata: null }
  return { pendingPasswordHash: pending[0]!.pendingPasswordHash, pendingMetadata: pending[0]!.pendingMetadata }
}

async function resendEmailChange(context: AuthContext, user: User, target: Target): Promise<void> {
  if (user.newEmail === null) return
  if (user.emailChangeAgreed !== 'new') {
    await sendToken(context, { user, kind: 'email_change_new', to: user.newEmail, ...target })
  }
  if (context.switches.secureEmailChange && user.email !== null && user.emailChangeAgreed !== 'current') {
    await sendToken(context, { user, kind: 'email_change_current', to: user.email, ...target })
  }
}

async function resendPhoneChange(context: AuthContext, phone: string): Promise<void> {
  const [user] = await context.db.select().from(authUsers).where(eq(authUsers.newPhone, phone))
  if (user === undefined) return
  const { code } = await makeToken(context, { userId: user.id, kind: 'phone_change', relatesTo: phone })
  await textCodeToNew(context, user.id, phone, code)
}
