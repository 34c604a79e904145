import { and, eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { subscriptions } from '#db/schema.ts'
import { enqueueCleanup } from '#cleanup/external-cleanup.ts'
import { END_SUBSCRIPTIONS } from '#cleanup/forget-payments.ts'
import { accountOfCustomer } from '../customers.ts'
import { planOfPrice } from '../offers.ts'
import { sendPastDueMail } from '../payment-mails.ts'
import type { Billing } from '../payments-of.ts'
import { isMissing } from '../stripe-errors.ts'
import { idOf, instant } from '../stripe-ids.ts'
import { endSecondSubscription } from './end-second-subscription.ts'
import { givePlan, isLive, OVERDUE } from './give-plan.ts'
import { holdAccountIfThere, holdObject } from './hold.ts'
import { plannedChange, WITH_SCHEDULE } from './planned-change.ts'

/** Copies a subscription's current state from Stripe and gives its account the resulting plan. Idempotent. */
export async function applySubscription(billing: Billing, id: string): Promise<void> {
  const { db } = billing
  const second = await db.transaction(async (tx) => {
    await holdObject(tx, id)
    const now = await fetchSubscription(billing, id)
    if (now === undefined) return undefined
    const accountId = await accountOfCustomer(tx, idOf(now.customer))
    if (accountId === undefined || !(await holdAccountIfThere(tx, accountId))) {
      await endOrphanedSubscription(tx, billing, now)
      return undefined
    }
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
    const row = rowOf(billing, now, before, await appNow(tx))
    await tx
      .insert(subscriptions)
      .values({ id, accountId, ...row })
      .onConflictDoUpdate({ target: subscriptions.id, set: row })
    if (row.pastDueSince !== null && !before?.pastDueSince) await sendPastDueMail(tx, billing, accountId, row.plan)
    await givePlan(tx, accountId)
    return secondOf(tx, accountId)
  })
  if (second !== undefined) await endSecondSubscription(billing, second)
}

async function fetchSubscription({ stripe }: Billing, id: string): Promise<Stripe.Subscription | undefined> {
  return stripe.subscriptions.retrieve(id, { expand: [WITH_SCHEDULE] }).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

/** Enqueues the end of a subscription that the user paid for while their account was being deleted. */
async function endOrphanedSubscription(
  tx: Db,
  billing: Billing,
  { status, customer, metadata }: Stripe.Subscription,
): Promise<void> {
  if (!isLive(status) || metadata['account'] === undefined) return
  await enqueueCleanup(tx, billing, { kind: END_SUBSCRIPTIONS, payload: { customerId: idOf(customer) } })
}

type Row = typeof subscriptions.$inferSelect

function rowOf({ sold }: Billing, now: Stripe.Subscription, before: Row | undefined, at: Date) {
  const item = now.items.data[0]!
  const isOverdue = now.status === OVERDUE
  const planned = plannedChange(now)
  return {
    plan: planOfPrice(sold, item.price.id),
    status: String(now.status),
    priceId: item.price.id,
    startedAt: instant(now.created),
    periodStartsAt: instant(item.current_period_start),
    periodEndsAt: instant(item.current_period_end),
    // The portal sets an end date. The API sets a flag that means the end of the paid period.
    endsAt:
      now.cancel_at !== null
        ? instant(now.cancel_at)
        : now.cancel_at_period_end
          ? instant(item.current_period_end)
          : null,
    nextPlan: planned === undefined ? null : planOfPrice(sold, planned.priceId),
    changesAt: planned?.at ?? null,
    pastDueSince: isOverdue ? (before?.pastDueSince ?? at) : null,
  }
}

/** Returns the newer of two active subscriptions. An account has two if it paid for both at the same moment. */
async function secondOf(tx: Db, accountId: string): Promise<string | undefined> {
  const live = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.accountId, accountId), sql`${subscriptions.status} in ('active', 'trialing', 'past_due')`),
    )
    .orderBy(subscriptions.startedAt, subscriptions.id)
  return live[1]?.id
}
