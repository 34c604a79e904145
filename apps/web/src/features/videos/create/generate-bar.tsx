import type { Video } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { CreationProblem } from '../creation-problem.tsx'
import { EstimateLines, UsedLines } from './estimate-lines.tsx'
import styles from './generate-bar.module.css'
import { GenerateReason, useGenerateReason } from './generate-reason.tsx'
import type { LengthAndCost } from './use-estimate.ts'
import type { Generation } from './use-generation.ts'

type GenerateBarProps = {
  phase: Generation['phase']
  /** Why the server rejected the request. Null if it was not sent. */
  problem: unknown
  estimate: LengthAndCost
  hasWords: boolean
  /** Whether the button starts a video. */
  canPress: boolean
  /** The video that is being made. Undefined until it is loaded. */
  video: Video | undefined
  /** Whether the existing video was made from exactly this request. */
  isMade: boolean
}

/**
 * Shows the estimate and the start button in a card beside the form. If there is no room beside the form, a bar at the
 * bottom of the window shows them while there is something to start.
 */
export function GenerateBar({ phase, problem, estimate, hasWords, canPress, video, isMade }: GenerateBarProps) {
  const id = useId()
  const isMaking = phase !== 'idle'
  const known = useGenerateReason(estimate, hasWords)
  // The server's error replaces the estimate's error, because both together would look like two errors.
  const reason = isMaking || problem !== null ? undefined : known
  return (
    <section
      className={styles.bar}
      aria-label="Generate"
      data-idle={(!isMaking && !isMade) || undefined}
      data-making={isMaking || undefined}
      data-unknown={(estimate.isError && !isMaking) || undefined}
    >
      <div className={styles.estimate}>
        {phase === 'making' ? <UsedLines video={video} /> : <EstimateLines estimate={estimate} hasWords={hasWords} />}
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          size="md"
          fullWidth
          variant={isMade ? 'outline' : 'filled'}
          disabled={!canPress}
          aria-describedby={reason === undefined ? undefined : id}
        >
          {generateText(phase)}
        </Button>
      </div>
      <div id={id} className={styles.reason} data-empty={reason === 'empty' || undefined} role="status">
        {reason !== undefined && <GenerateReason reason={reason} error={estimate.error} />}
      </div>
      {problem !== null && <CreationProblem error={problem} />}
    </section>
  )
}

function generateText(phase: Generation['phase']): string {
  if (phase === 'starting') return 'Starting Generation...'
  return phase === 'making' ? 'Processing Video...' : 'Generate Video'
}
