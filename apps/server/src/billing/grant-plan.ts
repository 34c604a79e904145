import type { PlanId } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { givePlan } from './apply/give-plan.ts'

/**
 * Grants an account a free plan, which replaces the plan granted before. `free` only ends the earlier grant.
 *
 * @returns the account's resulting plan, because a bigger paid plan stays.
 */
export async function grantPlan(tx: Db, accountId: string, plan: PlanId): Promise<PlanId> {
  await lockAccount(tx, accountId)
  const isEnd = plan === 'free'
  await tx
    .update(accounts)
    .set({ grantedPlan: isEnd ? null : plan, planGrantedAt: isEnd ? null : await appNow(tx) })
    .where(eq(accounts.id, accountId))
  await givePlan(tx, accountId)
  return (await lockAccount(tx, accountId)).plan
}
