import { WorkerPool, type PoolOptions } from './worker-pool.ts'

/**
 * Idle milliseconds before the threads end: longer than a caller's pause between two tasks, and shorter than a render.
 */
const REST_AFTER_MS = 1000

type RestingPool = {
  /** Runs a task like `WorkerPool.run`. */
  run<Result>(task: unknown, signal: AbortSignal): Promise<Result>
  /** Ends the threads permanently. */
  close(): Promise<void>
}

/**
 * Creates a worker pool whose threads end after an idle time and start again when needed. A narrator's thread occupies
 * about 60 MB, which a render needs.
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
      pool ??= new WorkerPool(url, options) // The new pool is closed immediately, so that it rejects every later task.
      await pool.close()
    },
  }
}
