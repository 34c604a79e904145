import { fork, type ChildProcess } from 'node:child_process'
import { TryAgainError, type Life } from './keep-running.ts'

/** The message that a child sends when it is ready. */
export const READY = 'ready'
/** The exit status of a child that could not reach the database. It is `EX_TEMPFAIL` in sysexits.h. */
export const TRY_AGAIN_STATUS = 75
/** This time must be longer than the child's own limit, `CLOSE_TIMEOUT_MS` in `run-process.ts`. */
const STOP_TIMEOUT_MS = 20_000
/**
 * Limits V8's young generation in megabytes. By default, V8 enlarges it while modules load and never shrinks it. An
 * idle server uses 346 MB by default and 210 MB with this limit. Values between 4 and 16 hardly differ.
 */
const YOUNG_SPACE = '--max-semi-space-size=8'

/** Environment variables. */
export type Settings = Readonly<Record<string, string>>

/** A child process that loads its code and then waits for its settings. */
export type LoadingChild = {
  file: string
  /**
   * Sends the settings and resolves when the child is ready.
   *
   * @param options.drainMs how long its running requests may continue when it stops, in milliseconds. Default: 0.
   * @throws {TryAgainError} if the child could not reach the database.
   * @throws {Error} if the child ends before it is ready. By then, its messages have been written to stderr.
   */
  begin: (settings: Settings, options?: { drainMs?: number }) => Promise<Life>
}

/**
 * Starts one of our processes. The child also ends if this process dies in any way, because the channel between them
 * closes.
 *
 * @param file the child's entry point. It must call `runProcess` and accept `--together`.
 */
export function loadChild(file: string): LoadingChild {
  // The child has its own process group, so that Ctrl-C only reaches the parent. The parent then ends its children in
  // order.
  const execArgv = [...process.execArgv, ...(process.execArgv.includes(YOUNG_SPACE) ? [] : [YOUNG_SPACE])]
  const child = fork(file, ['--together'], {
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const ended = new Promise<string>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ?? statusWords(code)))
  })
  ended.catch(() => undefined) // The caller of `begin` gets the error.
  // A child that has not started has nothing to close. It must not outlive the process that reports its failure.
  const drop = (): void => void child.kill('SIGKILL')
  process.once('exit', drop)
  return {
    file,
    async begin(settings, { drainMs = 0 } = {}) {
      process.off('exit', drop)
      await new Promise<void>((resolve, reject) => {
        child.on('message', (message) => message === READY && resolve())
        ended.then((how) => reject(endedEarly(how)), reject)
        // A failed send is ignored here, because the child's end is reported instead.
        child.send(settings, () => undefined)
      })
      return { ended, stop: () => stop(child, ended, drainMs + STOP_TIMEOUT_MS) }
    },
  }
}

function endedEarly(how: string): Error {
  const sentence = `it ended with ${how} before it was ready`
  return how === statusWords(TRY_AGAIN_STATUS) ? new TryAgainError(sentence) : new Error(sentence)
}

function statusWords(code: number | null): string {
  return `status ${code}`
}

async function stop(child: ChildProcess, ended: Promise<string>, timeoutMs: number): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  await ended
  clearTimeout(timer)
}
