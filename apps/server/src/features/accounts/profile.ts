import type { Profile } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { newestEntryOf } from '#ledger/balance-of.ts'

export type Profiles = {
  /** @throws {AppError} `unauthenticated` where the account was deleted while its call was on the way. */
  read(accountId: string): Promise<Profile>
  /** @throws {AppError} as `read`. */
  change(accountId: string, change: { name: string; company: string }): Promise<Profile>
}

/** Every page asks for the profile: it is one statement, which each connection plans once. */
export function createProfiles(db: Db): Profiles {
  const newest = newestEntryOf(db, accounts.id)
  const { name, company, email, plan, isHost } = accounts
  const query = db
    .select({ name, company, email, plan, isHost, credits: newest.balance })
    .from(accounts)
    .leftJoinLateral(newest, sql`true`)
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .prepare('read_profile')

  async function read(accountId: string): Promise<Profile> {
    const [row] = await query.execute({ accountId })
    if (row === undefined) throw new AppError('unauthenticated')
    return { ...row, credits: row.credits ?? 0 }
  }
  return {
    read,
    async change(accountId, change) {
      await db.update(accounts).set(change).where(eq(accounts.id, accountId))
      return read(accountId)
    },
  }
}
