import type { FileStorage } from '#storage/file-storage.ts'
import { type OwnedMedia, partKey, partsFolder } from './media-files.ts'

/**
 * Reads all parts of a received file in order.
 *
 * @throws {Error} if a part is missing.
 */
export async function* readParts(
  storage: Pick<FileStorage, 'list' | 'get'>,
  owned: OwnedMedia,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  const keys: string[] = []
  for await (const { key } of storage.list(partsFolder(owned))) keys.push(key)
  let offset = 0
  for (const key of keys.toSorted()) {
    const part = key === partKey(owned, offset) ? await storage.get(key) : undefined
    if (part === undefined) break
    offset += part.length
    yield part
  }
  if (offset !== bytes) throw new Error(`of an upload, ${offset} of ${bytes} bytes are stored`)
}
