import type { Box, PlayedClip } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import type { CaptionLook } from '../caption/caption-looks.ts'
import type { CaptionPage } from '../caption/caption.ts'
import { motionOf } from './captions.ts'
import type { ClipPlay } from './clip-play.ts'
import type { CameraHints, Size } from './cover-crop.ts'
import { encoderSettings } from './encoder-settings.ts'
import { writeMp4, type Mp4Writer } from './mp4.ts'
import { unpackChunk } from './packed-chunk.ts'
import { renderChunks, type ChunkStore } from './render-chunks.ts'
import { openRenderThreads, type RenderThreads, type SoundInWork } from './render-threads.ts'
import type { TimedLayer } from './layers/plan-layers.ts'
import { planTimeline, type WholeVideo } from './timeline.ts'

export type RenderScene = {
  /** The scene id in the storyboard. It decides how the camera moves. */
  id: string
  /** Length of the narration in seconds, including its pause. */
  seconds: number
  picture: {
    /** Key of the picture file. Equal keys mean equal bytes. */
    key: string
    width: number
    height: number
    /** Position of the subject, 0…1 from the left and from the top. */
    focus: { x: number; y: number }
    /** Boxes around the subject and the things near it, most important first. Absent if they are unknown. */
    subjects?: readonly Box[]
    /** Returns the whole PNG, JPEG or WebP file. Called only if the picture is needed. */
    read: () => Promise<Uint8Array>
  } & CameraHints
  /** Set if the scene plays a clip. The size and the key of the picture are those of the clip. */
  clip?: PlayedClip & {
    /** Returns the frames as `packCut` packs them. Called only if they are needed. */
    cut: (from: number, count: number) => Promise<Uint8Array>
  }
  captions: readonly CaptionPage[]
  /** Pictures in front of the scene's picture. */
  layers?: readonly RenderLayer[]
}

/** A layer whose picture is read only if it is needed. `read` returns a whole PNG, JPEG or WebP file. */
export type RenderLayer = TimedLayer & {
  picture: ReadablePicture
  next?: readonly (ReadablePicture & { key: string })[]
}
type ReadablePicture = { read: () => Promise<Uint8Array> }

export type RenderOptions = {
  /** The scenes of the video, at least one. */
  scenes: readonly RenderScene[]
  /** Caption settings. Absent for a video without captions. */
  captions?: {
    /** Changes whenever the same page would look different because of fonts, layout or colours. */
    version: string
    look: CaptionLook
    /** A module that exports `createCaptionPainter`. Default: the studio's own. */
    painter?: URL
  }
  /**
   * Mastered interleaved stereo at 48 kHz, exactly as long as the video (`timeScenes`), or the sound from `threads`.
   */
  sound: Float32Array | SoundInWork
  /** Frame size. Both sides must be even, and the width at most 2048. */
  size: Size
  framesPerSecond: number
  /** The layers and settings of the whole video. Default: none. */
  whole?: WholeVideo & { layers: readonly RenderLayer[] }
  /** Number of threads that draw and encode. */
  workers: number
  /** Threads that were already opened with the same size, captions and signal. The caller closes them. */
  threads?: RenderThreads
  signal: AbortSignal
  /** Called with values from 0 to 1 that never decrease. */
  onProgress?: (progress: number) => void
} & ChunkStore &
  Mp4Writer

export type RenderReport = {
  frames: number
  seconds: number
  /** The number of rendered chunks, and of chunks found in the store. */
  rendered: number
  reused: number
}

/** Fraction of the progress that is drawing and encoding. The rest is writing. */
const RENDER_SHARE = 0.98

/**
 * Makes the video file: H.264 and AAC in an MP4 with `moov` first. The same input always gives the same bytes,
 * regardless of the number of workers and the content of the store.
 *
 * @throws {StudioError} `picture-unreadable`, `worker-died`, `step-failed`. Rejects with the signal's reason when
 * aborted, and with any rejection of `load`, `save`, `read` or `write`. All workers have ended by then.
 */
export async function renderVideo(options: RenderOptions): Promise<RenderReport> {
  const { scenes, captions, size, framesPerSecond, whole, workers, signal, onProgress } = options
  const drawn = captions ? { version: captions.version, motion: motionOf(captions.look) } : null
  const plan = planTimeline(scenes, size, encoderSettings(size, framesPerSecond), drawn, whole)
  if (samplesOf(options.sound) !== plan.samples) {
    throw new StudioError('step-failed', 'The sound is not as long as the video.')
  }
  signal.throwIfAborted()
  const layers = [...scenes.flatMap((scene) => scene.layers ?? []), ...(whole?.layers ?? [])]
  const layerPictureOf = new Map(
    layers.flatMap(({ picture, next = [] }) => [picture, ...next].map((each) => [each.key, each])),
  )

  const threads = options.threads ?? openRenderThreads({ size, ...(captions && { captions }), workers, signal })
  try {
    const sound =
      options.sound instanceof Float32Array ? threads.encodeSound(new Float32Array(options.sound)) : options.sound
    const rendered = await renderChunks(plan.chunks, {
      size,
      workers,
      sound: sound.encoded,
      readPicture: (scene) => scenes[scene]!.picture.read(),
      readClip: (scene, { from, count }: ClipPlay) => scenes[scene]!.clip!.cut(from, count),
      readLayer: (file) => layerPictureOf.get(file)!.read(),
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
