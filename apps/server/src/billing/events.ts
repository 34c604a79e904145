import type { Stripe } from 'stripe'
import type { Db } from '#db/connect.ts'
import { paymentEvents } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import { idOf, instant } from './stripe-ids.ts'

/** The event types that the webhook subscribes to. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.completed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.deleted',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Matches ids that the database can store: Stripe's own ids, and the customer ids that sellers choose. */
const ID = /^[\x21-\x7e]{1,255}$/
/** Unix seconds of the last moment of the year 9999. */
const MAX_CREATED = 253_402_300_799

type EventSubject = { objectId: string; customerId: string | undefined }
type Reference = string | { id: string } | null
type Named = {
  id: string
  customer?: Reference
  payment_intent?: Reference
  subscription?: Reference
  released_subscription?: Reference
}

/** Returns whether a signed message is an event with ids and a time that the database can store. */
export function isEvent(message: unknown): message is Stripe.Event {
  const { id, type, created, data } = (message ?? {}) as Partial<Stripe.Event>
  const object = (data?.object ?? {}) as Partial<Named>
  const { customer, payment_intent: intent, subscription, released_subscription: released } = object
  return (
    isId(id) &&
    typeof type === 'string' &&
    Number.isSafeInteger(created) &&
    created! >= 0 &&
    created! <= MAX_CREATED &&
    isId(object.id) &&
    [customer, intent, subscription, released].every((each) => each === null || each === undefined || isId(idOf(each)))
  )
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && ID.test(id)
}

/**
 * Stores a Stripe event and enqueues its job in one transaction. A repeated event changes nothing.
 *
 * @returns whether the event is new.
 */
export function noteEvent(db: Db, jobs: Jobs, event: Stripe.Event): Promise<boolean> {
  const subject = subjectOf(event)
  if (subject === undefined) return Promise.resolve(false)
  const { objectId, customerId } = subject
  return db.transaction(async (tx) => {
    const noted = await tx
      .insert(paymentEvents)
      .values({
        id: event.id,
        type: event.type,
        objectId,
        customerId: customerId ?? null,
        toldAt: instant(event.created),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (noted.length === 0) return false
    await jobs.enqueue(stripeEvent, { eventId: event.id, of: customerId ?? objectId }, { tx })
    return true
  })
}

/** Returns the object that an event is about, or undefined if we do not handle the event type. */
function subjectOf({ type, data }: Stripe.Event): EventSubject | undefined {
  if (!(EVENT_TYPES as readonly string[]).includes(type)) return undefined
  const object = data.object as unknown as Named
  const customerId = type === 'customer.deleted' ? object.id : idOf(object.customer)
  const objectId = idOf(whatItIsOf(type, object))
  return objectId === undefined ? undefined : { objectId, customerId }
}

/**
 * Returns the object to apply. Refunds and disputes belong to a payment. Schedules belong to a subscription, even after
 * they were released.
 */
function whatItIsOf(type: string, object: Named): Reference | undefined {
  if (type.startsWith('refund.') || type.startsWith('charge.')) return object.payment_intent
  if (type.startsWith('subscription_schedule.')) return object.subscription ?? object.released_subscription
  return object.id
}
