import { openAsBlob } from 'node:fs'
import { PlatformError } from '../platform-error.ts'

/**
 * Opens a file for streaming from disk.
 *
 * @param bytes The file's size when its upload began, so that an upload is not finished with a different file.
 */
export async function openVideo(path: string, type: string, bytes?: number): Promise<Blob> {
  const blob = await openAsBlob(path, { type }).catch(() => undefined)
  const isWrong = blob === undefined || blob.size === 0 || (bytes !== undefined && blob.size !== bytes)
  if (!isWrong) return blob
  const text = 'The video file no longer exists. Create the post again.'
  throw new PlatformError({ kind: 'permanent', code: 'video_missing', text })
}
