import { readFile, stat } from 'node:fs/promises'
import { MAX_PICTURE_BYTES } from '@dayreel/catalogue'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { StudioError } from './errors.ts'
import type { Picture } from './ports.ts'

/** Pictures of more pixels than any camera makes are refused before they fill the memory. */
const MAX_PIXELS = 100_000_000
const JPEG_QUALITY = 92

/**
 * Reads a picture of the user's own.
 *
 * @throws {StudioError} `picture-unreadable`
 */
export async function readOwnPicture(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file)
    if (size <= MAX_PICTURE_BYTES) return await readFile(file)
  } catch (error) {
    throw new StudioError('picture-unreadable', `The picture ${file} cannot be read.`, { cause: error })
  }
  const megabytes = MAX_PICTURE_BYTES / 1024 / 1024
  throw new StudioError('picture-unreadable', `The picture ${file} is larger than ${megabytes} MB; make it smaller.`)
}

/**
 * Makes a scene's picture of a file: filled to the size, cut evenly where the shapes differ, encoded anew.
 *
 * @param bytes a PNG, JPEG or WebP file.
 * @throws {StudioError} `picture-unreadable`
 */
export async function fitOwnPicture(bytes: Uint8Array, width: number, height: number): Promise<Picture> {
  if (!isPngJpegOrWebp(bytes)) {
    throw new StudioError('picture-unreadable', 'A scene’s own picture must be a PNG, JPEG or WebP file.')
  }
  const image = await loadImage(bytes).catch((error: unknown) => {
    throw new StudioError('picture-unreadable', 'A scene’s own picture is damaged and cannot be read.', {
      cause: error,
    })
  })
  if (image.width * image.height > MAX_PIXELS) {
    throw new StudioError(
      'picture-unreadable',
      'A scene’s own picture has more than 100 million pixels; make it smaller.',
    )
  }
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const scale = Math.max(width / image.width, height / image.height)
  const drawnWidth = image.width * scale
  const drawnHeight = image.height * scale
  context.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight)
  return { bytes: await canvas.encode('jpeg', JPEG_QUALITY), width, height, focus: { x: 0.5, y: 0.45 } }
}

function isPngJpegOrWebp(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    text.startsWith('\x89PNG') || text.startsWith('\xff\xd8\xff') || (text.startsWith('RIFF') && text.endsWith('WEBP'))
  )
}
