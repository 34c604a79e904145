import { and, eq, isNull, sql } from 'drizzle-orm'
import { paymentEvents } from '#db/schema.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import type { Services } from '#services'
import { redact } from '#log/redact.ts'
import { applyInvoices } from './apply/apply-invoices.ts'
import { applyPayment } from './apply/apply-payment.ts'
import { applySession } from './apply/apply-session.ts'
import { applySubscription } from './apply/apply-subscription.ts'
import { unlinkCustomer } from './apply/unlink-customer.ts'
import { accountOfCustomer } from './customers.ts'
import { sendPaymentFailedMail } from './payment-mails.ts'
import { billingOf, type Billing } from './payments-of.ts'
import { isMissing } from './stripe-errors.ts'
import { idOf } from './stripe-ids.ts'

const MAX_MESSAGE_CHARACTERS = 500
type PaymentEvent = typeof paymentEvents.$inferSelect

/** Fetches and applies the current state of the object in an event, because the data in the event may be old. */
export const stripeEventHandler = handle(
  stripeEvent,
  async ({ eventId }, context: JobContext<Services>) => {
    const { services } = context
    const { db } = services
    const billing = await billingOf(services)
    const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId))
    if (event !== undefined && event.handledAt === null) await apply(billing, event)
    await db.transaction(async (tx) => {
      const handled = await tx
        .update(paymentEvents)
        .set({ handledAt: sql`now()`, error: null })
        .where(and(eq(paymentEvents.id, eventId), isNull(paymentEvents.handledAt)))
        .returning({ type: paymentEvents.type, customerId: paymentEvents.customerId })
      for (const { type, customerId } of handled) {
        if (customerId === null) continue
        const accountId = await accountOfCustomer(tx, customerId)
        // An event that arrives after the account's deletion must not store the customer's id.
        if (accountId === undefined)
          await tx.update(paymentEvents).set({ customerId: null }).where(eq(paymentEvents.id, eventId))
        else if (type === 'checkout.session.async_payment_failed') await sendPaymentFailedMail(tx, billing, accountId)
      }
      await context.complete(tx)
    })
  },
  async ({ eventId }, { services }, error) => {
    const message = redact(error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_CHARACTERS)
    await services.db.update(paymentEvents).set({ error: message }).where(eq(paymentEvents.id, eventId))
  },
)

async function apply(billing: Billing, { type, objectId }: PaymentEvent): Promise<void> {
  try {
    if (type === 'customer.deleted') await unlinkCustomer(billing, objectId)
    else if (type.startsWith('checkout.session.')) await applySession(billing, objectId)
    else if (/^(customer\.subscription|subscription_schedule)\./.test(type)) await applySubscription(billing, objectId)
    else if (type.startsWith('invoice.')) await applyInvoice(billing, objectId)
    else await applyPayment(billing, objectId)
  } catch (error) {
    // The object no longer exists at Stripe, for example because its test clock was deleted.
    if (!isMissing(error)) throw error
  }
}

async function applyInvoice(billing: Billing, id: string): Promise<void> {
  const invoice = await billing.stripe.invoices.retrieve(id)
  const subscription = idOf(invoice.parent?.subscription_details?.subscription)
  if (subscription === undefined) return
  await applySubscription(billing, subscription)
  await applyInvoices(billing, subscription)
}
