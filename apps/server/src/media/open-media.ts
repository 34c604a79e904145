import type { MediaKind } from '@dayreel/catalogue'
import type { ClipFile } from '@dayreel/storyboard'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '#storage/file-storage.ts'
import { isMediaId, mediaKey, type OwnedMedia } from './media-files.ts'

/**
 * Opens a stored file for programs that read from disk. From another storage than a folder, it is copied first.
 *
 * @returns undefined if the file was deleted.
 */
export async function openMedia(
  storage: Pick<FileStorage, 'describe' | 'read' | 'pathOf'>,
  owned: OwnedMedia,
  kind: MediaKind,
): Promise<ClipFile | undefined> {
  if (!isMediaId(owned.mediaId)) return undefined
  const key = mediaKey(owned, kind)
  if ((await storage.describe(key)) === undefined) return undefined
  if (storage.pathOf)
    return { key: owned.mediaId, path: storage.pathOf(key), [Symbol.asyncDispose]: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-media-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  try {
    await pipeline(await storage.read(key), createWriteStream(path))
  } catch (error) {
    await remove()
    throw error
  }
  return { key: owned.mediaId, path, [Symbol.asyncDispose]: remove }
}
