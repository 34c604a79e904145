import { eq } from 'drizzle-orm'
import type { AuthContext } from '../auth-context.ts'
import type { Db } from '../db/db.ts'
import { authSessions, authUsers } from '../db/tables.ts'
import { SESSION_CHANGED } from '../session-ended.ts'
import { reportSessions } from '../tokens/report-sessions.ts'
import type { User } from './user-view.ts'

type Key = { id: string } | { email: string } | { phone: string }

export async function findUser(db: Db, key: Key): Promise<User | undefined> {
  const [user] = await db.select().from(authUsers).where(isUser(key))
  return user
}

/** Finds a user and locks the row until the transaction ends. */
export async function lockUser(db: Db, key: Key): Promise<User | undefined> {
  const [user] = await db.select().from(authUsers).where(isUser(key)).for('update')
  return user
}

export async function changeUser(
  context: Pick<AuthContext, 'db' | 'clock' | 'onSessionsChanged'>,
  id: string,
  change: Partial<User>,
): Promise<User> {
  const { db, clock } = context
  const [user] = await db
    .update(authUsers)
    .set({ ...change, updatedAt: clock() })
    .where(eq(authUsers.id, id))
    .returning()
  if ('email' in change || 'phone' in change) await reportSessionChange(context, id)
  return user!
}

/** Reports the user's sessions as changed, because they contain the user's address. */
async function reportSessionChange(
  context: Pick<AuthContext, 'db' | 'onSessionsChanged'>,
  userId: string,
): Promise<void> {
  const { id } = authSessions
  const sessions = await context.db.select({ id }).from(authSessions).where(eq(authSessions.userId, userId))
  await reportSessions(
    context,
    SESSION_CHANGED,
    sessions.map((session) => session.id),
  )
}

export function isBanned({ bannedUntil }: User, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now
}

function isUser(key: Key) {
  if ('id' in key) return eq(authUsers.id, key.id)
  return 'email' in key ? eq(authUsers.email, key.email) : eq(authUsers.phone, key.phone)
}
