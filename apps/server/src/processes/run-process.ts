import { once } from 'node:events'
import { ConfigError } from '#config'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { hideParameters } from '#log/hide-parameters.ts'
import { redact } from '#log/redact.ts'
import { untilStopped } from '#flow/until-stopped.ts'
import { READY, TRY_AGAIN_STATUS, type Settings } from './load-child.ts'
import { UsageError } from '#errors/usage-error.ts'

/** Milliseconds for closing, in addition to the time for running requests. A process that takes longer is killed. */
const CLOSE_TIMEOUT_MS = 15_000

type Running = {
  close: () => Promise<void>
  /** How long running requests may continue, in milliseconds. Default: 0. */
  drainMs?: number
}

/**
 * Runs one of our processes: starts it, notifies its parent when it is ready and closes it on a stop signal.
 *
 * @param start returns the function that closes the process.
 * @param options.isChild whether a parent sends the settings. The parent does so when everything that the settings name
 * is ready. A process that ends before that has nothing to close, so it ends silently.
 */
export async function runProcess(
  start: (env: NodeJS.ProcessEnv) => Promise<Running>,
  { isChild = false }: { isChild?: boolean } = {},
): Promise<void> {
  const stopped = untilStopped()
  // After an uncaught error, the state is unknown. The process therefore ends and is restarted.
  process.on('uncaughtException', endWith)
  process.on('unhandledRejection', endWith)
  const env = isChild ? await Promise.race([receiveSettings(), stopped.then(() => process.exit(0))]) : process.env
  const running = await start(env).catch(endWith)
  if (process.connected) process.send!(READY)
  await stopped
  setTimeout(() => process.exit(1), (running.drainMs ?? 0) + CLOSE_TIMEOUT_MS).unref()
  await running.close()
  process.exit(0)
}

async function receiveSettings(): Promise<NodeJS.ProcessEnv> {
  const [settings] = (await once(process, 'message')) as [Settings]
  return { ...process.env, ...settings }
}

/**
 * Prints an error and ends the process. Errors that the reader can fix are printed as a sentence, others with their
 * stack.
 */
export function endWith(error: unknown): never {
  const isForPeople = error instanceof ConfigError || error instanceof UsageError
  const words =
    error instanceof Error ? (isForPeople ? error.message : redact(hideParameters(error).stack ?? '')) : String(error)
  process.stderr.write(`${words}\n`)
  process.exit(isConnectionLost(error) ? TRY_AGAIN_STATUS : isForPeople ? 2 : 1)
}
