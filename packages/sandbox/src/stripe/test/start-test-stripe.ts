import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { createSandboxStripe, type SandboxStripe } from '../create-sandbox-stripe.ts'
import { API_VERSION } from '../maker.ts'

const SECRET = 'whsec_of_the_tests_of_the_sandbox'

export type TestStripe = {
  sandbox: SandboxStripe
  /** The official client. If it cannot read an answer, that answer does not match Stripe's format. */
  stripe: Stripe
  /** The received events, each of which the official client has verified. */
  received: Stripe.Event[]
  /** The HTTP status that the webhook receiver answers with. Default: 200. */
  receiver: { status: number }
  /** Sends a page's form with these fields. `location` is undefined if the answer is not a redirect. */
  submit: (
    address: string,
    fields: Record<string, string>,
  ) => Promise<{ status: number; location: string | undefined; text: string }>
  close: () => Promise<void>
}

export async function startTestStripe(): Promise<TestStripe> {
  const received: Stripe.Event[] = []
  const receiver = { status: 200 }
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const header = request.headers['stripe-signature'] as string
      received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), header, SECRET))
      response.statusCode = receiver.status
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const sandbox = await createSandboxStripe({ webhook: { url: receiverUrl, secret: SECRET } })
  const { hostname, port } = new URL(sandbox.url)
  const stripe = new Stripe(sandbox.secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
  return {
    sandbox,
    stripe,
    received,
    receiver,
    async submit(address, fields) {
      const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
      const location = answer.headers.get('location') ?? undefined
      return { status: answer.status, location, text: await answer.text() }
    },
    async close() {
      await sandbox.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Creates a product with a monthly or one-time price. */
export async function makePrice(
  stripe: Stripe,
  given: { name: string; cents: number; isMonthly: boolean },
): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: given.name })
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: given.cents,
    ...(given.isMonthly ? { recurring: { interval: 'month' } } : {}),
  })
}

export const GOOD_CARD = {
  number: '4242 4242 4242 4242',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  decision: 'allow',
}

/** Opens a session for a customer and pays it. */
export async function buy(
  test: TestStripe,
  price: Stripe.Price,
  customer: string,
  fields: Record<string, string> = {},
): Promise<Stripe.Checkout.Session> {
  const session = await test.stripe.checkout.sessions.create({
    mode: price.recurring === null ? 'payment' : 'subscription',
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://site.example/done?session_id={CHECKOUT_SESSION_ID}',
  })
  await test.submit(session.url!, { ...GOOD_CARD, ...fields })
  return test.stripe.checkout.sessions.retrieve(session.id)
}
