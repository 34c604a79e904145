import type { Stripe } from 'stripe'
import type { Db } from '#db/connect.ts'
import { paymentEvents } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import { idOf, instant } from './stripe-ids.ts'

/** What is listened to; the webhook is made for these. */
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

type Told = { objectId: string; customerId: string | undefined }
type Reference = string | { id: string } | null
type Named = {
  id: string
  customer?: Reference
  payment_intent?: Reference
  subscription?: Reference
  released_subscription?: Reference
}

/**
 * Notes what Stripe tells and has it applied, both or neither. Told again, it is noted already.
 *
 * @returns whether it is new.
 */
export function noteEvent(db: Db, jobs: Jobs, event: Stripe.Event): Promise<boolean> {
  const told = whatItTellsOf(event)
  if (told === undefined) return Promise.resolve(false)
  const { objectId, customerId } = told
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

/** Undefined for what nobody here listens to. */
function whatItTellsOf({ type, data }: Stripe.Event): Told | undefined {
  if (!(EVENT_TYPES as readonly string[]).includes(type)) return undefined
  const object = data.object as unknown as Named
  const customerId = type === 'customer.deleted' ? object.id : idOf(object.customer)
  const objectId = idOf(whatItIsOf(type, object))
  return objectId === undefined ? undefined : { objectId, customerId }
}

/** Refunds and disputes are of a payment, and what is planned is of a subscription, also when it is planned no more. */
function whatItIsOf(type: string, object: Named): Reference | undefined {
  if (type.startsWith('refund.') || type.startsWith('charge.')) return object.payment_intent
  if (type.startsWith('subscription_schedule.')) return object.subscription ?? object.released_subscription
  return object.id
}
