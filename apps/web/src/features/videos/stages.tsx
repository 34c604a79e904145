import type { VideoStatus } from '@dayreel/contract'
import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from './cost-words.ts'
import styles from './stages.module.css'
import { STAGES, STATUS_WORDS } from './status-words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type StagesProps = {
  status: VideoStatus
  progress: number
  /** Stands beside the stages, as tall as the video will be. */
  picture?: ReactNode
}

/** How far a video is: its percentage, the stages behind and before it, and how long it still takes. */
export function Stages({ status, progress, picture }: StagesProps) {
  const at = STAGES.findIndex((stage) => stage === status)
  const seconds = useSecondsLeft(progress)
  return (
    <div className={styles.stages}>
      <p className={styles.now} role="status">
        <b>{STATUS_WORDS[status].label}</b>
        <span>{progress}%</span>
      </p>
      <Progress
        value={progress}
        size="md"
        radius="xl"
        transitionDuration={300}
        classNames={{ root: styles.bar ?? '' }}
        aria-label={`${STATUS_WORDS[status].label}, percent`}
      />
      <div className={styles.way}>
        {picture}
        <ol className={styles.list}>
          {STAGES.map((stage, i) => (
            <li key={stage} data-state={i < at ? 'done' : i === at ? 'now' : 'next'}>
              <span className={styles.mark}>{i < at && <Icon name="check" size={14} />}</span>
              <span>
                <b>{STATUS_WORDS[stage].label}</b>
                <span className={styles.text}>{STATUS_WORDS[stage].text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.leave}>
        {seconds !== undefined && `About ${lengthText(seconds)} left. `}
        You can leave this page.
      </p>
    </div>
  )
}
