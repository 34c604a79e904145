import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestPayments } from '#test/given-payments.ts'
import { DECLINED, PACK_10, PACK_50, PRO, STARTER } from '#test/money-acts.ts'
import { useTestPayments } from '#test/use-test-payments.ts'
import { setUpStripe } from './set-up-stripe.ts'

const { at, acts } = useTestPayments()

describe('buying', () => {
  test('a plan begins with its first invoice and grants its credits once, however often the event arrives', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['pro', 120])
    await acts.replay(['invoice.paid', 'checkout.session.completed', 'customer.subscription.created'])
    expect(await acts.referencesOf(id)).toEqual(['period 120'])
    const { json } = await at.call(id, 'GET', 'payment/subscription')
    expect(json).toMatchObject({ plan: 'pro', status: 'active', credits: 120, projectsLeft: null, hasPortal: true })
  })

  test('packs add up; each is granted once', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    await at.buy(id, PACK_50)
    expect([await acts.planOf(id), await acts.referencesOf(id)]).toEqual(['free', ['pack 10', 'pack 50']])
  })

  test('a declined card changes nothing, and the page accepts another card', async () => {
    const id = randomUUID()
    const { url } = await at.begin(id, STARTER)
    expect((await at.submit(url, { number: DECLINED, email: 'a@example.com', decision: 'allow' })).status).toBe(402)
    await at.settle()
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['free', 0])
    await at.submit(url, { number: '4242424242424242', email: 'a@example.com', decision: 'allow' })
    await at.settle()
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 30])
  })

  test('two clicks, two tabs and the back button lead to the same page and one charge', async () => {
    const id = randomUUID()
    await at.begin(id, PACK_10) // Creates the Stripe customer. In production, an earlier visit has done so.
    const pages = await Promise.all([at.begin(id, PACK_10), at.begin(id, PACK_10), at.begin(id, PACK_10)])
    expect(new Set(pages.map((page) => page.id)).size).toBe(1)
    await at.buy(id, PACK_10)
    const again = await at.submit(pages[1].url, { number: '4242424242424242', decision: 'allow' })
    expect([again.status, await at.balance(id)]).toEqual([400, 10])
    const charges = at.sandbox.world.all('charge').filter(({ customer }) => customer === acts.customerIdOf(id))
    expect(charges).toHaveLength(1)
  })

  test('two concurrent first clicks create one customer and one open page', async () => {
    const id = randomUUID()
    await Promise.all([at.begin(id, PACK_10), at.begin(id, PACK_10)])
    const { data } = await at.stripe.checkout.sessions.list({ customer: acts.customerIdOf(id), status: 'open' })
    expect(data).toHaveLength(1)
    expect(at.sandbox.world.all('customer').filter(({ metadata }) => metadata['account'] === id)).toHaveLength(1)
  })

  test('if two plans are paid at the same moment, the newer one is ended and refunded', async () => {
    const id = randomUUID()
    await at.begin(id, PACK_10)
    const customer = acts.customerIdOf(id)
    const pageFor = (setting: string) =>
      at.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: at.env[setting]!, quantity: 1 }],
        success_url: 'https://site.example',
      })
    const pages = [await pageFor(STARTER), await pageFor(PRO)]
    for (const { url } of pages) {
      await at.submit(url!, { number: '4242424242424242', email: 'a@example.com', decision: 'allow' })
      at.sandbox.advance(5)
    }
    await at.settle()
    await at.settle()
    const { data } = await at.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled', 'active'])
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 30])
  })

  test('a user with a plan who orders another one is sent to the portal', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    expect((await at.begin(id, PRO)).id).toMatch(/^bps_/)
  })

  test('a user who returns from paying gets the purchase at once; other users do not see it', async () => {
    const id = randomUUID()
    at.sandbox.webhooks.manners.lost = ['checkout.session.completed', 'invoice.paid', 'customer.subscription.created']
    const session = await at.buy(id, STARTER)
    expect(await at.balance(id)).toBe(0)
    const other = await at.call(randomUUID(), 'POST', 'payment/confirm', { sessionId: session })
    for (const sessionId of [`cs_${'a'.repeat(250)}`, `cs_${'a'.repeat(101)}`, 'cs_test_with\0nul', 'cs_short'])
      expect([404, 422]).toContain((await at.call(id, 'POST', 'payment/confirm', { sessionId })).status)
    const unknown = await at.call(id, 'POST', 'payment/confirm', { sessionId: 'cs_test_nobodyknowsthis' })
    expect([other.status, unknown.status, other.json]).toEqual([404, 404, unknown.json])
    expect((await at.call(id, 'POST', 'payment/confirm', { sessionId: session })).json).toMatchObject({
      status: 'paid',
      purchase: { plan: 'starter', credits: 30, isApplied: true, renewsAt: expect.stringMatching(/Z$/) as string },
    })
    expect([await acts.planOf(id), await at.balance(id)]).toEqual(['starter', 30])
    delete at.sandbox.webhooks.manners.lost
    await acts.reconcile()
    expect(await at.balance(id)).toBe(30)
  })

  test('the page shows the ordered product, and nothing is granted before the payment', async () => {
    const id = randomUUID()
    const pack = await at.buy(id, PACK_10)
    const { id: open } = await at.begin(id, PRO)
    const confirm = async (sessionId: string) => (await at.call(id, 'POST', 'payment/confirm', { sessionId })).json
    expect(await confirm(pack)).toMatchObject({
      status: 'paid',
      purchase: { plan: null, credits: 10, isApplied: true, renewsAt: null },
    })
    expect(await confirm(open)).toMatchObject({
      status: 'open',
      purchase: { plan: 'pro', credits: 120, isApplied: false, renewsAt: null },
    })
  })

  test('rejects unsold prices and return addresses outside the app, and reports that the provider is down', async () => {
    const id = randomUUID()
    const wrong = await at.call(id, 'POST', 'payment/create-checkout-session', { priceId: 'price_other' })
    const priceId = at.env[STARTER]
    const away = await at.call(id, 'POST', 'payment/create-checkout-session', { priceId, returnTo: '//evil.example' })
    expect([wrong.status, away.status]).toEqual([422, 422])
    const body = { error: { type: 'invalid_request_error', message: 'No such thing: secret' } }
    at.sandbox.faults.add({ match: { route: 'POST /v1/customers' }, kind: 'answer', status: 400, body })
    const refused = await at.call(id, 'POST', 'payment/create-checkout-session', { priceId })
    expect([refused.status, refused.json]).toEqual([
      502,
      { code: 'payment_failed', message: 'Failed to initiate payment. Please try again.' },
    ])
  })
})

test('repeated setup creates each product once', async () => {
  const other = await startTestPayments()
  const settings = await setUpStripe(other.stripe, 'https://site.example')
  const again = await setUpStripe(other.stripe, 'https://site.example')
  expect(settings['STRIPE_WEBHOOK_SECRETS']).toMatch(/^whsec_/)
  expect({ ...again, STRIPE_WEBHOOK_SECRETS: settings['STRIPE_WEBHOOK_SECRETS'] }).toEqual(settings)
  expect(other.sandbox.world.all('price')).toHaveLength(6)
  expect(other.sandbox.world.all('billing_portal.configuration')).toHaveLength(1)
  await other.close()
})
