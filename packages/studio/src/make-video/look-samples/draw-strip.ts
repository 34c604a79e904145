import { createCanvas } from '@napi-rs/canvas'
import { type FramesToDraw, paintFrames } from '../../render/draw-frames.ts'
import { putFrame } from '../../render/frame-to-jpeg.ts'

/** The qualities to try, until a strip is small enough. */
const WEBP_QUALITIES = [60, 40, 20]
const MAX_BYTES = 150_000

/**
 * Draws frames of a video below each other.
 *
 * @returns a WebP file.
 * @throws {StudioError} `picture-unreadable`
 */
export async function drawStrip(toDraw: FramesToDraw): Promise<Uint8Array> {
  const { size, wanted } = toDraw
  const canvas = createCanvas(size.width, size.height * wanted.length)
  const context = canvas.getContext('2d')
  await paintFrames(toDraw, (planes, i) => putFrame(context, planes, size, i * size.height))
  for (const quality of WEBP_QUALITIES.slice(0, -1)) {
    const strip = await canvas.encode('webp', quality)
    if (strip.length <= MAX_BYTES) return strip
  }
  return canvas.encode('webp', WEBP_QUALITIES.at(-1))
}
