import type { Stripe } from 'stripe'
import { cancelNow } from '../cancel-now.ts'
import type { Billing } from '../payments-of.ts'
import { isStripeError } from '../stripe-errors.ts'
import { paidIntentOf } from './paid-intent-of.ts'

/** Ends and refunds a subscription that a user paid for in addition to an existing one. Idempotent. */
export async function endSecondSubscription({ stripe, log }: Billing, id: string): Promise<void> {
  log.error({ subscription: id }, 'an account paid for two plans at once: ending and refunding the newer one')
  const { data } = await stripe.invoices.list({
    subscription: id,
    status: 'paid',
    limit: 10,
    expand: ['data.payments'],
  })
  for (const invoice of data) {
    const intent = paidIntentOf(invoice)
    if (intent !== undefined) await refundOnce(stripe, intent)
  }
  await cancelNow(stripe, id)
}

async function refundOnce(stripe: Stripe, intent: string): Promise<void> {
  await stripe.refunds
    .create({ payment_intent: intent, reason: 'duplicate' }, { idempotencyKey: `second-plan:${intent}` })
    .catch((error: unknown) => {
      if (!isStripeError(error, 'StripeInvalidRequestError')) throw error // The payment has already been refunded.
    })
}
