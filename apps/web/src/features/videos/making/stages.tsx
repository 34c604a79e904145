import { STAGES, type VideoStatus } from '@dayreel/catalogue'
import type { Video } from '@dayreel/contract'
import { Progress, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from '../cost-words.ts'
import { PaintedScenes } from './painted-scenes.tsx'
import styles from './stages.module.css'
import { STATUS_WORDS, statusText } from '../status-words.ts'
import { usePainted, type Painted } from './use-painted.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type StagesProps = {
  video: Video
  /** Other actions while the video is being made. */
  children?: ReactNode
}

/** Shows the progress of a video: its preview, percentage, remaining time, stages and narration. */
export function Stages({ video, children }: StagesProps) {
  const { status, progress } = video
  const painted = usePainted(video)
  const seconds = useSecondsLeft(progress)
  return (
    <div className={styles.room}>
      <div className={styles.stages}>
        <PaintedScenes title={video.title} painted={painted} />
        <div className={styles.way}>
          <div>
            <p className={styles.now}>
              <span>{leftText(video, seconds)}</span>
              <b>{progress}%</b>
            </p>
            <Progress
              value={progress}
              size="md"
              radius="xl"
              transitionDuration={300}
              classNames={{ root: styles.bar ?? '' }}
              aria-label={`${STATUS_WORDS[status].label}, percent`}
            />
          </div>
          <StageList status={status} />
          <VisuallyHidden role="status">{statusText(video)}</VisuallyHidden>
          <Script painted={painted} />
          <p className={styles.leave}>You can close this page. We’ll keep working.</p>
          {children}
        </div>
      </div>
    </div>
  )
}

function leftText(video: Video, seconds: number | undefined): string {
  if (seconds !== undefined) return `About ${lengthText(seconds)} left`
  return video.status === 'pending' || video.writing ? statusText(video) : 'Estimating the time…'
}

function StageList({ status }: { status: VideoStatus }) {
  const at = STAGES.findIndex((stage) => stage === status)
  return (
    <ol className={styles.list}>
      {STAGES.map((stage, i) => (
        <li
          key={stage}
          data-state={i < at ? 'done' : i === at ? 'now' : 'next'}
          aria-current={i === at ? 'step' : undefined}
        >
          <span className={styles.mark}>{i < at && <Icon name="check" size={14} />}</span>
          <span>{STATUS_WORDS[stage].label}</span>
        </li>
      ))}
    </ol>
  )
}

/** Shows the whole narration if there is room for it, with the line of the shown scene highlighted. */
function Script({ painted: { lines, shown } }: { painted: Painted }) {
  if (lines.length === 0) return null
  return (
    <p className={styles.script} dir="auto">
      {lines.map((line, i) => (
        <span key={i} data-shown={i + 1 === shown || undefined}>
          {`${line} `}
        </span>
      ))}
    </p>
  )
}
