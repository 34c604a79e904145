import { fork, type ChildProcess } from 'node:child_process'
import { TryAgainError, type Life } from './keep-running.ts'

/** What a child sends when it can do its work. */
export const READY = 'ready'
/** How a child ends that could not reach the database; `EX_TEMPFAIL` of sysexits.h. */
export const TRY_AGAIN_STATUS = 75
/** Longer than a child gives itself. */
const STOP_TIMEOUT_MS = 20_000
/**
 * Left to itself V8 lets the space of young objects grow while modules load, and never gives it back: a server that has answered
 * nothing yet holds 346 MB without this, 210 MB with it (megabytes; between 4 and 16 it hardly matters).
 */
const YOUNG_SPACE = '--max-semi-space-size=8'

/** What stands in an environment. */
export type Settings = Readonly<Record<string, string>>

/** A process of ours that loads what it works with, and then waits for its settings. */
export type LoadingChild = {
  file: string
  /**
   * Sends the settings that it has waited for, and resolves once it is ready.
   *
   * @throws {TryAgainError} where it could not reach the database.
   * @throws {Error} where it ends before it is ready. What it had to say is on stderr by then.
   */
  begin: (settings: Settings) => Promise<Life>
}

/**
 * Starts one of our processes. It ends when this process does, however that dies: the channel between them closes.
 *
 * @param file what it runs; it is run by `runProcess`, with `--together`.
 */
export function loadChild(file: string): LoadingChild {
  // A group of its own: Ctrl-C is for the parent, which then ends its children in order.
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
  ended.catch(() => undefined) // told to whoever begins it
  // What has not begun has nothing to close, and must not outlast whoever says why nothing came of it.
  const drop = (): void => void child.kill('SIGKILL')
  process.once('exit', drop)
  return {
    file,
    async begin(settings) {
      process.off('exit', drop)
      await new Promise<void>((resolve, reject) => {
        child.on('message', (message) => message === READY && resolve())
        ended.then((how) => reject(endedEarly(how)), reject)
        // Where it has ended, that is what is told.
        child.send(settings, () => undefined)
      })
      return { ended, stop: () => stop(child, ended) }
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

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}
