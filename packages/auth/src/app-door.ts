import { desc, eq } from 'drizzle-orm'
import { inTransaction, type AuthContext } from './auth-context.ts'
import { authSessions } from './db/tables.ts'
import { removeUser } from './people/remove-user.ts'
import { endSessions } from './tokens/sessions.ts'
import { findCaller, findRefusedSessions } from './wire/bearer.ts'

export type LiveSession = {
  id: string
  userId: string
  email: string | null
  phone: string | null
  /** Unix seconds after which the access token is no longer taken. */
  expiresAt: number
  /** Unix milliseconds: then the token, or a session that is not refreshed, is past its time. */
  goodUntil: number
  /** The user has a second factor and this session has not shown it. */
  lacksSecondFactor: boolean
}

export type ListedSession = {
  id: string
  createdAt: Date
  lastUsedAt: Date
  userAgent: string
  /** The network address it was last used from. */
  address: string
}

/** What the app around the service asks it, past the protocol. */
export type AppDoor = {
  /**
   * Whose live session an access token names: a signature is checked, and one query says whether session and user are still there.
   *
   * @throws {AuthError} for a token that is no good, expired, or whose session or user is gone.
   */
  findSession(accessToken: string): Promise<LiveSession>
  /** Which of these sessions are no good any more, whatever token they are shown with. */
  findRefused(sessionIds: readonly string[]): Promise<readonly string[]>
  /** Removes the user with sessions, factors and identities. Idempotent. */
  removeUser(userId: string): Promise<void>
  /** The newest first. */
  listSessions(userId: string): Promise<readonly ListedSession[]>
  /** Ends all of the user's sessions but one. Idempotent. */
  endOtherSessions(userId: string, sessionId: string): Promise<void>
}

export function createAppDoor(context: AuthContext): AppDoor {
  const { db } = context
  return {
    async findSession(accessToken) {
      const caller = await findCaller(context, accessToken)
      const { user, session, aal, hasVerifiedFactor, expiresAt, goodUntil } = caller
      const { id: userId, email, phone } = user
      const lacksSecondFactor = hasVerifiedFactor && aal !== 'aal2'
      return { id: session.id, userId, email, phone, expiresAt, goodUntil, lacksSecondFactor }
    },
    findRefused: (sessionIds) => findRefusedSessions(context, sessionIds),
    removeUser: (userId) => removeUser(context, userId),
    async listSessions(userId) {
      const sessions = await db
        .select()
        .from(authSessions)
        .where(eq(authSessions.userId, userId))
        .orderBy(desc(authSessions.createdAt))
      return sessions.map(({ id, createdAt, refreshedAt, userAgent, address }) => ({
        id,
        createdAt,
        lastUsedAt: refreshedAt ?? createdAt,
        userAgent,
        address,
      }))
    },
    endOtherSessions: (userId, sessionId) =>
      inTransaction(context, (context) => endSessions(context, userId, { but: sessionId })),
  }
}
