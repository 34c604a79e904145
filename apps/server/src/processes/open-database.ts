import { join } from 'node:path'
import type { Config } from '#config'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { lockFolder } from './lock-folder.ts'

/** The address of the database that is configured, or of the embedded one, which is started where it doesn't run. */
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
