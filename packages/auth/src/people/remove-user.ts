import { eq } from 'drizzle-orm'
import { authUsers } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { endSessions } from '../tokens/sessions.ts'

/** Sessions, factors, identities and all else of the user go with the row. */
export async function removeUser(context: Pick<AuthContext, 'db'>, userId: string): Promise<void> {
  await context.db.transaction(async (db) => {
    await endSessions({ db }, userId)
    await db.delete(authUsers).where(eq(authUsers.id, userId))
  })
}
