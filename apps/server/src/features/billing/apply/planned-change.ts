import type { Stripe } from 'stripe'
import { idOf, instant } from '../stripe-ids.ts'

/** A subscription has to be fetched with this, for what is planned to be known. */
export const WITH_SCHEDULE = 'schedule'

/** The price that a subscription changes to by itself, and when; undefined where it stays as it is. */
export function plannedChange({ schedule, items }: Stripe.Subscription): { priceId: string; at: Date } | undefined {
  if (schedule === null || typeof schedule === 'string') return undefined
  const { current_phase: current, phases } = schedule
  const next = current === null ? undefined : phases.find(({ start_date: start }) => start >= current.end_date)
  const priceId = idOf(next?.items[0]?.price)
  if (next === undefined || priceId === undefined || priceId === items.data[0]?.price.id) return undefined
  return { priceId, at: instant(next.start_date) }
}
