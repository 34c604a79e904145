import { setTimeout as sleep } from 'node:timers/promises'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/**
 * A run counts as steady after this many milliseconds. After a steady run, the process restarts with the first delay
 * again. Shorter runs increase the delay.
 */
const STEADY_MS = 5_000

/**
 * The maximum number of attempts at the first start, if retrying may help. Together, the delays between them take half
 * a minute.
 */
const MOST_FIRST_STARTS = 8

/** A process could not start, but a further attempt may succeed in a moment. */
export class TryAgainError extends Error {
  override name = 'TryAgainError'
}

/** One run of a permanent process. */
export type Life = {
  /** Resolves with the reason when the run has ended. */
  ended: Promise<string>
  /** Ends the run and resolves when it has ended. */
  stop: () => Promise<void>
}

type KeepOptions = {
  name: string
  /** Starts a run. Rejects if the start fails. */
  start: () => Promise<Life>
  /** Reports an event and its consequence, in a sentence. */
  say: (sentence: string) => void
}

/**
 * Starts a process and restarts it whenever it ends. Each delay is longer than the one before.
 *
 * @throws the error of the first `start`, unless it is a `TryAgainError`. After later errors, the start is always
 * retried.
 */
export async function keepRunning({ name, start, say }: KeepOptions): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  let life = await startFirst({ name, start, say })
  const watch = async (): Promise<void> => {
    let waitMs = FIRST_WAIT_MS
    for (;;) {
      const since = Date.now()
      const how = await life.ended
      if (stopping.signal.aborted) return
      if (Date.now() - since > STEADY_MS) waitMs = FIRST_WAIT_MS
      say(`The ${name} ended (${how}) and is started again.`)
      for (;;) {
        await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
        if (stopping.signal.aborted) return
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
        try {
          life = await start()
          break
        } catch (error) {
          say(notStarted(name, error))
        }
      }
      if (stopping.signal.aborted) return life.stop()
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await life.stop()
      await watching
    },
  }
}

async function startFirst({ name, start, say }: KeepOptions): Promise<Life> {
  for (let tries = 1, waitMs = FIRST_WAIT_MS; ; tries++, waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof TryAgainError) || tries === MOST_FIRST_STARTS) throw error
      say(`${notStarted(name, error)}. It is tried again.`)
    }
    await sleep(waitMs)
  }
}

function notStarted(name: string, error: unknown): string {
  return `The ${name} could not be started: ${error instanceof Error ? error.message : String(error)}`
}
