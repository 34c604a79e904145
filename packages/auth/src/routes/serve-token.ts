import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { audit } from '../people/audit.ts'
import { findUser, isBanned } from '../people/user-rows.ts'
import type { User } from '../people/user-view.ts'
import { signInByIdToken } from '../providers/sign-in-by-id-token.ts'
import { methodOf, noFlow, PROVIDER_SECRETS, redeemCode } from '../tokens/flow-states.ts'
import { pendingSignUps } from '../tokens/one-time-tokens.ts'
import { refreshSession } from '../tokens/refresh-session.ts'
import { answerSession, beginSession, type SessionAnswer } from '../tokens/sessions.ts'
import { readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { countFailure, secondsUntilTry } from '../wire/failures.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody, readQuery } from '../wire/read-input.ts'

const GrantType = z.object({ grant_type: z.string().optional() })
const ByPassword = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
})
const ByRefresh = z.object({ refresh_token: z.string().default('') })
const ByCode = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<SessionAnswer>

const GRANTS: Readonly<Record<string, Grant>> = {
  password: signInByPassword,
  refresh_token: (context, request) => refreshSession(context, readBody(request, ByRefresh).refresh_token, request),
  pkce: signInByCode,
  id_token: signInByIdToken,
  web3: () => Promise.reject(new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')),
}

export function serveToken(app: FastifyInstance, context: AuthContext): void {
  app.post('/token', async (request) => {
    const grantType = readQuery(request, GrantType).grant_type ?? readBody(request, GrantType).grant_type
    const grant = grantType !== undefined && Object.hasOwn(GRANTS, grantType) ? GRANTS[grantType] : undefined
    if (grant === undefined) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    // Refreshes are limited per session instead, so that users behind one address cannot sign each other out.
    if (grantType !== 'refresh_token') await context.limits.take('token', limitKeyOf(request))
    return grant(context, request)
  })
}

async function signInByPassword(context: AuthContext, request: FastifyRequest): Promise<SessionAnswer> {
  const { db, passwords, clock } = context
  const { email, phone, password } = readBody(request, ByPassword)
  const address = readSignInAddress(context, { email, phone })
  const key = Object.values(address)[0]!
  const user = await findUser(db, address)
  const retryAfterSeconds = await secondsUntilTry(context, request, 'password', key, user?.id)
  if (retryAfterSeconds > 0) {
    const message = 'Request rate limit reached: too many wrong passwords'
    throw new AuthError(429, 'over_request_rate_limit', message, { retryAfterSeconds })
  }
  const isConfirmed = user !== undefined && (user.emailConfirmedAt ?? user.phoneConfirmedAt) !== null
  const passwordHash = user === undefined || isConfirmed ? user?.passwordHash : await pendingHash(context, user)
  if (!(await passwords.matches(password, passwordHash ?? null))) {
    await countFailure(context, request, 'password', key)
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (user === undefined || !isConfirmed) {
    const what = 'email' in address ? 'email' : 'phone'
    throw new AuthError(400, `${what}_not_confirmed`, `${what === 'email' ? 'Email' : 'Phone'} not confirmed`)
  }
  if (isBanned(user, clock())) throw new AuthError(400, 'user_banned', 'User is banned')
  const session = await inTransaction(context, async (context) => {
    await audit(context, user.id, 'signed_in', request)
    return beginSession(context, user, 'password', request)
  })
  const answer = await answerSession(context, session)
  const weakness = passwords.weaknessOf(password)
  return weakness === undefined ? answer : { ...answer, weak_password: weakness }
}

function readSignInAddress(
  { switches, hasPhone }: AuthContext,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): { email: string } | { phone: string } {
  if (email && phone) throw invalid('Only an email address or phone number should be provided on login.')
  if (email) {
    if (!switches.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    // A malformed address is not reported as such, because a sign-in only reveals that it failed.
    return { email: email.toLowerCase() }
  }
  if (!phone) throw invalid('missing email or phone')
  if (!hasPhone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  return { phone: readPhone(phone) }
}

/**
 * Returns the password hash of the newest unconfirmed sign-up, so that its user can be asked to confirm the address.
 */
async function pendingHash(context: AuthContext, user: User): Promise<string | null> {
  const [newest] = await pendingSignUps(context, user.id)
  return newest?.pendingPasswordHash ?? user.passwordHash
}

async function signInByCode(context: AuthContext, request: FastifyRequest): Promise<SessionAnswer> {
  const { db, clock, sealing } = context
  const { auth_code: code, code_verifier: verifier } = readBody(request, ByCode)
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const flow = await redeemCode(context, code, verifier)
  const user = await findUser(db, { id: flow.userId })
  if (user === undefined) throw noFlow()
  if (isBanned(user, clock())) throw new AuthError(403, 'user_banned', 'User is banned')
  const session = await inTransaction(context, async (context) => {
    await audit(context, user.id, 'signed_in', request)
    return beginSession(context, user, methodOf(flow), request)
  })
  const answer = await answerSession(context, session)
  if (flow.sealedProviderSecrets === null) return answer
  return { ...answer, ...(JSON.parse(sealing.open(PROVIDER_SECRETS, flow.sealedProviderSecrets)) as object) }
}
