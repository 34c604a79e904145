import type { Profile } from '@dayreel/contract'
import type { Account } from '#auth/auth-provider.ts'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { balanceOf } from '#ledger/balance-of.ts'

/** The profile; a person who was not here before gets one. */
export function readProfile(db: Db, account: Account): Promise<Profile> {
  return saveProfile(db, account, {})
}

export function changeProfile(db: Db, account: Account, change: { name: string; company: string }): Promise<Profile> {
  return saveProfile(db, account, change)
}

async function saveProfile(
  db: Db,
  { id, email }: Account,
  change: { name?: string; company?: string },
): Promise<Profile> {
  const [row] = await db
    .insert(accounts)
    .values({ id, email, ...change })
    .onConflictDoUpdate({ target: accounts.id, set: { email, ...change } })
    .returning({ name: accounts.name, company: accounts.company, email: accounts.email, plan: accounts.plan })
  return { ...row!, credits: await balanceOf(db, id) }
}
