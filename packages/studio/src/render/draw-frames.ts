import { motionOf, type CaptionDrawing } from './captions.ts'
import { createChunkPainter } from './chunk-painter.ts'
import type { Size } from './cover-crop.ts'
import { decodePicture } from './decode-picture.ts'
import { FrameBuffer } from './encode-chunk.ts'
import { encoderSettings } from './encoder-settings.ts'
import { frameToJpeg } from './frame-to-jpeg.ts'
import { decodeLayer, layerBytes } from './layers/decode-layer.ts'
import { largestPicture } from './picture-planes.ts'
import { layerPictures, planTimeline, storedKey, type TimelineScene, type WholeVideo } from './timeline.ts'

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
  const { scenes, captions, size, framesPerSecond, whole, files: known, wanted } = toDraw
  const drawn = captions ? { version: '', motion: motionOf(captions.look) } : null
  const { chunks, frames } = planTimeline(scenes, size, encoderSettings(size, framesPerSecond), drawn, whole)
  const painter = createChunkPainter(size, captions)
  const buffer = new FrameBuffer(size)
  try {
    const files: Uint8Array[] = []
    for (const frame of wanted.map((each) => Math.min(each, frames - 1))) {
      const chunk = chunks.find(({ startFrame, inputs }) => frame < startFrame + inputs.frames)!
      const { views } = chunk.inputs
      const pictures = views.map((view) => {
        const bytes = new Uint8Array(largestPicture(size))
        return { key: storedKey(view), ...decodePicture(known.get(view.picture)!, view.crop, size, bytes), bytes }
      })
      const layers = await Promise.all(
        layerPictures(chunk.inputs).map(async ({ key, file, ...layer }) => {
          const bytes = new Uint8Array(layerBytes(layer))
          await decodeLayer(known.get(file)!, layer, bytes)
          return { key, ...layer, bytes }
        }),
      )
      await painter.begin(chunk.inputs, pictures, layers)
      painter.paint(frame - chunk.startFrame, buffer.planes)
      files.push(await frameToJpeg(buffer.planes, size))
    }
    return files
  } finally {
    buffer.free()
  }
}
