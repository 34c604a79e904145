import { createHash, type Hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Bytes that came in order: how many, and their hash; not the bytes, since videos are large. */
export type StoredBytes = { count: number; sha256: string }

/** What goes on with a hash; gone with the process, whose half uploads come again from their first byte. */
const hashes = new WeakMap<StoredBytes, Hash>()

export function createStoredBytes(hash = createHash('sha256'), count = 0): StoredBytes {
  const stored = { count, sha256: sumOf(hash) }
  hashes.set(stored, hash)
  return stored
}

export function store(stored: StoredBytes, chunk: Buffer): void {
  const hash = hashOf(stored).update(chunk)
  stored.count += chunk.length
  stored.sha256 = sumOf(hash)
}

/** The same so far, to be gone on with by itself. */
export function forkBytes(stored: StoredBytes): StoredBytes {
  return createStoredBytes(hashOf(stored).copy(), stored.count)
}

/** As it can be gone on with: from the beginning, where it was begun by a process that is gone. */
export function resumableBytes(stored: StoredBytes): StoredBytes {
  return hashes.has(stored) ? stored : createStoredBytes()
}

function hashOf(stored: StoredBytes): Hash {
  const hash = hashes.get(stored)
  if (hash === undefined) throw new Error('These bytes are of another process.')
  return hash
}

function sumOf(hash: Hash): string {
  return hash.copy().digest('hex')
}

/**
 * Takes a body in, as far as a fault lets it: `short` keeps only its first bytes, `cut` closes the connection after them.
 *
 * @returns how it ended: everything came, or the connection broke off.
 */
export async function takeIn(
  request: FastifyRequest,
  stored: StoredBytes,
  fault: { kind: string; bytes?: number } | undefined,
): Promise<'whole' | 'broken'> {
  const isCut = fault?.kind === 'cut'
  let left = isCut || fault?.kind === 'short' ? (fault.bytes ?? 0) : Infinity
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Buffer>) {
      if (left > 0) store(stored, chunk.subarray(0, Math.min(left, chunk.length)))
      left -= chunk.length
      if (isCut && left <= 0) break
    }
  } catch {
    return 'broken'
  }
  if (isCut) request.raw.socket.destroy()
  return isCut ? 'broken' : 'whole'
}
