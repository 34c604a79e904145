import type { Profile } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { balanceOf } from '#ledger/balance-of.ts'

const COLUMNS = { name: accounts.name, company: accounts.company, email: accounts.email, plan: accounts.plan }

/** @throws {AppError} `unauthenticated` where the account was deleted while its call was on the way. */
export async function readProfile(db: Db, accountId: string): Promise<Profile> {
  const [[row], credits] = await Promise.all([
    db.select(COLUMNS).from(accounts).where(eq(accounts.id, accountId)),
    balanceOf(db, accountId),
  ])
  if (row === undefined) throw new AppError('unauthenticated')
  return { ...row, credits }
}

/** @throws {AppError} as `readProfile`. */
export async function changeProfile(
  db: Db,
  accountId: string,
  change: { name: string; company: string },
): Promise<Profile> {
  await db.update(accounts).set(change).where(eq(accounts.id, accountId))
  return readProfile(db, accountId)
}
