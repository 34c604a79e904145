import { resolve } from 'node:path'
import type { FilesConfig } from '#config/files-config.ts'
import { UsageError } from '#errors/usage-error.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { createFolderStorage } from '#storage/folder-storage.ts'
import { createS3Storage } from '#storage/s3/s3-storage.ts'
import { Manifest } from './manifest.ts'

/** A folder or a part of a bucket with backups. They share their content, which is stored under its hash. */
export type BackupPlace = {
  storage: FileStorage
  contentKey: (sha256: string) => string
  /** Returns the names of all backups, oldest first. */
  list: () => Promise<string[]>
  /** @throws {UsageError} if there is no such backup or it is damaged. */
  read: (name: string) => Promise<Manifest>
  write: (name: string, manifest: Manifest) => Promise<void>
}

const ENDING = '.json'

/**
 * Opens a place for backups.
 *
 * @param address a folder, or `s3://BUCKET/PREFIX` at the configured S3 service.
 * @throws {UsageError} if the address cannot be used.
 */
export function openBackupPlace(address: string, { s3Service }: Pick<FilesConfig, 's3Service'>): BackupPlace {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(address) ?? []
  if (bucket === undefined) {
    if (address.includes('://')) throw new UsageError(`${address} is neither a folder nor like s3://BUCKET/PREFIX.`)
    return createPlace(createFolderStorage(resolve(address)), '')
  }
  if (s3Service === undefined)
    throw new UsageError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: s3:// needs an S3 service.')
  const prefix = path.split('/').filter(Boolean).join('/')
  return createPlace(createS3Storage({ ...s3Service, bucket, publicUrl: undefined }), prefix && `${prefix}/`)
}

function createPlace(storage: FileStorage, prefix: string): BackupPlace {
  const folder = `${prefix}backups/`
  return {
    storage,
    contentKey: (sha256) => `${prefix}content/${sha256.slice(0, 2)}/${sha256}`,
    async list() {
      const names: string[] = []
      for await (const { key } of storage.list(folder))
        if (key.endsWith(ENDING)) names.push(key.slice(folder.length, -ENDING.length))
      return names.sort()
    },
    async read(name) {
      const bytes = /^[\w-]+$/.test(name) ? await storage.get(`${folder}${name}${ENDING}`) : undefined
      if (bytes === undefined) throw new UsageError(`There is no backup ${name} in this place.`)
      const { data } = Manifest.safeParse(parseJson(Buffer.from(bytes).toString()))
      if (data === undefined) throw new UsageError(`The backup ${name} is damaged or of a newer release.`)
      return data
    },
    write: (name, manifest) => storage.put(`${folder}${name}${ENDING}`, Buffer.from(JSON.stringify(manifest))),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
