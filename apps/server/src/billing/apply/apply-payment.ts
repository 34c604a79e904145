import type { Billing } from '../payments-of.ts'
import { idOf } from '../stripe-ids.ts'
import { applyInvoices } from './apply-invoices.ts'
import { applyReversals } from './apply-reversals.ts'
import { applySession } from './apply-session.ts'

/** Applies refunds and disputes of a payment. If the payment itself has not been applied yet, it is applied first. */
export async function applyPayment(billing: Billing, paymentIntent: string): Promise<void> {
  if (await applyReversals(billing, paymentIntent)) return
  const { stripe } = billing
  const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
  if (sessions[0] !== undefined) {
    await applySession(billing, sessions[0].id)
    return
  }
  // A charge does not name its invoice. Stripe lists the connections between payments and invoices separately.
  const which = { payment: { type: 'payment_intent', payment_intent: paymentIntent }, limit: 1 } as const
  const { data: paid } = await stripe.invoicePayments.list(which)
  const invoiceId = idOf(paid[0]?.invoice)
  const invoice = invoiceId === undefined ? undefined : await stripe.invoices.retrieve(invoiceId)
  const subscription = idOf(invoice?.parent?.subscription_details?.subscription)
  if (subscription !== undefined) await applyInvoices(billing, subscription)
}
