import { eq } from 'drizzle-orm'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { authUsers } from '../db/tables.ts'
import { endSessions } from '../tokens/sessions.ts'

/** Deletes the user. The database deletes the user's sessions, factors, identities and other rows by cascade. */
export async function removeUser(
  context: Pick<AuthContext, 'db' | 'onSessionsChanged'>,
  userId: string,
): Promise<void> {
  await inTransaction(context, async (context) => {
    await endSessions(context, userId)
    await context.db.delete(authUsers).where(eq(authUsers.id, userId))
  })
}
