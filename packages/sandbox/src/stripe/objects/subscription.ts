import type { Maker } from '../maker.ts'
import { listOf } from '../list-of.ts'
import type { Price } from './catalogue.ts'

export type Subscription = ReturnType<typeof newSubscription>
export function newSubscription(
  world: Maker,
  given: {
    customer: string
    price: Price
    method: string
    metadata: Record<string, string>
    /** The clock is read only once, because a tick between two reads would bill a month for one second. */
    start: number
    end: number
    hasTax: boolean
  },
) {
  const id = world.newId('sub')
  const item = {
    id: world.newId('si'),
    object: 'subscription_item' as const,
    created: world.now(),
    current_period_end: given.end,
    current_period_start: given.start,
    price: given.price,
    quantity: 1,
    subscription: id,
  }
  return {
    id,
    object: 'subscription' as const,
    automatic_tax: { enabled: given.hasTax },
    billing_cycle_anchor: given.start,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: { reason: null as 'cancellation_requested' | 'payment_failed' | null },
    created: given.start,
    currency: given.price.currency,
    customer: given.customer,
    default_payment_method: given.method,
    ended_at: null as number | null,
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null as string | null,
    metadata: given.metadata,
    schedule: null as string | null,
    start_date: given.start,
    status: 'active' as 'active' | 'past_due' | 'canceled',
  }
}
