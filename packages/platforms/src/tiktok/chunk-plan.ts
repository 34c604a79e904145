/** The largest file that goes in one piece: newer checks refuse a single chunk that is not the whole file, older ones a larger one. */
const WHOLE_BYTES = 64_000_000
const CHUNK_BYTES = 10_000_000

export type ChunkPlan = { chunkBytes: number; count: number }

/** How a file is cut: the last chunk carries the rest, so none is shorter than TikTok takes. */
export function planChunks(bytes: number): ChunkPlan {
  if (bytes <= WHOLE_BYTES) return { chunkBytes: bytes, count: 1 }
  return { chunkBytes: CHUNK_BYTES, count: Math.floor(bytes / CHUNK_BYTES) }
}

/** The chunk that begins at a byte, or that the byte lies in: one that came in part is sent again. */
export function chunkAt(bytes: number, { chunkBytes, count }: ChunkPlan, byte: number): { from: number; to: number } {
  const index = Math.min(Math.floor(byte / chunkBytes), count - 1)
  return { from: index * chunkBytes, to: index === count - 1 ? bytes : (index + 1) * chunkBytes }
}
