import { once } from 'node:events'
import { ConfigError } from '#config'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { hideParameters } from '#lib/hide-parameters.ts'
import { redact } from '#lib/redact.ts'
import { untilStopped } from '#lib/until-stopped.ts'
import { READY, TRY_AGAIN_STATUS, type Settings } from './load-child.ts'
import { UsageError } from './usage-error.ts'

/** A process that is told to end has so long to finish what it is doing. */
const CLOSE_TIMEOUT_MS = 15_000

type Running = { close: () => Promise<void> }

/**
 * Runs a process of ours from start to end: starts it, tells its parent that it is ready, and closes it when told to stop.
 *
 * @param start answers with what closes it again.
 * @param options.isChild its settings come from its parent, which sends them when all that they name is there. What ends before has
 *   nothing to close, and ends without a word.
 */
export async function runProcess(
  start: (env: NodeJS.ProcessEnv) => Promise<Running>,
  { isChild = false }: { isChild?: boolean } = {},
): Promise<void> {
  const stopped = untilStopped()
  // What nobody has caught leaves a state that nobody knows: better to end and be started again.
  process.on('uncaughtException', endWith)
  process.on('unhandledRejection', endWith)
  const env = isChild ? await Promise.race([receiveSettings(), stopped.then(() => process.exit(0))]) : process.env
  const running = await start(env).catch(endWith)
  if (process.connected) process.send!(READY)
  await stopped
  setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
  await running.close()
  process.exit(0)
}

async function receiveSettings(): Promise<NodeJS.ProcessEnv> {
  const [settings] = (await once(process, 'message')) as [Settings]
  return { ...process.env, ...settings }
}

/** Says what was wrong: in words for whoever can mend it, whole for everything else. */
export function endWith(error: unknown): never {
  const isForPeople = error instanceof ConfigError || error instanceof UsageError
  const words =
    error instanceof Error ? (isForPeople ? error.message : redact(hideParameters(error).stack ?? '')) : String(error)
  process.stderr.write(`${words}\n`)
  process.exit(isForPeople ? 2 : isConnectionLost(error) ? TRY_AGAIN_STATUS : 1)
}
