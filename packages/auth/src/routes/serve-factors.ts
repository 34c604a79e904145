import { randomInt, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import { z } from 'zod'
import { authMfaChallenges, authMfaFactors } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { holdInterval } from '../mails/hold-interval.ts'
import { sendText } from '../mails/send-text.ts'
import { dropUntriedFactors, factorsOf, findFactor, requireRaised } from '../people/factors.ts'
import { removeFactor } from '../people/remove-factor.ts'
import { lockUser } from '../people/user-rows.ts'
import type { Factor } from '../people/user-view.ts'
import { readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { requireCaller, type Caller } from '../wire/bearer.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody, readId } from '../wire/read-input.ts'
import { CHALLENGE_SECONDS, TOTP_SECRET, verifyFactor } from './verify-factor.ts'

const MAX_FACTORS = 10
const SECRET_BYTES = 20
const Enrolment = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().max(100).default(''),
  issuer: z.string().max(100).default(''),
  phone: z.string().default(''),
})
type Enrolment = z.output<typeof Enrolment>

export function serveFactors(app: FastifyInstance, context: AuthContext): void {
  app.post('/factors', async (request) => {
    const caller = await requireCaller(context, request)
    await context.limits.take('factor', limitKeyOf(request))
    if (caller.user.isAnonymous) {
      throw new AuthError(403, 'no_authorization', 'Anonymous users can not have a second factor')
    }
    return enrol(context, caller, readBody(request, Enrolment))
  })
  app.post('/factors/:id/challenge', async (request) => {
    const caller = await requireCaller(context, request)
    await context.limits.take('challenge', limitKeyOf(request))
    const factor = await findFactor(context, caller.user.id, readId(request, 'id'))
    requireRaised(factor, caller.hasVerifiedFactor, caller.aal)
    return challenge(context, caller, factor, request)
  })
  app.post('/factors/:id/verify', async (request) => {
    const caller = await requireCaller(context, request)
    await context.limits.take('factor', limitKeyOf(request))
    return verifyFactor(context, caller, await findFactor(context, caller.user.id, readId(request, 'id')), request)
  })
  app.delete('/factors/:id', async (request) => {
    const caller = await requireCaller(context, request)
    const factor = await findFactor(context, caller.user.id, readId(request, 'id'))
    if (factor.status === 'verified' && caller.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await removeFactor(context, factor, request)
    return { id: factor.id }
  })
}

async function enrol(context: AuthContext, { user, aal }: Caller, body: Enrolment): Promise<object> {
  const { factor_type: type, friendly_name: name } = body
  if (type !== 'totp' && type !== 'phone') throw invalid('factor_type needs to be totp or phone')
  if (type === 'phone' && context.outgoing.text === undefined) {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  }
  const phone = type === 'phone' ? readPhone(body.phone) : null
  const secret = new Secret({ size: SECRET_BYTES })
  const factor = await inTransaction(context, async (context) => {
    await lockUser(context.db, { id: user.id })
    await dropUntriedFactors(context, user.id)
    const factors = await factorsOf(context, user.id)
    if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    if (factors.length >= MAX_FACTORS) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of factors reached, unenroll to continue',
      )
    }
    if (name !== '' && factors.some(({ friendlyName }) => friendlyName === name)) {
      const message = `A factor with the friendly name "${name}" for this user already exists`
      throw new AuthError(422, 'mfa_factor_name_conflict', message)
    }
    if (phone !== null) await makeRoomForPhone(context, factors, phone)
    const now = context.clock()
    const sealedSecret = type === 'totp' ? context.sealing.seal(TOTP_SECRET, secret.base32) : null
    const [added] = await context.db
      .insert(authMfaFactors)
      .values({
        id: randomUUID(),
        userId: user.id,
        friendlyName: name,
        factorType: type,
        sealedSecret,
        phone,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    return added!
  })
  const shown = { id: factor.id, type, friendly_name: name }
  if (phone !== null) return { ...shown, phone }
  const uri = new TOTP({
    issuer: body.issuer || new URL(context.siteUrl).host,
    label: user.email ?? user.phone ?? user.id,
    secret,
  }).toString()
  const picture = await QRCode.toString(uri, { type: 'svg', margin: 1 })
  return { ...shown, totp: { qr_code: picture, secret: secret.base32, uri } }
}

async function makeRoomForPhone({ db }: AuthContext, factors: readonly Factor[], phone: string): Promise<void> {
  const same = factors.filter((factor) => factor.phone === phone)
  if (same.some(({ status }) => status === 'verified')) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll it to continue',
    )
  }
  for (const { id } of same) await db.delete(authMfaFactors).where(eq(authMfaFactors.id, id))
}

async function challenge(
  context: AuthContext,
  { user, session }: Caller,
  factor: Factor,
  request: FastifyRequest,
): Promise<object> {
  const { db, clock, sealing } = context
  const now = clock()
  const id = randomUUID()
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const isText = factor.factorType === 'phone'
  if (isText) await holdInterval(context, request, { purpose: 'factor', to: factor.phone! })
  await db
    .update(authMfaFactors)
    .set({ lastChallengedAt: now })
    .where(and(eq(authMfaFactors.id, factor.id), eq(authMfaFactors.userId, user.id)))
  await db.insert(authMfaChallenges).values({
    id,
    factorId: factor.id,
    sessionId: session.id,
    codeFingerprint: isText ? sealing.fingerprint('auth-factor-code', `${id}\0${code}`) : null,
    createdAt: now,
  })
  if (isText) await sendText(context, factor.phone!, code)
  const expiresAt = Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS
  return { id, type: factor.factorType, expires_at: expiresAt }
}
