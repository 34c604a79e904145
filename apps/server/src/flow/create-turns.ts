import { AppError } from '#errors/app-error.ts'

const RETRY_AFTER_SECONDS = 5

/** Runs the work of each key in sequence, or a few at a time. Different keys do not wait for each other. */
export interface Turns {
  /**
   * Runs the work when it is the key's turn.
   *
   * @param signal ends the waiting.
   * @throws {AppError} `too_many_requests` if the queue of this key is full.
   */
  take<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
}

type TurnsOptions = {
  /** The maximum number of waiting callers per key. Further callers are rejected. */
  mayWait: number
  /** The maximum number of concurrent runs per key. Default: 1. */
  atOnce?: number
}

type Line = { working: number; waiting: (() => void)[] }

/**
 * Creates a queue per key. If the work itself waits for a scarce resource, each key occupies at most `atOnce` places
 * there. A single call then waits for at most `atOnce` calls of each other key.
 */
export function createTurns({ mayWait, atOnce = 1 }: TurnsOptions): Turns {
  const lines = new Map<string, Line>()
  const leave = (key: string, line: Line): void => {
    const next = line.waiting.shift()
    if (next) return next() // The place goes directly to the next caller, so that no new caller gets ahead of it.
    line.working--
    if (line.working === 0) lines.delete(key)
  }
  return {
    async take(key, signal, work) {
      signal.throwIfAborted()
      const line = lines.get(key) ?? { working: 0, waiting: [] }
      lines.set(key, line)
      if (line.working < atOnce) line.working++
      else if (line.waiting.length >= mayWait) {
        throw new AppError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      } else await wait(line.waiting, signal)
      try {
        return await work()
      } finally {
        leave(key, line)
      }
    },
  }
}

/** Waits in a queue until it is this caller's turn. */
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
