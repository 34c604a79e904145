import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Db } from '#db/connect.ts'
import { payments, subscriptionPeriods } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { accountOfCustomer } from '../customers.ts'
import { creditsOf, planOfPrice } from '../offers.ts'
import type { Billing } from '../payments-of.ts'
import { isMissing } from '../stripe-errors.ts'
import { idOf, instant } from '../stripe-ids.ts'
import { applyReversals } from './apply-reversals.ts'
import { holdAccountIfThere } from './hold.ts'
import { paidIntentOf } from './paid-intent-of.ts'
import { rewardAffiliate } from './reward-affiliate.ts'

/** Billing reasons of invoices for a month of a plan or for part of a month. */
const GRANTING = ['subscription_create', 'subscription_cycle', 'subscription_update']

/**
 * Grants the credits of a subscription's paid invoices. Invoices are applied oldest first, so that the order of
 * Stripe's events does not matter. Each invoice grants credits once. Together, the invoices of one month never grant
 * more than the highest plan of that month.
 */
export async function applyInvoices(billing: Billing, subscriptionId: string): Promise<void> {
  const { db } = billing
  const paid = (await paidInvoices(billing, subscriptionId)).filter(({ billing_reason: reason }) =>
    GRANTING.includes(reason ?? ''),
  )
  const accountId = paid[0] && (await accountOfCustomer(db, idOf(paid[0].customer) ?? ''))
  if (accountId === undefined) return
  for (const invoice of paid) {
    const isNew = await grantFor(billing, { invoice, subscriptionId, accountId })
    const intent = paidIntentOf(invoice)
    if (isNew && intent !== undefined) await applyReversals(billing, intent)
  }
  const firstPaid = paid.find(({ amount_paid: amount }) => amount > 0)
  if (firstPaid !== undefined && (await rewardAffiliate(billing, { invoice: firstPaid, accountId })))
    await applyReversals(billing, paidIntentOf(firstPaid)!)
}

async function paidInvoices({ stripe }: Billing, subscription: string): Promise<Stripe.Invoice[]> {
  try {
    const list = { subscription, status: 'paid', limit: 100, expand: ['data.payments'] } as const
    const { data } = await stripe.invoices.list({ ...list, expand: [...list.expand] })
    return data.toReversed()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

type Paid = { invoice: Stripe.Invoice; subscriptionId: string; accountId: string }

/** @returns whether this call applied the invoice. False if it was applied before or the account no longer exists. */
function grantFor({ db, sold }: Billing, { invoice, subscriptionId, accountId }: Paid): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await holdAccountIfThere(tx, accountId))) return false
    const known = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, invoice.id))
    if (known.length > 0) return false
    // Negative lines refund the previous plan and are ignored. Of several billed plans, the highest one counts.
    const billed = invoice.lines.data
      .filter(({ amount }) => amount >= 0)
      .map((line) => ({ plan: planOfPrice(sold, priceOf(line)), endsAt: instant(line.period.end) }))
      .toSorted((one, other) => creditsOf(other.plan) - creditsOf(one.plan))[0]
    if (billed === undefined) return false
    const credits = await raiseTo(tx, { subscriptionId, endsAt: billed.endsAt, credits: creditsOf(billed.plan) })
    await tx.insert(payments).values({
      id: invoice.id,
      accountId,
      kind: 'period',
      plan: billed.plan,
      credits,
      amount: invoice.amount_paid,
      currency: invoice.currency,
      paymentIntent: paidIntentOf(invoice) ?? null,
      paidAt: instant(invoice.status_transitions.paid_at ?? invoice.created),
    })
    if (credits > 0) await grantCredits(tx, { accountId, credits, reference: `period:${invoice.id}` })
    return true
  })
}

function priceOf({ pricing }: Stripe.InvoiceLineItem): string {
  return idOf(pricing?.price_details?.price) ?? 'that an invoice leaves out'
}

/** Raises the credits granted for a month to the plan's credits. @returns the number of credits that were added. */
async function raiseTo(
  tx: Db,
  { subscriptionId, endsAt, credits }: { subscriptionId: string; endsAt: Date; credits: number },
): Promise<number> {
  const own = and(eq(subscriptionPeriods.subscriptionId, subscriptionId), eq(subscriptionPeriods.endsAt, endsAt))
  const [period] = await tx.select().from(subscriptionPeriods).where(own)
  const granted = Math.max(credits, period?.granted ?? 0)
  await tx
    .insert(subscriptionPeriods)
    .values({ subscriptionId, endsAt, granted })
    .onConflictDoUpdate({
      target: [subscriptionPeriods.subscriptionId, subscriptionPeriods.endsAt],
      set: { granted },
    })
  return granted - (period?.granted ?? 0)
}
