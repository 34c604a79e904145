import { WorkerPool } from '../lib/worker-pool.ts'
import type { Score } from '../ports.ts'

/** The embedded score: the six composed tracks, mixed in a thread of its own. */
export function createScore(): Score {
  const pool = new WorkerPool(new URL('./mix-worker.ts', import.meta.url), { size: 1 })
  return {
    id: 'embedded-score-1',
    mix: (request, signal) => pool.run<Float32Array>(request, signal),
    close: () => pool.close(),
  }
}
