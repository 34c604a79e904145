import { createHmac, randomInt } from 'node:crypto'
import type { StripeEvent, WebhookEndpoint } from './objects/settings.ts'
import type { World } from './world.ts'

const TRIES = 3
const ANSWER_MS = 10_000

/** How events travel; as they come, once each, unless set. */
type WebhookManners = {
  /** Each is sent this often, 1 to 3 times. */
  copies?: number
  /** Those of one moment in any order. */
  isShuffled?: boolean
  /** Nothing is sent until `flush`. */
  isHeld?: boolean
  /** Kinds that are never sent, as if the receiver had been down for days. */
  lost?: readonly string[]
  /** Signed with this secret as well, as while a secret is changed. */
  secondSecret?: string
}

export type WebhookSender = {
  manners: WebhookManners
  /** Sends what was held. */
  flush(): void
  /** When an event was taken by every endpoint, or could not be delivered; at the latest after ten seconds. */
  answered(event: StripeEvent): Promise<void>
  /** When nothing is on its way any more. */
  settled(): Promise<void>
  send(event: StripeEvent): void
  close(): void
}

type Delivery = { event: StripeEvent; endpoint: WebhookEndpoint; payload: string; isDone: () => void }

/** Sends events to the endpoints that want them, signed over the very bytes; tries again where they are not taken. */
export function createWebhookSender(world: World): WebhookSender {
  const manners: WebhookManners = {}
  const onTheWay = new Map<string, Set<Promise<void>>>()
  const timers = new Set<NodeJS.Timeout>()
  const unfinished = new Set<Delivery>()
  let waiting: Delivery[] = []
  let isClosed = false
  let isScheduled = false

  function send(event: StripeEvent): void {
    if (isClosed || manners.lost?.includes(event.type)) return
    const endpoints = world
      .all('webhook_endpoint')
      .filter(
        ({ status, enabled_events: wanted }) =>
          status === 'enabled' && (wanted.includes('*') || wanted.includes(event.type)),
      )
    event.pending_webhooks = endpoints.length
    const payload = JSON.stringify(event)
    for (const endpoint of endpoints) {
      for (let copy = 0; copy < (manners.copies ?? 1); copy++) {
        const { promise: done, resolve: isDone } = Promise.withResolvers<void>()
        const running = onTheWay.get(event.id) ?? new Set()
        onTheWay.set(event.id, running.add(done))
        const delivery = { event, endpoint, payload, isDone }
        unfinished.add(delivery)
        void forget(done, () => {
          unfinished.delete(delivery)
          running.delete(done)
          if (running.size === 0) onTheWay.delete(event.id)
        })
        waiting.push(delivery)
      }
    }
    if (manners.isHeld || isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (!manners.isHeld) flush()
    })
  }

  function flush(): void {
    const deliveries = manners.isShuffled ? shuffled(waiting) : waiting
    waiting = []
    for (const delivery of deliveries) void deliver(delivery, 1)
  }

  async function deliver(delivery: Delivery, attempt: number): Promise<void> {
    const { endpoint, payload, event, isDone } = delivery
    if (isClosed) return isDone()
    const secret = world.notes.endpointSecrets[endpoint.id]!
    const isTaken = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(payload, [secret, manners.secondSecret]),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer().catch(() => undefined)
        return answer.ok
      },
      () => false,
    )
    if (isTaken) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1)
    if (isTaken || attempt >= TRIES || isClosed) return isDone()
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliver(delivery, attempt + 1)
    }, 1000 * attempt)
    timers.add(timer)
  }

  world.onEvent(send)
  return {
    manners,
    flush,
    send,
    async answered(event) {
      const running = [...(onTheWay.get(event.id) ?? [])]
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, ANSWER_MS)))
      await Promise.race([Promise.all(running), tooLong])
      clearTimeout(timer)
    },
    async settled() {
      while (onTheWay.size > 0) await Promise.all([...onTheWay.values()].flatMap((running) => [...running]))
    },
    close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      for (const { isDone } of unfinished) isDone()
    },
  }
}

/** `t=seconds,v1=…`: an HMAC over the time, a dot and the body, for each secret. */
function signatureOf(
  payload: string,
  secrets: readonly (string | undefined)[],
  seconds = Math.floor(Date.now() / 1000),
): string {
  const signatures = secrets
    .filter((secret) => secret !== undefined)
    .map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`)
  return [`t=${seconds}`, ...signatures].join(',')
}

async function forget(done: Promise<void>, undo: () => void): Promise<void> {
  await done
  undo()
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = randomInt(i + 1)
    ;[mixed[i], mixed[other]] = [mixed[other]!, mixed[i]!]
  }
  return mixed
}
