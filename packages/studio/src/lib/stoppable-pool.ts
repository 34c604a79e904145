import { createRestingPool } from '@dayreel/threads'

/** A 32-bit number that is 0 until the task must stop. */
export type StopFlag = SharedArrayBuffer

export type StoppablePool = {
  /**
   * Runs a task in the thread. `task.stop` is added to it. On abort, it rejects with the signal's reason: a waiting
   * task at once, a running task after its current FFmpeg call.
   */
  run<Result>(task: object, signal?: AbortSignal): Promise<Result>
  /** Stops all tasks, and ends the thread after them. */
  close(): Promise<void>
}

/**
 * Creates a pool of one thread for tasks that run FFmpeg. Ending a thread inside a call of FFmpeg would crash the whole
 * process, so a task gets a flag that it checks between calls. A short task may ignore the flag.
 */
export function createStoppablePool(url: URL): StoppablePool {
  const pool = createRestingPool(url, { size: 1 })
  const closing = new AbortController()
  const never = new AbortController().signal
  const running = new Set<Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  async function runNow<Result>(task: object, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    const flag = new Int32Array(new SharedArrayBuffer(4))
    const stop = (): void => void Atomics.store(flag, 0, 1)
    signal.addEventListener('abort', stop, { once: true })
    try {
      return await pool.run<Result>({ ...task, stop: flag.buffer satisfies StopFlag }, never)
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    async run<Result>(task: object, given = never) {
      const signal = AbortSignal.any([given, closing.signal])
      signal.throwIfAborted()
      const before = last
      const left = Promise.withResolvers<never>()
      const leave = (): void => left.reject(signal.reason as Error)
      signal.addEventListener('abort', leave, { once: true })
      const work = before.then(() => {
        signal.removeEventListener('abort', leave)
        return runNow<Result>(task, signal)
      })
      last = work.catch(() => undefined)
      running.add(work)
      void last.then(() => running.delete(work))
      return Promise.race([work, left.promise])
    },
    async close() {
      closing.abort(new Error('The studio was closed while it was working.'))
      await Promise.allSettled(running)
      await pool.close()
    },
  }
}

/** Returns a function that throws if the flag is set. */
export function stopCheck(stop: StopFlag): () => void {
  const flag = new Int32Array(stop)
  return () => {
    if (Atomics.load(flag, 0) === 1) throw new Error('The work was stopped.')
  }
}
