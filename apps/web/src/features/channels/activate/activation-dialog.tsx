import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { creditsQuery } from '#lib/credits.ts'
import { messageOf } from '#lib/message-of.ts'
import { BuyCreditsLink } from '#ui/buy-credits-link.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { WayOut } from '#ui/way-out.tsx'
import { reasonOf } from '#ui/why-it-failed.tsx'
import styles from './activation-dialog.module.css'
import { useActivation, type ToActivate } from './use-activation.ts'

/** A template as it is, and one that was configured: the specification has a sentence for each. */
const FAILURES = { use: 'Error activating template', activate: 'Operation failed' } as const

type ActivationDialogProps = {
  /** What the channel will be called. */
  name: string
  /** What costs the credit: `use` a template as it is, or `activate` one that was configured. */
  verb: 'use' | 'activate'
  toActivate: ToActivate
  isOpen: boolean
  onClose: () => void
  onActivated: () => void
}

/** Asks before a credit is spent, and says why it cannot be. */
export function ActivationDialog({ name, verb, toActivate, isOpen, onClose, onActivated }: ActivationDialogProps) {
  const credits = useQuery({ ...creditsQuery, enabled: isOpen, staleTime: 0 })
  const activation = useActivation(onActivated)
  const cost = RUN_COST_CREDITS
  const isConfigured = verb === 'activate'
  const hasEnough = credits.data !== undefined && credits.data >= cost
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        if (!activation.isPending) onClose()
      }}
      title={`Activate “${name}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles.dialog}>
        {credits.isPending && <p role="status">Still loading credit balance, please wait.</p>}
        {credits.isError && <Notice kind="problem">{balanceProblem(credits.error)}</Notice>}
        {credits.data !== undefined && !hasEnough && (
          <>
            <Notice kind="problem">
              {`You need ${cost} credit(s) to ${verb} this template. You currently have ${credits.data}.`}
            </Notice>
            <p className={styles.more}>
              Credits come with a plan or as a pack. <BuyCreditsLink isBeside={isConfigured} />
            </p>
          </>
        )}
        {hasEnough && (
          <>
            <p>{`This will use ${cost} credit(s) to activate the "${name}" channel. Proceed?`}</p>
            <p className={styles.more}>Its first video is begun at once. You can change everything later.</p>
          </>
        )}
        {activation.isError && (
          <Notice kind="problem">
            {withReason(FAILURES[verb], messageOf(activation.error, ''))}
            <WayOut reason={reasonOf(activation.error)} isBeside={isConfigured} />
          </Notice>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={activation.isPending} data-autofocus>
            Cancel
          </Button>
          {credits.isError ? (
            <Button loading={credits.isFetching} onClick={() => void credits.refetch()}>
              Try again
            </Button>
          ) : (
            <Button disabled={!hasEnough} loading={activation.isPending} onClick={() => activation.mutate(toActivate)}>
              Activate
            </Button>
          )}
        </DialogActions>
      </div>
    </Modal>
  )
}

function balanceProblem(error: unknown): string {
  return withReason('Could not load your credit balance', messageOf(error, ''))
}

function withReason(what: string, reason: string): string {
  return reason === '' ? what : `${what}: ${reason}`
}
