import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ChildRequest, FromChild, ModelToLoad, ToChild } from './child-messages.ts'

const CHILD = fileURLToPath(new URL('llama-child.ts', import.meta.url))
const IDLE_MS = 180_000
/** Milliseconds that a stopped request has to end. After that, its process is killed. */
const STOP_MS = 500

export type Written = { text: string; isCutOff: boolean; inputTokens: number; outputTokens: number; seconds: number }

type AskOptions = { signal: AbortSignal; onTokens?: ((tokens: number) => void) | undefined }

export type LlamaProcess = {
  /**
   * Has the model write an answer. The process starts with the first request. Requests must not overlap.
   *
   * @throws {Error} if the process ends, the model cannot be loaded, or the signal is aborted, with its reason.
   */
  ask(request: Omit<ChildRequest, 'id'>, options: AskOptions): Promise<Written>
  /** The id of the running process. Undefined while there is none. */
  readonly pid: number | undefined
  close(): Promise<void>
}

/** @param options.idleMs milliseconds after the last answer after which the process ends and its memory is free. */
export function createLlamaProcess(model: ModelToLoad, { idleMs = IDLE_MS } = {}): LlamaProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): ChildProcess {
    // The engine writes to its standard output and error, among them paths of this machine.
    const started = fork(CHILD, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'json' })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    started.on('error', () => undefined) // `exit` follows.
    send(started, { load: model })
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
      return new Promise<Written>((resolve, reject) => {
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
          send(running, { stop: id })
          killing = setTimeout(() => running.kill('SIGKILL'), STOP_MS)
        }
        const onMessage = (message: FromChild): void => {
          if (message.id !== id) return
          if ('tokens' in message) return onTokens?.(message.tokens)
          settle()
          if (signal.aborted) reject(signal.reason as Error)
          else if ('error' in message) reject(new Error(message.error))
          else resolve(message)
        }
        const onExit = (code: number | null, killedBy: string | null): void => {
          settle()
          reject(signal.aborted ? (signal.reason as Error) : new LlamaEndedError(killedBy ?? `status ${code}`))
        }
        signal.addEventListener('abort', onAbort, { once: true })
        running.on('message', onMessage)
        running.on('exit', onExit)
        send(running, { ask: { id, ...request } })
      })
    },
    close: end,
  }
}

/** The process ended while it was writing. */
export class LlamaEndedError extends Error {
  constructor(how: string) {
    super(`the process of the local model ended (${how})`)
    this.name = 'LlamaEndedError'
  }
}

function send(child: ChildProcess, message: ToChild): void {
  if (child.connected) child.send(message, () => undefined) // A child that has just ended reports it by `exit`.
}
