import { WorkerPool } from '@dayreel/threads'
import type { CaptionLook } from '../caption/caption-looks.ts'
import type { Size } from './cover-crop.ts'
import type { EncodedSound } from './encode-sound.ts'
import type { RenderTask, RenderWorkerSettings } from './render-worker.ts'

export type RenderThreadsOptions = {
  /** Frame size. Both sides must be even, and the width at most 2048. */
  size: Size
  /** Caption settings. Absent for a video without captions. */
  captions?: {
    look: CaptionLook
    /** A module that exports `createCaptionPainter`. Default: the studio's own. */
    painter?: URL
  }
  /** Number of threads that draw and encode. */
  workers: number
  signal: AbortSignal
}

/** Sound that a thread is encoding or has encoded. */
export type SoundInWork = {
  /** Length in samples per channel. */
  samples: number
  encoded: Promise<EncodedSound>
}

/**
 * The threads of one render. They start loading as soon as they are opened, which may be long before the first task.
 */
export type RenderThreads = {
  run: <Result>(task: RenderTask, transfer?: ArrayBuffer[]) => Promise<Result>
  /**
   * Encodes mastered sound. This can start before any picture is ready.
   *
   * @param sound interleaved stereo, 48 kHz. The buffer is transferred to the thread, because one minute takes 23 MB.
   */
  encodeSound: (sound: Float32Array<ArrayBuffer>) => SoundInWork
  /** Makes running tasks fail soon, and all later tasks as well. Aborting the signal has the same effect. */
  stop: () => void
  /** Ends the threads after all tasks have ended. */
  close: () => Promise<void>
}

export const CAPTION_PAINTER = new URL('../caption/caption-painter.ts', import.meta.url)

export function openRenderThreads({ size, captions, workers, signal }: RenderThreadsOptions): RenderThreads {
  const drawing = captions ? { painterUrl: (captions.painter ?? CAPTION_PAINTER).href, look: captions.look } : null
  const stopFlag = new Int32Array(new SharedArrayBuffer(4))
  const settings: RenderWorkerSettings = { size, captions: drawing, stop: stopFlag.buffer }
  const pool = new WorkerPool(new URL('./render-worker.ts', import.meta.url), { size: workers, workerData: settings })
  // With the real signal, the pool would end a thread in the middle of a call. For this reason, the pool gets a signal
  // that never fires, and the threads get a stop flag.
  const never = new AbortController().signal
  const stop = (): void => void Atomics.store(stopFlag, 0, 1)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })

  const underWay = new Set<Promise<unknown>>()
  const run = <Result>(task: RenderTask, transfer?: ArrayBuffer[]): Promise<Result> => {
    const answer = pool.run<Result>(task, never, transfer)
    const settled = answer.catch(() => {}).finally(() => underWay.delete(settled))
    underWay.add(settled)
    return answer
  }
  // An error here is ignored, because the first real task reports it again.
  for (let i = 0; i < workers; i++) run({ kind: 'ready' }).catch(() => {})
  return {
    run,
    encodeSound(sound) {
      const samples = sound.length / 2
      const encoded = run<EncodedSound>({ kind: 'sound', sound }, [sound.buffer])
      encoded.catch(() => {}) // Marks a rejection as handled, because the caller may await the promise only later.
      return { samples, encoded }
    },
    stop,
    async close() {
      signal.removeEventListener('abort', stop)
      stop()
      await Promise.all(underWay)
      await pool.close()
    },
  }
}
