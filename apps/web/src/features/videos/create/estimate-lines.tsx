import { costText, lengthText, usedText } from '../cost-words.ts'
import styles from './estimate-lines.module.css'
import type { LengthAndCost } from './use-estimate.ts'

type EstimateLinesProps = { estimate: LengthAndCost; hasWords: boolean; isMaking: boolean }

/** What to expect of a video before it is begun: its length, and what it takes. */
export function EstimateLines({ estimate, hasWords, isMaking }: EstimateLinesProps) {
  const data = estimate.isError ? undefined : estimate.data
  return (
    <div className={styles.estimate} aria-live="polite" data-stale={estimate.isStale || undefined}>
      <dl>
        <div>
          <dt>Expected length</dt>
          <dd>{data === undefined ? '–' : `about ${lengthText(data.seconds)}`}</dd>
        </div>
        <div>
          <dt>{isMaking ? 'Used' : 'Cost'}</dt>
          <dd>{data === undefined ? '–' : isMaking ? usedText(data.cost) : costText(data.cost)}</dd>
        </div>
      </dl>
      {hasWords &&
        data?.notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
    </div>
  )
}
