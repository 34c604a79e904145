import { ConfigError } from '#config'
import { hideParameters } from '#lib/hide-parameters.ts'
import { redact } from '#lib/redact.ts'
import { untilStopped } from '#lib/until-stopped.ts'
import { READY } from './start-child.ts'
import { UsageError } from './usage-error.ts'

/** A process that is told to end has so long to finish what it is doing. */
const CLOSE_TIMEOUT_MS = 15_000

/**
 * Runs a process of ours from start to end: starts it, tells its parent that it is ready, and closes it when told to stop.
 *
 * @param start answers with what closes it again.
 */
export async function runProcess(start: () => Promise<{ close: () => Promise<void> }>): Promise<void> {
  const stopped = untilStopped()
  // What nobody has caught leaves a state that nobody knows: better to end and be started again.
  process.on('uncaughtException', endWith)
  process.on('unhandledRejection', endWith)
  const running = await start().catch(endWith)
  process.send?.(READY)
  await stopped
  setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref()
  await running.close()
  process.exit(0)
}

/** Says what was wrong: in words for whoever can mend it, whole for everything else. */
export function endWith(error: unknown): never {
  const isForPeople = error instanceof ConfigError || error instanceof UsageError
  const words =
    error instanceof Error ? (isForPeople ? error.message : redact(hideParameters(error).stack ?? '')) : String(error)
  process.stderr.write(`${words}\n`)
  process.exit(isForPeople ? 2 : 1)
}
