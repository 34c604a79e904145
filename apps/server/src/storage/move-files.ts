import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from './file-storage.ts'
import { forEachFile } from './for-each-file.ts'

type Places = { from: FileStorage; to: FileStorage }
export type Moved = { files: number; bytes: number }

/**
 * Moves all files below the prefix while the site uses both places (`createMovingStorage`). A file is deleted from the
 * old place after its copy was read back and compared. An interrupted move continues where it stopped.
 *
 * @param onMoved is called after each file.
 * @throws {Error} if a copy differs from its file.
 */
export async function moveFiles(
  places: Places,
  prefix: string,
  onMoved: (moved: Moved) => void = () => undefined,
): Promise<Moved> {
  const moved = { files: 0, bytes: 0 }
  await forEachFile(places.from.list(prefix), async ({ key, sizeInBytes }) => {
    await moveFile(places, key)
    moved.files += 1
    moved.bytes += sizeInBytes
    onMoved(moved)
  })
  return moved
}

async function moveFile({ from, to }: Places, key: string): Promise<void> {
  // A file in the new place is complete. The site has stored it again, or an earlier move was interrupted here.
  const isThere = (await to.describe(key)) !== undefined
  if (!isThere) await copyFile({ from, to }, key)
  await from.delete(key)
}

async function copyFile({ from, to }: Places, key: string): Promise<void> {
  if ((await from.describe(key)) === undefined) return // The site has deleted it.
  const hash = createHash('sha256')
  await to.put(key, Readable.from(hashed(await from.read(key), hash), { objectMode: false }))
  if ((await hashFile(to, key)) !== hash.digest('hex')) {
    await to.delete(key)
    throw new Error(`The copy of ${key} differs from the file. The file was kept; run the command again.`)
  }
  if ((await from.describe(key)) === undefined) await to.delete(key) // The site has deleted it in the meantime.
}

/** Passes the bytes on and adds them to the hash. */
async function* hashed(source: Readable, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    yield chunk
  }
}

/** Returns the SHA-256 of a file in hex. */
export async function hashFile(storage: FileStorage, key: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await storage.read(key), hash)
  return hash.digest('hex')
}
