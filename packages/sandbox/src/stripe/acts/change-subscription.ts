import { StripeFault } from '../fault.ts'
import type { Price } from '../objects/catalogue.ts'
import { newSchedule } from '../objects/schedule.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { nextMonthEnd } from './months.ts'
import { collectInvoice, openInvoice } from './pay-invoice.ts'

export function itemOf(subscription: Subscription) {
  return subscription.items.data[0]!
}

/** Changes a subscription's price from now on, without billing. */
export function setPrice(subscription: Subscription, price: Price): void {
  itemOf(subscription).price = price
}

/**
 * Changes the price immediately. The customer pays the new price for the rest of the period, minus the unused part of
 * the old price.
 *
 * @throws {StripeFault} 402 if the difference cannot be collected. The price then stays unchanged.
 */
export function changePrice(world: World, subscription: Subscription, price: Price): void {
  const item = itemOf(subscription)
  const before = item.price
  if (before.id === price.id) {
    keepPlan(world, subscription)
    return
  }
  const previous = { items: structuredClone(subscription.items) }
  billRest(world, subscription, { before, after: price })
  setPrice(subscription, price)
  forgetDowngrade(world, subscription)
  world.emit('customer.subscription.updated', subscription, previous)
}

function billRest(world: World, subscription: Subscription, { before, after }: { before: Price; after: Price }): void {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const left = Math.max(0, end - world.now()) / (end - start)
  const period = { start: world.now(), end }
  const invoice = openInvoice(world, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_update',
    lines: [
      {
        price: before,
        amount: -Math.round(before.unit_amount * left),
        description: `Unused time on ${nameOf(world, before)}`,
        period,
        isProration: true,
      },
      {
        price: after,
        amount: Math.round(after.unit_amount * left),
        description: `Remaining time on ${nameOf(world, after)}`,
        period,
        isProration: true,
      },
    ],
  })
  const charge = collectInvoice(world, invoice, methodOf(world, subscription))
  if (charge === undefined || charge.paid) return
  invoice.status = 'void'
  throw new StripeFault(402, charge.failure_message ?? 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    declineCode: charge.outcome.reason ?? 'generic_decline',
  })
}

/** Schedules a cheaper price for the next period. */
export function scheduleDowngrade(world: World, subscription: Subscription, price: Price): void {
  forgetDowngrade(world, subscription)
  const { price: before, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const next = nextMonthEnd(subscription.billing_cycle_anchor, end)
  const phases = [
    { price: before, start, end },
    { price, start: end, end: next },
  ] as const
  const schedule = world.add(newSchedule(world, { subscription, phases: [...phases] }))
  subscription.schedule = schedule.id
  world.emit('subscription_schedule.created', schedule)
  world.emit('customer.subscription.updated', subscription, { schedule: null })
}

/** Returns the cheaper price that is scheduled for the next period, if any. */
export function plannedPrice(world: World, { schedule }: Subscription): Price | undefined {
  const phases = schedule === null ? undefined : world.find('subscription_schedule', schedule)?.phases
  const planned = phases?.at(-1)?.items[0]?.price
  return planned === undefined ? undefined : world.get('price', planned)
}

/** Removes a scheduled downgrade, so that the current plan stays. */
export function keepPlan(world: World, subscription: Subscription): void {
  const { schedule } = subscription
  if (schedule === null) return
  forgetDowngrade(world, subscription)
  world.emit('customer.subscription.updated', subscription, { schedule })
}

export function forgetDowngrade(world: World, subscription: Subscription): void {
  const schedule =
    subscription.schedule === null ? undefined : world.find('subscription_schedule', subscription.schedule)
  subscription.schedule = null
  if (schedule === undefined) return
  Object.assign(schedule, { status: 'released', released_at: world.now(), current_phase: null, subscription: null })
  schedule.released_subscription = subscription.id
  world.emit('subscription_schedule.released', schedule)
}

/**
 * Cancels the subscription at the end of its period.
 *
 * @param isByPortal the portal sets a date (`cancel_at`), whereas the API sets a flag (`cancel_at_period_end`). Code
 * that reads subscriptions must handle both.
 */
export function cancelAtPeriodEnd(world: World, subscription: Subscription, isByPortal: boolean): void {
  const previous = { cancel_at: subscription.cancel_at, cancel_at_period_end: subscription.cancel_at_period_end }
  subscription.cancel_at = itemOf(subscription).current_period_end
  subscription.cancel_at_period_end = !isByPortal
  subscription.canceled_at = world.now()
  subscription.cancellation_details.reason = 'cancellation_requested'
  world.emit('customer.subscription.updated', subscription, previous)
}

export function resume(world: World, subscription: Subscription): void {
  const previous = { cancel_at: subscription.cancel_at, cancel_at_period_end: subscription.cancel_at_period_end }
  Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null })
  subscription.cancellation_details.reason = null
  world.emit('customer.subscription.updated', subscription, previous)
}

export function endNow(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  if (subscription.status === 'canceled') return
  subscription.status = 'canceled'
  subscription.ended_at = world.now()
  subscription.canceled_at ??= world.now()
  subscription.cancellation_details.reason ??= reason
  forgetDowngrade(world, subscription)
  for (const invoice of world.all('invoice')) {
    if (invoice.parent.subscription_details.subscription !== subscription.id || invoice.status !== 'open') continue
    delete world.notes.retries[invoice.id]
    invoice.next_payment_attempt = null
  }
  world.emit('customer.subscription.deleted', subscription)
}

export function methodOf(world: World, subscription: Subscription): string {
  const { invoice_settings: settings } = world.get('customer', subscription.customer)
  return settings.default_payment_method ?? subscription.default_payment_method
}

export function nameOf(world: World, price: Price): string {
  return world.find('product', price.product)?.name ?? price.id
}
