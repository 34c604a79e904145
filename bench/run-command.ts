import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const COMMANDS = fileURLToPath(new URL('../apps/server/src/commands/', import.meta.url))

/**
 * Runs a command of the operator.
 *
 * @param file the command's file, such as `grant.ts`.
 * @returns its output.
 * @throws {Error} with its output if it fails.
 */
export async function runCommand(file: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(COMMANDS, file), ...words], {
    env: { ...process.env, ...env },
  })
  return stdout
}
