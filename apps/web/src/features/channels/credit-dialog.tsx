import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { creditsQuery } from '#lib/credits.ts'
import { messageOf } from '#lib/message-of.ts'
import { BuyCreditsLink } from '#ui/buy-credits-link.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { WayOut } from '#ui/way-out.tsx'
import { reasonOf } from '#ui/why-it-failed.tsx'
import styles from './credit-dialog.module.css'

type CreditDialogProps = {
  title: string
  /** Returns what the credit pays for. Shown if the balance is high enough. */
  children: (balance: number) => ReactNode
  /** Returns the message shown if the balance is too low. */
  shortage: (balance: number) => string
  /** The text of the button that spends the credit. */
  confirm: string
  /** False if something other than the balance prevents the action. `children` then explains the reason. */
  isPossible?: boolean
  action: { isPending: boolean; error: unknown; run: () => void; reset: () => void }
  /** The text before the reason if the action fails. */
  failure?: string
  /** Opens links in another tab, because leaving the page would lose unsaved input. */
  isBeside?: boolean
  isOpen: boolean
  onClose: () => void
}

/**
 * Asks for confirmation before a channel spends a credit. The dialog loads the balance first. If there are too few
 * credits, it links to the page that sells credits.
 */
export function CreditDialog({ title, confirm, isBeside = false, isOpen, onClose, ...rest }: CreditDialogProps) {
  const { children, shortage, isPossible = true, action, failure } = rest
  const credits = useQuery({ ...creditsQuery, enabled: isOpen, staleTime: 0 })
  const close = (): void => {
    if (action.isPending) return
    action.reset()
    onClose()
  }
  const hasEnough = credits.data !== undefined && credits.data >= RUN_COST_CREDITS
  return (
    <Modal opened={isOpen} onClose={close} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.dialog}>
        {credits.isPending && <p role="status">Still loading credit balance, please wait.</p>}
        {credits.isLoadingError && <Notice kind="problem">{balanceProblem(credits.error)}</Notice>}
        {credits.data !== undefined && !hasEnough && (
          <>
            <Notice kind="problem">{shortage(credits.data)}</Notice>
            <p className={styles.more}>
              Credits come with a plan or as a pack. <BuyCreditsLink isBeside={isBeside} />
            </p>
          </>
        )}
        {hasEnough && children(credits.data)}
        {action.error !== null && (
          <Notice kind="problem">
            {failure === undefined ? messageOf(action.error) : withReason(failure, messageOf(action.error, ''))}
            <WayOut reason={reasonOf(action.error)} isBeside={isBeside} />
          </Notice>
        )}
        <DialogActions>
          <Button variant="default" onClick={close} disabled={action.isPending} data-autofocus>
            Cancel
          </Button>
          {credits.isLoadingError ? (
            <Button loading={credits.isFetching} onClick={() => void credits.refetch()}>
              Try again
            </Button>
          ) : (
            <Button disabled={!hasEnough || !isPossible} loading={action.isPending} onClick={action.run}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </div>
    </Modal>
  )
}

/** A second, less prominent line of the dialog. */
export function More({ children }: { children: ReactNode }) {
  return <p className={styles.more}>{children}</p>
}

function balanceProblem(error: unknown): string {
  return withReason('Could not load your credit balance', messageOf(error, ''))
}

function withReason(what: string, reason: string): string {
  return reason === '' ? what : `${what}: ${reason}`
}
