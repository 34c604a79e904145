import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_CARD, makePrice, startTestStripe, type TestStripe } from './test/start-test-stripe.ts'
import { API_VERSION } from './maker.ts'

let at: TestStripe
beforeAll(async () => {
  at = await startTestStripe()
})
afterAll(() => at.close())

const call = (path: string, init: RequestInit & { version?: string | null; key?: string } = {}) => {
  const { version = API_VERSION, key = at.sandbox.secretKey, headers, ...rest } = init
  return fetch(`${at.sandbox.url}/v1${path}`, {
    ...rest,
    headers: {
      authorization: `Bearer ${key}`,
      ...(version === null ? {} : { 'stripe-version': version }),
      ...(rest.method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(headers as Record<string, string> | undefined),
    },
  })
}
const faultOf = async (answer: Response) => ((await answer.json()) as { error: Record<string, unknown> }).error
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body, headers })

test('a call needs a key, a version and a form', async () => {
  expect((await call('/prices', { key: 'sk_test_other' })).status).toBe(401)
  expect(await faultOf(await call('/prices', { version: null }))).toMatchObject({
    message: 'Send the header Stripe-Version.',
  })
  const json = await post('/customers', '{}', { 'content-type': 'application/json' })
  expect([json.status, (await faultOf(json))['type']]).toEqual([400, 'invalid_request_error'])
  expect((await call('/nowhere')).status).toBe(404)
})

test.each([
  ['/customers', 'emial=a', 'parameter_unknown', 'emial'],
  ['/customers', 'metadata[a][b]=c', 'parameter_invalid_string', 'metadata[a]'],
  ['/prices', 'currency=usd&unit_amount=1', 'parameter_missing', 'product'],
  ['/prices', 'currency=usd&unit_amount=1.5&product=p', 'parameter_invalid_integer', 'unit_amount'],
  [
    '/checkout/sessions',
    'mode=payment&customer=cus_none&success_url=https://a.example&line_items[0][price]=price_none',
    'resource_missing',
    'customer',
  ],
  [
    '/checkout/sessions',
    'mode=payment&customer=c&success_url=https://a.example&payment_method_types[]=card&line_items[0][price]=p',
    'parameter_unknown',
    'payment_method_types',
  ],
])('%s rejects %s', async (path, body, code, param) => {
  const answer = await post(path, body)
  expect([400, 404]).toContain(answer.status)
  expect(await faultOf(answer)).toMatchObject({ code, param })
})

test('rejects names of Object.prototype and endless nesting as parameters', async () => {
  for (const body of ['__proto__=1', 'constructor[prototype][a]=1', `a${'[b]'.repeat(50)}=1`, '[]=1', 'a[=1'])
    expect((await post('/customers', body)).status).toBe(400)
})

test('a session rejects contradictory parameters', async () => {
  const once = await makePrice(at.stripe, { name: 'Pack', cents: 1200, isMonthly: false })
  const monthly = await makePrice(at.stripe, { name: 'Pro', cents: 4900, isMonthly: true })
  const customer = await at.stripe.customers.create({ email: 'ada@example.com' })
  const base = {
    customer: customer.id,
    success_url: 'https://site.example',
    line_items: [{ price: once.id, quantity: 1 }],
  }
  const refused = [
    { ...base, mode: 'payment', customer: 'cus_none' },
    { ...base, mode: 'subscription' },
    { ...base, mode: 'payment', line_items: [{ price: monthly.id, quantity: 1 }] },
    { ...base, mode: 'payment', subscription_data: { metadata: { a: 'b' } } },
    { ...base, mode: 'payment', automatic_tax: { enabled: true } },
    { ...base, mode: 'payment', line_items: [{ price: 'price_none', quantity: 1 }] },
    { ...base, mode: 'payment', success_url: 'nowhere' },
  ] as const
  for (const params of refused)
    await expect(
      at.stripe.checkout.sessions.create(params as unknown as Stripe.Checkout.SessionCreateParams),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
})

test('with automatic tax, a price declares once whether it includes the tax, and the payer enters an address', async () => {
  const { id } = await makePrice(at.stripe, { name: 'Pack', cents: 1200, isMonthly: false })
  const customer = await at.stripe.customers.create({ email: 'ada@example.com' })
  const begin = () =>
    at.stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      customer_update: { address: 'auto', name: 'auto' },
      automatic_tax: { enabled: true },
      line_items: [{ price: id, quantity: 1 }],
      success_url: 'https://site.example',
    })
  await expect(begin()).rejects.toThrow('does not have a `tax_behavior` set')
  await at.stripe.prices.update(id, { tax_behavior: 'inclusive' })
  await expect(at.stripe.prices.update(id, { tax_behavior: 'exclusive' })).rejects.toMatchObject({ statusCode: 400 })
  const session = await begin()
  expect(session).toMatchObject({ amount_total: 1200, automatic_tax: { status: 'requires_location_inputs' } })
  expect((await at.submit(session.url!, GOOD_CARD)).text).toContain('Your billing address is incomplete.')
  await at.submit(session.url!, { ...GOOD_CARD, country: 'DE' })
  expect(await at.stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] })).toMatchObject({
    amount_total: 1200, // The amount includes the tax.
    total_details: { amount_tax: 192 },
    automatic_tax: { status: 'complete' },
    customer: { name: 'Ada Lovelace', address: { country: 'DE' } },
  })
})

test('returns the same answer for the same key, and rejects another body with that key', async () => {
  const params = { email: 'once@example.com' }
  const options = { idempotencyKey: 'customer:1' }
  const [first, again] = [
    await at.stripe.customers.create(params, options),
    await at.stripe.customers.create(params, options),
  ]
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  await expect(at.stripe.customers.create({ email: 'other@example.com' }, options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  )
  const { data } = await at.stripe.customers.list({ email: 'once@example.com' })
  expect(data).toHaveLength(1)
})

test('performs a call whose answer is lost, and the key returns that answer', async () => {
  at.sandbox.faults.add({ match: { route: '/v1/customers' }, kind: 'lose', times: 1 })
  const options = { idempotencyKey: 'customer:lost' }
  const lost = post('/customers', 'email=lost%40example.com', { 'idempotency-key': options.idempotencyKey })
  await expect(lost).rejects.toThrow('fetch failed')
  const found = await at.stripe.customers.create({ email: 'lost@example.com' }, options)
  const { data } = await at.stripe.customers.list({ email: 'lost@example.com' })
  expect(data.map(({ id }) => id)).toEqual([found.id])
})

const ids = async (params: object) =>
  (await at.stripe.customers.list({ email: 'page@example.com', limit: 2, ...params })).data.map(({ id }) => id)

test('lists are paged, newest first', async () => {
  const made: string[] = []
  for (let i = 0; i < 5; i++) made.unshift((await at.stripe.customers.create({ email: 'page@example.com' })).id)
  expect(await ids({})).toEqual(made.slice(0, 2))
  expect(await ids({ starting_after: made[1] })).toEqual(made.slice(2, 4))
  const all: string[] = []
  for await (const { id } of at.stripe.customers.list({ email: 'page@example.com', limit: 2 })) all.push(id)
  expect(all).toEqual(made)
})

test('the payer pays a session on its page, which identifies itself as a sandbox', async () => {
  const price = await makePrice(at.stripe, { name: 'Ten credits', cents: 1200, isMonthly: false })
  const customer = await at.stripe.customers.create({ email: 'ada@example.com' })
  const session = await at.stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://site.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://site.example/app/subscription',
    client_reference_id: 'account-1',
    payment_intent_data: { metadata: { account: '1' } },
    metadata: { pack: 'ten' },
  })
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 1200 })
  const page = await (await fetch(session.url!)).text()
  expect(page).toContain('This is not Stripe')
  expect(page).toContain('$12.00')

  expect((await at.submit(session.url!, { decision: 'cancel' })).location).toBe('https://site.example/app/subscription')
  expect((await at.submit(session.url!, { ...GOOD_CARD, number: '4242 4242 4242 4241' })).text).toContain(
    'Your card number is invalid.',
  )
  const declined = await at.submit(session.url!, { ...GOOD_CARD, number: '4000000000000002' })
  expect([declined.status, declined.text.includes('Your card was declined.')]).toEqual([402, true])
  const challenge = await at.submit(session.url!, { ...GOOD_CARD, number: '4000002500003155' })
  expect(challenge.text).toContain('3-D Secure')
  const paid = await at.submit(session.url!, { ...GOOD_CARD, number: '4000002500003155', decision: 'pass' })
  expect(paid.location).toBe(`https://site.example/payment-success?session_id=${session.id}`)

  const done = await at.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent', 'customer'],
  })
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'account-1',
  })
  expect(done.payment_intent).toMatchObject({ status: 'succeeded', metadata: { account: '1' } })
  const { data: items } = await at.stripe.checkout.sessions.listLineItems(session.id)
  expect(items[0]?.price?.id).toBe(price.id)
  expect(done.customer).toMatchObject({ email: 'ada@example.com' })
  expect((await at.submit(session.url!, GOOD_CARD)).status).toBe(400)
})

test('calls create settings: the portal, and an endpoint whose secret is shown once', async () => {
  const price = await makePrice(at.stripe, { name: 'Starter', cents: 1900, isMonthly: true })
  const configuration = await at.stripe.billingPortal.configurations.create({
    features: {
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [{ product: price.product as string, prices: [price.id] }],
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  })
  expect(configuration.features.subscription_update.products).toHaveLength(1)
  const endpoint = await at.stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/',
    enabled_events: ['invoice.paid'],
    api_version: API_VERSION,
  })
  expect(endpoint.secret).toMatch(/^whsec_/)
  const { data } = await at.stripe.webhookEndpoints.list()
  expect(data.find(({ id }) => id === endpoint.id)?.secret).toBeUndefined()
  const changed = await at.stripe.webhookEndpoints.update(endpoint.id, { enabled_events: ['charge.refunded'] })
  expect(changed.enabled_events).toEqual(['charge.refunded'])
})
