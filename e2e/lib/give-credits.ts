import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * As a host gives them: to an account that has been in the app.
 *
 * @param folder of the site; of the one that all journeys share unless told.
 */
export async function giveCredits(
  email: string,
  credits: number,
  folder = join(process.env['E2E_FOLDER']!, 'data'),
): Promise<void> {
  await promisify(execFile)(process.execPath, ['apps/server/src/grant.ts', email, String(credits)], {
    cwd: ROOT,
    env: { ...process.env, DATA_FOLDER: folder },
  })
}
