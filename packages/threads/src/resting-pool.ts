import { WorkerPool, type PoolOptions } from './worker-pool.ts'

/** Longer than a caller needs between two tasks, shorter than a render. */
const REST_AFTER_MS = 1000

type RestingPool = {
  /** As `WorkerPool.run`. */
  run<Result>(task: unknown, signal: AbortSignal): Promise<Result>
  /** Ends the threads for good. */
  close(): Promise<void>
}

/**
 * A worker pool whose threads end when they have had nothing to do for a while and start again when needed. A thread that
 * speaks keeps about 60 MB, which a render has better use for.
 */
export function createRestingPool(url: URL, options: PoolOptions, restAfterMs = REST_AFTER_MS): RestingPool {
  let pool: WorkerPool | undefined
  let isClosed = false
  let running = 0
  let rest: NodeJS.Timeout | undefined

  const putToRest = (): void => {
    const resting = pool
    pool = undefined
    void resting?.close()
  }
  return {
    async run<Result>(task: unknown, signal: AbortSignal): Promise<Result> {
      clearTimeout(rest)
      pool ??= new WorkerPool(url, options)
      running++
      try {
        return await pool.run<Result>(task, signal)
      } finally {
        running--
        if (running === 0 && !isClosed) {
          clearTimeout(rest)
          rest = setTimeout(putToRest, restAfterMs).unref()
        }
      }
    },
    async close() {
      isClosed = true
      clearTimeout(rest)
      pool ??= new WorkerPool(url, options) // closed, it refuses every task
      await pool.close()
    },
  }
}
