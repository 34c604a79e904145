import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './payment-success.module.css'

export const meta = () => pageMeta({ title: 'Payment', isIndexed: false })

/** Where the payment provider sends people back to. */
export default function PaymentSuccess() {
  const sessionId = useSessionId()
  return (
    <Cinema picture="moon-sea-wide">
      <div className={styles.page}>
        <div role="status" className={styles.status}>
          {sessionId === undefined && <h1>One moment</h1>}
          {sessionId === '' && (
            <>
              <h1>No payment session ID found.</h1>
              <p>If you have paid, nothing is lost: what you bought appears in your account by itself.</p>
            </>
          )}
          {sessionId !== undefined && sessionId !== '' && (
            <>
              <h1>
                Payment successful! <span>Thank you for subscribing.</span>
              </h1>
              <p>
                Session ID: <code>{sessionId}</code>
              </p>
            </>
          )}
        </div>
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
        <p className={styles.help}>
          Something not right? <Link to="/contact">Contact us</Link>
        </p>
      </div>
    </Cinema>
  )
}

/** What the address says; undefined while the page is not in a browser yet, empty where it says nothing. */
function useSessionId(): string | undefined {
  const [sessionId, setSessionId] = useState<string>()
  useEffect(() => setSessionId(new URLSearchParams(window.location.search).get('session_id')?.trim() ?? ''), [])
  return sessionId
}
