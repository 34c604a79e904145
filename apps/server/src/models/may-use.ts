import type { PlanId } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'

/** Returns whether an account may use a service of the site. The operator may use all of them. */
export async function mayUse(db: Db, { plans }: { plans: readonly PlanId[] }, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ plan: accounts.plan, isHost: accounts.isHost })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account !== undefined && (account.isHost || plans.includes(account.plan))
}
