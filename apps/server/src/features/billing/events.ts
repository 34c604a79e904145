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
type Named = { id: string; customer?: string | { id: string } | null; payment_intent?: string | { id: string } | null }

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
  // Refunds and disputes are of a payment.
  const isOfPayment = type.startsWith('refund.') || type.startsWith('charge.')
  const objectId = isOfPayment ? idOf(object.payment_intent) : object.id
  return objectId === undefined ? undefined : { objectId, customerId }
}
