import type { Stripe } from 'stripe'
import { idOf } from '../stripe-ids.ts'

/**
 * Returns the payment id of an invoice, or undefined if nothing was due. Fetch the invoice with its payments expanded.
 */
export function paidIntentOf({ payments }: Stripe.Invoice): string | undefined {
  const paid = payments?.data.find(({ status }) => status === 'paid')
  return idOf(paid?.payment.payment_intent)
}
