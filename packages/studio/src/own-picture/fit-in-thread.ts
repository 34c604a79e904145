import type { Picture } from '@dayreel/storyboard'
import { createRestingPool } from '@dayreel/threads'
import type { RedrawTask } from './redraw-worker.ts'

/** One thread for all videos of a process. It starts with its first task and then rests. */
const pool = createRestingPool(new URL('./redraw-worker.ts', import.meta.url), { size: 1 })

/** Runs `fitOwnPicture` in a separate thread. */
export function fitInThread(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  signal: AbortSignal,
): Promise<Picture> {
  return pool.run<Picture>({ fitted: bytes, width, height } satisfies RedrawTask, signal)
}
