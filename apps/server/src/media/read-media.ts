import type { MediaKind } from '@dayreel/catalogue'
import type { FileStorage } from '#storage/file-storage.ts'
import { isMediaId, mediaKey, type OwnedMedia, previewKey } from './media-files.ts'

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

/**
 * Reads the preview of a clip, which is one of its first frames.
 *
 * @returns undefined if the clip was deleted.
 */
export async function readPoster(
  storage: Pick<FileStorage, 'get'>,
  owned: OwnedMedia,
): Promise<Uint8Array | undefined> {
  return isMediaId(owned.mediaId) ? storage.get(previewKey(owned, 'clip')) : undefined
}
