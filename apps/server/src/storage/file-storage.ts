import type { Readable } from 'node:stream'

/** A range of bytes. Both ends are included. */
export type ByteRange = { first: number; last: number }

export type StoredFile = {
  /**
   * The file's key: segments of letters, digits, `.`, `_` and `-`, separated by `/`. The first segments name the owner
   * and the purpose.
   */
  key: string
  sizeInBytes: number
  changedAt: Date
}

/** Stores files. A file does not exist before it is complete. Writing it again replaces it atomically. */
export interface FileStorage {
  put(key: string, content: Uint8Array | Readable): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  describe(key: string): Promise<StoredFile | undefined>
  /**
   * Reads a file or a range of its bytes.
   *
   * @throws {Error} if the file does not exist.
   */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Returns the path for programs on this machine. Absent if files are stored elsewhere. */
  pathOf?(key: string): string
  /**
   * Returns a URL of the storage at which a browser can load the file until the URL expires. Absent if only this site
   * can reach the storage.
   */
  addressOf?(key: string, options: { validSeconds: number; type: string; disposition: string }): string
  /** Deletes a file. Idempotent. */
  delete(key: string): Promise<void>
  /** Lists all files whose key begins with the prefix. The prefix must end in `/`. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** Lists the names of the folders directly below the prefix. */
  listFolders(prefix: string): AsyncIterable<string>
  /** Deletes all files whose key begins with the prefix. Idempotent. */
  deleteAll(prefix: string): Promise<void>
  /** Returns the number of bytes that can still be written, which is infinite without a limit. */
  measureFreeBytes(): Promise<number>
  /** Deletes the unfinished files of dead writers. Files that are still being written are kept. */
  sweep(): Promise<void>
  /**
   * Writes, reads and deletes a small file.
   *
   * @throws {UsageError} that says what does not work.
   */
  probe(): Promise<void>
}

const PART = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,200}$/

/**
 * Checks a key.
 *
 * @throws {RangeError} if the key could lead out of the storage or if some storages could not store it.
 */
export function checkKey(key: string): void {
  if (key.length > 500 || !key.split('/').every((part) => PART.test(part))) {
    throw new RangeError(`"${key.slice(0, 80)}" can’t be the key of a file`)
  }
}

/**
 * Checks a prefix.
 *
 * @throws {RangeError} if the prefix does not consist of whole segments.
 */
export function checkPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new RangeError(`"${prefix.slice(0, 80)}" must end in /`)
  checkKey(prefix.slice(0, -1))
}
