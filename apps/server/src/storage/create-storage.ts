import { join } from 'node:path'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createMovingStorage } from './moving-storage.ts'
import { createS3Storage } from './s3/s3-storage.ts'
import type { S3Options } from './s3/s3-client.ts'

type FilesOptions = {
  dataFolder: string
  files: { s3: S3Options | undefined; move: 'folder-to-s3' | 's3-to-folder' | undefined }
}

/** Creates the configured storage. While files are being moved, it reads from both places. */
export function createStorage(options: FilesOptions): FileStorage {
  const places = createPlaces(options)
  if (places !== undefined) return createMovingStorage(places.from, places.to)
  const { s3 } = options.files
  return s3 === undefined ? createFiles(options) : createS3Storage(s3)
}

/** Returns the two places between which files are being moved, if they are. */
export function createPlaces(options: FilesOptions): { from: FileStorage; to: FileStorage } | undefined {
  const { s3, move } = options.files
  if (s3 === undefined || move === undefined) return undefined
  const [folder, bucket] = [createFiles(options), createS3Storage(s3)]
  return move === 'folder-to-s3' ? { from: folder, to: bucket } : { from: bucket, to: folder }
}

function createFiles({ dataFolder }: FilesOptions): FileStorage {
  return createFolderStorage(join(dataFolder, 'files'))
}
