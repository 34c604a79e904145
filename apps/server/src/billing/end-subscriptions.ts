import { z } from 'zod'
import type { Services } from '#services'
import { cancelNow } from './cancel-now.ts'
import { expirePage } from './checkout.ts'
import { billingOf } from './payments-of.ts'
import { isMissing } from './stripe-errors.ts'

const Payload = z.object({ customerId: z.string() })

/** Ends all subscriptions of a customer immediately and closes the customer's open checkout pages. Idempotent. */
export async function endSubscriptions(services: Services, payload: unknown): Promise<void> {
  const { customerId: customer } = Payload.parse(payload)
  const { stripe } = await billingOf(services)
  try {
    const { data: pages } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for (const { id } of pages) await expirePage(stripe, id)
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    for (const { id, status } of data) {
      if (status === 'canceled' || status === 'incomplete_expired') continue
      await cancelNow(stripe, id)
    }
  } catch (error) {
    if (!isMissing(error)) throw error // The customer was deleted at Stripe, which also ended the subscriptions.
  }
}
