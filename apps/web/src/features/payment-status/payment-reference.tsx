import { useState } from 'react'
import styles from './payment-reference.module.css'

const COPIED = 'Copied'
const NOT_COPIED = 'Select and copy it by hand.'

/** Shows the checkout session's id, which users can quote in questions about the payment. */
export function PaymentReference({ sessionId }: { sessionId: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(sessionId)
      setOutcome(COPIED)
    } catch {
      setOutcome(NOT_COPIED)
    }
  }
  return (
    <p className={styles.reference}>
      <span>
        Reference: <code>{sessionId}</code>
      </span>
      <button type="button" aria-label="Copy the reference" onClick={() => void copy()}>
        Copy
      </button>
      <span role="status">{outcome}</span>
    </p>
  )
}
