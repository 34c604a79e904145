import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import styles from './payment-note.module.css'
import type { Confirmation } from './use-confirmation.ts'

/** Shows the state of the payment and the next step. */
export function PaymentNote({ confirmation, onRetry }: { confirmation: Confirmation; onRetry: () => void }) {
  if (confirmation.kind === 'loading') return <p className={styles.loading}>Looking up your purchase…</p>
  if (confirmation.kind === 'signed-out')
    return (
      <p>
        <Link to="/app/subscription">Sign in</Link> to see what you bought.
      </p>
    )
  if (confirmation.kind === 'foreign')
    return <p>This account has no such payment. Log in with the account that paid.</p>
  if (confirmation.kind === 'failed')
    return (
      <>
        <p>We can’t look it up right now. Nothing is lost: your credits will be added automatically.</p>
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      </>
    )
  const { status, purchase } = confirmation
  if (status === 'pending') return <p>Your bank needs a few days. We’ll add your credits when the payment clears.</p>
  if (status === 'open') return <p>You haven’t paid yet. Once you have, your credits will be added automatically.</p>
  if (purchase?.isApplied === false)
    return <p>We received your payment. Your credits will arrive in a moment; you can leave this page.</p>
  return <p>Next step: create a video, or start a channel that makes one every day.</p>
}
