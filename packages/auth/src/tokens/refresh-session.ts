import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { authSessions } from '../db/tables.ts'
import { SESSION_CHANGED } from '../session-ended.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { findUser, isBanned } from '../people/user-rows.ts'
import { AuthError, busy, invalid } from '../wire/auth-error.ts'
import { isGenuine, readRefreshToken, type RefreshTokenContents } from './refresh-tokens.ts'
import { answerSession, endSessions, seenIn, type Session, type SessionAnswer } from './sessions.ts'
import { reportSessions } from './report-sessions.ts'

const MIN_TOKEN_CHARACTERS = 12
/** The longest wait for a concurrent refresh of the same session. */
const LOCK_TIMEOUT = '5s'
/** How long a client may retry after a lost response. A caller that uses the same token later may have stolen it. */
const LOST_ANSWER_SECONDS = 600
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Exchanges a refresh token once for new tokens. Responses get lost and tabs refresh concurrently, so two kinds of old
 * tokens get the current token again: the direct predecessor of the current token for some minutes, and any older token
 * within the reuse interval. All other old tokens count as stolen, so that the whole session ends.
 */
export async function refreshSession(
  context: AuthContext,
  token: string,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  if (token.length < MIN_TOKEN_CHARACTERS) throw invalid('Refresh token is not valid')
  const presented = readRefreshToken(token)
  if (presented === undefined) throw notFound()
  if ((await context.limits.count('refresh', presented.sessionId)) > 0) throw busy()
  const outcome = await inTransaction(context, (context) => decide(context, presented, request)).catch(translate)
  // The error is thrown outside the transaction, so that the decision is not rolled back.
  if (outcome instanceof AuthError) throw outcome
  return answerSession(context, outcome)
}

async function decide(
  context: AuthContext,
  presented: RefreshTokenContents,
  request: FastifyRequest,
): Promise<Session | AuthError> {
  const { db, sealing, switches, clock } = context
  await db.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`))
  const [session] = await db.select().from(authSessions).where(eq(authSessions.id, presented.sessionId)).for('update')
  if (session === undefined || !isGenuine(sealing, presented, session)) return notFound()
  const user = await findUser(db, { id: session.userId })
  if (user === undefined) return notFound()
  const now = clock()
  if (isBanned(user, now)) return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  if (isExpired(switches, session, now)) {
    await endSessions(context, session.userId, { only: session.id })
    return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  }
  const behind = session.refreshCounter - presented.counter
  if (behind === 0) {
    const [advanced] = await db
      .update(authSessions)
      .set({ refreshCounter: session.refreshCounter + 1, refreshedAt: now, ...seenIn(request) })
      .where(eq(authSessions.id, session.id))
      .returning()
    return advanced!
  }
  const sinceRefreshMs = session.refreshedAt === null ? Infinity : now.getTime() - session.refreshedAt.getTime()
  const forgivenSeconds = Math.max(behind === 1 ? LOST_ANSWER_SECONDS : 0, switches.reuseIntervalSeconds)
  const isForgiven = sinceRefreshMs <= forgivenSeconds * 1000
  if (behind > 0 && presented.counter >= session.refreshFloor && isForgiven) return session
  await endSessions(context, session.userId, { only: session.id })
  return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

/** Raises the session to aal2 and invalidates its earlier tokens. */
export async function advancePast(context: AuthContext, session: Session, factorId: string): Promise<Session> {
  // The counter rises by two, so that the former token is not a direct predecessor. The database adds the two, because
  // other refreshes may run concurrently.
  const counter = sql`${authSessions.refreshCounter} + 2`
  const [raised] = await context.db
    .update(authSessions)
    .set({ aal: 'aal2', factorId, refreshCounter: counter, refreshFloor: counter, refreshedAt: null })
    .where(eq(authSessions.id, session.id))
    .returning()
  if (raised === undefined) throw new AuthError(403, 'session_not_found', 'The session has ended.')
  await reportSessions(context, SESSION_CHANGED, [session.id])
  return raised
}

type Lifetimes = { sessionSeconds?: number | undefined; inactivitySeconds?: number | undefined }

type Dates = Pick<Session, 'createdAt' | 'refreshedAt'>

/** Returns whether the session has passed one of the session limits that an installation may set. */
export function isExpired(lifetimes: Lifetimes, session: Dates, now: Date): boolean {
  return now.getTime() > lastMomentOf(lifetimes, session)
}

/** Returns when the session expires if it is not refreshed before, in Unix milliseconds. */
export function lastMomentOf(
  { sessionSeconds = Infinity, inactivitySeconds = Infinity }: Lifetimes,
  { createdAt, refreshedAt }: Dates,
): number {
  const endOfAge = createdAt.getTime() + sessionSeconds * 1000
  return Math.min(endOfAge, (refreshedAt ?? createdAt).getTime() + inactivitySeconds * 1000)
}

function notFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

function translate(error: unknown): never {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if ((cause as { code?: unknown }).code === LOCK_NOT_AVAILABLE) throw busy(error)
  throw error
}
