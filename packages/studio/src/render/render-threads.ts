import { WorkerPool } from '@dayreel/threads'
import type { CaptionLook } from '../caption/caption-looks.ts'
import type { Size } from './cover-crop.ts'
import type { EncodedSound } from './encode-sound.ts'
import type { RenderTask, RenderWorkerSettings } from './render-worker.ts'

export type RenderThreadsOptions = {
  /** Even; width at most 2048. */
  size: Size
  /** Leave out for a video without captions. */
  captions?: {
    look: CaptionLook
    /** Another module than the studio's own that exports `createCaptionPainter`. */
    painter?: URL
  }
  /** How many draw and encode at once. */
  workers: number
  signal: AbortSignal
}

/** Sound that a thread encodes or has encoded. */
export type SoundInWork = {
  /** Length in samples of one channel. */
  samples: number
  encoded: Promise<EncodedSound>
}

/** The threads of one render. They get ready as soon as they are opened, which may be long before there is work. */
export type RenderThreads = {
  run: <Result>(task: RenderTask, transfer?: ArrayBuffer[]) => Promise<Result>
  /**
   * Encodes mastered sound, which no picture has to be waited for.
   *
   * @param sound interleaved stereo, 48 kHz; taken away from the caller, for that of a minute is 23 MB.
   */
  encodeSound: (sound: Float32Array<ArrayBuffer>) => SoundInWork
  /** Makes whatever is under way fail soon, and all that comes later. An abort of the signal does the same. */
  stop: () => void
  /** Ends the threads, once nothing is going on any more. */
  close: () => Promise<void>
}

export const CAPTION_PAINTER = new URL('../caption/caption-painter.ts', import.meta.url)

export function openRenderThreads({ size, captions, workers, signal }: RenderThreadsOptions): RenderThreads {
  const drawing = captions ? { painterUrl: (captions.painter ?? CAPTION_PAINTER).href, look: captions.look } : null
  const stopFlag = new Int32Array(new SharedArrayBuffer(4))
  const settings: RenderWorkerSettings = { size, captions: drawing, stop: stopFlag.buffer }
  const pool = new WorkerPool(new URL('./render-worker.ts', import.meta.url), { size: workers, workerData: settings })
  // The pool would end threads in the middle of a call, so it gets a signal that never comes and the threads a flag.
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
  // What keeps one from getting ready will be told by its first real task.
  for (let i = 0; i < workers; i++) run({ kind: 'ready' }).catch(() => {})
  return {
    run,
    encodeSound(sound) {
      const samples = sound.length / 2
      const encoded = run<EncodedSound>({ kind: 'sound', sound }, [sound.buffer])
      encoded.catch(() => {}) // whoever asked may not look before the render begins
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
