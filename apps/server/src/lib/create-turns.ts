import { AppError } from './app-error.ts'

const RETRY_AFTER_SECONDS = 5

/** Does what one key asks for one after the other, or a few at once, while those of other keys go on. */
export interface Turns {
  /**
   * @param signal ends the waiting.
   * @throws {AppError} `too_many_requests` where as many of this key wait as may.
   */
  take<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
}

type TurnsOptions = {
  /** Of one key at a time, beyond those whose turn it is; others are refused. */
  mayWait: number
  /** Of one key. */
  atOnce?: number
}

type Line = { working: number; waiting: (() => void)[] }

/**
 * Turns by key. Where the work itself queues for something there is little of, nobody has more than their places in that queue, and
 * whoever asks once comes after at most as many of each other.
 */
export function createTurns({ mayWait, atOnce = 1 }: TurnsOptions): Turns {
  const lines = new Map<string, Line>()
  const leave = (key: string, line: Line): void => {
    const next = line.waiting.shift()
    if (next) return next() // in the place of who leaves: nobody who comes now is before it
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
