import { createHash } from 'node:crypto'
import type { StepStore } from '@dayreel/storyboard'

/** The steps of a video, in order. */
const STEP_NAMES = ['write', 'narrate', 'illustrate', 'score', 'render'] as const
export type StepName = (typeof STEP_NAMES)[number]

/** What a step did: how many of its parts were made anew, how many were found, and how long it took. */
export type StepReport = { made: number; reused: number; milliseconds: number }

/**
 * Makes the parts of steps, or finds them where they were made before.
 */
export class KeptSteps {
  readonly reports: Record<StepName, StepReport>
  readonly #store: StepStore

  constructor(store: StepStore) {
    this.#store = store
    this.reports = Object.fromEntries(
      STEP_NAMES.map((step) => [step, { made: 0, reused: 0, milliseconds: 0 }]),
    ) as Record<StepName, StepReport>
  }

  /**
   * The part of a step that `inputs` decide.
   *
   * @param inputs plain JSON; whatever could change the bytes must be in it.
   * @param make called when the part is not there; its result is kept.
   */
  async part(step: StepName, inputs: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = keyOf(step, inputs)
    const kept = await this.#store.get(key)
    if (kept) {
      this.reports[step].reused++
      return kept
    }
    const bytes = await make()
    await this.#store.put(key, bytes)
    this.reports[step].made++
    return bytes
  }

  /** Runs work on a step's clock. Steps may overlap; each is charged the wall time it took. */
  async timed<Result>(step: StepName, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.reports[step].milliseconds += performance.now() - started
    }
  }
}

/** The key of a step's part: its step's name and a SHA-256 of what decides it, whatever the order of object keys. */
export function keyOf(step: StepName, inputs: unknown): string {
  return `${step}-${createHash('sha256').update(canonicalJson(inputs)).digest('hex')}`
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
