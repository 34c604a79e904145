import { createRestingPool } from '@dayreel/threads'

/** A 32-bit number that is 0 until the task must stop. */
export type StopFlag = SharedArrayBuffer

export type StoppablePool = {
  /** Runs a task in the thread. `task.stop` is added to it. Rejects with the signal's reason when aborted. */
  run<Result>(task: object, signal?: AbortSignal): Promise<Result>
  /** Stops all tasks, and ends the thread after them. */
  close(): Promise<void>
}

/**
 * Creates a pool of one thread for tasks that run FFmpeg. Ending a thread inside a call of FFmpeg would crash the whole
 * process, so a task gets a flag that it checks between calls.
 */
export function createStoppablePool(url: URL): StoppablePool {
  const pool = createRestingPool(url, { size: 1 })
  const closing = new AbortController()
  const never = new AbortController().signal
  const running = new Set<Promise<unknown>>()
  return {
    async run<Result>(task: object, given = never): Promise<Result> {
      const signal = AbortSignal.any([given, closing.signal])
      signal.throwIfAborted()
      const flag = new Int32Array(new SharedArrayBuffer(4))
      const stop = (): void => void Atomics.store(flag, 0, 1)
      signal.addEventListener('abort', stop, { once: true })
      const work = pool.run<Result>({ ...task, stop: flag.buffer satisfies StopFlag }, never)
      running.add(work)
      try {
        return await work
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        running.delete(work)
        signal.removeEventListener('abort', stop)
      }
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
