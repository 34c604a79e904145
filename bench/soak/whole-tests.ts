import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SoakPart } from './part.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Runs tests that `npm test` shortens, with the settings for their full length. */
export function soakTests(files: readonly string[], whole: NodeJS.ProcessEnv): SoakPart {
  return async () => {
    const child = spawn('vitest', ['run', '--reporter=default', ...files], {
      cwd: ROOT,
      env: { ...process.env, ...whole },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [status] = (await once(child, 'close')) as [number | null]
    return status === 0 ? [] : [`vitest ended with ${status}: what failed stands above`]
  }
}
