import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { authFlowStates, authMfaChallenges, authMfaFactors } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { audit } from '../people/audit.ts'
import { countTry, factorsOf, requireRaised } from '../people/factors.ts'
import { lockUser } from '../people/user-rows.ts'
import type { Factor } from '../people/user-view.ts'
import { clearTokens } from '../tokens/one-time-tokens.ts'
import { advancePast } from '../tokens/refresh-session.ts'
import { answerSession, endSessions, noteMethod, type SessionAnswer } from '../tokens/sessions.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import type { Caller } from '../wire/bearer.ts'
import { isSameSecret } from '../wire/is-same-secret.ts'
import { readBody } from '../wire/read-input.ts'

export const TOTP_SECRET = 'auth-totp-secret'
export const CHALLENGE_SECONDS = 300
/** The number of attempts for one challenge. The factor has the same limit over all its challenges. */
const MAX_TRIES = 5
/** The user's clock may differ by this many time steps. */
const WINDOW_STEPS = 1

const CodeFields = z.object({ challenge_id: z.string().default(''), code: z.string().default('') })
type Challenge = typeof authMfaChallenges.$inferSelect

/** Checks a code and raises the session to aal2. All earlier tokens of the session become invalid. */
export async function verifyFactor(
  context: AuthContext,
  { session, aal, hasVerifiedFactor }: Caller,
  factor: Factor,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  requireRaised(factor, hasVerifiedFactor, aal)
  const { challenge_id: challengeId, code } = readBody(request, CodeFields)
  if (!z.guid().safeParse(challengeId).success) throw invalid('challenge_id must be the id of a challenge')
  const challenge = await takeTry(context, factor, session.id, challengeId)
  await countTry(context, factor.id)
  const step = stepOf(context, factor, challenge, code)
  if (step === undefined) throw wrong(factor)
  const raised = await inTransaction(context, async (context) => {
    const { db, clock } = context
    // Two concurrent calls may each verify a first factor. The second call waits here and then finds the first call's
    // factor.
    await lockUser(db, { id: factor.userId })
    const isGuarded = (await factorsOf(context, factor.userId)).some(({ status }) => status === 'verified')
    requireRaised(factor, isGuarded, aal)
    await spend(context, factor, challenge, step)
    if (factor.status === 'unverified') await forgetBeginnings(context, factor)
    const raised = await advancePast(context, session, factor.id)
    await noteMethod(db, session.id, factor.factorType === 'totp' ? 'totp' : 'mfa/phone', clock())
    await endSessions(context, factor.userId, { but: session.id, aal: 'aal1' })
    await audit(context, factor.userId, 'factor_verified', request)
    return raised
  })
  return answerSession(context, raised)
}

/**
 * Drops all sign-ins and changes that started before this factor was verified. They have to be started again with the
 * factor.
 */
async function forgetBeginnings(context: AuthContext, { id, userId }: Factor): Promise<void> {
  const { db } = context
  const isUnverified = and(eq(authMfaFactors.userId, userId), eq(authMfaFactors.status, 'unverified'))
  await db.delete(authMfaFactors).where(and(isUnverified, ne(authMfaFactors.id, id)))
  await db.delete(authFlowStates).where(eq(authFlowStates.linkingTargetId, userId))
  await clearTokens(context, userId)
}

/** Counts an attempt. Returns the challenge if this session requested it and attempts are left. */
async function takeTry(
  { db, clock }: AuthContext,
  factor: Factor,
  sessionId: string,
  challengeId: string,
): Promise<Challenge> {
  const isIt = and(eq(authMfaChallenges.id, challengeId), eq(authMfaChallenges.factorId, factor.id))
  const [challenge] = await db.select().from(authMfaChallenges).where(isIt)
  if (challenge === undefined || challenge.sessionId !== sessionId) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (challenge.verifiedAt !== null) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
  }
  if (clock().getTime() - challenge.createdAt.getTime() > CHALLENGE_SECONDS * 1000) throw expired(challengeId)
  const counted = await db
    .update(authMfaChallenges)
    .set({ attempts: sql`${authMfaChallenges.attempts} + 1` })
    .where(and(isIt, lt(authMfaChallenges.attempts, MAX_TRIES)))
    .returning()
  if (counted.length === 0) throw expired(challengeId)
  return challenge
}

/** Returns the time step of a code, or 0 for an SMS code. Returns undefined if the code is wrong. */
function stepOf(
  { sealing, clock }: AuthContext,
  factor: Factor,
  challenge: Challenge,
  code: string,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  if (factor.factorType === 'phone') {
    const shown = sealing.fingerprint('auth-factor-code', `${challenge.id}\0${code}`)
    return isSameSecret(shown, challenge.codeFingerprint ?? '') ? 0 : undefined
  }
  const secret = Secret.fromBase32(sealing.open(TOTP_SECRET, factor.sealedSecret!))
  const totp = new TOTP({ secret })
  const timestamp = clock().getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/**
 * Uses up the challenge and the time step, each of which is valid once. If two concurrent calls use the same code, one
 * of them fails.
 */
async function spend({ db, clock }: AuthContext, factor: Factor, challenge: Challenge, step: number): Promise<void> {
  const now = clock()
  const isNewer = or(isNull(authMfaFactors.lastStep), lt(authMfaFactors.lastStep, step))
  const isIt = eq(authMfaFactors.id, factor.id)
  const taken = await db
    .update(authMfaFactors)
    .set({
      status: 'verified',
      failedAttempts: 0,
      lockedUntil: null,
      updatedAt: now,
      ...(factor.factorType === 'totp' ? { lastStep: step } : {}),
    })
    .where(factor.factorType === 'totp' ? and(isIt, isNewer) : isIt)
    .returning({ id: authMfaFactors.id })
  const used = await db
    .update(authMfaChallenges)
    .set({ verifiedAt: now })
    .where(and(eq(authMfaChallenges.id, challenge.id), isNull(authMfaChallenges.verifiedAt)))
    .returning({ id: authMfaChallenges.id })
  if (taken.length === 0 || used.length === 0) throw wrong(factor)
}

function wrong({ factorType }: Factor): AuthError {
  const message = factorType === 'totp' ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered'
  return new AuthError(422, 'mfa_verification_failed', message)
}

function expired(challengeId: string): AuthError {
  const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
  return new AuthError(422, 'mfa_challenge_expired', message)
}
