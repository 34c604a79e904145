import { DAY_MS, PAST_DUE_GRACE_DAYS, PLAN_IDS, type PlanId } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts, subscriptions } from '#db/schema.ts'

/** Subscription statuses that count as paid. */
const PAID = ['active', 'trialing']
/** The status of a subscription whose payment is overdue. Its plan continues for a few days. */
export const OVERDUE = 'past_due'

type Row = typeof subscriptions.$inferSelect

/**
 * Gives the account the bigger of its paid plan and the plan granted by the operator. An account with neither gets
 * Free.
 */
export async function givePlan(tx: Db, accountId: string): Promise<void> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
  const [account] = await tx
    .select({ plan: accounts.grantedPlan, since: accounts.planGrantedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const now = await appNow(tx)
  const paid = rows
    .filter((row) => isPaidFor(row, now))
    .map(({ plan, periodStartsAt }) => ({ plan, since: periodStartsAt }))
  const granted = account?.plan ? [{ plan: account.plan, since: account.since }] : []
  const best = [...paid, ...granted].toSorted((one, other) => rankOf(other.plan) - rankOf(one.plan))[0]
  await tx
    .update(accounts)
    .set(best === undefined ? { plan: 'free' } : { plan: best.plan, periodStartedAt: best.since })
    .where(eq(accounts.id, accountId))
}

/** Returns a plan's rank. A higher rank is a bigger plan. */
export function rankOf(plan: PlanId): number {
  return PLAN_IDS.indexOf(plan)
}

export function graceEndsAt(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS)
}

export function isLive(status: string): boolean {
  return PAID.includes(status) || status === OVERDUE
}

function isPaidFor({ status, pastDueSince }: Row, now: Date): boolean {
  return PAID.includes(status) || (status === OVERDUE && pastDueSince !== null && now < graceEndsAt(pastDueSince))
}
