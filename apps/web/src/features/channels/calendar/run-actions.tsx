import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelRun } from '@dayreel/contract'
import { Button } from '@mantine/core'
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

/** What can be done with a run: look at its video and change it, approve it, have another one, or leave the day out. */
export function RunActions({ channelId, run, canBeSkipped }: RunActionsProps) {
  const [asked, setAsked] = useState<'replace' | 'skip'>()
  const params = { id: channelId, runId: run.id }
  const stopAsking = () => setAsked(undefined)
  const approve = useChangeChannel(() => server.approveRun({ params }))
  const replace = useChangeChannel((_: void, once) => server.replaceRun({ params }, once), stopAsking)
  const skip = useChangeChannel(() => server.skipRun({ params }), stopAsking)
  const problem = approve.error ?? replace.error ?? skip.error
  const hasVideo = run.status === 'ready' && run.videoId !== null
  const canBeReplaced = run.status === 'ready' && canBeSkipped
  if (asked !== undefined)
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
        isBusy={replace.isPending || skip.isPending}
        problem={asked === 'replace' ? replace.error : skip.error}
        onConfirm={() => (asked === 'replace' ? replace : skip).mutate()}
        onCancel={stopAsking}
      />
    )
  return (
    <>
      {problem !== null && (
        <Notice kind="problem">
          <WhyItFailed error={problem} />
        </Notice>
      )}
      <div className={styles.actions}>
        {run.isInReview && (
          <Button size="sm" loading={approve.isPending} onClick={() => approve.mutate()}>
            Approve
          </Button>
        )}
        {hasVideo && (
          <Button component={Link} to={`/app/videos/${run.videoId}`} variant="default" size="sm">
            {canBeSkipped ? 'Edit' : 'View Video'}
          </Button>
        )}
        {canBeReplaced && (
          <Button variant="default" size="sm" onClick={() => setAsked('replace')}>
            Replace ({COST})
          </Button>
        )}
        {canBeSkipped && (
          <Button variant="default" size="sm" onClick={() => setAsked('skip')}>
            Skip
          </Button>
        )}
      </div>
    </>
  )
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
