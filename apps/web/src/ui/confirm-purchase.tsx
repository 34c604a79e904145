import { useEffect, useId, useRef } from 'react'
import type { CheckoutWarning } from '#lib/use-checkout.ts'
import { Button } from './button.tsx'
import styles from './confirm-purchase.module.css'

/** Asks for confirmation before a user buys a plan that is no bigger than the plan they were granted. */
export function ConfirmPurchase({ warning: { message, onConfirm, onDismiss } }: { warning: CheckoutWarning }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onClose={onDismiss}
    >
      <h2 id={`${id}-title`}>You already have a free plan</h2>
      <p id={`${id}-message`}>{message}</p>
      <div className={styles.ways}>
        <Button onClick={() => dialog.current?.close()}>Keep my plan</Button>
        <Button look="quiet" onClick={onConfirm}>
          Pay for it anyway
        </Button>
      </div>
    </dialog>
  )
}
