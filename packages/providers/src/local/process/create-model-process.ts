import { type ChildProcess, fork } from 'node:child_process'
import type { FromChild, ToChild } from './child-messages.ts'

const IDLE_MS = 180_000
/** Milliseconds that a stopped request has to end. After that, its process is killed. */
const STOP_MS = 500

type AskOptions = { signal: AbortSignal; onTokens?: ((tokens: number) => void) | undefined }

/** A process that loads a model and answers requests with it. */
export type ModelProcess<Request, Answer> = {
  /**
   * Has the model answer a request. The process starts with the first request. Requests must not overlap.
   *
   * @throws {ProcessEndedError} if the process ends.
   * @throws {Error} if the model cannot be loaded, or the signal is aborted, with its reason.
   */
  ask(request: Request, options: AskOptions): Promise<Answer>
  /** The id of the running process. Undefined while there is none. */
  readonly pid: number | undefined
  close(): Promise<void>
}

/**
 * The environment variables of the process. An engine is third-party code, so it never gets the server's keys and
 * addresses.
 */
const PASSED = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_OPTIONS',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
]

/**
 * Creates a separate process for a model. Its memory is freed when it is idle, and its crash ends nothing else.
 *
 * @param program the path of a module that calls `serveModel`.
 * @param model what the program loads.
 * @param options.idleMs milliseconds after the last answer after which the process ends and its memory is free.
 */
export function createModelProcess<Model, Request, Answer>(
  program: string,
  model: Model,
  { idleMs = IDLE_MS } = {},
): ModelProcess<Request, Answer> {
  type Sent = ToChild<Model, Request>
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    const env = Object.fromEntries(
      PASSED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    )
    // The output is ignored, because engines print paths of this machine.
    const started = fork(program, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    started.on('error', () => undefined) // `exit` follows.
    send<Sent>(started, { load: model })
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const running = child
    child = undefined
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
    running.kill('SIGKILL')
    await ended
  }

  return {
    get pid() {
      return child?.pid
    },
    ask(request, { signal, onTokens }) {
      signal.throwIfAborted()
      clearTimeout(idle)
      child ??= start()
      const running = child
      const id = ++lastId
      return new Promise<Answer>((resolve, reject) => {
        let killing: NodeJS.Timeout | undefined
        const settle = (): void => {
          clearTimeout(killing)
          signal.removeEventListener('abort', onAbort)
          running.off('message', onMessage)
          running.off('exit', onExit)
          idle = setTimeout(() => void end(), idleMs)
          idle.unref()
        }
        const onAbort = (): void => {
          send<Sent>(running, { stop: id })
          killing = setTimeout(() => running.kill('SIGKILL'), STOP_MS)
        }
        const onMessage = (message: FromChild<Answer>): void => {
          if (message.id !== id) return
          if ('tokens' in message) return onTokens?.(message.tokens)
          settle()
          if (signal.aborted) reject(signal.reason as Error)
          else if ('error' in message) reject(new Error(message.error))
          else resolve(message.answer)
        }
        const onExit = (code: number | null, killedBy: string | null): void => {
          settle()
          reject(signal.aborted ? (signal.reason as Error) : new ProcessEndedError(killedBy ?? `status ${code}`))
        }
        signal.addEventListener('abort', onAbort, { once: true })
        running.on('message', onMessage)
        running.on('exit', onExit)
        send<Sent>(running, { id, ask: request })
      })
    },
    close: end,
  }
}

/** The process ended while it was working. */
export class ProcessEndedError extends Error {
  constructor(how: string) {
    super(`the process of the local model ended (${how})`)
    this.name = 'ProcessEndedError'
  }
}

function send<Message extends object>(child: ChildProcess, message: Message): void {
  if (child.connected) child.send(message, () => undefined) // If the child has just ended, `exit` reports it.
}
