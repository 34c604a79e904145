import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { authUsers } from '../db/tables.ts'

/** @param email The address in lower case. */
export async function findUserId(db: Db, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email))
  return user?.id
}
