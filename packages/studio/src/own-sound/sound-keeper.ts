import { createStoppablePool } from '../lib/stoppable-pool.ts'
import type { SoundRules } from './keep-sound.ts'
import type { SoundTask, SpeechTask } from './sound-worker.ts'

export type SoundKeeper = {
  /**
   * Runs `keepSound` in a separate thread, which handles one file at a time.
   *
   * @param from path of the uploaded file.
   * @param to path of the new M4A file.
   */
  keep(from: string, to: string, rules: SoundRules, signal?: AbortSignal): Promise<{ seconds: number }>
  /**
   * Runs `keepSpeech` in the same thread.
   *
   * @param samples mono, 48 kHz.
   * @param to path of the new M4A file.
   */
  keepSpeech(samples: Float32Array<ArrayBuffer>, to: string): Promise<{ seconds: number }>
  close(): Promise<void>
}

export function createSoundKeeper(): SoundKeeper {
  const pool = createStoppablePool(new URL('./sound-worker.ts', import.meta.url))
  return {
    keep: (from, to, rules, signal) => pool.run({ from, to, rules } satisfies SoundTask, signal),
    keepSpeech: (samples, to) => pool.run({ samples, to } satisfies SpeechTask),
    close: () => pool.close(),
  }
}
