import { createStoppablePool } from '../lib/stoppable-pool.ts'
import type { ClipTask } from './clip-worker.ts'
import type { ClipRules, KeptClip } from './keep-clip.ts'

export type ClipKeeper = {
  /**
   * Runs `keepClip` in a separate thread, which handles one file at a time.
   *
   * @param from path of the uploaded file.
   * @param to paths of the new MP4 file and its poster.
   */
  keep(from: string, to: { clip: string; poster: string }, rules: ClipRules, signal?: AbortSignal): Promise<KeptClip>
  close(): Promise<void>
}

export function createClipKeeper(): ClipKeeper {
  const pool = createStoppablePool(new URL('./clip-worker.ts', import.meta.url))
  return {
    keep: (from, to, rules, signal) => pool.run<KeptClip>({ from, to, rules } satisfies ClipTask, signal),
    close: () => pool.close(),
  }
}
