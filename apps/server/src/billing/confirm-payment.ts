import type { Purchase } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { z } from 'zod'
import { payments, subscriptions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { applySession } from './apply/apply-session.ts'
import { isLive } from './apply/give-plan.ts'
import { orPaymentFailed } from './checkout.ts'
import { creditsOf, offerOf } from './offers.ts'
import type { Billing } from './payments-of.ts'
import { isMissing } from './stripe-errors.ts'
import { idOf } from './stripe-ids.ts'

const SESSION_ID = /^cs_\w{8,100}$/

type Confirmation = {
  status: 'paid' | 'pending' | 'open'
  returnTo: string | null
  purchase: z.input<typeof Purchase> | null
}

/**
 * Applies a payment at once when the user returns from the checkout page. Another user's session counts as not found.
 *
 * @throws {AppError} `not_found`
 */
export async function confirmPayment(billing: Billing, accountId: string, sessionId: string): Promise<Confirmation> {
  if (!SESSION_ID.test(sessionId)) throw unknown()
  return orPaymentFailed(billing.log, async () => {
    const found = await billing.stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
      if (isMissing(error)) throw unknown()
      throw error
    })
    if (found.client_reference_id !== accountId) throw unknown()
    const session = await applySession(billing, sessionId)
    const { status, payment_status: paid, metadata } = session
    return {
      purchase: await purchaseOf(billing, session),
      status: status !== 'complete' ? 'open' : paid === 'unpaid' ? 'pending' : 'paid',
      returnTo: metadata?.['return_to'] ?? null,
    }
  })
}

/** Returns what a session bought and whether the purchase has been applied, or null if the price is no longer sold. */
async function purchaseOf(
  { db, sold }: Billing,
  { id, invoice, subscription, metadata }: Stripe.Checkout.Session,
): Promise<Confirmation['purchase']> {
  const offer = offerOf(sold, metadata?.['price'] ?? '')
  if (offer === undefined) return null
  const paymentId = offer.kind === 'pack' ? id : (idOf(invoice) ?? '')
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  const [running] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, idOf(subscription) ?? ''))
  const renews = running !== undefined && isLive(running.status) && running.endsAt === null
  return {
    plan: offer.kind === 'plan' ? offer.plan : null,
    credits: payment?.credits ?? (offer.kind === 'pack' ? offer.credits : creditsOf(offer.plan)),
    isApplied: payment !== undefined,
    renewsAt: renews ? running.periodEndsAt.toISOString() : null,
  }
}

function unknown(): AppError {
  return new AppError('not_found', { message: 'We couldn’t find this payment in your account.' })
}
