import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#errors/usage-error.ts'

/**
 * Checks that the folder contains a built site. Otherwise, every page would answer 404.
 *
 * @throws {UsageError} if there is none.
 */
export function checkSite(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return
  throw new UsageError(
    `The site is not built: there is no index.html in ${folder}. Run \`npm run build\`, then start the server again.`,
  )
}
