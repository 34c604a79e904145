import type { Box } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import type { CaptionLook } from '../caption/caption-looks.ts'
import type { CaptionPage } from '../caption/caption.ts'
import type { Size } from './cover-crop.ts'
import { encoderSettings } from './encoder-settings.ts'
import { writeMp4, type Mp4Writer } from './mp4.ts'
import { unpackChunk } from './packed-chunk.ts'
import { renderChunks, type ChunkStore } from './render-chunks.ts'
import { openRenderThreads, type RenderThreads, type SoundInWork } from './render-threads.ts'
import { planTimeline } from './timeline.ts'

export type RenderScene = {
  /** As in the storyboard; it decides how the camera moves. */
  id: string
  /** Narration with its pause. */
  seconds: number
  picture: {
    /** Equal keys mean equal bytes. */
    key: string
    width: number
    height: number
    /** Where the subject is, 0…1 from the left and the top. */
    focus: { x: number; y: number }
    /** What it is about, the most important first; left out where that is unknown. */
    subjects?: readonly Box[]
    /** Whether the camera only moves towards it. */
    isNearing?: true
    /** The whole PNG, JPEG or WebP file; asked for only when it is needed. */
    read: () => Promise<Uint8Array>
  }
  captions: readonly CaptionPage[]
}

export type RenderOptions = {
  /** At least one. */
  scenes: readonly RenderScene[]
  /** Leave out for a video without captions. */
  captions?: {
    /** Changes whenever the same page would look different: fonts, layout, colours. */
    version: string
    look: CaptionLook
    /** Another module than the studio's own that exports `createCaptionPainter`. */
    painter?: URL
  }
  /** Mastered interleaved stereo, 48 kHz, exactly as long as the video (`timeScenes`); or what `threads` make of it. */
  sound: Float32Array | SoundInWork
  /** Even; width at most 2048. */
  size: Size
  framesPerSecond: number
  /** How many threads draw and encode. */
  workers: number
  /** Threads opened beforehand for this video with the same size, captions and signal; whoever opened them closes them. */
  threads?: RenderThreads
  signal: AbortSignal
  /** Told from 0 to 1, never less than before. */
  onProgress?: (progress: number) => void
} & ChunkStore &
  Mp4Writer

export type RenderReport = {
  frames: number
  seconds: number
  /** Chunks drawn and encoded anew, and chunks found in the store. */
  rendered: number
  reused: number
}

/** Drawing and encoding take nearly all the time; the rest is writing. */
const RENDER_SHARE = 0.98

/**
 * Makes the video file: H.264 and AAC in an MP4 with `moov` first. The same input gives the same
 * bytes, whatever the number of workers and whatever was kept from earlier.
 *
 * @throws {StudioError} `picture-unreadable`, `worker-died`, `step-failed`; the signal's reason when aborted; whatever
 * `load`, `save`, `read` and `write` reject with. By then every worker is gone.
 */
export async function renderVideo(options: RenderOptions): Promise<RenderReport> {
  const { scenes, captions, size, framesPerSecond, workers, signal, onProgress } = options
  const plan = planTimeline(scenes, size, encoderSettings(size, framesPerSecond), captions?.version ?? null)
  if (samplesOf(options.sound) !== plan.samples) {
    throw new StudioError('step-failed', 'The sound is not as long as the video.')
  }
  signal.throwIfAborted()

  const threads = options.threads ?? openRenderThreads({ size, ...(captions && { captions }), workers, signal })
  try {
    const sound =
      options.sound instanceof Float32Array ? threads.encodeSound(new Float32Array(options.sound)) : options.sound
    const rendered = await renderChunks(plan.chunks, {
      size,
      workers,
      sound: sound.encoded,
      readPicture: (scene) => scenes[scene]!.picture.read(),
      run: threads.run,
      stop: threads.stop,
      load: options.load,
      save: options.save,
      onProgress: (part) => onProgress?.(part * RENDER_SHARE),
    })
    await writeMp4(rendered.packed.map(unpackChunk), rendered.sound, options, {
      write: (bytes) => {
        signal.throwIfAborted()
        return options.write(bytes)
      },
    })
    onProgress?.(1)
    return {
      frames: plan.frames,
      seconds: plan.frames / framesPerSecond,
      rendered: rendered.rendered,
      reused: plan.chunks.length - rendered.rendered,
    }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    if (!options.threads) await threads.close()
  }
}

function samplesOf(sound: Float32Array | SoundInWork): number {
  return sound instanceof Float32Array ? sound.length / 2 : sound.samples
}
