import { randomUUID } from 'node:crypto'
import type { PlanId } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { GOOD_CARD } from '#test/given-payments.ts'
import { PACK_10, PRO, STARTER } from '#test/money-acts.ts'
import { useTestPayments } from '#test/use-test-payments.ts'
import { grantPlan } from './grant-plan.ts'

const { at, acts } = useTestPayments()
const PREMIUM = 'STRIPE_PRICE_PREMIUM'

async function givenPlan(plan: PlanId): Promise<string> {
  const id = randomUUID()
  await at.balance(id) // This call creates the account.
  await grant(id, plan)
  return id
}

const grant = (id: string, plan: PlanId): Promise<PlanId> => acts.db.transaction((tx) => grantPlan(tx, id, plan))

/** Buys a plan as a user does who has confirmed the warning. */
async function buyAnyway(id: string, setting: string): Promise<void> {
  const { status, json } = await order(id, setting, { besideGrantedPlan: true })
  expect(status).toBe(200)
  await at.submit((json as unknown as { url: string }).url, GOOD_CARD)
  await at.settle()
}

const order = (id: string, setting: string, more: object = {}) =>
  at.call(id, 'POST', 'payment/create-checkout-session', { priceId: at.env[setting], ...more })
const subscriptionOf = async (id: string): Promise<object> => (await at.call(id, 'GET', 'payment/subscription')).json

describe('a plan granted by the operator', () => {
  test('is the current plan and costs nothing', async () => {
    const id = await givenPlan('pro')
    const expected = { plan: 'pro', grantedPlan: 'pro', paidPlan: null, status: 'none', projectsLeft: null }
    expect(await subscriptionOf(id)).toMatchObject(expected)
  })

  for (const [name, setting, plan, credits] of [
    ['smaller', STARTER, 'starter', 30],
    ['equal', PRO, 'pro', 120],
  ] as const)
    test(`a purchase of ${name === 'equal' ? 'an equal' : 'a smaller'} plan needs a confirmation, and the granted plan continues during and after it`, async () => {
      const id = await givenPlan('pro')
      const warning = await order(id, setting)
      expect([warning.status, warning.json]).toMatchObject([
        409,
        {
          code: 'conflict',
          details: { grantedPlan: 'pro' },
          message: expect.stringContaining('have for free') as string,
        },
      ])
      expect(at.sandbox.world.all('checkout.session').filter((each) => each.client_reference_id === id)).toEqual([])
      await buyAnyway(id, setting)
      expect(await subscriptionOf(id)).toMatchObject({ plan: 'pro', grantedPlan: 'pro', paidPlan: plan, credits })
      await at.manage(id, { decision: 'cancel' })
      await at.pass(32)
      expect(await subscriptionOf(id)).toMatchObject({
        plan: 'pro',
        grantedPlan: 'pro',
        paidPlan: null,
        status: 'none',
      })
    })

  test('a bigger purchased plan counts while it is being paid for', async () => {
    const id = await givenPlan('pro')
    await at.buy(id, PREMIUM)
    expect(await subscriptionOf(id)).toMatchObject({ plan: 'premium', grantedPlan: 'pro', paidPlan: 'premium' })
    expect((await order(id, STARTER)).json).toMatchObject({ id: expect.stringMatching(/^bps_/) as string })
    await at.manage(id, { decision: 'cancel' })
    await at.pass(32)
    expect(await subscriptionOf(id)).toMatchObject({ plan: 'pro', grantedPlan: 'pro', paidPlan: null })
  })

  test('stays when the provider forgets the customer, and credits are sold without a warning', async () => {
    const id = await givenPlan('starter')
    await at.buy(id, PACK_10)
    await at.buy(id, PRO)
    await at.stripe.customers.del(acts.customerIdOf(id))
    await at.settle()
    expect(await subscriptionOf(id)).toMatchObject({ plan: 'starter', grantedPlan: 'starter', paidPlan: null })
  })

  test('the bigger of a granted and a paid plan counts; only the operator ends a granted one', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    expect(await grant(id, 'starter')).toBe('pro')
    expect(await grant(id, 'enterprise')).toBe('enterprise')
    expect(await grant(id, 'free')).toBe('pro')
    expect(await subscriptionOf(id)).toMatchObject({ plan: 'pro', grantedPlan: null, paidPlan: 'pro' })
    const other = await givenPlan('premium')
    expect([await grant(other, 'free'), await acts.planOf(other)]).toEqual(['free', 'free'])
  })
})
