import { createHmac, randomInt } from 'node:crypto'
import type { StripeEvent, WebhookEndpoint } from './objects/settings.ts'
import type { World } from './world.ts'

const TRIES = 3
const ANSWER_MS = 10_000

/** The way in which events are delivered. Default: each event once, in order. */
type WebhookManners = {
  /** Number of deliveries per event, 1 to 3. */
  copies?: number
  /** Whether events of the same moment are sent in random order. */
  isShuffled?: boolean
  /** Whether events are held back until `flush`. */
  isHeld?: boolean
  /** Event types that are never sent, as if the receiver had been down for days. */
  lost?: readonly string[]
}

export type WebhookSender = {
  manners: WebhookManners
  /** Sends the events that were held back. */
  flush(): void
  /**
   * Resolves when every endpoint has accepted an event or its delivery has failed, but at the latest after ten seconds.
   */
  answered(event: StripeEvent): Promise<void>
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>
  send(event: StripeEvent): void
  close(): void
}

type Delivery = { event: StripeEvent; endpoint: WebhookEndpoint; payload: string; isDone: () => void }

/**
 * Creates the sender of events to subscribed endpoints. Each signature covers the exact bytes of the body. If an
 * endpoint rejects an event, the delivery is retried.
 */
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
        'stripe-signature': signatureOf(payload, secret),
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

/** Returns the signature header `t=seconds,v1=…`: an HMAC over the time, a dot and the body. */
function signatureOf(payload: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
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
