import { readFile, stat } from 'node:fs/promises'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES } from '@dayreel/catalogue'
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas'
import type { Picture } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { pictureSize } from './picture-size.ts'

/** Pictures of more pixels are refused before they fill the memory: what is made of one has two million. */
const MAX_PIXELS = 24_000_000
const JPEG_QUALITY = 92
/** Pixels: room to cut a portrait at full height out of a landscape. */
const LONGEST_SIDE = 3_600

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
  throw new StudioError(
    'picture-unreadable',
    `The picture ${file} is larger than ${MAX_PICTURE_MEGABYTES} MB; make it smaller.`,
  )
}

/**
 * Makes a scene's picture of a file: filled to the size, cut evenly where the shapes differ, encoded anew.
 *
 * @param bytes a PNG, JPEG or WebP file.
 * @throws {StudioError} `picture-unreadable`
 */
export async function fitOwnPicture(bytes: Uint8Array, width: number, height: number): Promise<Picture> {
  const image = await decode(bytes)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const scale = Math.max(width / image.width, height / image.height)
  const drawnWidth = image.width * scale
  const drawnHeight = image.height * scale
  context.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight)
  return { bytes: await canvas.encode('jpeg', JPEG_QUALITY), width, height, focus: { x: 0.5, y: 0.45 } }
}

/**
 * Draws a picture of the user's own into a new file, which holds the pixels and nothing else of what was sent; turned as its camera
 * meant it, and no larger than needed.
 *
 * @param bytes a PNG, JPEG or WebP file.
 * @param longestSide in pixels; what the largest video has use for, unless given.
 * @returns a JPEG file.
 * @throws {StudioError} `picture-unreadable`
 */
export async function redrawPicture(bytes: Uint8Array, longestSide = LONGEST_SIDE): Promise<Uint8Array> {
  const image = await decode(bytes)
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white' // what a transparent picture is seen on
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.encode('jpeg', JPEG_QUALITY)
}

async function decode(bytes: Uint8Array): Promise<Image> {
  const size = pictureSize(bytes)
  if (!size) throw new StudioError('picture-unreadable', 'A scene’s own picture must be a PNG, JPEG or WebP file.')
  if (size.width * size.height > MAX_PIXELS) {
    throw new StudioError(
      'picture-unreadable',
      `A scene’s own picture has more than ${MAX_PIXELS / 1e6} million pixels; make it smaller.`,
    )
  }
  return loadImage(bytes).catch((error: unknown) => {
    throw new StudioError('picture-unreadable', 'A scene’s own picture is damaged and cannot be read.', {
      cause: error,
    })
  })
}
