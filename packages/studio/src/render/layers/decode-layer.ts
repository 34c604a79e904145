import { createCanvas, loadImage } from '@napi-rs/canvas'
import { StudioError } from '@dayreel/storyboard/base'
import type { Size } from '../cover-crop.ts'

/** Width of the clear border around a layer's stored picture. */
const BORDER = 1

/** Returns the number of bytes of a layer's stored picture. */
export function layerBytes({ width, height }: Size): number {
  return (width + 2 * BORDER) * (height + 2 * BORDER) * 4
}

/**
 * Decodes a layer's picture at a size.
 *
 * @param bytes a whole PNG, JPEG or WebP file.
 * @param into receives premultiplied RGBA pixels with a clear border, `layerBytes(size)` bytes.
 * @throws {StudioError} `picture-unreadable`
 */
export async function decodeLayer(bytes: Uint8Array, size: Size, into: Uint8Array): Promise<void> {
  const image = await loadImage(bytes).catch((error: unknown) => {
    throw new StudioError('picture-unreadable', 'A layer’s picture is damaged and can’t be read.', { cause: error })
  })
  const canvas = createCanvas(size.width + 2 * BORDER, size.height + 2 * BORDER)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, BORDER, BORDER, size.width, size.height)
  into.set(canvas.data())
}
