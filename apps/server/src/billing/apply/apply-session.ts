import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { payments } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { accountOfCustomer } from '../customers.ts'
import { offerOf } from '../offers.ts'
import type { Billing } from '../payments-of.ts'
import { idOf, instant } from '../stripe-ids.ts'
import { applyInvoices } from './apply-invoices.ts'
import { applyReversals } from './apply-reversals.ts'
import { applySubscription } from './apply-subscription.ts'
import { holdAccountIfThere } from './hold.ts'

/**
 * Applies a paid checkout session. A pack grants its credits once. A plan takes effect and its invoices grant credits.
 * The webhook and the page after the payment both call this function. Idempotent.
 */
export async function applySession(billing: Billing, sessionId: string): Promise<Stripe.Checkout.Session> {
  const { db, stripe } = billing
  const session = await stripe.checkout.sessions.retrieve(sessionId)
  const [customer, subscription] = [idOf(session.customer), idOf(session.subscription)]
  if (session.status !== 'complete' || customer === undefined) return session
  if (session.mode === 'subscription') {
    if (subscription === undefined) return session
    await applySubscription(billing, subscription)
    await applyInvoices(billing, subscription)
    return session
  }
  const accountId = await accountOfCustomer(db, customer)
  const isPaid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required'
  if (accountId === undefined || !isPaid) return session
  const credits = await creditsIn(billing, sessionId)
  const paymentIntent = idOf(session.payment_intent)
  const isNew = await db.transaction(async (tx) => {
    if (credits === 0 || !(await holdAccountIfThere(tx, accountId))) return false
    const known = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, sessionId))
    if (known.length > 0) return false
    await tx.insert(payments).values({
      id: sessionId,
      accountId,
      kind: 'pack',
      credits,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      paymentIntent: paymentIntent ?? null,
      paidAt: instant(session.created),
    })
    await grantCredits(tx, { accountId, credits, reference: `pack:${sessionId}` })
    return true
  })
  // Stripe may have reported a refund before the payment.
  if (isNew && paymentIntent !== undefined) await applyReversals(billing, paymentIntent)
  return session
}

/** Computes the credits from the purchased prices, because values from the browser cannot be trusted. */
async function creditsIn({ stripe, sold }: Billing, sessionId: string): Promise<number> {
  const { data } = await stripe.checkout.sessions.listLineItems(sessionId, { limit: 100 })
  return data.reduce((sum, { price, quantity }) => {
    const offer = price ? offerOf(sold, price.id) : undefined
    if (offer?.kind !== 'pack') throw new Error(`the price ${price?.id} is not listed: add it to STRIPE_PRICE_PACK_…`)
    return sum + offer.credits * (quantity ?? 1)
  }, 0)
}
