import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { SandboxStripe } from '@dayreel/sandbox'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { appClock } from '#db/schema.ts'
import { createApp } from '#compose/app.ts'
import { stripeEventHandler } from '#billing/stripe-event-handler.ts'
import { startStripeStandIn } from '#processes/start-stripe-stand-in.ts'
import type { AuthProvider } from '#identity/auth-provider.ts'
import { bearer, createTestAuth, createTestServices, type TestServices } from './create-test-services.ts'
import { workOff } from './work-off.ts'

/** Card data and an address that the checkout accepts. Stripe asks for the address only if tax is on. */
export const GOOD_CARD = {
  number: '4242 4242 4242 4242',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  country: 'DE',
  decision: 'allow',
}

export type TestPayments = {
  running: TestServices
  app: FastifyInstance
  sandbox: SandboxStripe
  stripe: Stripe
  env: Record<string, string>
  /** Calls the API as a user. */
  call(
    accountId: string,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; json: Record<string, never> & object }>
  begin(accountId: string, setting: string): Promise<{ id: string; url: string }>
  /** Submits a form on the provider's pages. */
  submit(
    address: string,
    fields: Record<string, string>,
  ): Promise<{ status: number; location: string | null; text: string }>
  /** Begins a checkout and pays. Resolves when all events are applied. */
  buy(accountId: string, setting: string, card?: string): Promise<string>
  /** Changes the subscription in the portal. */
  manage(accountId: string, fields: Record<string, string>): Promise<{ status: number; text: string }>
  /** Waits until all events are delivered and applied. */
  settle(): Promise<void>
  balance(accountId: string): Promise<number>
  /** Lets days pass, both at the provider and in the app. */
  pass(days: number): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a server with a stand-in for the payment provider. The two communicate over real HTTP.
 *
 * @param secrets further webhook secrets.
 * @param auth the auth provider with the users.
 */
export async function startTestPayments(
  more: Record<string, string> = {},
  secrets: readonly string[] = [],
  auth: AuthProvider = createTestAuth(),
): Promise<TestPayments> {
  const standIn = await startStripeStandIn({ siteUrl: 'http://127.0.0.1:9' })
  const { sandbox } = standIn
  const allSecrets = [standIn.env['STRIPE_WEBHOOK_SECRETS'], ...secrets].join(',')
  const enough = { CALLS_PER_MINUTE: '100000', CALLS_PER_MINUTE_AND_ADDRESS: '100000' }
  const running = await createTestServices({
    auth,
    env: { ...standIn.env, ...enough, ...more, STRIPE_WEBHOOK_SECRETS: allSecrets },
  })
  const { services } = running
  const app = await createApp(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const [endpoint] = sandbox.world.all('webhook_endpoint')
  endpoint!.url = endpoint!.url.replace(':9/', `:${port}/`)

  const at: TestPayments = {
    running,
    app,
    sandbox,
    stripe: await services.stripe!(),
    env: standIn.env,
    async call(accountId, method, path, body) {
      const answer = await app.inject({
        method,
        url: `/api/${path}`,
        headers: { ...bearer(accountId), 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { payload: body }),
      })
      return { status: answer.statusCode, json: answer.body === '' ? {} : answer.json() }
    },
    async begin(accountId, setting) {
      const priceId = standIn.env[setting]!
      const { status, json } = await at.call(accountId, 'POST', 'payment/create-checkout-session', { priceId })
      if (status !== 200) throw new Error(`checkout answered ${status}: ${JSON.stringify(json)}`)
      return json as unknown as { id: string; url: string }
    },
    async submit(address, fields) {
      const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
    },
    async buy(accountId, setting, card = GOOD_CARD.number) {
      const { id, url } = await at.begin(accountId, setting)
      await at.submit(url, { ...GOOD_CARD, number: card })
      await at.settle()
      return id
    },
    async manage(accountId, fields) {
      const { json } = await at.call(accountId, 'POST', 'payment/portal')
      const { url } = json as unknown as { url: string }
      const subscription = (await liveSubscription(at, accountId))?.id ?? ''
      const answer = await at.submit(url, { subscription, ...fields })
      await at.settle()
      return answer
    },
    async settle() {
      await sandbox.webhooks.settled()
      await workOff(services, stripeEventHandler)
    },
    async balance(accountId) {
      const { json } = await at.call(accountId, 'GET', 'users/credits')
      return (json as unknown as { credits: number }).credits
    },
    async pass(days) {
      const ahead = sql`make_interval(days => ${days})`
      await services.db
        .insert(appClock)
        .values({ ahead })
        .onConflictDoUpdate({ target: appClock.isOnly, set: { ahead: sql`${appClock.ahead} + ${ahead}` } })
      sandbox.advance(days * 86_400)
      await at.settle()
    },
    async close() {
      await standIn.close()
      await app.close()
      await running.close()
    },
  }
  return at
}

export async function liveSubscription(at: TestPayments, accountId: string): Promise<Stripe.Subscription | undefined> {
  const customer = at.sandbox.world.all('customer').findLast(({ metadata }) => metadata['account'] === accountId)
  if (customer === undefined) return undefined
  const { data } = await at.stripe.subscriptions.list({ customer: customer.id, status: 'all' })
  return data.find(({ status }) => status !== 'canceled')
}

/** Returns a user's newest payment. */
export function newestCharge({ sandbox }: TestPayments, accountId: string) {
  const customer = sandbox.world.all('customer').findLast(({ metadata }) => metadata['account'] === accountId)
  return sandbox.world.all('charge').findLast((charge) => charge.customer === customer?.id && charge.paid)
}
