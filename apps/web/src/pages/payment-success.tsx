import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#lib/page-meta.ts'
import { forgetReturn } from '#lib/checkout-return.ts'
import { useSession } from '#lib/session.ts'
import { appAddress } from '#lib/way-back.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './payment-success.module.css'

export const meta = () => pageMeta({ title: 'Payment', isIndexed: false })

/** Where the payment provider sends people back to. */
export default function PaymentSuccess() {
  const sessionId = useSessionId()
  const { status, returnTo } = useConfirmation(sessionId)
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
              {status === 'pending' && <p>Your bank takes some days. Your credits come when it is done.</p>}
            </>
          )}
        </div>
        {returnTo !== undefined && <ButtonLink to={returnTo}>Go on where you were</ButtonLink>}
        <ButtonLink to="/dashboard" look={returnTo === undefined ? 'lamp' : 'quiet'}>
          Go to your dashboard
        </ButtonLink>
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

/**
 * Whoever paid and is signed in has at once what they paid for; for anybody else the page says what the address says. Where it can't be
 * confirmed now, the provider tells the server by itself.
 */
function useConfirmation(sessionId: string | undefined): { status?: string; returnTo?: string } {
  const { status: signedIn } = useSession()
  const [confirmed, setConfirmed] = useState<{ status?: string; returnTo?: string }>({})
  useEffect(() => {
    if (!sessionId || signedIn !== 'signed-in') return
    void confirm(sessionId).then(setConfirmed, () => undefined)
  }, [sessionId, signedIn])
  return confirmed
}

async function confirm(sessionId: string): Promise<{ status?: string; returnTo?: string }> {
  const { server } = await import('#lib/api.ts') // with all its validation; most pages of the site do without
  const { status, returnTo } = await server.confirmPayment({ body: { sessionId } })
  forgetReturn()
  const address = returnTo === null ? undefined : appAddress(returnTo)
  return { status, ...(address === undefined ? {} : { returnTo: address }) }
}
