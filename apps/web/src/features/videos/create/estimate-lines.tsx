import type { Video } from '@dayreel/contract'
import type { ReactNode } from 'react'
import { costText, lengthText, usedText } from '../cost-words.ts'
import styles from './estimate-lines.module.css'
import type { LengthAndCost } from './use-estimate.ts'

/** The expected length and cost of a video, before it starts. */
export function EstimateLines({ estimate, hasWords }: { estimate: LengthAndCost; hasWords: boolean }) {
  const data = estimate.isError ? undefined : estimate.data
  return (
    <Lines
      seconds={data?.seconds}
      price={{ name: 'Cost', text: data && costText(data.cost) }}
      isStale={estimate.isStale}
    >
      {hasWords &&
        data?.notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
    </Lines>
  )
}

/** The expected length and the payment of a running video. The form may already contain the next video. */
export function UsedLines({ video }: { video: Video | undefined }) {
  return <Lines seconds={video?.expectedSeconds} price={{ name: 'Cost', text: video && usedText(video) }} />
}

type LinesProps = {
  seconds: number | undefined
  price: { name: string; text: string | undefined }
  isStale?: boolean
  children?: ReactNode
}

function Lines({ seconds, price, isStale = false, children }: LinesProps) {
  return (
    <div className={styles.estimate} aria-live="polite" data-stale={isStale || undefined}>
      <dl>
        <div>
          <dt>Expected length</dt>
          <dd>{seconds === undefined ? '–' : `about ${lengthText(seconds)}`}</dd>
        </div>
        <div>
          <dt>{price.name}</dt>
          <dd>{price.text ?? '–'}</dd>
        </div>
      </dl>
      {children}
    </div>
  )
}
