import { PLAN_IDS } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/**
 * The Stripe customers of accounts. A customer is created before the account's first checkout and is used for all its
 * checkouts.
 */
export const stripeCustomers = pgTable('stripe_customers', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  customerId: text().notNull().unique(),
})

/** Subscriptions as they were when they were last fetched from Stripe. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLAN_IDS }).notNull(),
    /** Stripe's status. Stripe may add new ones. */
    status: text().notNull(),
    priceId: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    periodStartsAt: timestamp({ withTimezone: true }).notNull(),
    periodEndsAt: timestamp({ withTimezone: true }).notNull(),
    /** When the subscription ends if it was cancelled. */
    endsAt: timestamp({ withTimezone: true }),
    /** The cheaper plan that the subscription will change to. `changesAt` is the time of the change. */
    nextPlan: text({ enum: PLAN_IDS }),
    changesAt: timestamp({ withTimezone: true }),
    /** Since when the payment has been overdue. The plan continues for some more days. */
    pastDueSince: timestamp({ withTimezone: true }),
  },
  (subscription) => [index('subscriptions_account').on(subscription.accountId)],
)

/**
 * The credits that a month of a subscription has granted. Because of this sum, changing plans within a month never
 * grants more than the highest plan.
 */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    subscriptionId: text().notNull(),
    /** The end of the month. Every invoice line contains it, even if the invoice is for part of a month. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    granted: integer().notNull(),
  },
  (period) => [primaryKey({ columns: [period.subscriptionId, period.endsAt] })],
)

/**
 * Stripe's events. Each event is stored once. After an account's deletion, its rows stay without references to the
 * account.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The id of the event's object, whose current state is fetched. */
    objectId: text().notNull(),
    customerId: text(),
    toldAt: timestamp({ withTimezone: true }).notNull(),
    handledAt: timestamp({ withTimezone: true }),
    /** The reason why the event's job failed. */
    error: text(),
  },
  (event) => [index('payment_events_customer').on(event.customerId)],
)

/** Payments that granted credits. After an account's deletion, they stay under an anonymous id. */
export const payments = pgTable(
  'payments',
  {
    /** The id of the invoice or the checkout session. For an affiliate's reward, it is `reward:{invoice}`. */
    id: text().primaryKey(),
    accountId: uuid().notNull(),
    kind: text({ enum: ['pack', 'period', 'reward'] }).notNull(),
    /** The plan of a billing period. */
    plan: text({ enum: PLAN_IDS }),
    credits: integer().notNull(),
    /**
     * The paid amount including tax, in the currency's smallest unit. Refunds are in the same unit and include tax too.
     */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The payment's id in refunds and disputes. Null if nothing was due. */
    paymentIntent: text(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (payment) => [index('payments_account').on(payment.accountId), index('payments_intent').on(payment.paymentIntent)],
)

/**
 * Refunds and disputes of payments, including those that found no credits to take. These rows determine how much a
 * payment's refunds and disputes may still take. A returned row claims nothing.
 */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    /** The id of the refund or the dispute. */
    id: text().notNull(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ['refund', 'dispute'] }).notNull(),
    amount: integer().notNull(),
    /** The credits that the refund or dispute claims in addition to earlier claims on the same payment. */
    wanted: integer().notNull(),
    /** The credits that were collected for this row and have not been returned. */
    taken: integer().notNull(),
    /** The credits that the account still owes for this row. */
    uncollected: integer()
      .notNull()
      .generatedAlwaysAs(sql`wanted - taken`),
    /** `returned` means that the refund failed or the dispute was won. */
    state: text({ enum: ['active', 'returned'] }).notNull(),
    /** The order of the refunds and disputes of one payment. */
    notedAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (reversal) => [
    primaryKey({ columns: [reversal.id, reversal.paymentId] }),
    index('payment_reversals_debts')
      .on(reversal.paymentId)
      .where(sql`${reversal.uncollected} > 0`),
    check('payment_reversals_taken', sql`${reversal.taken} between 0 and ${reversal.wanted}`),
  ],
)

/** When missed events were last searched for. The table has one row. */
export const paymentReconciliations = pgTable('payment_reconciliations', {
  isOnly: boolean().primaryKey().default(true),
  doneAt: timestamp({ withTimezone: true }).notNull(),
})
