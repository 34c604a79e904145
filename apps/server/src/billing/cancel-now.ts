import type { Stripe } from 'stripe'

/**
 * Ends a subscription immediately. Succeeds if it has already ended.
 *
 * @throws {Error} if the subscription is still active afterwards.
 */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch(async (error: unknown) => {
    const { status } = await stripe.subscriptions.retrieve(id)
    if (status !== 'canceled' && status !== 'incomplete_expired') throw error
  })
}
