import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import type { Log } from '#log/create-log.ts'

type Poll = {
  /** The name in log messages. */
  name: string
  /**
   * @returns the amount of work done. If it is more than 0, `work` is called again at once, because more may be due.
   */
  work: (signal: AbortSignal) => Promise<number>
  everyMs: number
  /** The number of concurrent calls of `work`. Default: 1. */
  atOnce?: number
}

/**
 * Polls for due work until closed. All workers poll, and there is no leader. Rows that another worker has locked are
 * skipped. The polls are independent, so that a failing or slow poll does not delay the others. A lost database
 * connection is not logged here, because the pool logs it.
 */
export function poll(polls: readonly Poll[], { log }: { log: Pick<Log, 'error'> }): { close: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async ({ name, work, everyMs }: Poll): Promise<void> => {
    while (!signal.aborted) {
      const done = await work(signal).catch((error: unknown) => {
        if (!isConnectionLost(error) && !signal.aborted) log.error({ err: error, poll: name }, 'due work failed')
        return 0
      })
      if (done > 0) continue
      // The random part prevents all workers from polling at the same moment.
      const waitMs = everyMs * (0.75 + Math.random() / 2)
      await sleep(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = polls.flatMap((each) => Array.from({ length: each.atOnce ?? 1 }, () => loop(each)))
  return {
    async close() {
      stopping.abort(new Error('the worker stops'))
      await Promise.all(running)
    },
  }
}
