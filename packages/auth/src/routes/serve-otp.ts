import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { holdInterval } from '../mails/hold-interval.ts'
import { redirectOf, sendToken } from '../mails/send-token.ts'
import { sendText } from '../mails/send-text.ts'
import { checkMetadata } from '../people/new-user.ts'
import { changeUser, findUser } from '../people/user-rows.ts'
import { ChallengeFields, readChallenge } from '../tokens/flow-states.ts'
import { makeToken } from '../tokens/one-time-tokens.ts'
import { readEmail, readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody } from '../wire/read-input.ts'
import { resend } from './resend.ts'
import { sendConfirmation } from './serve-signup.ts'

const Otp = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  data: z.record(z.string(), z.unknown()).default({}),
  create_user: z.boolean().default(true),
  channel: z.string().optional(),
  ...ChallengeFields,
})
const Recover = z.object({ email: z.string().default(''), ...ChallengeFields })

/** Serves the calls that send a mail or SMS to an address. The response is the same for every address. */
export function serveOtp(app: FastifyInstance, context: AuthContext): void {
  app.post('/otp', async (request) => {
    await context.limits.take('otp', limitKeyOf(request))
    return sendCode(context, request, readBody(request, Otp))
  })
  // Older clients send sign-in requests to this path.
  app.post('/magiclink', async (request) => {
    await context.limits.take('otp', limitKeyOf(request))
    return sendCode(context, request, readBody(request, Otp))
  })
  app.post('/recover', async (request) => {
    await context.limits.take('recover', limitKeyOf(request))
    const body = readBody(request, Recover)
    if (body.email === '') throw invalid('Password recovery requires an email')
    const to = readEmail(body.email)
    const challenge = readChallenge(body)
    const redirectTo = redirectOf(context, request)
    await holdInterval(context, request, { purpose: 'recover', to })
    context.outgoing.later(async () => {
      const user = await findUser(context.db, { email: to })
      if (user !== undefined) await sendToken(context, { user, kind: 'recovery', to, redirectTo, challenge })
    })
    return {}
  })
  app.post('/resend', async (request) => {
    await context.limits.take('resend', limitKeyOf(request))
    return resend(context, request)
  })
}

async function sendCode(context: AuthContext, request: FastifyRequest, body: z.output<typeof Otp>): Promise<object> {
  const { switches, hasPhone } = context
  const challenge = readChallenge(body)
  const metadata = checkMetadata(body.data)
  const account = { passwordHash: null, metadata, challenge }
  if (body.email) {
    if (body.channel) throw invalid('Channel should only be specified with Phone OTP')
    if (!switches.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    const email = readEmail(body.email)
    const mayAdd = body.create_user && switches.signUp
    await refuseUnknown(context, { email }, body.create_user)
    const redirectTo = redirectOf(context, request)
    await holdInterval(context, request, { purpose: 'otp', to: email })
    context.outgoing.later(async () => {
      const user = await findUser(context.db, { email })
      if (user?.emailConfirmedAt)
        await sendToken(context, { user, kind: 'magiclink', to: email, redirectTo, challenge })
      else if (user !== undefined || mayAdd)
        await sendConfirmation(context, { address: { email }, ...account }, request)
    })
    return {}
  }
  if (!body.phone) throw invalid('One of email or phone must be set')
  if (!hasPhone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const phone = readPhone(body.phone)
  await refuseUnknown(context, { phone }, body.create_user)
  if (!switches.signUp && (await findUser(context.db, { phone })) === undefined) return {}
  await holdInterval(context, request, { purpose: 'otp', to: phone })
  return textCode(context, phone, account, request)
}

/** Rejects an address that has no account, as GoTrue does. A switch can turn this off. */
async function refuseUnknown(
  { db, switches }: AuthContext,
  address: { email: string } | { phone: string },
  mayCreate: boolean,
): Promise<void> {
  if (!switches.reportUnknownAddresses || (mayCreate && switches.signUp)) return
  if ((await findUser(db, address)) !== undefined) return
  if (!mayCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

async function textCode(
  context: AuthContext,
  phone: string,
  account: { passwordHash: null; metadata: Record<string, unknown>; challenge: ReturnType<typeof readChallenge> },
  request: FastifyRequest,
): Promise<object> {
  const user = await findUser(context.db, { phone })
  if (user === undefined) {
    await sendConfirmation(context, { address: { phone }, ...account }, request)
    return {}
  }
  const { code } = await inTransaction(context, async (context) => {
    await changeUser(context, user.id, { confirmationSentAt: context.clock() })
    return makeToken(context, { userId: user.id, kind: 'phone_confirmation', relatesTo: phone })
  })
  await sendText(context, phone, code)
  return {}
}
