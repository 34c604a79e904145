import { desc, eq } from 'drizzle-orm'
import type { AuthContext } from './auth-context.ts'
import { authSessions } from './db/tables.ts'
import { removeUser } from './people/remove-user.ts'
import { endSessions } from './tokens/sessions.ts'
import { findCaller } from './wire/bearer.ts'

export type LiveSession = {
  id: string
  userId: string
  email: string | null
  phone: string | null
  /** Unix seconds after which the access token is no longer taken. */
  expiresAt: number
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
      const { user, session, aal, hasVerifiedFactor, expiresAt } = await findCaller(context, accessToken)
      const { id: userId, email, phone } = user
      return { id: session.id, userId, email, phone, expiresAt, lacksSecondFactor: hasVerifiedFactor && aal !== 'aal2' }
    },
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
    endOtherSessions: (userId, sessionId) => db.transaction((db) => endSessions({ db }, userId, { but: sessionId })),
  }
}
