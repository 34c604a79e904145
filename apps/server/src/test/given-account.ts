import { randomUUID } from 'node:crypto'
import type { PlanId } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { beginAccount } from '#accounts/begin-account.ts'
import type { Db } from '#db/connect.ts'
import { accounts, mails } from '#db/schema.ts'

/**
 * Creates an account without its welcome mail, for tests of other mails. @returns its id; its email is
 * `ID@example.com`.
 */
export async function givenAccount(db: Db, plan: PlanId = 'free'): Promise<string> {
  const id = randomUUID()
  await beginAccount(db, { id, email: `${id}@example.com` })
  await db.update(accounts).set({ plan }).where(eq(accounts.id, id))
  await db.delete(mails)
  return id
}
