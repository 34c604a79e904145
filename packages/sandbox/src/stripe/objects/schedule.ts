import type { Maker } from '../maker.ts'
import type { Price } from './catalogue.ts'
import type { Subscription } from './subscription.ts'

type Phase = { price: Price; start: number; end: number }

export type Schedule = ReturnType<typeof newSchedule>
/** Creates a subscription schedule: the current price until the period ends, then another price. */
export function newSchedule(
  world: Maker,
  { subscription, phases }: { subscription: Subscription; phases: [now: Phase, then: Phase] },
) {
  type Period = { start_date: number; end_date: number }
  return {
    id: world.newId('sub_sched'),
    object: 'subscription_schedule' as const,
    created: world.now(),
    current_phase: { start_date: phases[0].start, end_date: phases[0].end } as Period | null,
    customer: subscription.customer,
    phases: phases.map(({ price, start, end }) => ({
      currency: price.currency,
      end_date: end,
      items: [{ plan: price.id, price: price.id, quantity: 1 }],
      start_date: start,
    })),
    released_at: null as number | null,
    released_subscription: null as string | null,
    status: 'active' as 'active' | 'released',
    subscription: subscription.id as string | null,
  }
}
