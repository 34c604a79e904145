import type { Stripe } from 'stripe'

/**
 * Ends a subscription at once. One that has ended meanwhile is as it should be.
 *
 * @throws {Error} where it still goes on.
 */
export async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch(async (error: unknown) => {
    const { status } = await stripe.subscriptions.retrieve(id)
    if (status !== 'canceled' && status !== 'incomplete_expired') throw error
  })
}
