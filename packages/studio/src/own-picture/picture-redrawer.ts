import { createRestingPool } from '@dayreel/threads'
import type { RedrawTask } from './redraw-worker.ts'

export type PictureRedrawer = {
  /** As `redrawPicture`, in a thread of its own. */
  redraw(bytes: Uint8Array, signal: AbortSignal, options?: { longestSide?: number }): Promise<Uint8Array>
  /** As `picturePalette`, of a file that was redrawn. */
  palette(bytes: Uint8Array, signal: AbortSignal): Promise<string[]>
  close(): Promise<void>
}

/** Makes clean files of pictures that people send, one at a time, while the caller's thread does other things. */
export function createPictureRedrawer(): PictureRedrawer {
  const pool = createRestingPool(new URL('./redraw-worker.ts', import.meta.url), { size: 1 })
  return {
    redraw: (bytes, signal, { longestSide } = {}) =>
      pool.run<Uint8Array>({ bytes, longestSide } satisfies RedrawTask, signal),
    palette: (bytes, signal) => pool.run<string[]>({ paletteOf: bytes } satisfies RedrawTask, signal),
    close: () => pool.close(),
  }
}
