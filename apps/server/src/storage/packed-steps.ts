import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { isMadeAgainFree } from '@dayreel/storyboard/base'
import type { FileStorage } from './file-storage.ts'

/** A larger part stays a separate file, because packing it would only cost a copy. */
const MAX_PART_BYTES = 8 * 1024 ** 2
/** The maximum size of a pack, which is built in memory. */
const MAX_PACK_BYTES = 32 * 1024 ** 2
const READ_AT_ONCE = 8
const PACK = /^pack-[0-9a-f]{64}$/
/** The length of the index, as an unsigned 32-bit integer, big-endian. The index and the parts follow. */
const LENGTH_BYTES = 4

const Index = z.array(z.tuple([z.string(), z.int().min(0)]))
/** A part within a pack: the pack's key and the range of bytes. */
type Place = { pack: string; first: number; bytes: number }

/**
 * Packs the small cached parts of a video into a few files, because each object of a bucket and each file of a folder
 * has a cost. A pack is complete before its parts are deleted, so an interruption loses nothing. Parts that were paid
 * for are not packed.
 *
 * @param prefix ends in `/`.
 */
export async function packSteps(storage: FileStorage, prefix: string): Promise<void> {
  const small: { key: string; sizeInBytes: number }[] = []
  for await (const { key, sizeInBytes } of storage.list(prefix)) {
    if (isMadeAgainFree(nameOf(key)) && sizeInBytes <= MAX_PART_BYTES) small.push({ key, sizeInBytes })
  }
  // Sorted by name, so that the same parts always become the same pack.
  small.sort((a, b) => (a.key < b.key ? -1 : 1))
  for (const group of groupsOf(small)) {
    if (group.length < 2) continue
    const parts = await readAll(storage, group)
    const index = Buffer.from(JSON.stringify(parts.map(({ name, bytes }) => [name, bytes.length])))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(index.length)
    const pack = `pack-${createHash('sha256').update(index).digest('hex')}`
    await storage.put(prefix + pack, Buffer.concat([length, index, ...parts.map(({ bytes }) => bytes)]))
    for (const { name } of parts) await storage.delete(prefix + name)
  }
}

/** Finds parts in the packs of a video. The packs are listed once, at the first call. */
export function createPackReader(
  storage: FileStorage,
  prefix: string,
): { get: (key: string) => Promise<Uint8Array | undefined> } {
  let places: Promise<ReadonlyMap<string, Place>> | undefined
  return {
    async get(key) {
      places ??= findPlaces(storage, prefix)
      const place = (await places).get(key)
      if (place === undefined) return undefined
      const { pack, first, bytes } = place
      // A part that another worker has moved to a new pack counts as missing, and is made again.
      return read(storage, pack, first, bytes).catch(() => undefined)
    },
  }
}

/** Returns whether a file in the folder of cached parts can be made again at no cost. */
export function isCachedPart(name: string): boolean {
  return isMadeAgainFree(name) || PACK.test(name)
}

/** Deletes the parts of a video that can be made again at no cost. */
export async function deleteMadeAgainFree(storage: FileStorage, prefix: string): Promise<void> {
  for await (const { key } of storage.list(prefix)) {
    const name = nameOf(key)
    if (isCachedPart(name)) await storage.delete(key)
  }
}

async function findPlaces(storage: FileStorage, prefix: string): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  for await (const { key: pack } of storage.list(prefix)) {
    if (!PACK.test(nameOf(pack))) continue
    const indexBytes = Buffer.from(await read(storage, pack, 0, LENGTH_BYTES)).readUInt32BE()
    const index = Index.safeParse(parse(await read(storage, pack, LENGTH_BYTES, indexBytes)))
    if (!index.success) continue // The pack is damaged, so its parts are made again.
    let first = LENGTH_BYTES + indexBytes
    for (const [name, bytes] of index.data) {
      places.set(name, { pack, first, bytes })
      first += bytes
    }
  }
  return places
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}

async function read(storage: FileStorage, key: string, first: number, bytes: number): Promise<Uint8Array> {
  return buffer(await storage.read(key, { first, last: first + bytes - 1 }))
}

function* groupsOf<Each extends { sizeInBytes: number }>(files: readonly Each[]): Generator<Each[]> {
  let group: Each[] = []
  let bytes = 0
  for (const file of files) {
    if (bytes + file.sizeInBytes > MAX_PACK_BYTES) {
      yield group
      group = []
      bytes = 0
    }
    group.push(file)
    bytes += file.sizeInBytes
  }
  yield group
}

async function readAll(storage: FileStorage, files: readonly { key: string }[]) {
  const parts: { name: string; bytes: Uint8Array }[] = []
  for (let at = 0; at < files.length; at += READ_AT_ONCE) {
    const some = files.slice(at, at + READ_AT_ONCE)
    const read = await Promise.all(some.map(({ key }) => storage.get(key)))
    for (const [i, bytes] of read.entries()) if (bytes !== undefined) parts.push({ name: nameOf(some[i]!.key), bytes })
  }
  return parts
}

function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
