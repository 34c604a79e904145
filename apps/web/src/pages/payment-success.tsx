import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '#lib/page-meta.ts'
import { forgetReturn } from '#lib/checkout-return.ts'
import { useSession } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { appAddress } from '#lib/way-back.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './payment-success.module.css'

export const meta = () => pageMeta({ title: 'Payment', isIndexed: false })

/** Where the payment provider sends people back to. */
export default function PaymentSuccess() {
  const sessionId = useSessionId()
  const { note, returnTo } = useConfirmation(sessionId)
  const email = useSiteConfig()?.operator.email
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
              {note !== undefined && <p>{note}</p>}
            </>
          )}
        </div>
        {returnTo !== undefined && <ButtonLink to={returnTo}>Go on where you were</ButtonLink>}
        <ButtonLink to="/dashboard" look={returnTo === undefined ? 'lamp' : 'quiet'}>
          Go to your dashboard
        </ButtonLink>
        <p className={styles.help}>
          Something not right? <Link to="/app/subscription">Your statement</Link> shows every credit that has come.
          {email ? (
            <>
              {' '}
              Or write to <a href={`mailto:${email}`}>{email}</a>.
            </>
          ) : null}
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

/** What the server knows better than the address. */
type Confirmation = { note?: string; returnTo?: string }

const NOTES: Readonly<Record<string, string>> = {
  pending: 'Your bank takes some days. Your credits come when it is done.',
  open: 'It has not been paid yet. When it is, your credits come by themselves.',
}
const NOT_YOURS =
  'The account you are signed in with has no such payment. What was bought is in the account that bought it.'
const NOT_KNOWN = 'It can’t be looked up at the moment. Nothing is lost: your credits come by themselves.'

/**
 * Whoever paid and is signed in has at once what they paid for; for anybody else the page says what the address says. Where it can't be
 * confirmed now, the provider tells the server by itself.
 */
function useConfirmation(sessionId: string | undefined): Confirmation {
  const { status: signedIn } = useSession()
  const [confirmed, setConfirmed] = useState<Confirmation>({})
  useEffect(() => {
    if (!sessionId || signedIn !== 'signed-in') return
    void confirm(sessionId).then(setConfirmed, (error: { code?: unknown }) =>
      setConfirmed({ note: error.code === 'not_found' ? NOT_YOURS : NOT_KNOWN }),
    )
  }, [sessionId, signedIn])
  return confirmed
}

async function confirm(sessionId: string): Promise<Confirmation> {
  const { server } = await import('#lib/api.ts') // with all its validation; most pages of the site do without
  const { status, returnTo } = await server.confirmPayment({ body: { sessionId } })
  if (status !== 'open') forgetReturn()
  const note = NOTES[status]
  const address = returnTo === null ? undefined : appAddress(returnTo)
  return { ...(note === undefined ? {} : { note }), ...(address === undefined ? {} : { returnTo: address }) }
}
