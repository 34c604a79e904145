import { writerLabel } from '@dayreel/catalogue'
import type { Video } from '@dayreel/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWayToModel } from '#lib/model-page.ts'
import { MissingWriter } from '#ui/missing-writer.tsx'
import { costText, lengthText, usedText } from '../cost-words.ts'
import styles from './estimate-lines.module.css'
import type { LengthAndCost } from './use-estimate.ts'

/** Shows the expected length and cost of a video before it starts. */
export function EstimateLines({ estimate, hasWords }: { estimate: LengthAndCost; hasWords: boolean }) {
  const data = estimate.isError ? undefined : estimate.data
  return (
    <Lines
      seconds={data?.seconds}
      cost={data && costText(data.cost)}
      writer={hasWords && data?.kind === 'subject' ? data.writer : undefined}
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

/** Shows the expected length and the cost of a running video. The form may already contain the next video. */
export function UsedLines({ video }: { video: Video | undefined }) {
  return <Lines seconds={video?.expectedSeconds} cost={video && usedText(video)} />
}

type LinesProps = {
  seconds: number | undefined
  cost: string | undefined
  /** The name of the writer. Undefined if it is unknown or no writer is needed. */
  writer?: string | undefined
  isStale?: boolean
  children?: ReactNode
}

function Lines({ seconds, cost, writer, isStale = false, children }: LinesProps) {
  const way = useWayToModel()
  return (
    <div className={styles.estimate} aria-live="polite" data-stale={isStale || undefined}>
      <dl>
        <div>
          <dt>Expected length</dt>
          <dd>{seconds === undefined ? '–' : `about ${lengthText(seconds)}`}</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{cost ?? '–'}</dd>
        </div>
        {writer !== undefined && (
          <div>
            <dt>Written by</dt>
            <dd>
              {writerLabel(writer)}
              {writer === 'built-in' && way !== undefined && (
                <>
                  {' · '}
                  <Link to={way.page}>{way.label}</Link>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {writer === 'built-in' && <MissingWriter className={styles.notice} />}
      {children}
    </div>
  )
}
