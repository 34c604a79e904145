import type { Confirmation } from './use-confirmation.ts'

/**
 * Shows the headline for a purchase. Subscriptions and unknown purchases share a headline. A credit pack has its own.
 */
export function PaymentHeadline({ confirmation }: { confirmation: Confirmation }) {
  if (confirmation.kind === 'known' && confirmation.purchase?.plan === null) {
    const { status, purchase } = confirmation
    if (status === 'open') return <h1>Not paid yet</h1>
    if (status === 'pending') return <h1>Your bank confirms the payment</h1>
    return <h1>{purchase.isApplied ? `${purchase.credits} credits added` : 'Your credits are on their way'}</h1>
  }
  return (
    <h1>
      Payment successful! <span>Thank you for subscribing.</span>
    </h1>
  )
}
