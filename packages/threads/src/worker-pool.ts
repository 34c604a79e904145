import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { StudioError, type StudioErrorCode } from '@dayreel/storyboard/base'

export type PoolOptions = {
  /** Maximum number of threads. A thread starts when it is first needed. */
  size: number
  /** Ends a thread as soon as it is idle, for threads whose memory costs more than another start. */
  endsIdle?: boolean
  /** Passed to every thread as its `workerData`. */
  workerData?: unknown
}

type Job = {
  task: unknown
  transfer: readonly ArrayBuffer[]
  signal: AbortSignal
  resolve: (value: never) => void
  reject: (error: unknown) => void
}
type Answer = { value: unknown } | { failure: { message: string; code?: StudioErrorCode; stack?: string } }

/**
 * A pool of worker threads that each run one task at a time, with the lowest system priority. Aborting a task ends its
 * thread immediately, so no work continues in the background. If a thread dies, its task fails with `worker-died` and a
 * new thread replaces it.
 */
export class WorkerPool {
  readonly #url: URL
  readonly #options: PoolOptions
  readonly #threads: { worker: Worker; job: Job | undefined }[] = []
  readonly #waiting: Job[] = []
  readonly #ending = new Set<Promise<unknown>>()
  #closed = false

  /** @param url the URL of a module that calls `serveTasks`. */
  constructor(url: URL, options: PoolOptions) {
    this.#url = url
    this.#options = options
  }

  run<Result>(task: unknown, signal: AbortSignal, transfer: readonly ArrayBuffer[] = []): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error)
      if (this.#closed) return reject(new StudioError('worker-died', 'The studio was closed while it was working.'))
      const onAbort = (): void => void this.#abort(job)
      const settle =
        <Value>(settled: (value: Value) => void) =>
        (value: Value): void => {
          signal.removeEventListener('abort', onAbort)
          settled(value)
        }
      const job: Job = { task, transfer, signal, resolve: settle(resolve), reject: settle(reject) }
      signal.addEventListener('abort', onAbort, { once: true })
      this.#waiting.push(job)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const died = new StudioError('worker-died', 'The studio was closed while it was working.')
    for (const job of this.#waiting.splice(0)) job.reject(died)
    const ended = this.#threads.splice(0).map(({ worker, job }) => {
      job?.reject(died)
      return worker.terminate()
    })
    await Promise.all([...ended, ...this.#ending])
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      let thread = this.#threads.find(({ job }) => job === undefined)
      if (!thread) {
        if (this.#threads.length >= this.#options.size) return
        thread = this.#start()
      }
      const job = this.#waiting.shift()!
      thread.job = job
      thread.worker.ref()
      thread.worker.postMessage(job.task, job.transfer as ArrayBuffer[])
    }
  }

  #start(): { worker: Worker; job: Job | undefined } {
    const worker = new Worker(this.#url, { workerData: this.#options.workerData })
    const thread = { worker, job: undefined as Job | undefined }
    worker.unref() // An idle thread does not keep the process alive.
    worker.on('message', (answer: Answer) => {
      const { job } = thread
      thread.job = undefined
      worker.unref()
      if ('value' in answer) job?.resolve(answer.value as never)
      else {
        const { code = 'step-failed', message, stack } = answer.failure
        const error = new StudioError(code, message)
        if (stack !== undefined) error.stack = stack
        job?.reject(error)
      }
      this.#next()
      if (this.#options.endsIdle && thread.job === undefined) this.#end(thread)
    })
    const gone = (cause?: unknown): void => {
      const at = this.#threads.indexOf(thread)
      if (at >= 0) this.#threads.splice(at, 1)
      const { job } = thread
      thread.job = undefined
      job?.reject(
        new StudioError('worker-died', 'A worker of the studio stopped in the middle of its task.', { cause }),
      )
      this.#next()
    }
    worker.on('error', gone)
    worker.on('exit', () => gone())
    this.#threads.push(thread)
    return thread
  }

  #end(thread: { worker: Worker }): void {
    this.#threads.splice(
      this.#threads.findIndex(({ worker }) => worker === thread.worker),
      1,
    )
    const ended: Promise<unknown> = thread.worker.terminate().finally(() => this.#ending.delete(ended))
    this.#ending.add(ended)
  }

  async #abort(job: Job): Promise<void> {
    const at = this.#waiting.indexOf(job)
    if (at >= 0) this.#waiting.splice(at, 1)
    const index = this.#threads.findIndex((thread) => thread.job === job)
    if (index >= 0) {
      const [thread] = this.#threads.splice(index, 1)
      thread!.job = undefined
      await thread!.worker.terminate()
    }
    job.reject(job.signal.reason)
    this.#next()
  }
}

/** Handles the tasks of a worker module. Call this function once per module. */
export function serveTasks<Task, Result>(
  handle: (task: Task) => Promise<Result> | Result,
  transfer: (result: Result) => ArrayBuffer[] = () => [],
): void {
  lowerPriority()
  parentPort!.on('message', async (task: Task) => {
    try {
      const value = await handle(task)
      parentPort!.postMessage({ value } satisfies Answer, transfer(value))
    } catch (error) {
      const { message, stack, code } = error as Error & { code?: StudioErrorCode }
      const failure = { message, stack, ...(error instanceof StudioError && { code }) }
      parentPort!.postMessage({ failure })
    }
  })
}

/**
 * Gives this thread the lowest priority. Only Linux has priorities per thread. On other systems, the thread keeps the
 * priority of its process.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux') return
  const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(threadId, constants.priority.PRIORITY_LOW)
}
