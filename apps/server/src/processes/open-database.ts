import { join } from 'node:path'
import type { Config } from '#config'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { lockFolder } from './lock-folder.ts'

/**
 * Returns the URL of the configured database. Without one, it returns the URL of the embedded database and starts that
 * if necessary.
 */
export async function openDatabase({ databaseUrl, dataFolder }: Config, open: AsyncDisposableStack): Promise<string> {
  const folder = join(dataFolder, 'postgres')
  const found = databaseUrl ?? (await findEmbeddedPostgres(folder))
  if (found !== undefined) return found
  const lock = await lockFolder(dataFolder)
  open.defer(lock.release)
  const postgres = await startEmbeddedPostgres({ folder })
  open.defer(postgres.stop)
  return postgres.url
}
