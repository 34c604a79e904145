import { createRestingPool } from '@dayreel/threads'
import type { RedrawOptions } from './own-picture.ts'
import type { RedrawTask } from './redraw-worker.ts'

export type PictureRedrawer = {
  /** Runs `redrawPicture` in a separate thread. */
  redraw(bytes: Uint8Array, signal: AbortSignal, options?: RedrawOptions): Promise<Uint8Array>
  /** Runs `picturePalette` on a redrawn file in a separate thread. */
  palette(bytes: Uint8Array, signal: AbortSignal): Promise<string[]>
  close(): Promise<void>
}

/** Creates a redrawer for uploaded pictures, which handles one picture at a time in a separate thread. */
export function createPictureRedrawer(): PictureRedrawer {
  const pool = createRestingPool(new URL('./redraw-worker.ts', import.meta.url), { size: 1 })
  return {
    redraw: (bytes, signal, options = {}) => pool.run<Uint8Array>({ bytes, options } satisfies RedrawTask, signal),
    palette: (bytes, signal) => pool.run<string[]>({ paletteOf: bytes } satisfies RedrawTask, signal),
    close: () => pool.close(),
  }
}
