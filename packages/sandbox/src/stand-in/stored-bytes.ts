import { createHash, type Hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * A received upload: the number of its bytes and their hash. The bytes themselves are dropped, because videos are
 * large.
 */
export type StoredBytes = { count: number; sha256: string }

/**
 * The running hash of each upload. It is lost when the process ends, so an incomplete upload then starts again from its
 * first byte.
 */
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

/** Returns an independent copy of the current state. */
export function forkBytes(stored: StoredBytes): StoredBytes {
  return createStoredBytes(hashOf(stored).copy(), stored.count)
}

/**
 * Returns the state that an upload continues from. If the process that began the upload has ended, this is an empty
 * state.
 */
export function resumableBytes(stored: StoredBytes): StoredBytes {
  return hashes.has(stored) ? stored : createStoredBytes()
}

function hashOf(stored: StoredBytes): Hash {
  const hash = hashes.get(stored)
  if (hash === undefined) throw new Error('These bytes belong to another process.')
  return hash
}

function sumOf(hash: Hash): string {
  return hash.copy().digest('hex')
}

/**
 * Reads a body as far as a fault allows: `short` keeps only its first bytes, and `cut` also closes the connection after
 * these bytes.
 *
 * @returns `whole` if the body is complete, or `broken` if the connection was lost.
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
