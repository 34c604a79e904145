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
  /** The lower of what the token and what the session says: neither may lift the other. */
  aal: 'aal1' | 'aal2'
  hasVerifiedFactor: boolean
  /** Unix seconds. */
  expiresAt: number
  /** Unix milliseconds: then the token, or an unrefreshed session, is past its time. */
  goodUntil: number
}

const Claims = z.object({ sub: z.guid(), session_id: z.guid(), exp: z.number(), aal: z.enum(['aal1', 'aal2']) })

/** Whose live session the request brings. @throws {AuthError} 401 without a token, 403 for one that is no good any more. */
export async function requireCaller(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const token = bearerOf(request)
  await context.limits.take('bearer', limitKeyOf(request))
  return findCaller(context, token)
}

/** Who may add ways to sign in, or take them away: with a second factor only a session that it has raised. */
export async function requireLinker(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(context, request)
  if (!context.switches.manualLinking) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  if (!caller.hasVerifiedFactor || caller.aal === 'aal2') return caller
  throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required to link or unlink an identity.')
}

/** One query: whether the token is genuine is computed, whether it still counts is looked up. */
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
  const goodUntil = Math.min(exp * 1000, lastMomentOf(switches, session))
  return { user, session, aal: isRaised ? 'aal2' : 'aal1', hasVerifiedFactor: isProtected, expiresAt: exp, goodUntil }
}

/** Which of these sessions are no good any more, whatever token they are shown with. */
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

/** Lets through who brings an admin key, or a token of an admin's role signed with a configured key. */
export async function requireAdmin({ keys, switches }: AuthContext, request: FastifyRequest): Promise<void> {
  const token = bearerOf(request)
  if (switches.adminKeys.some((key) => isSameSecret(key, token))) return
  const payload = await keys.verify(token, {})
  // A session's token never is an admin's, whatever role its user was given.
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
