import { createCanvas } from '@napi-rs/canvas'
import { motionOf, type CaptionDrawing } from './captions.ts'
import { createChunkPainter } from './chunk-painter.ts'
import type { Size } from './cover-crop.ts'
import { decodePicture } from './decode-picture.ts'
import { FrameBuffer } from './encode-chunk.ts'
import { encoderSettings } from './encoder-settings.ts'
import type { FramePlanes } from './frame-painter.ts'
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

const JPEG_QUALITY = 85

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
      files.push(await toJpeg(buffer.planes, size))
    }
    return files
  } finally {
    buffer.free()
  }
}

/** Converts a frame in limited-range BT.709 to a JPEG file. */
function toJpeg([luma, blue, red]: FramePlanes, { width, height }: Size): Promise<Uint8Array> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const half = (y >> 1) * blue!.stride + (x >> 1)
      const light = 1.164_384 * (luma!.bytes[y * luma!.stride + x]! - 16)
      const u = blue!.bytes[half]! - 128
      const v = red!.bytes[(y >> 1) * red!.stride + (x >> 1)]! - 128
      image.data[at] = light + 1.792_741 * v
      image.data[at + 1] = light - 0.213_249 * u - 0.532_909 * v
      image.data[at + 2] = light + 2.112_402 * u
      image.data[at + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  return canvas.encode('jpeg', JPEG_QUALITY)
}
