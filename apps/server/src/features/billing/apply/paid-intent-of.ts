import type { Stripe } from 'stripe'
import { idOf } from '../stripe-ids.ts'

/** What an invoice was paid with; it must have been fetched with its payments. Undefined where nothing was due. */
export function paidIntentOf({ payments }: Stripe.Invoice): string | undefined {
  const paid = payments?.data.find(({ status }) => status === 'paid')
  return idOf(paid?.payment.payment_intent)
}
