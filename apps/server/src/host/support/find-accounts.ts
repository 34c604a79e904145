import type { FoundAccounts } from '@dayreel/contract'
import { desc, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { findUserId } from '@dayreel/auth'
import { beginAccount } from '#accounts/begin-account.ts'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { UsageError } from '#errors/usage-error.ts'

const MOST_FOUND = 20

type AccountRow = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'name' | 'plan' | 'createdAt' | 'suspendedAt'>

/** Finds accounts by a part of the address or name, or by the id. An empty search finds the newest accounts. */
export async function findAccounts(db: Db, search: string): Promise<FoundAccounts> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isMatch = z.uuid().safeParse(search).success
    ? eq(accounts.id, search)
    : or(ilike(accounts.email, pattern), ilike(accounts.name, pattern))
  const found = await db.select().from(accounts).where(isMatch).orderBy(desc(accounts.createdAt)).limit(MOST_FOUND)
  return { accounts: found.map(toFound) }
}

export function toFound({
  id,
  email,
  name,
  plan,
  createdAt,
  suspendedAt,
}: AccountRow): FoundAccounts['accounts'][number] {
  return { id, email, name, plan, createdAt: createdAt.toISOString(), isSuspended: suspendedAt !== null }
}

/**
 * Finds the account of an address. A user who has signed up but never opened the app gets an account here.
 *
 * @throws {UsageError} if no user has this address.
 */
export async function findAccountId(tx: Db, address: string): Promise<string> {
  const email = address.trim().toLowerCase()
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email))
  if (account !== undefined) return account.id
  const userId = await findUserId(tx, email)
  if (userId === undefined) throw new UsageError(`No account has the address ${email} here.`)
  await beginAccount(tx, { id: userId, email })
  return userId
}
