import { PAST_DUE_GRACE_DAYS, PLAN_IDS } from '@dayreel/catalogue'
import { and, eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts, subscriptions } from '#db/schema.ts'
import { noteFarewell } from '#farewell/farewells.ts'
import { END_SUBSCRIPTIONS } from '#farewell/forget-payments.ts'
import { accountOfCustomer } from '../customers.ts'
import { planOfPrice } from '../offers.ts'
import { sendPastDueMail } from '../payment-mails.ts'
import type { Billing } from '../payments-of.ts'
import { isMissing } from '../stripe-errors.ts'
import { idOf, instant } from '../stripe-ids.ts'
import { endSecondSubscription } from './end-second-subscription.ts'
import { holdAccountIfThere, holdObject } from './hold.ts'
import { plannedChange, WITH_SCHEDULE } from './planned-change.ts'

/** A plan goes on in these, for a while in the last of them. */
const PAID = ['active', 'trialing']
const OVERDUE = 'past_due'
const DAY_MS = 86_400_000

/** Copies a subscription as it is now, and gives its account the plan that follows. Done again, it changes nothing. */
export async function applySubscription(billing: Billing, id: string): Promise<void> {
  const { db } = billing
  const second = await db.transaction(async (tx) => {
    await holdObject(tx, id)
    const now = await fetchSubscription(billing, id)
    if (now === undefined) return undefined
    const accountId = await accountOfCustomer(tx, idOf(now.customer))
    if (accountId === undefined || !(await holdAccountIfThere(tx, accountId))) {
      await leaveNobodyPaying(tx, billing, now)
      return undefined
    }
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
    const row = rowOf(billing, now, before, await appNow(tx))
    await tx
      .insert(subscriptions)
      .values({ id, accountId, ...row })
      .onConflictDoUpdate({ target: subscriptions.id, set: row })
    if (row.pastDueSince !== null && !before?.pastDueSince) await sendPastDueMail(tx, billing, accountId, row.plan)
    await givePlan(tx, accountId, { wasLive: before !== undefined && isLive(before.status) })
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

/** Somebody paid while their account was being deleted: what they pay for is ended. */
async function leaveNobodyPaying(
  tx: Db,
  billing: Billing,
  { status, customer, metadata }: Stripe.Subscription,
): Promise<void> {
  if (!isLive(status) || metadata['account'] === undefined) return
  await noteFarewell(tx, billing, { kind: END_SUBSCRIPTIONS, payload: { customerId: idOf(customer) } })
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
    // The portal names a day, the API the period.
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

/** Gives the account the best plan that it pays for; none paid for any more: the free one. */
export async function givePlan(tx: Db, accountId: string, { wasLive }: { wasLive: boolean }): Promise<void> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
  const now = await appNow(tx)
  const best = rows
    .filter((row) => isPaidFor(row, now))
    .toSorted((one, other) => PLAN_IDS.indexOf(other.plan) - PLAN_IDS.indexOf(one.plan))[0]
  if (best !== undefined) {
    const { plan, periodStartsAt } = best
    await tx.update(accounts).set({ plan, periodStartedAt: periodStartsAt }).where(eq(accounts.id, accountId))
  } else if (wasLive) {
    // A plan that the host has given, and nobody paid for, stays.
    await tx.update(accounts).set({ plan: 'free' }).where(eq(accounts.id, accountId))
  }
}

export function graceEndsAt(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS)
}

function isPaidFor({ status, pastDueSince }: Row, now: Date): boolean {
  return PAID.includes(status) || (status === OVERDUE && pastDueSince !== null && now < graceEndsAt(pastDueSince))
}

export function isLive(status: string): boolean {
  return PAID.includes(status) || status === OVERDUE
}

/** The newer of two that run at once: both were paid at the same moment. */
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
