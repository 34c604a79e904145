import { createHash } from 'node:crypto'
import type { StepStore } from '@dayreel/storyboard'
import { STEP_NAMES, type StepName } from '@dayreel/storyboard/base'

/** A step's report: the number of parts that were made, the number that were found in the store, and the duration. */
export type StepReport = { made: number; reused: number; milliseconds: number }

/** Makes the parts of each step, or finds them in the store. */
export class KeptSteps {
  readonly reports: Record<StepName, StepReport>
  readonly store: StepStore

  constructor(store: StepStore) {
    this.store = store
    this.reports = Object.fromEntries(
      STEP_NAMES.map((step) => [step, { made: 0, reused: 0, milliseconds: 0 }]),
    ) as Record<StepName, StepReport>
  }

  /**
   * Makes or finds one part of a step, identified by `inputs`.
   *
   * @param inputs plain JSON. It must contain everything that can change the resulting bytes.
   * @param make called if the part is not in the store. Its result is then stored.
   */
  async part(step: StepName, inputs: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = keyOf(step, inputs)
    const kept = await this.store.get(key)
    if (kept) {
      this.reports[step].reused++
      return kept
    }
    const bytes = await make()
    await this.store.put(key, bytes)
    this.reports[step].made++
    return bytes
  }

  /** Runs work and adds its duration to a step. Steps may overlap, and each one counts its own wall time. */
  async timed<Result>(step: StepName, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.reports[step].milliseconds += performance.now() - started
    }
  }
}

/** Returns the key of a part: the step name and a SHA-256 of the inputs. The order of object keys does not matter. */
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
