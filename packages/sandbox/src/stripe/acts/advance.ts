import { DAY_SECONDS } from '../../stand-in/durations.ts'
import { StripeFault } from '../fault.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { endNow, forgetDowngrade, itemOf, methodOf, nameOf, plannedPrice, setPrice } from './change-subscription.ts'
import { nextMonthEnd } from './months.ts'
import { collectInvoice, openInvoice } from './pay-invoice.ts'
import { expireSession } from './pay-session.ts'

/** Days between the attempts to collect a failed payment. The subscription ends if the last attempt fails. */
const RETRY_DAYS = [3, 5, 7]
/**
 * Seconds that one call may advance the clock. Stripe's limit for test clocks is two intervals of the shortest
 * subscription.
 */
const MAX_SECONDS = 62 * DAY_SECONDS

type Due = { at: number; happen: () => void }

/** Advances the clock and runs everything that falls due on the way, each event at its own time. */
export function advanceTo(world: World, target: number): void {
  if (target < world.now()) throw new StripeFault(400, 'A test clock can only be advanced.', { param: 'frozen_time' })
  if (target - world.now() > MAX_SECONDS)
    throw new StripeFault(400, 'A test clock can be advanced by at most two intervals of its shortest subscription.', {
      param: 'frozen_time',
    })
  for (;;) {
    const next = dueThings(world).toSorted((a, b) => a.at - b.at)[0]
    if (next === undefined || next.at > target) break
    world.moveTo(next.at)
    next.happen()
  }
  world.moveTo(target)
}

function dueThings(world: World): Due[] {
  const { retries } = world.notes
  return [
    ...world
      .all('subscription')
      .filter(({ status }) => status !== 'canceled')
      .map((subscription) => {
        const end = itemOf(subscription).current_period_end
        return { at: Math.min(end, subscription.cancel_at ?? end), happen: () => endPeriod(world, subscription) }
      }),
    ...Object.entries(retries).map(([id, { at }]) => ({ at, happen: () => tryAgain(world, world.get('invoice', id)) })),
    ...world
      .all('checkout.session')
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, happen: () => expireSession(world, session) })),
  ]
}

/** Ends a subscription's period. Either the next period begins and is billed, or the subscription ends. */
function endPeriod(world: World, subscription: Subscription): void {
  if (subscription.cancel_at !== null && subscription.cancel_at <= world.now()) {
    endNow(world, subscription, 'cancellation_requested')
    return
  }
  const previous = { items: structuredClone(subscription.items) }
  const next = plannedPrice(world, subscription)
  if (next !== undefined) {
    setPrice(subscription, next)
    forgetDowngrade(world, subscription)
  }
  const item = itemOf(subscription)
  item.current_period_start = item.current_period_end
  item.current_period_end = nextMonthEnd(subscription.billing_cycle_anchor, item.current_period_start)
  world.emit('customer.subscription.updated', subscription, previous)
  const { price, current_period_start: start, current_period_end: end } = item
  const line = {
    price,
    amount: price.unit_amount,
    description: `1 × ${nameOf(world, price)}`,
    period: { start, end },
    isProration: false,
  }
  const invoice = openInvoice(world, {
    customer: subscription.customer,
    subscription,
    reason: 'subscription_cycle',
    lines: [line],
  })
  collect(world, subscription, invoice)
}

function tryAgain(world: World, invoice: Invoice): void {
  const subscription = world.find('subscription', invoice.parent.subscription_details.subscription)
  if (subscription === undefined || invoice.status !== 'open') {
    delete world.notes.retries[invoice.id]
    return
  }
  collect(world, subscription, invoice)
}

/** Tries to collect an invoice of a subscription, and updates the subscription's status. */
export function collect(world: World, subscription: Subscription, invoice: Invoice): void {
  const charge = collectInvoice(world, invoice, methodOf(world, subscription))
  const { status } = subscription
  if (charge === undefined || charge.paid) {
    if (status === 'active') return
    subscription.status = 'active'
    world.emit('customer.subscription.updated', subscription, { status })
    return
  }
  const tries = (world.notes.retries[invoice.id]?.tries ?? 0) + 1
  const days = RETRY_DAYS[tries - 1]
  if (days === undefined) {
    delete world.notes.retries[invoice.id]
    endNow(world, subscription, 'payment_failed')
    return
  }
  invoice.next_payment_attempt = world.now() + days * DAY_SECONDS
  world.notes.retries[invoice.id] = { at: invoice.next_payment_attempt, tries }
  if (status === 'past_due') return
  subscription.status = 'past_due'
  world.emit('customer.subscription.updated', subscription, { status })
}
