import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, farewells, ledgerEntries, paymentEvents, payments } from '#db/schema.ts'
import { spendCredits } from '#ledger/credits.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { emailOf } from '#test/create-test-services.ts'
import { newestCharge, startTestPayments, type TestPayments } from '#test/given-payments.ts'
import type { JobHandler } from '#jobs/handle.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import type { Services } from '#services'
import { listMails } from '#mail/mailer.ts'
import { sayFarewellsHandler } from '../../say-farewells-handler.ts'
import { reconcilePaymentsHandler } from './reconcile.ts'
import { setUpStripe } from './set-up-stripe.ts'

let at: TestPayments
beforeAll(async () => {
  at = await startTestPayments()
})
afterAll(() => at.close())

const [STARTER, PRO, PACK_10, PACK_50] = [
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_PACK_10',
  'STRIPE_PRICE_PACK_50',
] as const
const DECLINED = '4000 0000 0000 0002'
const LATER_DECLINED = '4000 0000 0000 0341'

const db = () => at.running.services.db
async function planOf(accountId: string): Promise<string> {
  const [row] = await db().select({ plan: accounts.plan }).from(accounts).where(eq(accounts.id, accountId))
  return row!.plan
}
const spend = (accountId: string, credits: number) =>
  db().transaction((tx) => spendCredits(tx, { accountId, credits, reference: `run:${randomUUID()}` }))
async function referencesOf(accountId: string): Promise<string[]> {
  const own = eq(ledgerEntries.accountId, accountId)
  const rows = await db().select().from(ledgerEntries).where(own).orderBy(ledgerEntries.id)
  return rows.map(({ reference, amount }) => `${reference.split(':')[0]} ${amount}`)
}
async function desk(act: string, id: string, amount = ''): Promise<void> {
  await at.submit(at.sandbox.url, { act, id, amount })
  await at.settle()
}
/** Everything of these kinds is told and applied once more, as if it had never been. */
async function replay(types: readonly string[]): Promise<void> {
  for (const event of at.sandbox.world.all('event').filter(({ type }) => types.includes(type))) {
    await db().update(paymentEvents).set({ handledAt: null }).where(eq(paymentEvents.id, event.id))
    await at.running.services.jobs.enqueue(stripeEvent, { eventId: event.id, of: event.id })
  }
  await at.settle()
}
const customerIdOf = (accountId: string): string =>
  at.sandbox.world.all('customer').findLast(({ metadata }) => metadata['account'] === accountId)!.id
const runOnce = ({ run }: JobHandler<Services>): Promise<void> =>
  run({}, { services: at.running.services, signal: new AbortController().signal, complete: async () => undefined })
const reconcile = async (): Promise<void> => {
  await runOnce(reconcilePaymentsHandler)
  await at.settle()
}

describe('buying', () => {
  test('a plan begins with its first invoice and grants its credits once, however often it is told', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    expect([await planOf(id), await at.balance(id)]).toEqual(['pro', 120])
    await replay(['invoice.paid', 'checkout.session.completed', 'customer.subscription.created'])
    expect(await referencesOf(id)).toEqual(['period 120'])
    const { json } = await at.call(id, 'GET', 'payment/subscription')
    expect(json).toMatchObject({ plan: 'pro', status: 'active', credits: 120, projectsLeft: null, hasPortal: true })
  })

  test('packs add up; each is granted once', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    await at.buy(id, PACK_50)
    expect([await planOf(id), await referencesOf(id)]).toEqual(['free', ['pack 10', 'pack 50']])
  })

  test('a declined card begins nothing, and the page can be paid with another', async () => {
    const id = randomUUID()
    const { url } = await at.begin(id, STARTER)
    expect((await at.submit(url, { number: DECLINED, email: 'a@example.com', decision: 'allow' })).status).toBe(402)
    await at.settle()
    expect([await planOf(id), await at.balance(id)]).toEqual(['free', 0])
    await at.submit(url, { number: '4242424242424242', email: 'a@example.com', decision: 'allow' })
    await at.settle()
    expect([await planOf(id), await at.balance(id)]).toEqual(['starter', 30])
  })

  test('two clicks, two tabs and the way back lead to one page: one charge', async () => {
    const id = randomUUID()
    await at.begin(id, PACK_10) // so that there is a customer, as after any look
    const pages = await Promise.all([at.begin(id, PACK_10), at.begin(id, PACK_10), at.begin(id, PACK_10)])
    expect(new Set(pages.map((page) => page.id)).size).toBe(1)
    await at.buy(id, PACK_10)
    const again = await at.submit(pages[1].url, { number: '4242424242424242', decision: 'allow' })
    expect([again.status, await at.balance(id)]).toEqual([400, 10])
    const charges = at.sandbox.world.all('charge').filter(({ customer }) => customer === customerIdOf(id))
    expect(charges).toHaveLength(1)
  })

  test('of two first clicks at the same moment one customer and one open page come about', async () => {
    const id = randomUUID()
    await Promise.all([at.begin(id, PACK_10), at.begin(id, PACK_10)])
    const { data } = await at.stripe.checkout.sessions.list({ customer: customerIdOf(id), status: 'open' })
    expect(data).toHaveLength(1)
    expect(at.sandbox.world.all('customer').filter(({ metadata }) => metadata['account'] === id)).toHaveLength(1)
  })

  test('of two plans that are paid at the same moment the newer one is ended and refunded', async () => {
    const id = randomUUID()
    await at.begin(id, PACK_10)
    const customer = customerIdOf(id)
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
    expect([await planOf(id), await at.balance(id)]).toEqual(['starter', 30])
  })

  test('a second plan leads to the portal', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    expect((await at.begin(id, PRO)).id).toMatch(/^bps_/)
  })

  test('who comes back from paying has it at once; nobody else learns anything', async () => {
    const id = randomUUID()
    at.sandbox.webhooks.manners.lost = ['checkout.session.completed', 'invoice.paid', 'customer.subscription.created']
    const session = await at.buy(id, STARTER)
    expect(await at.balance(id)).toBe(0)
    const other = await at.call(randomUUID(), 'POST', 'payment/confirm', { sessionId: session })
    const unknown = await at.call(id, 'POST', 'payment/confirm', { sessionId: 'cs_test_nobodyknowsthis' })
    expect([other.status, unknown.status, other.json]).toEqual([404, 404, unknown.json])
    expect((await at.call(id, 'POST', 'payment/confirm', { sessionId: session })).json).toMatchObject({
      status: 'paid',
    })
    expect([await planOf(id), await at.balance(id)]).toEqual(['starter', 30])
    delete at.sandbox.webhooks.manners.lost
    await reconcile()
    expect(await at.balance(id)).toBe(30)
  })

  test('what is not sold, a way out of the app and a provider that is gone are told', async () => {
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

describe('a plan changes', () => {
  test('up: the rest of the month is billed and the difference granted; down: with the next month; never more than the highest', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    await at.manage(id, { decision: 'price', price: at.env[PRO]! })
    expect([await planOf(id), await referencesOf(id)]).toEqual(['pro', ['period 30', 'period 90']])
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    await at.manage(id, { decision: 'price', price: at.env[PRO]! })
    expect([await planOf(id), await at.balance(id)]).toEqual(['pro', 120])
    await at.manage(id, { decision: 'price', price: at.env[STARTER]! })
    await at.pass(32)
    expect([await planOf(id), await at.balance(id)]).toEqual(['starter', 150])
  })

  test('cancelled it names its end, resumed it goes on, and at its end the credits stay', async () => {
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
    expect([await planOf(id), await at.balance(id)]).toEqual(['free', 30])
  })

  test('overdue it stays for seven days, is mailed once, and comes back when it is paid', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    await at.manage(id, { decision: 'card', number: LATER_DECLINED })
    await at.pass(32)
    const told = (await listMails(db(), at.running.services.sealing, 100)).filter(({ to }) => to === emailOf(id))
    expect(told.map(({ subject }) => subject)).toEqual(['Your payment did not go through'])
    expect([await planOf(id), await at.balance(id)]).toEqual(['starter', 30])
    expect((await at.call(id, 'GET', 'payment/subscription')).json).toMatchObject({ status: 'past_due' })
    await at.pass(8)
    await reconcile()
    expect(await planOf(id)).toBe('free')
    await at.manage(id, { decision: 'card', number: '4242424242424242' })
    expect([await planOf(id), await at.balance(id)]).toEqual(['starter', 60])
  })

  test('a customer who is deleted at the provider has no plan any more and keeps the credits; buying makes a new one', async () => {
    const id = randomUUID()
    await at.buy(id, STARTER)
    const first = customerIdOf(id)
    at.sandbox.webhooks.manners.lost = ['customer.deleted', 'customer.subscription.deleted']
    await at.stripe.customers.del(first)
    delete at.sandbox.webhooks.manners.lost
    await at.buy(id, PACK_10)
    expect(customerIdOf(id)).not.toBe(first)
    expect([await planOf(id), await at.balance(id)]).toEqual(['free', 40])
  })
})

describe('money goes back', () => {
  test('refund at balance 0, buy again, replay the refund', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    await spend(id, 10)
    await desk('refund', newestCharge(at, id)!.id)
    expect(await at.balance(id)).toBe(0)
    await at.buy(id, PACK_10)
    await replay(['refund.created', 'charge.refunded'])
    expect([await at.balance(id), await referencesOf(id)]).toEqual([10, ['pack 10', 'run -10', 'pack 10']])
  })

  test('in parts the sum counts, not each part; one that fails is given back', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const { id: charge } = newestCharge(at, id)!
    await desk('refund', charge, '3.99') // 3 credits and a third
    await desk('refund', charge, '3.99')
    await desk('refund', charge, '4.02')
    expect(await referencesOf(id)).toEqual(['pack 10', 'refund -3', 'refund -3', 'refund -4'])
    const refund = at.sandbox.world.all('refund').at(-1)!
    await desk('fail-refund', refund.id)
    await replay(['refund.failed', 'refund.created'])
    expect([await at.balance(id), (await referencesOf(id)).at(-1)]).toEqual([4, 'refund-failed 4'])
  })

  test('a dispute takes what is unspent and gives it back when it is won; lost, it is gone; a question is nothing', async () => {
    const [won, lost, asked] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [won, lost, asked]) {
      await at.buy(id, PACK_10)
      await spend(id, 4)
    }
    const disputed = async (id: string, act: string): Promise<string> => {
      await desk(act, newestCharge(at, id)!.id)
      return at.sandbox.world.all('dispute').at(-1)!.id
    }
    const first = await disputed(won, 'dispute')
    expect(await at.balance(won)).toBe(0)
    await desk('win', first)
    await desk('lose', await disputed(lost, 'dispute'))
    await disputed(asked, 'inquiry')
    expect([await at.balance(won), await at.balance(lost), await at.balance(asked)]).toEqual([6, 0, 6])
  })

  test('a refund that is heard of before its payment takes nothing that is not there, and all of it afterwards', async () => {
    const id = randomUUID()
    Object.assign(at.sandbox.webhooks.manners, { lost: ['checkout.session.completed'] })
    await at.buy(id, PACK_10)
    delete at.sandbox.webhooks.manners.lost
    expect(await at.balance(id)).toBe(0)
    await desk('refund', newestCharge(at, id)!.id)
    expect(await referencesOf(id)).toEqual(['pack 10', 'refund -10'])
  })
})

describe('what was missed', () => {
  test('is found at night: lost events, and renewals that nobody told of', async () => {
    const id = randomUUID()
    at.sandbox.webhooks.manners.lost = at.sandbox.world.all('event').map(({ type }) => type)
    await at.buy(id, STARTER)
    expect(await planOf(id)).toBe('free')
    await at.pass(1)
    await reconcile()
    expect([await planOf(id), await at.balance(id)]).toEqual(['starter', 30])
    await at.pass(32)
    delete at.sandbox.webhooks.manners.lost
    expect(await at.balance(id)).toBe(30)
    await reconcile()
    expect(await at.balance(id)).toBe(60)
  })
})

describe('an account goes', () => {
  test('its plan is ended even when the provider was away, and nothing that leads to it stays', async () => {
    const id = randomUUID()
    await at.buy(id, PRO)
    const customer = customerIdOf(id)
    const answer = await at.call(id, 'POST', 'users/delete-account', { email: emailOf(id) })
    expect(answer.status).toBe(204)
    const [row] = await db().select().from(farewells)
    expect([row!.kind, row!.sealed.includes(customer)]).toEqual(['end-subscriptions', false])
    at.sandbox.faults.add({ kind: 'answer', status: 500, times: 3, match: { route: 'GET /v1/checkout/sessions' } })
    await runOnce(sayFarewellsHandler)
    const [waiting] = await db().select().from(farewells)
    expect([waiting!.attempts, waiting!.dueAt > row!.dueAt]).toEqual([1, true])
    await at.pass(1)
    await runOnce(sayFarewellsHandler)
    await at.settle()
    expect((await db().select().from(farewells)).map((left) => [left.attempts, left.dueAt])).toEqual([])
    const { data } = await at.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
    expect(await db().select().from(payments).where(eq(payments.accountId, id))).toEqual([])
    expect(await db().select().from(paymentEvents).where(eq(paymentEvents.customerId, customer))).toEqual([])
  })

  test('who pays while their account is being deleted pays for no second month', async () => {
    const id = randomUUID()
    at.sandbox.webhooks.manners.lost = ['checkout.session.completed', 'invoice.paid', 'customer.subscription.created']
    await at.buy(id, PRO)
    delete at.sandbox.webhooks.manners.lost
    const customer = customerIdOf(id)
    await at.call(id, 'POST', 'users/delete-account', { email: emailOf(id) })
    await db().delete(farewells) // as if it had been done before the payment
    await reconcile()
    await at.pass(1)
    await reconcile()
    await runOnce(sayFarewellsHandler)
    await at.settle()
    const { data } = await at.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
  })
})

test('what is sold is made once, however often', async () => {
  const other = await startTestPayments()
  const settings = await setUpStripe(other.stripe, 'https://site.example')
  const again = await setUpStripe(other.stripe, 'https://site.example')
  expect(settings['STRIPE_WEBHOOK_SECRETS']).toMatch(/^whsec_/)
  expect({ ...again, STRIPE_WEBHOOK_SECRETS: settings['STRIPE_WEBHOOK_SECRETS'] }).toEqual(settings)
  expect(other.sandbox.world.all('price')).toHaveLength(6)
  expect(other.sandbox.world.all('billing_portal.configuration')).toHaveLength(1)
  await other.close()
})

test('every balance adds up', async () => {
  expect((await checkLedger(db())).faults).toEqual([])
})
