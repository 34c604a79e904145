import type { Picture } from '@dayreel/storyboard'
import { createStoppablePool } from '../lib/stoppable-pool.ts'
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
  const pool = createStoppablePool(new URL('./preview-worker.ts', import.meta.url))
  return {
    async draw(preview, picture, logo) {
      const { parts, toDraw } = await planPreview(preview, picture, logo)
      const files = await pool.run<Uint8Array[]>(toDraw)
      return parts.map((of, i) => ({ of, bytes: files[i]! }))
    },
    close: () => pool.close(),
  }
}
