import type { Stripe } from 'stripe'
import { idOf, instant } from '../stripe-ids.ts'

/** The expansion that Stripe needs in order to return a subscription's planned change. */
export const WITH_SCHEDULE = 'schedule'

/**
 * Returns the price that a subscription will change to and the time of the change, or undefined if no change is
 * planned.
 */
export function plannedChange({ schedule, items }: Stripe.Subscription): { priceId: string; at: Date } | undefined {
  if (schedule === null || typeof schedule === 'string') return undefined
  const { current_phase: current, phases } = schedule
  const next = current === null ? undefined : phases.find(({ start_date: start }) => start >= current.end_date)
  const priceId = idOf(next?.items[0]?.price)
  if (next === undefined || priceId === undefined || priceId === items.data[0]?.price.id) return undefined
  return { priceId, at: instant(next.start_date) }
}
