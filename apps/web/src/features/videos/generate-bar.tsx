import { Button } from '@mantine/core'
import { CreationProblem } from './creation-problem.tsx'
import { EstimateLines } from './estimate-lines.tsx'
import styles from './generate-bar.module.css'
import type { LengthAndCost } from './use-estimate.ts'
import type { Generation } from './use-generation.ts'

type GenerateBarProps = {
  generation: Generation
  estimate: LengthAndCost
  hasWords: boolean
  /** The video that is there was made from just this. */
  isMade: boolean
}

/**
 * What to expect, and the button that begins. A card beside the form; where there is no room beside it, a bar at the window's foot
 * for as long as there is something to begin.
 */
export function GenerateBar({ generation, estimate, hasWords, isMade }: GenerateBarProps) {
  const { phase, problem } = generation
  const isMaking = phase !== 'idle'
  return (
    <section
      className={styles.bar}
      aria-label="Generate"
      data-idle={(!isMaking && !isMade) || undefined}
      data-making={isMaking || undefined}
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
        >
          {generateText(phase)}
        </Button>
      </div>
      {!hasWords && !isMaking && <p className={styles.missing}>Write a subject or a script first.</p>}
      {problem !== null && <CreationProblem error={problem} />}
    </section>
  )
}

function generateText(phase: Generation['phase']): string {
  if (phase === 'starting') return 'Starting Generation...'
  return phase === 'making' ? 'Processing Video...' : 'Generate Video'
}
