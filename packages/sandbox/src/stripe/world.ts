import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { missing } from './fault.ts'
import type { Maker } from './maker.ts'
import type { Coupon, Price, Product, PromotionCode } from './objects/catalogue.ts'
import type { Customer, PaymentMethod } from './objects/customer.ts'
import type { Invoice, InvoicePayment } from './objects/invoice.ts'
import type { Charge, Dispute, PaymentIntent, Refund } from './objects/payment.ts'
import type { Schedule } from './objects/schedule.ts'
import type { LineItem, Session } from './objects/session.ts'
import {
  newEvent,
  type PortalConfiguration,
  type PortalSession,
  type StripeEvent,
  type WebhookEndpoint,
} from './objects/settings.ts'
import type { Subscription } from './objects/subscription.ts'

type Kinds = {
  product: Product
  price: Price
  coupon: Coupon
  promotion_code: PromotionCode
  customer: Customer
  payment_method: PaymentMethod
  'checkout.session': Session
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  invoice: Invoice
  invoice_payment: InvoicePayment
  subscription: Subscription
  subscription_schedule: Schedule
  webhook_endpoint: WebhookEndpoint
  'billing_portal.configuration': PortalConfiguration
  'billing_portal.session': PortalSession
  event: StripeEvent
}
type Kind = keyof Kinds
export type StripeObject = Kinds[Kind]

/** State of objects that API answers do not contain. */
type Notes = {
  /** Card numbers by payment method id. */
  cards: Record<string, string>
  sessions: Record<string, SessionNotes>
  /**
   * By invoice id: the time in seconds of the next attempt to collect an open invoice, and the number of attempts so
   * far.
   */
  retries: Record<string, { at: number; tries: number }>
  endpointSecrets: Record<string, string>
}
type SessionNotes = {
  items: LineItem[]
  subscriptionMetadata: Record<string, string>
  paymentMetadata: Record<string, string>
  /** The payer's details to copy to the customer. */
  updates?: { address: boolean; name: boolean }
}

type Request = { id: string | null; idempotency_key: string | null }

/** The stand-in's whole state, as stored in a file. */
export type Dump = { objects: StripeObject[]; notes: Notes; aheadSeconds: number }

export type World = Maker & {
  /** Returns the URL of the stand-in's pages. */
  origin: () => string
  /** Advances the clock to a time that is not in the past. */
  moveTo(seconds: number): void
  add<Each extends StripeObject>(object: Each): Each
  find<Name extends Kind>(kind: Name, id: string): Kinds[Name] | undefined
  /** @throws {StripeFault} 404 if the object does not exist */
  get<Name extends Kind>(kind: Name, id: string, param?: string): Kinds[Name]
  remove(kind: Kind, id: string): void
  /** Returns all objects of a kind, oldest first. */
  all<Name extends Kind>(kind: Name): Kinds[Name][]
  /** Finds an object of any kind by its id, for `expand`. */
  anyOf(id: string): StripeObject | undefined
  notes: Notes
  /** Records an event with the current state of the object. */
  emit(type: string, object: object, previous?: Record<string, unknown>): StripeEvent
  onEvent(listener: (event: StripeEvent) => void): void
  during<Result>(request: Request, work: () => Result): Result
  dump(): Dump
}

const NOBODY: Request = { id: null, idempotency_key: null }
const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

export function createWorld(origin: () => string, dumped?: Dump): World {
  const objects = new Map<string, Map<string, StripeObject>>()
  const listeners: ((event: StripeEvent) => void)[] = []
  const requests = new AsyncLocalStorage<Request>()
  const notes: Notes = dumped?.notes ?? {
    cards: {},
    sessions: {},
    retries: {},
    endpointSecrets: {},
  }
  let aheadSeconds = dumped?.aheadSeconds ?? 0
  const shelf = (kind: string): Map<string, StripeObject> => {
    if (!objects.has(kind)) objects.set(kind, new Map())
    return objects.get(kind)!
  }
  const now = (): number => Math.floor(Date.now() / 1000) + aheadSeconds
  for (const object of dumped?.objects ?? []) shelf(object.object).set(object.id, object)

  const world: World = {
    origin,
    now,
    moveTo(seconds) {
      aheadSeconds += Math.max(0, seconds - now())
    },
    newId(prefix, length = 24) {
      const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length])
      return `${prefix}_${letters.join('')}`
    },
    add(object) {
      shelf(object.object).set(object.id, object)
      return object
    },
    find: (kind, id) => shelf(kind).get(id) as Kinds[typeof kind] | undefined,
    get(kind, id, param) {
      const found = shelf(kind).get(id) as Kinds[typeof kind] | undefined
      if (found === undefined) throw missing(kind, id, param)
      return found
    },
    remove: (kind, id) => void shelf(kind).delete(id),
    all: (kind) => [...shelf(kind).values()] as Kinds[typeof kind][],
    anyOf(id) {
      for (const kept of objects.values()) if (kept.has(id)) return kept.get(id)
      return undefined
    },
    notes,
    emit(type, object, previous) {
      const event = world.add(newEvent(world, { type, object, previous, request: requests.getStore() ?? NOBODY }))
      for (const listener of listeners) listener(event)
      return event
    },
    onEvent: (listener) => void listeners.push(listener),
    during: (request, work) => requests.run(request, work),
    dump: () => ({ objects: [...objects.values()].flatMap((kept) => [...kept.values()]), notes, aheadSeconds }),
  }
  return world
}
