import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { writeNotice } from '../mails/letters.ts'
import { audit } from '../people/audit.ts'
import { factorsOf } from '../people/factors.ts'
import { countRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from '../people/recovery-codes.ts'
import { lockUser } from '../people/user-rows.ts'
import { advancePast } from '../tokens/refresh-session.ts'
import { answerSession, endSessions, noteMethod, type Session, type SessionAnswer } from '../tokens/sessions.ts'
import { AuthError } from '../wire/auth-error.ts'
import { requireCaller, type Caller } from '../wire/bearer.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody } from '../wire/read-input.ts'

const PATH = '/factors/recovery-codes'
const TYPE = 'recovery_code'
/** The maximum length of a typed code, including any spaces and hyphens that a user adds. */
const MAX_CHARACTERS = 100
const CodeFields = z.object({ code: z.string().max(MAX_CHARACTERS).default('') })

/** Serves recovery codes for users who lost their second factor. The auth client marks these calls as experimental. */
export function serveRecoveryCodes(app: FastifyInstance, context: AuthContext): void {
  app.get(PATH, async (request) => {
    const { user } = await requireCaller(context, request)
    const made = await countRecoveryCodes(context, user.id)
    if (made === undefined) throw noCodes()
    return { id: made.setId, type: TYPE, total: made.total, remaining: made.remaining }
  })
  app.post(PATH, async (request) => {
    const caller = await requireCaller(context, request)
    await context.limits.take('factor', limitKeyOf(request))
    return make(context, caller, request, (present) => {
      if (present === undefined) return undefined
      const message = 'You already have recovery codes. Replace them instead.'
      throw new AuthError(422, 'mfa_verified_factor_exists', message)
    })
  })
  app.post(`${PATH}/regenerate`, async (request) => {
    const caller = await requireCaller(context, request)
    await context.limits.take('factor', limitKeyOf(request))
    return make(context, caller, request, (present) => {
      if (present === undefined) throw noCodes()
      return present.setId
    })
  })
  app.post(`${PATH}/verify`, async (request) => {
    const caller = await requireCaller(context, request)
    await context.limits.take('factor', limitKeyOf(request))
    return use(context, caller, readBody(request, CodeFields).code, request)
  })
}

/**
 * Creates recovery codes.
 *
 * @param placeOf Returns the id of the set to replace, given the current set. Throws if replacing is not allowed.
 */
async function make(
  context: AuthContext,
  { user, aal }: Caller,
  request: FastifyRequest,
  placeOf: (present: Awaited<ReturnType<typeof countRecoveryCodes>>) => string | undefined,
): Promise<object> {
  const { setId, codes } = await inTransaction(context, async (context) => {
    await lockUser(context.db, { id: user.id })
    const isProtected = (await factorsOf(context, user.id)).some(({ status }) => status === 'verified')
    if (!isProtected) {
      const message = 'Recovery codes cannot be the only second factor'
      throw new AuthError(422, 'mfa_recovery_codes_sole_factor', message)
    }
    if (aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', 'AAL2 required to make recovery codes')
    const made = await makeRecoveryCodes(context, user.id, placeOf(await countRecoveryCodes(context, user.id)))
    await audit(context, user.id, 'recovery_codes_made', request)
    return made
  })
  return { id: setId, type: TYPE, total: codes.length, codes }
}

/**
 * Raises the session to aal2 with a recovery code instead of a factor. All earlier tokens of the session become
 * invalid.
 */
async function use(
  context: AuthContext,
  { user, session }: Caller,
  code: string,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  const { limits, outgoing } = context
  const retryAfterSeconds = await limits.count('recoveryCode', user.id)
  if (retryAfterSeconds > 0) {
    const message = 'Too many wrong recovery codes. Try again in 15 minutes.'
    throw new AuthError(429, 'mfa_recovery_codes_locked', message, { retryAfterSeconds })
  }
  const raised = await inTransaction(context, async (context): Promise<Session> => {
    // Two concurrent calls may each remove the last factor together with the codes. The lock serializes the calls.
    await lockUser(context.db, { id: user.id })
    const setId = await spendRecoveryCode(context, user.id, code)
    if (setId === undefined) throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
    const raised = await advancePast(context, session, setId)
    await noteMethod(context.db, session.id, 'mfa/recovery_code', context.clock())
    await endSessions(context, user.id, { but: session.id, aal: 'aal1' })
    await audit(context, user.id, 'recovery_code_used', request)
    return raised
  })
  const { email } = user
  const left = (await countRecoveryCodes(context, user.id))?.remaining ?? 0
  if (email !== null) {
    const values = { left: leftInWords(left) }
    outgoing.later(() => outgoing.mail(writeNotice(context, email, 'recovery_code_used', values)))
  }
  return answerSession(context, raised)
}

function leftInWords(left: number): string {
  if (left === 0) return 'That was the last one.'
  return left === 1 ? 'One is left.' : `${left} are left.`
}

function noCodes(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'There are no recovery codes')
}
