import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { authAmrClaims, authSessions, authUsers } from '../db/tables.ts'
import { SESSION_CHANGED, SESSION_ENDED } from '../session-ended.ts'
import type { AuthContext } from '../auth-context.ts'
import { viewUser, type User, type UserView } from '../people/user-view.ts'
import { writeRefreshToken } from './refresh-tokens.ts'
import { reportSessions } from './report-sessions.ts'

export type Session = typeof authSessions.$inferSelect

/** How a user proved their identity. */
export type Method =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/recovery_code'
  | 'anonymous'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'

export type SessionAnswer = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: UserView
  [more: string]: unknown
}

const REFRESH_KEY_BYTES = 24
const MAX_USER_AGENT_CHARACTERS = 300

/** Begins a session for a user who has proved their identity. */
export async function beginSession(
  { db, clock }: AuthContext,
  user: User,
  method: Method,
  request: FastifyRequest,
): Promise<Session> {
  const now = clock()
  const [session] = await db
    .insert(authSessions)
    .values({
      id: randomUUID(),
      userId: user.id,
      refreshKey: randomBytes(REFRESH_KEY_BYTES).toString('base64url'),
      ...seenIn(request),
      createdAt: now,
    })
    .returning()
  await noteMethod(db, session!.id, method, now)
  await db.update(authUsers).set({ lastSignInAt: now }).where(eq(authUsers.id, user.id))
  return session!
}

export async function noteMethod(db: AuthContext['db'], sessionId: string, method: Method, at: Date): Promise<void> {
  const target = [authAmrClaims.sessionId, authAmrClaims.method]
  await db.insert(authAmrClaims).values({ sessionId, method, at }).onConflictDoUpdate({ target, set: { at } })
}

export function seenIn(request: FastifyRequest): { userAgent: string; address: string } {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_CHARACTERS)
  return { userAgent, address: request.from.address }
}

/** Returns the session in the form that the client gets, with the current refresh token. */
export async function answerSession(context: AuthContext, session: Session): Promise<SessionAnswer> {
  const { db, keys, switches, baseUrl, clock, sealing } = context
  const user = await viewUser(db, session.userId)
  const claims = await db
    .select({ method: authAmrClaims.method, at: authAmrClaims.at })
    .from(authAmrClaims)
    .where(eq(authAmrClaims.sessionId, session.id))
    .orderBy(desc(authAmrClaims.at))
  const issuedAt = Math.floor(clock().getTime() / 1000)
  const expiresAt = issuedAt + switches.accessTokenSeconds
  const accessToken = await keys.sign({
    iss: baseUrl,
    sub: user.id,
    aud: user.aud,
    iat: issuedAt,
    exp: expiresAt,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: claims.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: switches.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(sealing, session, session.refreshCounter),
    user,
  }
}

/** Ends a user's sessions: all, or those that match `which` (`only` this id, all `but` this id, of this `aal`). */
export async function endSessions(
  context: Pick<AuthContext, 'db' | 'onSessionsChanged'>,
  userId: string,
  which: { only?: string; but?: string; aal?: Session['aal'] } = {},
): Promise<void> {
  const conditions: SQL[] = [eq(authSessions.userId, userId)]
  if (which.only !== undefined) conditions.push(eq(authSessions.id, which.only))
  if (which.but !== undefined) conditions.push(ne(authSessions.id, which.but))
  if (which.aal !== undefined) conditions.push(eq(authSessions.aal, which.aal))
  const ended = await context.db
    .delete(authSessions)
    .where(and(...conditions))
    .returning({ id: authSessions.id })
  await reportSessions(
    context,
    SESSION_ENDED,
    ended.map(({ id }) => id),
  )
}

/** Lowers the sessions that a removed factor had raised. */
export async function lowerSessions(context: AuthContext, factorIds: readonly string[], method: Method): Promise<void> {
  const { db } = context
  if (factorIds.length === 0) return
  const lowered = await db
    .update(authSessions)
    .set({ aal: 'aal1', factorId: null })
    .where(inArray(authSessions.factorId, [...factorIds]))
    .returning({ id: authSessions.id })
  const ids = lowered.map(({ id }) => id)
  if (ids.length === 0) return
  await reportSessions(context, SESSION_CHANGED, ids)
  await db.delete(authAmrClaims).where(and(inArray(authAmrClaims.sessionId, ids), eq(authAmrClaims.method, method)))
}
