import type Stripe from 'stripe'
import { DAY_SECONDS } from '../stand-in/durations.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buy, GOOD_CARD, makePrice, startTestStripe, type TestStripe } from './test/start-test-stripe.ts'

let at: TestStripe
let [starter, pro, pack]: Stripe.Price[] = []
beforeAll(async () => {
  at = await startTestStripe()
  starter = await makePrice(at.stripe, { name: 'Starter', cents: 1900, isMonthly: true })
  pro = await makePrice(at.stripe, { name: 'Pro', cents: 4900, isMonthly: true })
  pack = await makePrice(at.stripe, { name: 'Ten credits', cents: 1200, isMonthly: false })
  await at.stripe.billingPortal.configurations.create({
    features: {
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [starter, pro].map((price) => ({ product: price.product as string, prices: [price.id] })),
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  })
})
afterAll(() => at.close())

let customer: string
beforeEach(async () => {
  await at.sandbox.webhooks.settled()
  at.received.length = 0
  customer = (await at.stripe.customers.create({ email: 'ada@example.com' })).id
})

const kinds = async (): Promise<string[]> => {
  await at.sandbox.webhooks.settled()
  return at.received.map(({ type }) => type)
}
async function subscribe(price: Stripe.Price, fields = {}): Promise<Stripe.Subscription> {
  const { subscription } = await buy(at, price, customer, fields)
  return at.stripe.subscriptions.retrieve(subscription as string)
}
const paidInvoices = async () =>
  (await at.stripe.invoices.list({ customer, status: 'paid' })).data.map(({ billing_reason: reason, total }) => [
    reason,
    total,
  ])
async function portal(fields: Record<string, string>): Promise<{ status: number; text: string }> {
  const { url } = await at.stripe.billingPortal.sessions.create({ customer, return_url: 'https://site.example' })
  return at.submit(url, fields)
}

test('a plan begins with its first payment, and the client can fetch every sent event', async () => {
  const subscription = await subscribe(pro!)
  expect(subscription).toMatchObject({
    status: 'active',
    cancel_at: null,
    items: { data: [{ price: { id: pro!.id } }] },
  })
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      'invoice.paid',
      'customer.subscription.created',
      'charge.succeeded',
      'checkout.session.completed',
    ]),
  )
  const [invoice] = (await at.stripe.invoices.list({ customer })).data
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_create',
    status: 'paid',
    parent: { subscription_details: { subscription: subscription.id } },
  })
  expect(invoice!.lines.data[0]!.pricing?.price_details?.price).toBe(pro!.id)
  const payments = await at.stripe.invoicePayments.list({ invoice: invoice!.id })
  expect(payments.data).toMatchObject([{ status: 'paid', amount_paid: 4900 }])
  for (const event of at.received) {
    const fetched = await at.stripe.events.retrieve(event.id)
    expect(fetched.data.object).toMatchObject({ id: (event.data.object as { id: string }).id })
  }
})

test('a declined card creates no subscription', async () => {
  const session = await buy(at, pro!, customer, { number: '4000000000009995' })
  expect(session).toMatchObject({ status: 'open', subscription: null })
  expect((await at.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
  expect(await kinds()).not.toContain('customer.subscription.created')
})

test('bills each month once, on the same day', async () => {
  const before = await subscribe(starter!)
  at.sandbox.advance(62 * DAY_SECONDS)
  const after = await at.stripe.subscriptions.retrieve(before.id)
  expect(after.items.data[0]!.current_period_start).toBeGreaterThan(before.items.data[0]!.current_period_start)
  const reasons = (await paidInvoices()).map(([reason]) => reason)
  expect(reasons.filter((reason) => reason === 'subscription_cycle')).toHaveLength(2)
  expect(() => at.sandbox.advance(-1)).toThrow('only be advanced')
  expect(() => at.sandbox.advance(90 * DAY_SECONDS)).toThrow('two intervals')
})

test('a clock tick during a payment bills no extra month', async () => {
  const { world } = at.sandbox
  const { now } = world
  let calls = 0
  const ticking = vi.spyOn(world, 'now').mockImplementation(() => now() + calls++)
  await subscribe(pro!)
  ticking.mockRestore()
  at.sandbox.advance(32 * DAY_SECONDS)
  expect(await paidInvoices()).toHaveLength(2)
})

test('an upgrade bills the rest of the month at once, and a cheaper plan waits for the end of the period', async () => {
  const subscription = await subscribe(starter!)
  await portal({ decision: 'price', price: pro!.id, subscription: subscription.id })
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.price.id).toBe(pro!.id)
  expect(await paidInvoices()).toEqual([
    ['subscription_update', 3000],
    ['subscription_create', 1900],
  ])
  await portal({ decision: 'price', price: starter!.id, subscription: subscription.id })
  const waiting = await at.stripe.subscriptions.retrieve(subscription.id)
  expect([waiting.items.data[0]!.price.id, typeof waiting.schedule]).toEqual([pro!.id, 'string'])
  const schedule = await at.stripe.subscriptionSchedules.retrieve(waiting.schedule as string)
  expect(schedule.phases.map(({ items }) => items[0]!.price)).toEqual([pro!.id, starter!.id])
  await at.stripe.subscriptionSchedules.release(schedule.id)
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull()
  await expect(at.stripe.subscriptionSchedules.release(schedule.id)).rejects.toThrow('released')
  await portal({ decision: 'price', price: starter!.id, subscription: subscription.id })
  at.sandbox.advance(32 * DAY_SECONDS)
  const cheaper = await at.stripe.subscriptions.retrieve(subscription.id)
  expect([cheaper.items.data[0]!.price.id, cheaper.schedule]).toEqual([starter!.id, null])
  expect((await paidInvoices())[0]).toEqual(['subscription_cycle', 1900])
})

test('a declined upgrade changes nothing', async () => {
  const subscription = await subscribe(starter!)
  await portal({ decision: 'card', number: '4000000000000341' })
  const answer = await portal({ decision: 'price', price: pro!.id, subscription: subscription.id })
  expect([answer.status, answer.text.includes('Your card was declined.')]).toEqual([402, true])
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.price.id).toBe(starter!.id)
})

test('a cancellation in the portal names a day, a resumed plan continues, and a cancelled one ends', async () => {
  const { id } = await subscribe(pro!)
  await portal({ decision: 'cancel', subscription: id })
  const ending = await at.stripe.subscriptions.retrieve(id)
  expect([ending.cancel_at, ending.cancel_at_period_end]).toEqual([ending.items.data[0]!.current_period_end, false])
  await portal({ decision: 'resume', subscription: id })
  expect((await at.stripe.subscriptions.retrieve(id)).cancel_at).toBeNull()
  await at.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(await at.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true, status: 'active' })
  at.sandbox.advance(32 * DAY_SECONDS)
  expect(await at.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  expect(await kinds()).toContain('customer.subscription.deleted')
  expect(await paidInvoices()).toHaveLength(1)
})

test('a failing card makes the subscription past due, another card reactivates it, and without one it ends', async () => {
  const { id } = await subscribe(pro!)
  await portal({ decision: 'card', number: '4000000000000341' })
  at.sandbox.advance(32 * DAY_SECONDS)
  expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('past_due')
  expect(await kinds()).toContain('invoice.payment_failed')
  await portal({ decision: 'card', number: GOOD_CARD.number })
  expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('active')
  expect(await paidInvoices()).toHaveLength(2)
  await portal({ decision: 'card', number: '4000000000000341' })
  at.sandbox.advance(50 * DAY_SECONDS)
  expect(await at.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  })
})

test('refunds never exceed the payment, and a refund may fail', async () => {
  const session = await buy(at, pack!, customer)
  const intent = session.payment_intent as string
  await at.stripe.refunds.create({ payment_intent: intent, amount: 500 })
  await expect(at.stripe.refunds.create({ payment_intent: intent, amount: 701 })).rejects.toMatchObject({
    statusCode: 400,
  })
  const rest = await at.stripe.refunds.create({ payment_intent: intent })
  expect(rest.amount).toBe(700)
  await expect(at.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  await at.submit(at.sandbox.url, { act: 'fail-refund', id: rest.id })
  const { data: refunds } = await at.stripe.refunds.list({ payment_intent: intent })
  expect(refunds.find(({ id }) => id === rest.id)?.status).toBe('failed')
  const [charge] = (await at.stripe.charges.list({ payment_intent: intent })).data
  expect(charge).toMatchObject({ amount_refunded: 500, refunded: false })
  expect(await kinds()).toEqual(expect.arrayContaining(['refund.created', 'charge.refunded', 'refund.failed']))
})

test('a payment can be disputed, and the seller can win or lose the dispute on the desk page', async () => {
  const { payment_intent: intent } = await buy(at, pack!, customer)
  const [charge] = (await at.stripe.charges.list({ payment_intent: intent as string })).data
  await at.submit(at.sandbox.url, { act: 'dispute', id: charge!.id })
  const disputes = async () => (await at.stripe.disputes.list({ payment_intent: intent as string })).data
  const [dispute] = await disputes()
  expect(dispute!.status).toBe('needs_response')
  await expect(at.stripe.refunds.create({ payment_intent: intent as string })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  await at.submit(at.sandbox.url, { act: 'win', id: dispute!.id })
  expect((await disputes())[0]!.status).toBe('won')
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]),
  )
})

test('a code for the full price costs nothing but still creates a paid invoice', async () => {
  const coupon = await at.stripe.coupons.create({ percent_off: 100, duration: 'once' })
  await at.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'FRIENDS' })
  const session = await at.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: pro!.id, quantity: 1 }],
    success_url: 'https://site.example',
    allow_promotion_codes: true,
  })
  expect((await at.submit(session.url!, { ...GOOD_CARD, code: 'NOBODY' })).text).toContain('This code is invalid.')
  await at.submit(session.url!, { ...GOOD_CARD, code: 'friends' })
  expect(await at.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: 'no_payment_required',
    amount_total: 0,
  })
  expect(await paidInvoices()).toEqual([['subscription_create', 0]])
})

test('events arrive several times, in any order, and again if they were rejected', async () => {
  Object.assign(at.sandbox.webhooks.manners, { copies: 3, isShuffled: true, isHeld: true })
  const session = await at.stripe.checkout.sessions.create({
    mode: 'payment',
    customer,
    line_items: [{ price: pack!.id, quantity: 1 }],
    success_url: 'https://site.example',
  })
  const page = at.submit(session.url!, GOOD_CARD)
  await expect.poll(() => at.sandbox.world.get('checkout.session', session.id).status).toBe('complete')
  at.receiver.status = 500
  at.sandbox.webhooks.flush()
  await expect.poll(() => at.received.length).toBeGreaterThanOrEqual(3)
  at.receiver.status = 200
  Object.assign(at.sandbox.webhooks.manners, { copies: 1, isShuffled: false, isHeld: false })
  await page
  await at.sandbox.webhooks.settled()
  const completed = at.received.filter(({ type }) => type === 'checkout.session.completed')
  expect(new Set(completed.map(({ id }) => id)).size).toBe(1)
  expect(completed.length).toBeGreaterThanOrEqual(3)
})
