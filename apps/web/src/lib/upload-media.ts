import { MAX_UPLOAD_PART_BYTES, maxMediaBytes, mediaRules, type MediaKind } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { server } from './api.ts'

type UploadOptions = {
  kind: MediaKind
  /** The name that the user sees. */
  name: string
  hasRights?: boolean
  signal?: AbortSignal
  /** Receives the sent part of the file, 0…1. */
  onProgress?: (fraction: number) => void
}

/**
 * Uploads a file part by part and returns it when the server has decoded it.
 *
 * @throws {Error} with a sentence for the user if the file is too large. @throws {CallError}
 */
export async function uploadMedia(file: Blob, options: UploadOptions): Promise<Media> {
  const { kind, name, hasRights = false, signal, onProgress } = options
  // Checked first, so that a large file is not uploaded in vain.
  if (file.size > maxMediaBytes(kind)) {
    throw new Error(`The file is larger than ${mediaRules(kind).megabytes} MB. Choose a smaller one.`)
  }
  if (file.size === 0) throw new Error('The file is empty. Choose another file.')
  const calling = signal === undefined ? {} : { signal }
  let { id, receivedBytes } = await server.startUpload({ body: { kind, name, bytes: file.size, hasRights } }, calling)
  while (receivedBytes < file.size) {
    const part = file.slice(receivedBytes, receivedBytes + MAX_UPLOAD_PART_BYTES, 'application/octet-stream')
    const sent = await server.sendPart({ params: { id }, query: { offset: receivedBytes }, body: part }, calling)
    receivedBytes = sent.receivedBytes
    onProgress?.(receivedBytes / file.size)
  }
  return server.finishUpload({ params: { id } }, calling)
}
