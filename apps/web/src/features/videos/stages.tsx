import type { VideoStatus } from '@dayreel/contract'
import { Progress } from '@mantine/core'
import { Icon } from '#ui/icon.tsx'
import styles from './stages.module.css'
import { STAGES, STATUS_WORDS } from './status-words.ts'

/** How far a video is: its percentage, and the stages behind and before it. */
export function Stages({ status, progress }: { status: VideoStatus; progress: number }) {
  const at = STAGES.findIndex((stage) => stage === status)
  return (
    <div className={styles.stages}>
      <p className={styles.now} role="status">
        <b>{STATUS_WORDS[status].label}</b>
        <span>{progress}%</span>
      </p>
      <Progress
        value={progress}
        size="lg"
        radius="xl"
        transitionDuration={300}
        aria-label={`${STATUS_WORDS[status].label}, percent`}
      />
      <p className={styles.text}>{STATUS_WORDS[status].text}</p>
      <ol className={styles.list}>
        {STAGES.map((stage, i) => (
          <li key={stage} data-state={i < at ? 'done' : i === at ? 'now' : 'next'}>
            <span className={styles.mark}>{i < at && <Icon name="check" size={14} />}</span>
            {STATUS_WORDS[stage].label}
          </li>
        ))}
      </ol>
    </div>
  )
}
