import { AppError } from './app-error.ts'

const RETRY_AFTER_SECONDS = 5

/** Does what one key asks for one after the other, while those of other keys go on. */
export interface Turns {
  /**
   * @param signal ends the waiting.
   * @throws {AppError} `too_many_requests` where as many of this key wait as may.
   */
  take<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
}

/**
 * Turns by key. Where the work itself queues for something there is one of, nobody has more than one place in that queue, and
 * whoever asks once comes after at most one of each other.
 *
 * @param mayWait of one key at a time, beyond the one whose turn it is.
 */
export function createTurns(mayWait: number): Turns {
  const lines = new Map<string, (() => void)[]>()
  const leave = (key: string): void => {
    const next = lines.get(key)!.shift()
    if (next) next()
    else lines.delete(key)
  }
  return {
    async take(key, signal, work) {
      signal.throwIfAborted()
      const line = lines.get(key)
      if (line === undefined) lines.set(key, [])
      else if (line.length >= mayWait) {
        throw new AppError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      } else await wait(line, signal)
      try {
        return await work()
      } finally {
        leave(key)
      }
    },
  }
}

/** Stands in a line until it is called. */
function wait(line: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = (): void => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = (): void => {
      line.splice(line.indexOf(go), 1)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    line.push(go)
  })
}
