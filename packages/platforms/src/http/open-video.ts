import { openAsBlob } from 'node:fs'
import { PlatformError } from '../platform-error.ts'

/**
 * A file to send, read from the disk as it goes.
 *
 * @param bytes how large it was when sending began: another file must not end what one began.
 */
export async function openVideo(path: string, type: string, bytes?: number): Promise<Blob> {
  const blob = await openAsBlob(path, { type }).catch(() => undefined)
  const isWrong = blob === undefined || blob.size === 0 || (bytes !== undefined && blob.size !== bytes)
  if (!isWrong) return blob
  const text = 'The video file is no longer there. Make the post again.'
  throw new PlatformError({ kind: 'permanent', code: 'video_missing', text })
}
