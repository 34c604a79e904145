import type { Maker } from '../maker.ts'
import type { Price } from './catalogue.ts'
import type { Subscription } from './subscription.ts'

type Phase = { price: Price; start: number; end: number }

function newPhase({ price, start, end }: Phase) {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price.id,
        price: price.id,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none' as const,
    start_date: start,
    transfer_data: null,
    trial_end: null,
  }
}

export type Schedule = ReturnType<typeof newSchedule>
/** What a subscription is to become: its present price until the period ends, then another one. */
export function newSchedule(
  world: Maker,
  { subscription, phases }: { subscription: Subscription; phases: [now: Phase, then: Phase] },
) {
  return {
    id: world.newId('sub_sched'),
    object: 'subscription_schedule' as const,
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' as const }, type: 'flexible' as const },
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date: phases[0].start, end_date: phases[0].end } as {
      start_date: number
      end_date: number
    } | null,
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic' as const,
      billing_thresholds: null,
      collection_method: 'charge_automatically' as const,
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' as const },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release' as const,
    livemode: false,
    metadata: {} as Record<string, string>,
    pause_schedules: [],
    phases: phases.map(newPhase),
    released_at: null as number | null,
    released_subscription: null as string | null,
    status: 'active' as 'active' | 'released',
    subscription: subscription.id as string | null,
    test_clock: null,
  }
}
