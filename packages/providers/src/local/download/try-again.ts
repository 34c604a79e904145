import { setTimeout as wait } from 'node:timers/promises'
import { LocalModelError } from '../local-model-error.ts'
import { HubBusyError } from './hub.ts'

export type Patience = {
  signal: AbortSignal
  /** The delays in milliseconds before each retry. An attempt that receives bytes restarts the list. */
  waitsMs?: readonly number[] | undefined
}

const WAITS_MS = [1_000, 3_000, 10_000, 30_000, 60_000]
const LONGEST_WAIT_MS = 300_000

/**
 * Retries an attempt after temporary failures.
 *
 * @param measure returns a number that grows if an attempt made progress. Its failure then counts as the first one.
 * @throws {LocalModelError} `unreachable` after the last attempt
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
