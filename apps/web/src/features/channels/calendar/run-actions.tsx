import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelRun } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { server } from '#lib/api.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { WhyItFailed } from '#ui/why-it-failed.tsx'
import { useChangeChannel } from '../use-change-channel.ts'
import styles from './run-actions.module.css'

type RunActionsProps = {
  channelId: string
  run: ChannelRun
  /** Whether the run's slot is still to come or its video is being created. */
  canBeSkipped: boolean
}

const COST = `${RUN_COST_CREDITS} Credit`
type RunAction = 'replace' | 'skip'

/**
 * The actions on a run: open its video to watch or change it, approve it, replace it with another video, or skip the
 * day.
 */
export function RunActions({ channelId, run, canBeSkipped }: RunActionsProps) {
  const [pendingAction, setPendingAction] = useState<RunAction>()
  /**
   * The element that receives the focus after a confirmation closes: the button that opened it, or the group of
   * buttons.
   */
  const [focused, setFocused] = useState<RunAction | 'all'>()
  const params = { id: channelId, runId: run.id }
  const approve = useChangeChannel(
    () => server.approveRun({ params }),
    () => showToast('Approved. It will be posted as planned.'),
  )
  const replace = useChangeChannel(
    (_: void, once) => server.replaceRun({ params }, once),
    () => showToast('Another video is being created.'),
  )
  const skip = useChangeChannel(
    () => server.skipRun({ params }),
    () => showToast('Skipped.'),
  )
  const hasVideo = run.status === 'ready' && run.videoId !== null
  const canBeReplaced = run.status === 'ready' && canBeSkipped
  const ask = (about: RunAction): void => {
    for (const change of [replace, skip]) change.reset()
    setPendingAction(about)
    setFocused(undefined)
  }
  const closeConfirmation = (next: RunAction | 'all'): void => {
    setPendingAction(undefined)
    setFocused(next)
  }
  if (pendingAction !== undefined) {
    const change = pendingAction === 'replace' ? replace : skip
    return (
      <Confirmation
        question={
          pendingAction === 'replace'
            ? `We’ll create another video for ${RUN_COST_CREDITS} credit. This one stays in My Videos.`
            : run.status === 'ready'
              ? 'The video won’t be posted on this day. It stays in My Videos.'
              : 'We’ll cancel the video and return its credit.'
        }
        label={pendingAction === 'replace' ? `Replace (${COST})` : 'Skip'}
        isBusy={change.isPending}
        problem={change.error}
        // Closes after the refetch, so that outdated buttons do not appear for a moment.
        onConfirm={() => change.mutate(undefined, { onSuccess: () => closeConfirmation('all') })}
        onCancel={() => closeConfirmation(pendingAction)}
      />
    )
  }
  return (
    <>
      {approve.isError && (
        <Notice kind="problem">
          <WhyItFailed error={approve.error} />
        </Notice>
      )}
      <div className={styles.actions} ref={focused === 'all' ? takeFocus : null} tabIndex={-1}>
        {run.isInReview && (
          <Button
            size="sm"
            loading={approve.isPending}
            onClick={() => approve.mutate(undefined, { onSuccess: () => setFocused('all') })}
          >
            Approve
          </Button>
        )}
        {hasVideo && (
          <Button component={Link} to={`/app/videos/${run.videoId}`} variant="default" size="sm">
            {canBeSkipped ? 'Edit' : 'View Video'}
          </Button>
        )}
        {canBeReplaced && (
          <Button
            ref={focused === 'replace' ? takeFocus : null}
            variant="default"
            size="sm"
            onClick={() => ask('replace')}
          >
            Replace ({COST})
          </Button>
        )}
        {canBeSkipped && (
          <Button ref={focused === 'skip' ? takeFocus : null} variant="default" size="sm" onClick={() => ask('skip')}>
            Skip
          </Button>
        )}
      </div>
    </>
  )
}

/** Shows a toast, because the element of the changed run may have disappeared. */
function showToast(message: string): void {
  notifications.show({ message, color: 'teal' })
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

type ConfirmationProps = {
  question: string
  label: string
  isBusy: boolean
  problem: unknown
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation in place of the buttons and takes the focus. */
function Confirmation({ question, label, isBusy, problem, onConfirm, onCancel }: ConfirmationProps) {
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  return (
    <div className={styles.confirmation} role="group" aria-label={label}>
      <p role="status">{question}</p>
      {problem !== null && (
        <Notice kind="problem">
          <WhyItFailed error={problem} />
        </Notice>
      )}
      <div className={styles.actions}>
        <Button ref={confirm} size="sm" loading={isBusy} onClick={onConfirm}>
          {label}
        </Button>
        <Button variant="subtle" color="gray" size="sm" leftSection={<Icon name="left" size={16} />} onClick={onCancel}>
          Back
        </Button>
      </div>
    </div>
  )
}
