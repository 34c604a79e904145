import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authMfaFactors, authSessions, authUsers } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { isBanned } from '../people/user-rows.ts'
import type { User } from '../people/user-view.ts'
import { isExpired, lastMomentOf } from '../tokens/refresh-session.ts'
import type { Session } from '../tokens/sessions.ts'
import { badToken } from '../tokens/signing-keys.ts'
import { AuthError } from './auth-error.ts'
import { isSameSecret } from './is-same-secret.ts'
import { limitKeyOf } from './limits.ts'

const AUDIENCE = 'authenticated'
const BEARER = /^Bearer (.+)$/i
const ADMIN_ROLES = ['service_role', 'supabase_admin']

export type Caller = {
  user: User
  session: Session
  /** The lower of the token's and the session's level, because neither of them may raise the other. */
  aal: 'aal1' | 'aal2'
  hasVerifiedFactor: boolean
  /** The time in Unix seconds when the token expires. */
  expiresAt: number
  /** The time in Unix milliseconds when the token expires, or the session if it is not refreshed and ends earlier. */
  validUntil: number
}

const Claims = z.object({ sub: z.guid(), session_id: z.guid(), exp: z.number(), aal: z.enum(['aal1', 'aal2']) })

/**
 * Returns the live session of the request.
 *
 * @throws {AuthError} 401 without a token, 403 for an invalid token.
 */
export async function requireCaller(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request)
  await context.limits.take('bearer', limitKeyOf(request))
  return findCaller(context, token)
}

/**
 * Requires a caller who may add or remove sign-in methods. If the user has a second factor, the session must have been
 * raised with it.
 */
export async function requireLinker(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(context, request)
  if (!context.switches.manualLinking) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  if (!caller.hasVerifiedFactor || caller.aal === 'aal2') return caller
  throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required to link or unlink an identity.')
}

/** Verifies the token's signature without a query, then checks the session and the user with one query. */
export async function findCaller(context: AuthContext, token: string): Promise<Caller> {
  const { db, keys, baseUrl, clock, switches } = context
  const payload = await keys.verify(token, { issuer: baseUrl, audience: AUDIENCE })
  const claims = Claims.safeParse(payload)
  if (!claims.success) throw badToken('a claim is missing')
  const { sub, session_id: sessionId, exp, aal } = claims.data
  const [found] = await db
    .select({ user: authUsers, session: authSessions, hasVerifiedFactor: hasVerifiedFactor() })
    .from(authUsers)
    .leftJoin(authSessions, and(eq(authSessions.userId, authUsers.id), eq(authSessions.id, sessionId)))
    .where(eq(authUsers.id, sub))
  if (found === undefined || found.user.deletedAt !== null) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const { user, session, hasVerifiedFactor: isProtected } = found
  if (session === null) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (isBanned(user, clock())) throw new AuthError(403, 'user_banned', 'User is banned')
  if (isExpired(switches, session, clock())) throw new AuthError(403, 'session_expired', 'Session has expired')
  const isRaised = aal === 'aal2' && session.aal === 'aal2'
  const validUntil = Math.min(exp * 1000, lastMomentOf(switches, session))
  return { user, session, aal: isRaised ? 'aal2' : 'aal1', hasVerifiedFactor: isProtected, expiresAt: exp, validUntil }
}

/** Returns the given sessions that have ended. */
export async function findRefusedSessions(
  { db, switches, clock }: AuthContext,
  sessionIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ user: authUsers, session: authSessions, hasVerifiedFactor: hasVerifiedFactor() })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(inArray(authSessions.id, [...sessionIds]))
  const isGood = ({ user, session, hasVerifiedFactor: isProtected }: (typeof rows)[number]): boolean =>
    user.deletedAt === null &&
    !isBanned(user, clock()) &&
    !isExpired(switches, session, clock()) &&
    (!isProtected || session.aal === 'aal2')
  const good = new Set(rows.filter(isGood).map(({ session }) => session.id))
  return sessionIds.filter((id) => !good.has(id))
}

/** Accepts a caller with an admin key, or with a token for an admin role that a configured key signed. */
export async function requireAdmin({ keys, switches }: AuthContext, request: FastifyRequest): Promise<void> {
  const token = bearerOf(request)
  if (switches.adminKeys.some((key) => isSameSecret(key, token))) return
  const payload = await keys.verify(token, {})
  // A session's token never grants admin rights, regardless of the user's role.
  const isAdmin = ADMIN_ROLES.includes(String(payload['role'])) && payload['session_id'] === undefined
  if (!switches.serviceRoleTokens || !isAdmin) throw new AuthError(403, 'not_admin', 'User not allowed')
}

function hasVerifiedFactor() {
  const { userId, status } = authMfaFactors
  return sql<boolean>`exists (select 1 from ${authMfaFactors} where ${userId} = ${authUsers.id} and ${status} = 'verified')`
}

function bearerOf(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined) return token
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}
