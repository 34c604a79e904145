import { PLAN_IDS } from '@dayreel/catalogue'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/** Whom Stripe knows an account as; made before the first checkout and passed with every one. */
export const stripeCustomers = pgTable('stripe_customers', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  customerId: text().notNull().unique(),
})

/** Subscriptions as Stripe had them when they were last looked at. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLAN_IDS }).notNull(),
    /** Stripe's word; there may be new ones. */
    status: text().notNull(),
    priceId: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    periodStartsAt: timestamp({ withTimezone: true }).notNull(),
    periodEndsAt: timestamp({ withTimezone: true }).notNull(),
    /** When it ends, where it was cancelled. */
    endsAt: timestamp({ withTimezone: true }),
    /** The cheaper plan that it changes to, and when. */
    nextPlan: text({ enum: PLAN_IDS }),
    changesAt: timestamp({ withTimezone: true }),
    /** Since when its payment is overdue; the plan stays for some days more. */
    pastDueSince: timestamp({ withTimezone: true }),
  },
  (subscription) => [index('subscriptions_account').on(subscription.accountId)],
)

/** How much a subscription's month has granted: changing up and down within it never grants more than its highest plan. */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    subscriptionId: text().notNull(),
    /** Stands on every invoice's lines, also on those that bill the rest of a month. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    granted: integer().notNull(),
  },
  (period) => [primaryKey({ columns: [period.subscriptionId, period.endsAt] })],
)

/** What Stripe has told; each once. Rows stay when an account goes, without what leads to it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The object it tells of, which is fetched as it is now. */
    objectId: text().notNull(),
    customerId: text(),
    toldAt: timestamp({ withTimezone: true }).notNull(),
    handledAt: timestamp({ withTimezone: true }),
    /** Why its job was given up. */
    error: text(),
  },
  (event) => [index('payment_events_customer').on(event.customerId)],
)

/** Payments that granted credits. They stay when their account goes, under an id that leads nowhere. */
export const payments = pgTable(
  'payments',
  {
    /** The invoice's or the checkout session's; an affiliate's reward is `reward:{invoice}`. */
    id: text().primaryKey(),
    accountId: uuid().notNull(),
    kind: text({ enum: ['pack', 'period', 'reward'] }).notNull(),
    /** Of a period. */
    plan: text({ enum: PLAN_IDS }),
    credits: integer().notNull(),
    /** What was paid, with tax, as refunds are; in the currency's smallest unit. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** How refunds and disputes name it; null where nothing was to pay. */
    paymentIntent: text(),
    /** Credits that refunds and disputes have asked back, also where there was nothing left to take. */
    wanted: integer().notNull().default(0),
    /** Credits that were taken back and not returned. */
    taken: integer().notNull().default(0),
    paidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (payment) => [index('payments_account').on(payment.accountId), index('payments_intent').on(payment.paymentIntent)],
)

/** Refunds and disputes that were counted, also those that found nothing to take. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    /** The refund's or the dispute's. */
    id: text().notNull(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ['refund', 'dispute'] }).notNull(),
    amount: integer().notNull(),
    /** Credits that it asked for. */
    wanted: integer().notNull(),
    /** Credits that were there to take. */
    taken: integer().notNull(),
    /** `returned`: the refund failed or the dispute was won. */
    state: text({ enum: ['active', 'returned'] }).notNull(),
  },
  (reversal) => [primaryKey({ columns: [reversal.id, reversal.paymentId] })],
)

/** When it was last looked for what nobody has told of; one row. */
export const paymentReconciliations = pgTable('payment_reconciliations', {
  isOnly: boolean().primaryKey().default(true),
  doneAt: timestamp({ withTimezone: true }).notNull(),
})
