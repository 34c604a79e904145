import { UsageError } from '#errors/usage-error.ts'
import type { FileStorage } from '#storage/file-storage.ts'

export type Bucket = Pick<FileStorage, 'get' | 'put' | 'probe'>

/** The file in the bucket that contains the installation's id. */
const MARKER = 'installation'

/**
 * Checks that the bucket can be used and belongs to the installation. An unused bucket is marked.
 *
 * @throws {UsageError} otherwise.
 */
export async function checkBucket(bucket: Bucket, id: string): Promise<void> {
  await bucket.probe()
  const marked = await bucket.get(MARKER)
  if (marked === undefined) return bucket.put(MARKER, Buffer.from(`${id}\n`))
  if (Buffer.from(marked).toString().trim() === id) return
  throw new UsageError(
    `The bucket of S3_BUCKET and the database belong to different installations. Correct S3_BUCKET or DATABASE_URL. If this is the right bucket, restored from a backup, delete the file ${MARKER} in it.`,
  )
}
