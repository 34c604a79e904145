import { desc, eq } from 'drizzle-orm'
import { inTransaction, type AuthContext } from './auth-context.ts'
import { authSessions } from './db/tables.ts'
import { sendToken } from './mails/send-token.ts'
import { audit, FROM_OPERATOR } from './people/audit.ts'
import { factorsOf } from './people/factors.ts'
import { removeFactor } from './people/remove-factor.ts'
import { removeUser } from './people/remove-user.ts'
import { changeUser, findUser } from './people/user-rows.ts'
import { endSessions } from './tokens/sessions.ts'
import { findCaller, findRefusedSessions } from './wire/bearer.ts'

/** The end of a block that only the operator lifts. */
const NEVER = new Date('9999-12-31T00:00:00Z')

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
  /** Ends all of the user's sessions and refuses new ones until `unblock`. Calling it again has no effect. */
  block(userId: string): Promise<void>
  unblock(userId: string): Promise<void>
  /** Removes all of the user's second factors and recovery codes. */
  removeFactors(userId: string): Promise<void>
  /**
   * Mails the user a link for a new password.
   *
   * @param redirectTo the page that the link leads to.
   * @returns false if there is no such user, or the user has no email address.
   */
  sendRecovery(userId: string, redirectTo: string): Promise<boolean>
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
    block: (userId) => setBlock(context, userId, NEVER),
    unblock: (userId) => setBlock(context, userId, null),
    async removeFactors(userId) {
      for (const factor of await factorsOf(context, userId)) await removeFactor(context, factor, FROM_OPERATOR)
    },
    async sendRecovery(userId, redirectTo) {
      const user = await findUser(db, { id: userId })
      if (user === undefined || user.email === null) return false
      await sendToken(context, { user, kind: 'recovery', to: user.email, redirectTo })
      return true
    },
  }
}

async function setBlock(context: AuthContext, userId: string, bannedUntil: Date | null): Promise<void> {
  await inTransaction(context, async (context) => {
    if ((await changeUser(context, userId, { bannedUntil })) === undefined) return
    if (bannedUntil !== null) await endSessions(context, userId)
    await audit(context, userId, bannedUntil === null ? 'unblocked' : 'blocked', FROM_OPERATOR)
  })
}
