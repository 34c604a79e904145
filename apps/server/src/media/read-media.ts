import type { MediaKind } from '@dayreel/catalogue'
import type { FileStorage } from '#storage/file-storage.ts'
import { isMediaId, mediaKey, type OwnedMedia } from './media-files.ts'

/**
 * Reads a stored file.
 *
 * @returns undefined if the file was deleted.
 */
export async function readMedia(
  storage: Pick<FileStorage, 'get'>,
  owned: OwnedMedia,
  kind: MediaKind,
): Promise<Uint8Array | undefined> {
  return isMediaId(owned.mediaId) ? storage.get(mediaKey(owned, kind)) : undefined
}
