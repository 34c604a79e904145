import { Button } from '@mantine/core'
import { useId } from 'react'
import { CreationProblem } from '../creation-problem.tsx'
import { EstimateLines } from './estimate-lines.tsx'
import styles from './generate-bar.module.css'
import { GenerateReason, useGenerateReason } from './generate-reason.tsx'
import type { LengthAndCost } from './use-estimate.ts'
import type { Generation } from './use-generation.ts'

type GenerateBarProps = {
  phase: Generation['phase']
  /** Why what is filled in could not be begun; null where it has not been tried. */
  problem: unknown
  estimate: LengthAndCost
  hasWords: boolean
  /** The video that is there was made from just this. */
  isMade: boolean
}

/**
 * What to expect, and the button that begins. A card beside the form; where there is no room beside it, a bar at the window's foot
 * for as long as there is something to begin.
 */
export function GenerateBar({ phase, problem, estimate, hasWords, isMade }: GenerateBarProps) {
  const id = useId()
  const isMaking = phase !== 'idle'
  const known = useGenerateReason(estimate, hasWords)
  // What the answer says once it was tried says it all; said twice, it would look like two faults.
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
        <EstimateLines estimate={estimate} hasWords={hasWords} isMaking={isMaking} />
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          size="md"
          fullWidth
          variant={isMade ? 'outline' : 'filled'}
          disabled={isMaking || !hasWords}
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
