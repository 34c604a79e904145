import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PaymentHeadline } from '#features/payment-status/payment-headline.tsx'
import { PaymentNote } from '#features/payment-status/payment-note.tsx'
import { PaymentReference } from '#features/payment-status/payment-reference.tsx'
import { PurchaseFacts } from '#features/payment-status/purchase-facts.tsx'
import { useConfirmation, type Confirmation } from '#features/payment-status/use-confirmation.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './payment-success.module.css'

export const meta = () => pageMeta({ title: 'Payment', isIndexed: false })

/** The page that a user sees after the payment provider's checkout. */
export default function PaymentSuccess() {
  const sessionId = useSessionId()
  const { confirmation, retry } = useConfirmation(sessionId)
  return (
    <Cinema picture="moon-sea-wide">
      <div className={styles.page}>
        <div role="status" className={styles.status}>
          {sessionId === undefined && <h1>One moment</h1>}
          {sessionId === '' && (
            <>
              <h1>No payment session ID found.</h1>
              <p>If you have paid, nothing is lost: your purchase will appear in your account automatically.</p>
            </>
          )}
          {sessionId !== undefined && sessionId !== '' && (
            <>
              <PaymentHeadline confirmation={confirmation} />
              {confirmation.kind === 'known' && confirmation.purchase !== null && (
                <PurchaseFacts purchase={confirmation.purchase} isPaid={confirmation.status === 'paid'} />
              )}
              <PaymentNote confirmation={confirmation} onRetry={retry} />
            </>
          )}
        </div>
        <NextSteps confirmation={confirmation} />
        {sessionId !== undefined && sessionId !== '' && (
          <div className={styles.small}>
            <PaymentReference sessionId={sessionId} />
            {isPaidOrUnknown(confirmation) && <p>Stripe will email you a receipt.</p>}
          </div>
        )}
        <Help />
      </div>
    </Cinema>
  )
}

/**
 * Returns the checkout session's id from the URL. It is undefined until the page runs in a browser, and empty if the
 * URL has none.
 */
function useSessionId(): string | undefined {
  const [sessionId, setSessionId] = useState<string>()
  useEffect(() => setSessionId(new URLSearchParams(window.location.search).get('session_id')?.trim() ?? ''), [])
  return sessionId
}

/** Links to the page where the user left off, or to Create Video. If nothing was paid, links back to the plans. */
function NextSteps({ confirmation }: { confirmation: Confirmation }) {
  const known = confirmation.kind === 'known' ? confirmation : undefined
  const next =
    known?.returnTo !== undefined
      ? { to: known.returnTo, label: 'Continue where you left off' }
      : known?.status === 'paid'
        ? { to: '/app/create-video', label: 'Create a video' }
        : known?.status === 'open'
          ? { to: '/app/subscription', label: 'Back to plans and credits' }
          : undefined
  return (
    <div className={styles.ways}>
      {/* The dashboard link comes first, so that it does not move when the other link appears. */}
      <ButtonLink to="/dashboard" look={next === undefined ? 'lamp' : 'quiet'}>
        Go to your dashboard
      </ButtonLink>
      {next !== undefined && <ButtonLink to={next.to}>{next.label}</ButtonLink>}
    </div>
  )
}

function isPaidOrUnknown(confirmation: Confirmation): boolean {
  return confirmation.kind !== 'known' || confirmation.status === 'paid'
}

function Help() {
  const email = useSiteConfig()?.operator.email
  return (
    <p className={styles.small}>
      Something not right? <Link to="/app/subscription">Your statement</Link> shows every credit that has come.
      {email ? (
        <>
          {' '}
          Or write to <a href={`mailto:${email}`}>{email}</a>.
        </>
      ) : null}
    </p>
  )
}
