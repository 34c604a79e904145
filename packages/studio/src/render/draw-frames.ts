import { motionOf, type CaptionDrawing } from './captions.ts'
import { createChunkPainter } from './chunk-painter.ts'
import type { Size } from './cover-crop.ts'
import { decodePicture } from './decode-picture.ts'
import { FrameBuffer } from './encode-chunk.ts'
import { encoderSettings } from './encoder-settings.ts'
import type { FramePlanes } from './frame-painter.ts'
import { frameToJpeg } from './frame-to-jpeg.ts'
import { decodeLayer, layerBytes } from './layers/decode-layer.ts'
import { largestPicture } from './picture-planes.ts'
import { type Chunk, layerPictures, planTimeline, storedKey, type TimelineScene, type WholeVideo } from './timeline.ts'

/** Plain values, so that a thread can receive them. */
export type FramesToDraw = {
  scenes: readonly TimelineScene[]
  /** How captions are drawn. Null for a video without captions. */
  captions: CaptionDrawing | null
  size: Size
  framesPerSecond: number
  whole: WholeVideo | undefined
  /** The whole files of all pictures, by their keys. */
  files: ReadonlyMap<string, Uint8Array>
  /** The frames of the video, counted from 0. The last frame stands for all later ones. */
  wanted: readonly number[]
}

/**
 * Draws single frames of a video exactly as the renderer draws them, without encoding the video.
 *
 * @returns a JPEG file for each wanted frame.
 * @throws {StudioError} `picture-unreadable`
 */
export async function drawFrames(toDraw: FramesToDraw): Promise<Uint8Array[]> {
  const files: Uint8Array[] = []
  await paintFrames(toDraw, async (planes) => void files.push(await frameToJpeg(planes, toDraw.size)))
  return files
}

/**
 * Paints single frames of a video like `drawFrames`, and passes each to `onFrame`. The next frame overwrites it.
 *
 * @param onFrame receives the frame's planes, and its index in `wanted`.
 * @throws {StudioError} `picture-unreadable`
 */
export async function paintFrames(
  { scenes, captions, size, framesPerSecond, whole, files, wanted }: FramesToDraw,
  onFrame: (planes: FramePlanes, index: number) => Promise<void> | void,
): Promise<void> {
  const drawn = captions ? { version: '', motion: motionOf(captions.look) } : null
  const { chunks, frames } = planTimeline(scenes, size, encoderSettings(size, framesPerSecond), drawn, whole)
  const painter = createChunkPainter(size, captions)
  const buffer = new FrameBuffer(size)
  let begun: Chunk | undefined
  try {
    for (const [i, frame] of wanted.map((each) => Math.min(each, frames - 1)).entries()) {
      const chunk = chunks.find(({ startFrame, inputs }) => frame < startFrame + inputs.frames)!
      if (chunk !== begun) await painter.begin(chunk.inputs, ...(await decodeChunk(chunk, size, files)))
      begun = chunk
      painter.paint(frame - chunk.startFrame, buffer.planes)
      await onFrame(buffer.planes, i)
    }
  } finally {
    buffer.free()
  }
}

/** Decodes the pictures of a chunk's views, and those of its layers. */
async function decodeChunk({ inputs }: Chunk, size: Size, files: FramesToDraw['files']) {
  const pictures = inputs.views.map((view) => {
    const bytes = new Uint8Array(largestPicture(size))
    return { key: storedKey(view), ...decodePicture(files.get(view.picture)!, view.crop, size, bytes), bytes }
  })
  const layers = await Promise.all(
    layerPictures(inputs).map(async ({ key, file, ...layer }) => {
      const bytes = new Uint8Array(layerBytes(layer))
      await decodeLayer(files.get(file)!, layer, bytes)
      return { key, ...layer, bytes }
    }),
  )
  return [pictures, layers] as const
}
