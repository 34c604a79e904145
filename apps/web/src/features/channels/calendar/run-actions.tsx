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
  /** Its slot is still to come, or it is being created. */
  canBeSkipped: boolean
}

const COST = `${RUN_COST_CREDITS} Credit`
type Asked = 'replace' | 'skip'

/** What can be done with a run: look at its video and change it, approve it, have another one, or leave the day out. */
export function RunActions({ channelId, run, canBeSkipped }: RunActionsProps) {
  const [asked, setAsked] = useState<Asked>()
  /** What takes the focus once nothing is asked any more: the button that had asked, or where the buttons are. */
  const [focused, setFocused] = useState<Asked | 'all'>()
  const params = { id: channelId, runId: run.id }
  const approve = useChangeChannel(
    () => server.approveRun({ params }),
    () => tell('Approved. It goes out as planned.'),
  )
  const replace = useChangeChannel(
    (_: void, once) => server.replaceRun({ params }, once),
    () => tell('Another video is being created.'),
  )
  const skip = useChangeChannel(
    () => server.skipRun({ params }),
    () => tell('Skipped.'),
  )
  const hasVideo = run.status === 'ready' && run.videoId !== null
  const canBeReplaced = run.status === 'ready' && canBeSkipped
  const ask = (about: Asked): void => {
    for (const change of [replace, skip]) change.reset()
    setAsked(about)
    setFocused(undefined)
  }
  const stopAsking = (next: Asked | 'all'): void => {
    setAsked(undefined)
    setFocused(next)
  }
  if (asked !== undefined) {
    const change = asked === 'replace' ? replace : skip
    return (
      <Confirmation
        question={
          asked === 'replace'
            ? `Another video is created for ${RUN_COST_CREDITS} credit. This one stays in My Videos.`
            : run.status === 'ready'
              ? 'Its video is not used on this day. It stays in My Videos.'
              : 'What is being created is cancelled, and its credit comes back.'
        }
        label={asked === 'replace' ? `Replace (${COST})` : 'Skip'}
        isBusy={change.isPending}
        problem={change.error}
        // Here, as it has then been read how the run stands now: its old buttons are not shown once more.
        onConfirm={() => change.mutate(undefined, { onSuccess: () => stopAsking('all') })}
        onCancel={() => stopAsking(asked)}
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

/** What was changed may be gone from the screen with it. */
function tell(message: string): void {
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

/** Asks where the buttons were, and takes the focus there. */
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
