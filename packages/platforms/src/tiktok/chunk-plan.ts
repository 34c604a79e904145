/**
 * The largest file that is sent in a single chunk. Newer TikTok checks require a single chunk to be the whole file, and
 * older checks reject a larger chunk.
 */
const WHOLE_BYTES = 64_000_000
const CHUNK_BYTES = 10_000_000

export type ChunkPlan = { chunkBytes: number; count: number }

/**
 * Splits a file into chunks. The last chunk also contains the remainder, so that no chunk is below TikTok's minimum
 * size.
 */
export function planChunks(bytes: number): ChunkPlan {
  if (bytes <= WHOLE_BYTES) return { chunkBytes: bytes, count: 1 }
  return { chunkBytes: CHUNK_BYTES, count: Math.floor(bytes / CHUNK_BYTES) }
}

/** Returns the chunk that contains a byte. A partially received chunk is sent again as a whole. */
export function chunkAt(bytes: number, { chunkBytes, count }: ChunkPlan, byte: number): { from: number; to: number } {
  const index = Math.min(Math.floor(byte / chunkBytes), count - 1)
  return { from: index * chunkBytes, to: index === count - 1 ? bytes : (index + 1) * chunkBytes }
}
