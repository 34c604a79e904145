import type { Readable } from 'node:stream'

/** Bytes from the first to the last, both included. */
export type ByteRange = { first: number; last: number }

export type StoredFile = {
  /** Parts of letters, digits, `.`, `_` and `-`, parted by `/`; the first parts say whose and what it is. */
  key: string
  sizeInBytes: number
  changedAt: Date
}

/** Keeps files. A file is there whole or not at all, and putting it again replaces it at once. */
export interface FileStorage {
  put(key: string, content: Uint8Array | Readable): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  describe(key: string): Promise<StoredFile | undefined>
  /** @throws {Error} where there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Where programs of this machine find it; left out where files lie elsewhere. */
  pathOf?(key: string): string
  /** Idempotent. */
  delete(key: string): Promise<void>
  /** All files whose key begins with the prefix, which ends in `/`. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** The names of the folders right below the prefix. */
  listFolders(prefix: string): AsyncIterable<string>
  /** Removes them all. Idempotent. */
  deleteAll(prefix: string): Promise<void>
  /** Removes what is left of files whose writer has died, and nothing that anybody still writes. */
  sweep(): Promise<void>
}

const PART = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,200}$/

/** @throws {RangeError} for a key that could lead out of the storage, or that not every storage could keep. */
export function checkKey(key: string): void {
  if (key.length > 500 || !key.split('/').every((part) => PART.test(part))) {
    throw new RangeError(`"${key.slice(0, 80)}" can’t be the key of a file`)
  }
}

/** @throws {RangeError} for what is no prefix of whole parts. */
export function checkPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new RangeError(`"${prefix.slice(0, 80)}" must end in /`)
  checkKey(prefix.slice(0, -1))
}
