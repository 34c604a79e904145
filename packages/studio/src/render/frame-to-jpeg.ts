import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Size } from './cover-crop.ts'
import type { FramePlanes } from './frame-painter.ts'

const JPEG_QUALITY = 85

/** Converts a frame in limited-range BT.709 to a JPEG file. */
export function frameToJpeg(planes: FramePlanes, size: Size): Promise<Uint8Array> {
  const canvas = createCanvas(size.width, size.height)
  putFrame(canvas.getContext('2d'), planes, size, 0)
  return canvas.encode('jpeg', JPEG_QUALITY)
}

/** Puts a frame in limited-range BT.709 on a canvas, `top` pixels below its upper edge. */
export function putFrame(
  context: SKRSContext2D,
  [luma, blue, red]: FramePlanes,
  { width, height }: Size,
  top: number,
): void {
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
  context.putImageData(image, 0, top)
}
