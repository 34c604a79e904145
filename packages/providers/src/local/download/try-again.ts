import { setTimeout as wait } from 'node:timers/promises'
import { LocalModelError } from '../local-model-error.ts'
import { HubBusyError } from './hub.ts'

export type Patience = {
  signal: AbortSignal
  /** Milliseconds before each further try. A try that brings bytes starts the list again. */
  waitsMs?: readonly number[] | undefined
}

const WAITS_MS = [1_000, 3_000, 10_000, 30_000, 60_000]
const LONGEST_WAIT_MS = 300_000

/**
 * Repeats an attempt after failures that may pass.
 *
 * @param measure returns a number that grows when an attempt brought something. Its failure then counts as the first.
 * @throws {LocalModelError} `unreachable` after the last try
 */
export async function tryAgain<Result>(
  attempt: () => Promise<Result>,
  { signal, waitsMs = WAITS_MS }: Patience,
  measure = () => 0,
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    const before = measure()
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof HubBusyError)) throw error
      if (measure() > before) tries = 0
      if (tries >= waitsMs.length) {
        throw new LocalModelError(
          'unreachable',
          `${error.message} Check the network, and start the download again to continue it.`,
        )
      }
      const pause = Math.min(LONGEST_WAIT_MS, error.retryAfterMs ?? waitsMs[tries]!)
      await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}
