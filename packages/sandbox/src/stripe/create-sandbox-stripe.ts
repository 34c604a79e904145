import { existsSync, readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { createFaults, type Faults } from '../stand-in/faults.ts'
import { writeWhole } from '../stand-in/write-whole.ts'
import { advanceTo } from './acts/advance.ts'
import { createCalls } from './api/call.ts'
import { serveBilling } from './api/serve-billing.ts'
import { serveCatalogue } from './api/serve-catalogue.ts'
import { serveCustomers } from './api/serve-customers.ts'
import { servePayments } from './api/serve-payments.ts'
import { serveSessions } from './api/serve-sessions.ts'
import { serveSettings } from './api/serve-settings.ts'
import { createIdempotency } from './idempotency.ts'
import { newWebhookEndpoint } from './objects/settings.ts'
import { serveCheckout } from './pages/serve-checkout.ts'
import { serveDesk } from './pages/serve-desk.ts'
import { servePortalPages } from './pages/serve-portal-pages.ts'
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts'
import { API_VERSION } from './maker.ts'
import { createWorld, type Dump, type World } from './world.ts'

type SandboxStripeOptions = {
  host?: string
  /** Port to listen on. 0 uses any free port. */
  port?: number
  /** The API key that every call must send. */
  secretKey?: string
  /** The initial webhook endpoint. Further endpoints can be added through the API. */
  webhook?: { url: string; secret: string }
  /** A file that stores the stand-in's state between runs. */
  stateFile?: string
}

export type SandboxStripe = {
  url: string
  secretKey: string
  /** Faults of later calls. Default: none. */
  faults: Faults
  webhooks: Pick<WebhookSender, 'manners' | 'flush' | 'settled'>
  /** Advances the clock by a number of seconds and runs everything that falls due. */
  advance(seconds: number): void
  world: World
  close: () => Promise<void>
}

/**
 * Starts a server that stands in for Stripe: the API calls that Dayreel makes, the payment pages, a clock, and events
 * that are sent as signed webhooks. The same state creates both objects and events, so that every object in an event
 * can be fetched. Use it only on this machine and in tests.
 */
export async function createSandboxStripe(options: SandboxStripeOptions = {}): Promise<SandboxStripe> {
  const { host = '127.0.0.1', port = 0, secretKey = 'sk_test_sandbox', stateFile } = options
  const dumped =
    stateFile !== undefined && existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as Dump) : undefined
  const world = createWorld(() => url, dumped)
  const webhooks = createWebhookSender(world)
  const faults = createFaults()
  const app = Fastify({ forceCloseConnections: true })
  const loses = new WeakSet<object>()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const fault = faults.take(`${request.method} ${request.url.split('?')[0]}`, undefined)
      if (fault === undefined) return
      if (fault.kind === 'drop') request.raw.socket.destroy()
      if (fault.kind === 'drop' || fault.kind === 'hang') reply.hijack()
      if (fault.kind === 'lose') loses.add(request)
      if (fault.kind === 'answer')
        await reply
          .code(fault.status ?? 500)
          .headers(fault.headers ?? {})
          .send(fault.body ?? '')
    })
    // With the fault `lose`, the call takes effect and only its answer is lost.
    api.addHook('onSend', async (request, _reply, payload) => {
      if (loses.has(request)) request.raw.socket.destroy()
      return payload
    })
    const calls = createCalls(api, { world, secretKey, idempotency: createIdempotency(world.now) })
    serveCatalogue(calls, world)
    serveCustomers(calls, world)
    serveSessions(calls, world)
    serveBilling(calls, world)
    servePayments(calls, world)
    serveSettings(calls, world)
  })
  serveCheckout(app, world, webhooks)
  servePortalPages(app, world)
  serveDesk(app, world)
  if (stateFile !== undefined) app.addHook('onResponse', async () => save(stateFile, world))
  const url = await app.listen({ host, port })
  if (options.webhook !== undefined) listenAt(world, options.webhook)
  // The port may differ after a restart, so the URLs of open payment pages are updated.
  for (const session of world.all('checkout.session'))
    if (session.status === 'open') session.url = `${url}/c/pay/${session.id}`
  return {
    url,
    secretKey,
    faults,
    webhooks,
    world,
    advance: (seconds) => advanceTo(world, world.now() + seconds),
    async close() {
      webhooks.close()
      await app.close()
      if (stateFile !== undefined) save(stateFile, world)
    },
  }
}

/** Creates the initial endpoint, or updates it if an earlier start has already created it. */
function listenAt(world: World, { url, secret }: { url: string; secret: string }): void {
  const before = world.all('webhook_endpoint').find((each) => each.description === FIRST_ENDPOINT)
  const endpoint =
    before ??
    world.add(
      newWebhookEndpoint(world, {
        url,
        enabledEvents: ['*'],
        apiVersion: API_VERSION,
        description: FIRST_ENDPOINT,
        metadata: {},
      }),
    )
  endpoint.url = url
  world.notes.endpointSecrets[endpoint.id] = secret
}
const FIRST_ENDPOINT = 'Set when the sandbox started'

function save(file: string, world: World): void {
  writeWhole(file, JSON.stringify(world.dump()))
}
