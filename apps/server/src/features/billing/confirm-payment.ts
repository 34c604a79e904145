import { AppError } from '#lib/app-error.ts'
import { applySession } from './apply/apply-session.ts'
import { orPaymentFailed } from './checkout.ts'
import type { Billing } from './payments-of.ts'
import { isMissing } from './stripe-errors.ts'

const SESSION_ID = /^cs_\w{8,250}$/

/**
 * Gives what was paid for at once, for whoever comes back from paying it and for nobody else: of a session of somebody else's not even
 * that it is there is told.
 *
 * @throws {AppError} `not_found`
 */
export async function confirmPayment(
  billing: Billing,
  accountId: string,
  sessionId: string,
): Promise<{ status: 'paid' | 'pending' | 'open'; returnTo: string | null }> {
  if (!SESSION_ID.test(sessionId)) throw unknown()
  return orPaymentFailed(billing.log, async () => {
    const found = await billing.stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
      if (isMissing(error)) throw unknown()
      throw error
    })
    if (found.client_reference_id !== accountId) throw unknown()
    const { status, payment_status: paid, metadata } = await applySession(billing, sessionId)
    return {
      status: status !== 'complete' ? 'open' : paid === 'unpaid' ? 'pending' : 'paid',
      returnTo: metadata?.['return_to'] ?? null,
    }
  })
}

function unknown(): AppError {
  return new AppError('not_found', { message: 'There is no such payment in your account.' })
}
