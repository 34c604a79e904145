import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Metadata } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { writeNotice } from '../mails/letters.ts'
import { audit } from '../people/audit.ts'
import { checkMetadata } from '../people/new-user.ts'
import { changeUser } from '../people/user-rows.ts'
import { viewUser } from '../people/user-view.ts'
import { ChallengeFields } from '../tokens/flow-states.ts'
import { clearTokens } from '../tokens/one-time-tokens.ts'
import { endSessions } from '../tokens/sessions.ts'
import { readEmail, readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { requireCaller, type Caller } from '../wire/bearer.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody } from '../wire/read-input.ts'
import { beginEmailChange, beginPhoneChange } from './begin-address-change.ts'
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

/** Applies a change to metadata. A null value removes the member. */
function merge(present: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, value]) => value !== null))
}
