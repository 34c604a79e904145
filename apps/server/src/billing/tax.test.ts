import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { payments, referrals } from '#db/schema.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { GOOD_CARD, newestCharge, type TestPayments } from '#test/given-payments.ts'
import { PACK_10, PRO, STARTER } from '#test/money-acts.ts'
import { useTestPayments } from '#test/use-test-payments.ts'
import { setUpStripe } from './set-up-stripe.ts'

const NET = { [STARTER]: 2_900, [PRO]: 9_900, [PACK_10]: 1_200 }
/** Returns the price in cents that a customer in Germany pays, with tax. */
const gross = (setting: keyof typeof NET): number => Math.round(NET[setting] * 1.19)

/** Returns each invoice's amount with tax and without tax, oldest first. */
async function invoicesOf({ stripe }: TestPayments, customer: string): Promise<[number, number | null][]> {
  const { data } = await stripe.invoices.list({ customer, status: 'paid' })
  return data.toReversed().map(({ amount_paid: paid, total_excluding_tax: net }) => [paid, net])
}

describe('STRIPE_TAX=on', () => {
  const { at, acts } = useTestPayments({ STRIPE_TAX: 'on' })

  test('bills a plan with the tax of the user’s present address each month; its credits stay the same', async () => {
    const id = randomUUID()
    const session = await at.stripe.checkout.sessions.retrieve(await at.buy(id, PRO), { expand: ['customer'] })
    expect(session).toMatchObject({
      automatic_tax: { enabled: true, status: 'complete' },
      amount_subtotal: NET[PRO],
      amount_total: gross(PRO),
      total_details: { amount_tax: gross(PRO) - NET[PRO] },
      customer: { name: GOOD_CARD.name, address: { country: 'DE' } },
    })
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['pro', 120])
    await at.pass(32)
    await at.manage(id, { decision: 'address', country: 'US' })
    await at.pass(32)
    expect(await invoicesOf(at, acts.customerIdOf(id))).toEqual([
      [gross(PRO), NET[PRO]],
      [gross(PRO), NET[PRO]],
      [NET[PRO], NET[PRO]],
    ])
    expect(await acts.referencesOf(id)).toEqual(['period 120', 'period 120', 'period 120'])
  })

  test('an upgrade is taxed for the rest of the month and grants the difference', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    await at.manage(id, { decision: 'price', price: at.env[PRO]! })
    expect(await invoicesOf(at, acts.customerIdOf(id))).toEqual([
      [gross(STARTER), NET[STARTER]],
      [gross(PRO) - gross(STARTER), NET[PRO] - NET[STARTER]],
    ])
    expect(await acts.referencesOf(id)).toEqual(['period 30', 'period 90'])
  })

  test('a refund of a pack takes the same share of its credits as of its price with tax', async () => {
    const id = randomUUID()
    const session = await at.buy(id, PACK_10)
    const [payment] = await acts.db.select().from(payments).where(eq(payments.id, session))
    expect([payment!.amount, await at.balance(id)]).toEqual([gross(PACK_10), 10])
    const { id: charge } = newestCharge(at, id)!
    await acts.desk('refund', charge, '7.14')
    expect(await at.balance(id)).toBe(5)
    await acts.desk('refund', charge, '7.14')
    expect([await at.balance(id), await acts.referencesOf(id)]).toEqual([0, ['pack 10', 'refund -5', 'refund -5']])
  })

  test("an affiliate's reward depends on the plan's price without tax, and is nothing for a free invoice", async () => {
    const [affiliate, friend] = [randomUUID(), randomUUID()]
    await at.balance(affiliate)
    await at.balance(friend)
    await acts.db.insert(referrals).values({ referrerId: affiliate, referredId: friend, signedUpAt: new Date() })
    const { id: coupon } = await at.stripe.coupons.create({ percent_off: 100, duration: 'once' })
    const { code } = await at.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon } })
    const { url } = await at.begin(friend, STARTER)
    await at.submit(url, { ...GOOD_CARD, code })
    await at.settle()
    expect([await at.balance(friend), await at.balance(affiliate)]).toEqual([30, 0])
    await at.pass(32)
    expect(await invoicesOf(at, acts.customerIdOf(friend))).toEqual([
      [0, 0],
      [gross(STARTER), NET[STARTER]],
    ])
    expect(await at.balance(affiliate)).toBe(10)
    await acts.desk('refund', newestCharge(at, friend)!.id, '17.26')
    expect([await at.balance(friend), await at.balance(affiliate)]).toEqual([45, 5])
  })

  test('a checkout page that was opened before tax was switched on is replaced by a new one', async () => {
    const id = randomUUID()
    const first = await at.begin(id, PACK_10)
    expect((await at.begin(id, PACK_10)).id).toBe(first.id)
    const old = await openWithoutTax(at, acts.customerIdOf(id))
    await at.stripe.checkout.sessions.expire(first.id)
    const next = await at.begin(id, PACK_10)
    expect(next.id).not.toBe(old.id)
    const statuses = [old.id, next.id].map((page) => at.sandbox.world.get('checkout.session', page).status)
    expect(statuses).toEqual(['expired', 'open'])
  })

  test('a Stripe account that is not ready for tax sells nothing, and users do not see the reason', async () => {
    const message = 'You must have a valid head office address to enable automatic tax calculation.'
    const body = { error: { type: 'invalid_request_error', message } }
    at.sandbox.faults.add({ kind: 'answer', status: 400, body, match: { route: 'POST /v1/checkout/sessions' } })
    const refused = await at.call(randomUUID(), 'POST', 'payment/create-checkout-session', { priceId: at.env[PRO] })
    expect([refused.status, refused.json]).toEqual([
      502,
      { code: 'payment_failed', message: 'Failed to initiate payment. Please try again.' },
    ])
  })

  test('the site says that tax is added', async () => {
    expect((await at.app.inject('/config.json')).json()).toMatchObject({ payments: { addsTax: true } })
  })

  test('every balance adds up', async () => {
    expect((await checkLedger(acts.db)).faults).toEqual([])
  })
})

describe('without it', () => {
  const { at, acts } = useTestPayments()

  test('adds no tax anywhere and stores no address', async () => {
    const id = randomUUID()
    for (const setting of [PRO, PACK_10] as const) {
      const session = await at.stripe.checkout.sessions.retrieve(await at.buy(id, setting), { expand: ['customer'] })
      expect(session).toMatchObject({
        automatic_tax: { enabled: false, status: null },
        amount_total: NET[setting],
        total_details: { amount_tax: 0 },
        customer: { name: null, address: null },
      })
    }
    expect((await at.app.inject('/config.json')).json()).toMatchObject({ payments: { addsTax: false } })
    await at.manage(id, { decision: 'address', country: 'DE' })
    await at.pass(32)
    expect(await invoicesOf(at, acts.customerIdOf(id))).toEqual([
      [NET[PRO], NET[PRO]],
      [NET[PRO], NET[PRO]],
    ])
  })

  test('the next setup sets a price without a tax behaviour to exclusive', async () => {
    const price = at.sandbox.world.get('price', at.env[STARTER]!)
    price.tax_behavior = 'unspecified'
    expect((await setUpStripe(at.stripe, undefined))[STARTER]).toBe(price.id)
    const sold = (await at.stripe.prices.list({ limit: 100 })).data
    expect(new Set(sold.map(({ tax_behavior: behavior }) => behavior))).toEqual(new Set(['exclusive']))
  })
})

function openWithoutTax({ stripe, env }: TestPayments, customer: string): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    customer,
    line_items: [{ price: env[PACK_10]!, quantity: 1 }],
    metadata: { price: env[PACK_10]! },
    allow_promotion_codes: true,
    success_url: 'https://site.example',
  })
}
