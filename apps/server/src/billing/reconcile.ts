import { HOUR_MS } from '@dayreel/catalogue'
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { APP_NOW, appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { paymentEvents, paymentReconciliations, subscriptions } from '#db/schema.ts'
import { noteRetried } from '#jobs/failed-jobs.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { reconcilePayments } from '#jobs/reconcile-payments.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import type { Services } from '#services'
import { applyInvoices } from './apply/apply-invoices.ts'
import { applySubscription } from './apply/apply-subscription.ts'
import { givePlan, graceEndsAt } from './apply/give-plan.ts'
import { holdAccountIfThere } from './apply/hold.ts'
import { EVENT_TYPES, noteEvent } from './events.ts'
import { billingOf, type Billing } from './payments-of.ts'

const EVERY_MS = 22 * HOUR_MS
/**
 * How far back missed events are searched. Stripe keeps events for a month, and a longer search than necessary costs
 * little.
 */
const LOOK_BACK_MS = 7 * 24 * HOUR_MS
/**
 * A subscription is checked if its period ended longer ago than this. A renewal event normally arrives within an hour.
 */
const OVERDUE_MS = 2 * HOUR_MS

/** Ends plans with an overdue payment. Once a night, also applies missed events. Uses the database's clock. */
export const reconcilePaymentsHandler = handle(
  reconcilePayments,
  async (_payload, { services, signal }: JobContext<Services>) => {
    await endGrace(services)
    if (services.stripe === undefined) return
    const now = await appNow(services.db)
    const last = await lastTime(services.db)
    if (last !== undefined && now.getTime() - last.getTime() < EVERY_MS) return
    await reconcile(await billingOf(services), { now, signal })
    await services.db
      .insert(paymentReconciliations)
      .values({ doneAt: now })
      .onConflictDoUpdate({ target: paymentReconciliations.isOnly, set: { doneAt: now } })
  },
)

/** Suspends plans whose payment has been overdue for too long. A suspended plan continues after it is paid. */
async function endGrace({ db }: Services): Promise<void> {
  const overdue = await db.select().from(subscriptions).where(eq(subscriptions.status, 'past_due'))
  const now = await appNow(db)
  for (const { accountId, pastDueSince } of overdue) {
    if (pastDueSince === null || now < graceEndsAt(pastDueSince)) continue
    await db.transaction(async (tx) => {
      if (await holdAccountIfThere(tx, accountId)) await givePlan(tx, accountId)
    })
  }
}

async function lastTime(db: Db): Promise<Date | undefined> {
  const [row] = await db.select().from(paymentReconciliations)
  return row?.doneAt
}

async function reconcile(billing: Billing, { now, signal }: { now: Date; signal: AbortSignal }): Promise<void> {
  const { db, stripe, jobs, log } = billing
  let found = 0
  for await (const event of missedEvents(stripe, now)) {
    signal.throwIfAborted()
    if (await noteEvent(db, jobs, event)) found++
  }
  if (found > 0) log.warn({ found }, 'found events that never arrived')
  // If Stripe never sent an event, the stored subscription still has a period that should have been renewed or ended.
  const late = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
        lt(subscriptions.periodEndsAt, sql`${APP_NOW} - make_interval(secs => ${OVERDUE_MS / 1000})`),
      ),
    )
  for (const { id } of late) {
    signal.throwIfAborted()
    await applySubscription(billing, id)
    await applyInvoices(billing, id)
  }
  await retryFailed(billing)
}

async function* missedEvents(stripe: Stripe, now: Date): AsyncGenerator<Stripe.Event> {
  const since = Math.floor((now.getTime() - LOOK_BACK_MS) / 1000)
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (event.created < since) return // The list is sorted newest first.
    if ((EVENT_TYPES as readonly string[]).includes(event.type)) yield event
  }
}

/** Retries failed events, because the cause of the failure may be fixed by now. */
async function retryFailed({ db, jobs }: Billing): Promise<void> {
  const givenUp = await db
    .select()
    .from(paymentEvents)
    .where(and(sql`${paymentEvents.error} is not null`, sql`${paymentEvents.handledAt} is null`))
  for (const { id, customerId, objectId } of givenUp) {
    const payload = { eventId: id, of: customerId ?? objectId }
    await jobs.enqueue(stripeEvent, payload)
    await noteRetried(db, stripeEvent, payload)
  }
  await db
    .update(paymentEvents)
    .set({ error: null })
    .where(
      inArray(
        paymentEvents.id,
        givenUp.map(({ id }) => id),
      ),
    )
}
