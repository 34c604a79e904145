import type { PlanId } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { isAllowed } from './engine-rows.ts'

/** Returns whether an account may use a service of the site. The operator may use all of them. */
export async function mayUse(db: Db, service: { plans: readonly PlanId[] }, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ plan: accounts.plan, isHost: accounts.isHost })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return isAllowed(account, service)
}
