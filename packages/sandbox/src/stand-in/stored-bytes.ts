import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Bytes that came in order: how many, and their hash; not the bytes, since videos are large. */
export type StoredBytes = {
  count: number
  add(chunk: Buffer): void
  sha256(): string
  /** The same so far, to be gone on with by itself. */
  fork(): StoredBytes
}

export function createStoredBytes(hash = createHash('sha256'), count = 0): StoredBytes {
  return {
    count,
    add(chunk) {
      hash.update(chunk)
      this.count += chunk.length
    },
    sha256: () => hash.copy().digest('hex'),
    fork() {
      return createStoredBytes(hash.copy(), this.count)
    },
  }
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
      if (left > 0) stored.add(chunk.subarray(0, Math.min(left, chunk.length)))
      left -= chunk.length
      if (isCut && left <= 0) break
    }
  } catch {
    return 'broken'
  }
  if (isCut) request.raw.socket.destroy()
  return isCut ? 'broken' : 'whole'
}
