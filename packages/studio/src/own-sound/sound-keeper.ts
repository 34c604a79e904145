import { createRestingPool } from '@dayreel/threads'
import type { SoundRules } from './keep-sound.ts'
import type { SoundTask, SpeechTask } from './sound-worker.ts'

export type SoundKeeper = {
  /**
   * Runs `keepSound` in a separate thread, which handles one file at a time.
   *
   * @param from path of the uploaded file.
   * @param to path of the new M4A file.
   */
  keep(from: string, to: string, rules: SoundRules, signal: AbortSignal): Promise<{ seconds: number }>
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
  const pool = createRestingPool(new URL('./sound-worker.ts', import.meta.url), { size: 1 })
  const closing = new AbortController()
  // With the real signal, the pool would end the thread in the middle of a call of FFmpeg.
  const never = new AbortController().signal
  const running = new Set<Promise<unknown>>()
  return {
    async keep(from, to, rules, given) {
      const signal = AbortSignal.any([given, closing.signal])
      signal.throwIfAborted()
      const flag = new Int32Array(new SharedArrayBuffer(4))
      const stop = (): void => void Atomics.store(flag, 0, 1)
      signal.addEventListener('abort', stop, { once: true })
      const work = pool.run<{ seconds: number }>({ from, to, rules, stop: flag.buffer } satisfies SoundTask, never)
      running.add(work)
      try {
        return await work
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        running.delete(work)
        signal.removeEventListener('abort', stop)
      }
    },
    async keepSpeech(samples, to) {
      closing.signal.throwIfAborted()
      const work = pool.run<{ seconds: number }>({ samples, to } satisfies SpeechTask, never)
      running.add(work)
      return work.finally(() => running.delete(work))
    },
    async close() {
      closing.abort(new Error('The studio was closed while it was working.'))
      await Promise.allSettled(running)
      await pool.close()
    },
  }
}
