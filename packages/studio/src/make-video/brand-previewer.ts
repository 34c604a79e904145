import type { Picture } from '@dayreel/storyboard'
import { createRestingPool } from '@dayreel/threads'
import { type BrandToPreview, planPreview, type PreviewedPart } from './plan-preview.ts'

export type BrandPreviewer = {
  /**
   * Draws frames of a video with a brand in a separate thread, one preview at a time. See `planPreview`.
   *
   * @returns the part of the video that each frame shows, and the frame's JPEG file.
   */
  draw(
    preview: BrandToPreview,
    picture: Picture,
    logo: Uint8Array | undefined,
  ): Promise<{ of: PreviewedPart; bytes: Uint8Array }[]>
  close(): Promise<void>
}

export function createBrandPreviewer(): BrandPreviewer {
  const pool = createRestingPool(new URL('./preview-worker.ts', import.meta.url), { size: 1 })
  // A preview takes less than a second, so none is aborted: the thread may be in the middle of a call of FFmpeg.
  const never = new AbortController().signal
  const running = new Set<Promise<unknown>>()
  return {
    async draw(preview, picture, logo) {
      const { parts, toDraw } = await planPreview(preview, picture, logo)
      const work = pool.run<Uint8Array[]>(toDraw, never)
      running.add(work)
      try {
        const files = await work
        return parts.map((of, i) => ({ of, bytes: files[i]! }))
      } finally {
        running.delete(work)
      }
    },
    async close() {
      await Promise.allSettled(running)
      await pool.close()
    },
  }
}
