import { DAY_MS } from '@dayreel/catalogue'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from './db/db.ts'
import {
  authAuditLog,
  authFlowStates,
  authMfaChallenges,
  authMfaFactors,
  authOneTimeTokens,
  authRateLimits,
  authSessions,
  authUsers,
} from './db/tables.ts'
import { SESSION_ENDED } from './session-ended.ts'
import { notifyServers } from './tokens/report-sessions.ts'

/** How long an unconfirmed sign-up keeps its data, because the user may request the confirmation mail again. */
const KEEP_TOKENS_MS = 7 * DAY_MS
const KEEP_UNCONFIRMED_MS = 30 * DAY_MS
const KEEP_AUDIT_MS = 90 * DAY_MS
/** How long a session is kept without a refresh. After this time, its browser is not expected to return. */
const KEEP_SESSIONS_MS = 180 * DAY_MS

/** Removes expired data of the auth service. Safe to repeat and to run concurrently. */
export async function cleanUpAuth(db: Db, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  await db.delete(authFlowStates).where(lt(authFlowStates.createdAt, before(DAY_MS)))
  await db.delete(authMfaChallenges).where(lt(authMfaChallenges.createdAt, before(DAY_MS)))
  await db
    .delete(authMfaFactors)
    .where(and(eq(authMfaFactors.status, 'unverified'), lt(authMfaFactors.createdAt, before(DAY_MS))))
  await db.delete(authOneTimeTokens).where(lt(authOneTimeTokens.expiresAt, before(KEEP_TOKENS_MS)))
  await db.delete(authAuditLog).where(lt(authAuditLog.at, before(KEEP_AUDIT_MS)))
  await db.delete(authRateLimits).where(lt(authRateLimits.expire, now.getTime()))
  const seenAt = sql`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt})`
  await db.delete(authSessions).where(lt(seenAt, before(KEEP_SESSIONS_MS).toISOString()))
  const isUnowned = and(
    isNull(authUsers.emailConfirmedAt),
    isNull(authUsers.phoneConfirmedAt),
    isNull(authUsers.lastSignInAt),
    isNull(authUsers.passwordHash),
    isNull(authUsers.invitedAt),
    isNull(authUsers.deletedAt),
  )
  const isOver = and(
    lt(authUsers.createdAt, before(KEEP_UNCONFIRMED_MS)),
    or(eq(authUsers.isAnonymous, true), isUnowned),
  )
  await db.transaction(async (db) => {
    const ofThem = inArray(authSessions.userId, db.select({ id: authUsers.id }).from(authUsers).where(isOver))
    const ended = await db.delete(authSessions).where(ofThem).returning({ id: authSessions.id })
    const sessionIds = ended.map(({ id }) => id)
    await notifyServers(db, SESSION_ENDED, sessionIds)
    await db.delete(authUsers).where(isOver)
  })
}
