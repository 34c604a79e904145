import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { authUsers } from '../db/tables.ts'
import type { User } from './user-view.ts'

type Key = { id: string } | { email: string } | { phone: string }

export async function findUser(db: Db, key: Key): Promise<User | undefined> {
  const [user] = await db.select().from(authUsers).where(isUser(key))
  return user
}

/** The user, kept from changing until the transaction ends. */
export async function lockUser(db: Db, key: Key): Promise<User | undefined> {
  const [user] = await db.select().from(authUsers).where(isUser(key)).for('update')
  return user
}

export async function changeUser(
  { db, clock }: { db: Db; clock: () => Date },
  id: string,
  change: Partial<User>,
): Promise<User> {
  const [user] = await db
    .update(authUsers)
    .set({ ...change, updatedAt: clock() })
    .where(eq(authUsers.id, id))
    .returning()
  return user!
}

export function isBanned({ bannedUntil }: User, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now
}

function isUser(key: Key) {
  if ('id' in key) return eq(authUsers.id, key.id)
  return 'email' in key ? eq(authUsers.email, key.email) : eq(authUsers.phone, key.phone)
}
