import type { Subscription } from '@dayreel/contract'
import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { accounts, subscriptions } from '#db/schema.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { projectsLeft } from '#ledger/projects.ts'
import type { Services } from '#services'
import { graceEndsAt, isLive } from './apply/give-plan.ts'
import { knownCustomer } from './customers.ts'

/** Returns an account's plan, the end date of the plan and the number of remaining projects. */
export async function readSubscription(
  { db, sealing }: Services,
  accountId: string,
): Promise<z.input<typeof Subscription>> {
  const [account] = await db
    .select({ plan: accounts.plan, grantedPlan: accounts.grantedPlan })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.startedAt))
  const live = rows.find(({ status }) => isLive(status))
  const endsAt = live?.endsAt ?? null
  return {
    plan: account?.plan ?? 'free',
    grantedPlan: account?.grantedPlan ?? null,
    paidPlan: live?.plan ?? null,
    status: live === undefined ? 'none' : live.pastDueSince === null ? 'active' : 'past_due',
    renewsAt: live === undefined || endsAt !== null ? null : live.periodEndsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    nextPlan: live?.nextPlan ?? null,
    changesAt: live?.changesAt?.toISOString() ?? null,
    graceEndsAt: live?.pastDueSince ? graceEndsAt(live.pastDueSince).toISOString() : null,
    credits: await balanceOf(db, accountId),
    projectsLeft: await projectsLeft(db, sealing, accountId),
    hasPortal: (await knownCustomer(db, accountId)) !== undefined,
  }
}
