import type { Video } from '@dayreel/contract'
import { Progress } from '@mantine/core'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from './cost-words.ts'
import { PaintedScenes } from './painted-scenes.tsx'
import styles from './stages.module.css'
import { STAGES, STATUS_WORDS } from './status-words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** How far a video is: what is painted of it with its percentage, the stages behind and before it, and how long it still takes. */
export function Stages({ video }: { video: Video }) {
  const { status, progress } = video
  const at = STAGES.findIndex((stage) => stage === status)
  const seconds = useSecondsLeft(progress)
  return (
    <div className={styles.room}>
      <div className={styles.stages}>
        <PaintedScenes video={video}>
          <p className={styles.now}>
            <b role="status">{STATUS_WORDS[status].label}</b>
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
        </PaintedScenes>
        <div className={styles.way}>
          <ol className={styles.list}>
            {STAGES.map((stage, i) => (
              <li key={stage} data-state={i < at ? 'done' : i === at ? 'now' : 'next'}>
                <span className={styles.mark}>{i < at && <Icon name="check" size={14} />}</span>
                <b>{STATUS_WORDS[stage].label}</b>
              </li>
            ))}
          </ol>
          <p className={styles.leave}>
            {seconds !== undefined && <b>About {lengthText(seconds)} left. </b>}
            {STATUS_WORDS[status].text} You can leave this page.
          </p>
        </div>
      </div>
    </div>
  )
}
