import type { Maker } from '../maker.ts'
import { listOf } from '../list-of.ts'
import { type Price, planOf } from './catalogue.ts'

function newItem(world: Maker, given: { subscription: string; price: Price; start: number; end: number }) {
  return {
    id: world.newId('si'),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: world.now(),
    current_period_end: given.end,
    current_period_start: given.start,
    current_trial: null,
    discounts: [],
    metadata: {} as Record<string, string>,
    plan: planOf(given.price),
    price: given.price,
    quantity: 1,
    subscription: given.subscription,
    tax_rates: [],
  }
}

type SubscriptionStatus =
  'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete' | 'incomplete_expired' | 'trialing' | 'paused'
export type Subscription = ReturnType<typeof newSubscription>
export function newSubscription(
  world: Maker,
  given: {
    customer: string
    price: Price
    method: string
    metadata: Record<string, string>
    /** One moment for all of it: a clock that goes on meanwhile would bill a month of a second. */
    start: number
    end: number
    hasTax: boolean
  },
) {
  const id = world.newId('sub')
  const item = newItem(world, { subscription: id, price: given.price, start: given.start, end: given.end })
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: given.hasTax,
      liability: given.hasTax ? { type: 'self' as const } : null,
    },
    billing_cycle_anchor: given.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' as const }, type: 'flexible' as const },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null as 'cancellation_requested' | 'payment_failed' | null,
    },
    collection_method: 'charge_automatically' as const,
    created: given.start,
    currency: given.price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.method as string | null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' as const },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null as string | null,
    start_date: given.start,
    status: 'active' as SubscriptionStatus,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }
}
