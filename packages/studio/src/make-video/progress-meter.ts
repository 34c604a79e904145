import { type Stage, STAGES } from '@dayreel/catalogue'
import type { WritingProgress } from '@dayreel/storyboard'

export type Progress = {
  stage: Stage
  /** Finished fraction of the stage, and in `overall` of the whole video, 0…1. `overall` never decreases. */
  fraction: number
  overall: number
  /** The state of a slow writer. */
  writing?: WritingProgress
}

export type ProgressMeter = {
  part(stage: Stage, fraction: number): void
  done(stage: Stage): void
  writing(progress: WritingProgress): void
}

/** Fraction of the total time that each stage takes, measured with one-minute videos. */
const SHARES: Record<Stage, number> = { writing: 0.04, narrating: 0.04, illustrating: 0.4, rendering: 0.52 }

/** Merges the progress of parallel steps into one value. The reported stage is the first unfinished one. */
export function createProgressMeter(onProgress: ((progress: Progress) => void) | undefined): ProgressMeter {
  const fractions: Record<Stage, number> = { writing: 0, narrating: 0, illustrating: 0, rendering: 0 }
  const part = (stage: Stage, fraction: number): void => {
    fractions[stage] = Math.max(fractions[stage], Math.min(1, fraction))
    const shown = STAGES.find((name) => fractions[name] < 1) ?? 'rendering'
    const overall = STAGES.reduce((sum, name) => sum + SHARES[name] * fractions[name], 0)
    onProgress?.({ stage: shown, fraction: fractions[shown], overall: Math.min(1, overall) })
  }
  return {
    part,
    done: (stage) => part(stage, 1),
    writing: (writing) => onProgress?.({ stage: 'writing', fraction: 0, overall: 0, writing }),
  }
}
