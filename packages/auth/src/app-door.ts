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
  /** When the access token expires, in Unix seconds. */
  expiresAt: number
  /** The time in Unix milliseconds when the token expires, or the session if it is not refreshed and ends earlier. */
  validUntil: number
  /** Whether the user has a second factor that this session has not used yet. */
  lacksSecondFactor: boolean
}

export type ListedSession = {
  id: string
  createdAt: Date
  lastUsedAt: Date
  userAgent: string
  /** The network address that last used the session. */
  address: string
}

/** Calls for the app that embeds the service. These calls are not part of the protocol. */
export type AppDoor = {
  /**
   * Finds the live session of an access token. Checks the token's signature, then reads the session and its user with
   * one query.
   *
   * @throws {AuthError} if the token is invalid or expired, or its session or user no longer exists.
   */
  findSession(accessToken: string): Promise<LiveSession>
  /** Returns the given sessions that have ended. */
  findRefused(sessionIds: readonly string[]): Promise<readonly string[]>
  /** Removes the user with all sessions, factors and identities. Calling it again has no effect. */
  removeUser(userId: string): Promise<void>
  /** Lists the user's sessions, newest first. */
  listSessions(userId: string): Promise<readonly ListedSession[]>
  /** Ends all of the user's sessions except the given one. Calling it again has no effect. */
  endOtherSessions(userId: string, sessionId: string): Promise<void>
}

export function createAppDoor(context: AuthContext): AppDoor {
  const { db } = context
  return {
    async findSession(accessToken) {
      const caller = await findCaller(context, accessToken)
      const { user, session, aal, hasVerifiedFactor, expiresAt, validUntil } = caller
      const { id: userId, email, phone } = user
      const lacksSecondFactor = hasVerifiedFactor && aal !== 'aal2'
      return { id: session.id, userId, email, phone, expiresAt, validUntil, lacksSecondFactor }
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
