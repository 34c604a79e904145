import type { Machine } from '@dayreel/threads'

const MEGABYTE = 1_000_000
/** The number of threads that a render uses. */
const CORES_A_RENDER = 2
/** Measured on 2026-11-23: an idle worker uses 215 MB, and a worker that makes a video in high quality uses 965 MB. */
const IDLE_BYTES = 215 * MEGABYTE
const RENDER_BYTES = 750 * MEGABYTE

/** Returns the number of a worker's concurrent videos, which is at least 1. */
export function workerConcurrency({ cores, memoryBytes }: Machine): number {
  const byCores = Math.floor(cores / CORES_A_RENDER)
  const byMemory = Math.floor((memoryBytes - IDLE_BYTES) / RENDER_BYTES)
  return Math.max(1, Math.min(byCores, byMemory))
}

/** Returns whether the memory is enough for this many videos. */
export function hasEnoughMemory({ memoryBytes }: Pick<Machine, 'memoryBytes'>, concurrency: number): boolean {
  return memoryBytes >= IDLE_BYTES + concurrency * RENDER_BYTES
}
