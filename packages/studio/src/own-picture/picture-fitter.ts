import type { Picture } from '@dayreel/storyboard'
import { createRestingPool } from '@dayreel/threads'
import type { RedrawTask } from './redraw-worker.ts'

export type PictureFitter = {
  /** Runs `fitOwnPicture` in a separate thread. */
  fit(bytes: Uint8Array, size: { width: number; height: number }, signal: AbortSignal): Promise<Picture>
  close(): Promise<void>
}

/** Creates a fitter, which handles one picture at a time. Its thread starts with the first picture and then rests. */
export function createPictureFitter(): PictureFitter {
  const pool = createRestingPool(new URL('./redraw-worker.ts', import.meta.url), { size: 1 })
  return {
    fit: (bytes, { width, height }, signal) =>
      pool.run<Picture>({ fitted: bytes, width, height } satisfies RedrawTask, signal),
    close: () => pool.close(),
  }
}
