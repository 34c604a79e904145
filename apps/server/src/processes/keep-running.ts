import { setTimeout as sleep } from 'node:timers/promises'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/** Whoever has done its work for so long starts with the first wait again; what ends at once waits ever longer. */
const STEADY_MS = 5_000

/** The first start is tried so many times where trying again may help: half a minute, and what each one takes. */
const MOST_FIRST_STARTS = 8

/** Why a life could not begin that may well begin in a moment. */
export class TryAgainError extends Error {
  override name = 'TryAgainError'
}

/** One life of something that is to run for ever. */
export type Life = {
  /** Resolves, with how, once it has ended. */
  ended: Promise<string>
  /** Ends it and resolves when it has. */
  stop: () => Promise<void>
}

type KeepOptions = {
  name: string
  /** Begins a life; rejects where that cannot be. */
  start: () => Promise<Life>
  /** Told what happened and what follows, in a sentence. */
  say: (sentence: string) => void
}

/**
 * Starts something and starts it again whenever it ends, waiting longer each time.
 *
 * @throws what `start` throws, the first time, unless it is a `TryAgainError`; afterwards it is tried again whatever it was.
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
