import { setTimeout as wait } from 'node:timers/promises'
import { StudioError, type StudioErrorCode } from '@dayreel/storyboard/base'
import { ProviderError } from './provider-error.ts'

/**
 * Called with each error for the operator, and with the milliseconds until the next attempt. These are undefined if
 * there is no further attempt.
 */
export type OnFailure = (error: ProviderError, againInMs: number | undefined) => void

type PersistOptions = {
  signal: AbortSignal
  /** The code of the error that ends the last attempt. */
  code: StudioErrorCode
  /** Milliseconds before each retry, unless the provider names a delay. */
  waitsMs?: readonly number[] | undefined
  onFailure?: OnFailure | undefined
}

const WAITS_MS = [2_000, 10_000, 30_000]
const LONGEST_WAIT_MS = 60_000

/**
 * Retries a provider's call while its error is temporary.
 *
 * @throws {StudioError} with the provider's message for users.
 */
export async function persist<Result>(
  call: () => Promise<Result>,
  { signal, code, waitsMs = WAITS_MS, onFailure }: PersistOptions,
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ProviderError)) throw error
      const pause = error.retryAfterMs ?? waitsMs[tries] ?? 0
      const isOver = error.kind !== 'retry_later' || tries >= waitsMs.length || pause > LONGEST_WAIT_MS
      onFailure?.(error, isOver ? undefined : pause)
      if (isOver) throw new StudioError(code, error.message, { cause: error })
      await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}
