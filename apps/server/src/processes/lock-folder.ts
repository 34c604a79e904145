import { join } from 'node:path'
import { tryLock } from '@dayreel/providers/local'
import { UsageError } from '#errors/usage-error.ts'

/**
 * Gives this process exclusive use of the folder until the process ends in any way.
 *
 * @throws {UsageError} if another process is using the folder.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const lock = await tryLock(join(folder, 'lock'))
  if (lock !== undefined) return lock
  throw new UsageError(
    `Another Dayreel is running on the data folder ${folder}. Use that one, stop it, or set DATA_FOLDER to another folder.`,
  )
}
