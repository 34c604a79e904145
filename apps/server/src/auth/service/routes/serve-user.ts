import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Metadata } from '#db/schema.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { holdInterval, redirectOf, sendToken } from '../mails/send-token.ts'
import { sendText } from '../mails/send-text.ts'
import { writeNotice } from '../mails/write-mail.ts'
import { audit } from '../people/audit.ts'
import { refuseTaken } from '../people/change-address.ts'
import { confirmPhone } from '../people/claim-account.ts'
import { saveEmailIdentity } from '../people/identities.ts'
import { checkMetadata } from '../people/new-user.ts'
import { changeUser } from '../people/user-rows.ts'
import { viewUser, type User } from '../people/user-view.ts'
import { ChallengeFields, readChallenge } from '../tokens/flow-states.ts'
import { clearTokens, makeToken } from '../tokens/one-time-tokens.ts'
import { endSessions } from '../tokens/sessions.ts'
import { readEmail, readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { requireCaller, type Caller } from '../wire/bearer.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody } from '../wire/read-input.ts'
import { checkReauthentication } from './reauthenticate.ts'

const Change = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  app_metadata: z.unknown().optional(),
  ...ChallengeFields,
})
type Change = z.output<typeof Change>

export function serveUser(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', async (request) => {
    const { user } = await requireCaller(context, request)
    return viewUser(context.db, user.id)
  })
  app.put('/user', async (request) => {
    const caller = await requireCaller(context, request)
    await context.limits.take('user', limitKeyOf(request))
    const body = readBody(request, Change)
    if (body.app_metadata !== undefined) {
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    }
    await changeSelf(context, caller, body, request)
    return viewUser(context.db, caller.user.id)
  })
}

async function changeSelf(context: AuthContext, caller: Caller, body: Change, request: FastifyRequest): Promise<void> {
  const { user } = caller
  const email = body.email ? readEmail(body.email) : undefined
  const phone = body.phone ? readPhone(body.phone) : undefined
  const password = body.password || undefined
  const isSensitive = (email ?? phone ?? password) !== undefined
  if (isSensitive && caller.aal === 'aal1' && caller.hasVerifiedFactor) {
    throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required to update email, phone or password.')
  }
  if (user.isAnonymous && password !== undefined && (email ?? phone) === undefined) {
    throw invalid('Updating password of an anonymous user without an email or phone is not allowed')
  }
  if (body.data !== undefined) {
    await changeUser(context, user.id, { userMetadata: checkMetadata(merge(user.userMetadata, body.data)) })
  }
  if (password !== undefined) await changePassword(context, caller, { ...body, password }, request)
  if (email !== undefined && email !== user.email) await beginEmailChange(context, user, email, body, request)
  if (phone !== undefined && phone !== user.phone) await beginPhoneChange(context, user, phone, request)
}

async function changePassword(
  context: AuthContext,
  { user, session }: Caller,
  body: Change & { password: string },
  request: FastifyRequest,
): Promise<void> {
  const { passwords, outgoing } = context
  passwords.checkNew(body.password)
  await checkReauthentication(context, { user, session }, body)
  if (user.passwordHash !== null && (await passwords.matches(body.password, user.passwordHash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  const passwordHash = await passwords.hash(body.password)
  await inTransaction(context, async (context) => {
    await changeUser(context, user.id, { passwordHash })
    await clearTokens(context, user.id)
    await endSessions(context, user.id, { but: session.id })
    await audit(context, user.id, 'password_changed', request)
  })
  const { email } = user
  if (email !== null) outgoing.later(() => outgoing.mail(writeNotice(context, email, 'password_changed')))
}

/** The new address counts only once it has agreed, and the present one as well. */
async function beginEmailChange(
  context: AuthContext,
  user: User,
  newEmail: string,
  body: Change,
  request: FastifyRequest,
): Promise<void> {
  const { switches, outgoing } = context
  if (!switches.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  await refuseTaken(context, user.id, { email: newEmail })
  const challenge = readChallenge(body)
  const redirectTo = redirectOf(context, request)
  const isAtOnce = switches.emailAutoconfirm && user.isAnonymous
  if (!isAtOnce) await holdInterval(context, 'email_change', user.email ?? newEmail)
  const pending = await inTransaction(context, async (context) => {
    await clearTokens(context, user.id)
    const changed = await changeUser(context, user.id, { newEmail, emailChangeAgreed: null })
    if (isAtOnce) await becomePermanent(context, changed, newEmail)
    return changed
  })
  if (isAtOnce) return
  const mail = { user: pending, redirectTo, challenge }
  outgoing.later(() => sendToken(context, { ...mail, kind: 'email_change_new', to: newEmail }))
  const { email } = user
  if (!switches.secureEmailChange || email === null) return
  outgoing.later(() => sendToken(context, { ...mail, kind: 'email_change_current', to: email }))
}

/** Somebody without a name takes an address, where addresses need no confirmation. */
async function becomePermanent(context: AuthContext, user: User, email: string): Promise<void> {
  const change = { email, newEmail: null, emailConfirmedAt: context.clock(), isAnonymous: false }
  const changed = await changeUser(context, user.id, change)
  await saveEmailIdentity(context, changed)
}

async function beginPhoneChange(
  context: AuthContext,
  user: User,
  newPhone: string,
  request: FastifyRequest,
): Promise<void> {
  if (!context.hasPhone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  await refuseTaken(context, user.id, { phone: newPhone })
  if (context.switches.phoneAutoconfirm) {
    await inTransaction(context, async (context) => {
      const changed = await changeUser(context, user.id, { phone: newPhone, newPhone: null })
      await confirmPhone(context, changed, changed.userMetadata)
      await clearTokens(context, user.id)
      await audit(context, user.id, 'phone_changed', request)
    })
    return
  }
  await holdInterval(context, 'phone_change', newPhone)
  const { code } = await inTransaction(context, async (context) => {
    await clearTokens(context, user.id)
    await changeUser(context, user.id, { newPhone, phoneChangeSentAt: context.clock() })
    return makeToken(context, { userId: user.id, kind: 'phone_change', relatesTo: newPhone })
  })
  await sendText(context, newPhone, code)
}

/** Null takes a member away. */
function merge(present: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, value]) => value !== null))
}
