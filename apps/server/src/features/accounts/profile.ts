import type { Profile } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { balanceOf } from '#ledger/balance-of.ts'

const COLUMNS = { name: accounts.name, company: accounts.company, email: accounts.email, plan: accounts.plan }

export async function readProfile(db: Db, accountId: string): Promise<Profile> {
  const [row] = await db.select(COLUMNS).from(accounts).where(eq(accounts.id, accountId))
  return withCredits(db, accountId, row)
}

export async function changeProfile(
  db: Db,
  accountId: string,
  change: { name: string; company: string },
): Promise<Profile> {
  const [row] = await db.update(accounts).set(change).where(eq(accounts.id, accountId)).returning(COLUMNS)
  return withCredits(db, accountId, row)
}

/** @param row undefined where the account was deleted while its call was on the way. */
async function withCredits(db: Db, accountId: string, row: Omit<Profile, 'credits'> | undefined): Promise<Profile> {
  if (row === undefined) throw new AppError('unauthenticated')
  return { ...row, credits: await balanceOf(db, accountId) }
}
