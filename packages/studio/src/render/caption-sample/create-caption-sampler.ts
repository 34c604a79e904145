import { createRestingPool } from '@dayreel/threads'
import type { CaptionSampleRequest, CaptionSamples } from './draw-caption-samples.ts'

export type CaptionSampler = {
  /** Runs `drawCaptionSamples` in a separate thread, and keeps the last results. */
  draw(request: CaptionSampleRequest): Promise<CaptionSamples>
  close(): Promise<void>
}

/** Number of results in memory. Each takes about 200 kB. */
const MAX_KEPT = 32

/** Creates a sampler that draws one request at a time. Equal requests are drawn once. */
export function createCaptionSampler(): CaptionSampler {
  const pool = createRestingPool(new URL('./caption-sample-worker.ts', import.meta.url), { size: 1 })
  const kept = new Map<string, Promise<CaptionSamples>>()
  // A drawing continues after its caller has left, because its result is cached.
  const { signal } = new AbortController()
  return {
    draw(request) {
      const key = JSON.stringify(request, Object.keys(request).toSorted())
      const drawing = kept.get(key) ?? pool.run<CaptionSamples>(request, signal)
      // The last used result moves to the end.
      kept.delete(key)
      kept.set(key, drawing)
      drawing.catch(() => kept.delete(key))
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_KEPT))) kept.delete(oldest)
      return drawing
    },
    close: () => pool.close(),
  }
}
