import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { externalCleanups, paymentEvents, payments } from '#db/schema.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { mailsAfterWelcome } from '#test/mails-after-welcome.ts'
import { emailOf } from '#test/create-test-services.ts'
import { liveSubscription } from '#test/given-payments.ts'
import { LATER_DECLINED, PACK_10, PRO, STARTER } from '#test/money-acts.ts'
import { useTestPayments } from '#test/use-test-payments.ts'
import { externalCleanupHandler } from '#compose/external-cleanup-handler.ts'
import { supportAccount } from '#host/support/support-account.ts'
import { EVENT_TYPES } from './events.ts'

const { at, acts } = useTestPayments()

describe('changing a plan', () => {
  test('an upgrade bills the rest of the month and grants the difference; a downgrade starts with the next month; a month never grants more than its highest plan', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    await at.manage(id, { decision: 'price', price: at.env[PRO]! })
    expect([await acts.planOf(id), await acts.referencesOf(id)]).toEqual(['pro', ['period 30', 'period 90']])
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    await at.manage(id, { decision: 'price', price: at.env[PRO]! })
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['pro', 120])
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    await at.pass(32)
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 150])
  })

  test('a planned downgrade is shown with its date and can be cancelled; cancelling it twice changes nothing more', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    const subscription = async () => (await at.call(id, 'GET', 'payment/subscription')).json as Record<string, unknown>
    const { renewsAt } = await subscription()
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    expect(await subscription()).toMatchObject({ plan: 'pro', nextPlan: 'starter', changesAt: renewsAt })
    const [one, other] = await Promise.all([1, 2].map(() => at.call(id, 'POST', 'payment/keep-plan')))
    expect([one!.status, other!.status]).toEqual([200, 200])
    expect(await subscription()).toMatchObject({ plan: 'pro', nextPlan: null, changesAt: null, renewsAt })
    await at.pass(32)
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['pro', 240])
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    await at.pass(32)
    expect(await subscription()).toMatchObject({ plan: 'starter', nextPlan: null, changesAt: null })
  })

  test('an operator stops the renewal: the plan ends with the paid period, also if a downgrade was planned, and the user can keep it', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    const subscription = async () => (await at.call(id, 'GET', 'payment/subscription')).json as Record<string, unknown>
    const { renewsAt } = await subscription()
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    const request = { action: 'stop_renewal', reason: 'The account is suspended.' } as const
    const stop = () =>
      acts.db.transaction((tx) =>
        supportAccount(at.running.services, tx, { operator: { source: 'command' }, accountId: id }, request),
      )
    const ends = `The subscription does not renew. It ends on ${String(renewsAt).slice(0, 10)}.`
    expect([await stop(), await stop()]).toEqual([ends, ends])
    const stopped = { plan: 'pro', renewsAt: null, endsAt: renewsAt, nextPlan: null }
    expect(await subscription()).toMatchObject(stopped)
    await at.settle() // Stripe's events arrive.
    expect(await subscription()).toMatchObject(stopped)
    expect((await at.call(id, 'POST', 'payment/keep-plan')).status).toBe(200)
    expect(await subscription()).toMatchObject({ plan: 'pro', renewsAt, endsAt: null })
    await stop()
    await at.settle()
    await at.pass(32)
    expect(await acts.planOf(id)).toBe('free')
    await expect(stop()).rejects.toMatchObject({ message: 'The account has no subscription.' })
  })

  test('a planned change is known even if only the schedule’s own events report it', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    const next = async () =>
      ((await at.call(id, 'GET', 'payment/subscription')).json as Record<string, unknown>)['nextPlan']
    // Stripe sends a subscription event when a schedule is created, but only a schedule event when the schedule
    // changes.
    at.sandbox.webhooks.manners.lost = ['customer.subscription.updated']
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    expect(await next()).toBe('starter')
    await at.stripe.subscriptionSchedules.release((await liveSubscription(at, id))!.schedule as string)
    await at.settle()
    expect(await next()).toBeNull()
    delete at.sandbox.webhooks.manners.lost
  })

  test('a planned end is cancelled, whether the portal set the day or the API the period', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    const subscription = (await liveSubscription(at, id))!.id
    const ends = [
      () => at.manage(id, { decision: 'cancel' }),
      () => at.stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
    ]
    for (const end of ends) {
      await end()
      await at.settle()
      expect((await at.call(id, 'GET', 'payment/subscription')).json).toMatchObject({ renewsAt: null })
      const kept = await at.call(id, 'POST', 'payment/keep-plan')
      expect([kept.status, kept.json]).toMatchObject([200, { plan: 'starter', endsAt: null }])
    }
    await at.pass(32)
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 60])
  })

  test('a cancelled plan shows its end, a resumed plan continues, and the credits stay after the end', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    await at.manage(id, { decision: 'cancel' })
    const ending = (await at.call(id, 'GET', 'payment/subscription')).json as unknown as {
      endsAt: string
      renewsAt: null
    }
    expect([typeof ending.endsAt, ending.renewsAt]).toEqual(['string', null])
    await at.manage(id, { decision: 'resume' })
    expect((await at.call(id, 'GET', 'payment/subscription')).json).toMatchObject({ endsAt: null })
    await at.manage(id, { decision: 'cancel' })
    await at.pass(32)
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['free', 30])
  })

  test('an overdue plan stays for seven days, causes one mail, and continues after the payment', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    await at.manage(id, { decision: 'card', number: LATER_DECLINED })
    await at.pass(32)
    const mails = (await mailsAfterWelcome(at.running.services)).filter(({ to }) => to === emailOf(id))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your payment didn’t go through'])
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 30])
    expect((await at.call(id, 'GET', 'payment/subscription')).json).toMatchObject({ status: 'past_due' })
    await at.pass(8)
    await acts.reconcile()
    expect(await acts.planOf(id)).toBe('free')
    await at.manage(id, { decision: 'card', number: '4242424242424242' })
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 60])
  })

  test('a customer deleted at the provider loses the plan and keeps the credits; buying creates a new customer', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    const first = acts.customerIdOf(id)
    at.sandbox.webhooks.manners.lost = ['customer.deleted', 'customer.subscription.deleted']
    await at.stripe.customers.del(first)
    delete at.sandbox.webhooks.manners.lost
    await at.buy(id, PACK_10)
    expect(acts.customerIdOf(id)).not.toBe(first)
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['free', 40])
  })
})

describe('missed events', () => {
  test('are found at night: lost events, and renewals without an event', async () => {
    const id = randomUUID()
    at.sandbox.webhooks.manners.lost = EVENT_TYPES
    await at.buy(id, STARTER)
    expect(await acts.planOf(id)).toBe('free')
    await at.pass(1)
    await acts.reconcile()
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 30])
    await at.pass(32)
    delete at.sandbox.webhooks.manners.lost
    expect(await at.balance(id)).toBe(30)
    await acts.reconcile()
    expect(await at.balance(id)).toBe(60)
  })
})

describe('deleting an account', () => {
  test('its plan ends even if the provider was down, and no reference to the account remains', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    const customer = acts.customerIdOf(id)
    const answer = await at.call(id, 'POST', 'users/delete-account', { email: emailOf(id) })
    expect(answer.status).toBe(204)
    const [row] = await acts.db.select().from(externalCleanups)
    expect([row!.kind, row!.sealed.includes(customer)]).toEqual(['end-subscriptions', false])
    at.sandbox.faults.add({ kind: 'answer', status: 500, times: 3, match: { route: 'GET /v1/checkout/sessions' } })
    await acts.runOnce(externalCleanupHandler)
    const [waiting] = await acts.db.select().from(externalCleanups)
    expect([waiting!.attempts, waiting!.dueAt > row!.dueAt]).toEqual([1, true])
    await at.pass(1)
    await acts.runOnce(externalCleanupHandler)
    await at.settle()
    expect((await acts.db.select().from(externalCleanups)).map((left) => [left.attempts, left.dueAt])).toEqual([])
    const { data } = await at.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
    expect(await acts.db.select().from(payments).where(eq(payments.accountId, id))).toEqual([])
    expect(await acts.db.select().from(paymentEvents).where(eq(paymentEvents.customerId, customer))).toEqual([])
  })

  test('a user who pays while their account is being deleted does not pay a second month', async () => {
    const id = randomUUID()
    at.sandbox.webhooks.manners.lost = ['checkout.session.completed', 'invoice.paid', 'customer.subscription.created']
    await at.buy(id, PRO)
    delete at.sandbox.webhooks.manners.lost
    const customer = acts.customerIdOf(id)
    await at.call(id, 'POST', 'users/delete-account', { email: emailOf(id) })
    await acts.db.delete(externalCleanups) // Simulates a cleanup that finished before the payment.
    await acts.reconcile()
    await at.pass(1)
    await acts.reconcile()
    await acts.runOnce(externalCleanupHandler)
    await at.settle()
    const { data } = await at.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
  })
})

test('every balance adds up', async () => {
  expect((await checkLedger(acts.db)).faults).toEqual([])
})
