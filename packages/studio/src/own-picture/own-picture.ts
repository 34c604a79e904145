import { readFile, stat } from 'node:fs/promises'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES } from '@dayreel/catalogue'
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas'
import type { Picture } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { findFocus } from './find-focus.ts'
import { isWholePicture, pictureSize } from './picture-size.ts'

/**
 * Maximum number of pixels. Larger pictures are rejected before decoding, because they would fill the memory. A video
 * frame has two million pixels.
 */
const MAX_PIXELS = 24_000_000
const JPEG_QUALITY = 92
/** Maximum length of a side in pixels. It is enough to cut a portrait at full height from a landscape picture. */
const LONGEST_SIDE = 3_600

/**
 * Reads the file of an uploaded picture.
 *
 * @throws {StudioError} `picture-unreadable`
 */
export async function readOwnPicture(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file)
    if (size <= MAX_PICTURE_BYTES) return await readFile(file)
  } catch (error) {
    throw new StudioError('picture-unreadable', `The picture ${file} can’t be read.`, { cause: error })
  }
  throw new StudioError(
    'picture-unreadable',
    `The picture ${file} is larger than ${MAX_PICTURE_MEGABYTES} MB; make it smaller.`,
  )
}

/** Changes whenever the same file would give another picture. It is part of a step's key. */
export const FITTING_VERSION = 2

/**
 * Makes a scene's picture from an uploaded one. The picture fills the given size, is cropped so that what stands out
 * stays in view, and is encoded again.
 *
 * @param bytes a PNG, JPEG or WebP file.
 * @throws {StudioError} `picture-unreadable`
 */
export async function fitOwnPicture(bytes: Uint8Array, width: number, height: number): Promise<Picture> {
  const image = await decode(bytes)
  const focus = findFocus(image)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const scale = Math.max(width / image.width, height / image.height)
  const across = placeAround(focus.x, image.width * scale, width)
  const down = placeAround(focus.y, image.height * scale, height)
  context.drawImage(image, -across.start, -down.start, image.width * scale, image.height * scale)
  const encoded = await canvas.encode('jpeg', JPEG_QUALITY)
  return { bytes: encoded, width, height, focus: { x: across.focus, y: down.focus } }
}

/**
 * Places a window on a line so that the focus is as near to its middle as possible.
 *
 * @returns where the window begins, and the focus inside the window, 0…1.
 */
function placeAround(focus: number, whole: number, window: number): { start: number; focus: number } {
  const start = Math.min(Math.max(0, focus * whole - window / 2), Math.max(0, whole - window))
  return { start, focus: (focus * whole - start) / window }
}

export type RedrawOptions = {
  /** In pixels. Default: the largest size that a video can use. */
  longestSide?: number | undefined
  /** Whether transparent parts stay transparent. If not, they become white. */
  keepsTransparency?: boolean | undefined
}

/**
 * Draws an uploaded picture into a new file, which contains only the pixels and no metadata. Applies the camera's
 * orientation and limits the size.
 *
 * @param bytes a PNG, JPEG or WebP file.
 * @returns a JPEG file, or a PNG file if it keeps transparency.
 * @throws {StudioError} `picture-unreadable`
 */
export async function redrawPicture(
  bytes: Uint8Array,
  { longestSide = LONGEST_SIDE, keepsTransparency = false }: RedrawOptions = {},
): Promise<Uint8Array> {
  const image = await decode(bytes)
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  if (!keepsTransparency) {
    context.fillStyle = 'white' // The background of a transparent picture.
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return keepsTransparency ? canvas.encode('png') : canvas.encode('jpeg', JPEG_QUALITY)
}

/**
 * Returns the size of a picture that a person uploaded.
 *
 * @throws {StudioError} `picture-unreadable` if it is no PNG, JPEG or WebP file, cut off, or too large.
 */
export function measurePicture(bytes: Uint8Array): { width: number; height: number } {
  const size = pictureSize(bytes)
  if (!size) throw new StudioError('picture-unreadable', 'An own picture must be a PNG, JPEG or WebP file.')
  if (size.width * size.height > MAX_PIXELS) {
    throw new StudioError(
      'picture-unreadable',
      `An own picture has more than ${MAX_PIXELS / 1e6} million pixels; make it smaller.`,
    )
  }
  if (!isWholePicture(bytes)) {
    throw new StudioError('picture-unreadable', 'An own picture is cut off. Send the whole file.')
  }
  return size
}

async function decode(bytes: Uint8Array): Promise<Image> {
  measurePicture(bytes)
  return loadImage(bytes).catch((error: unknown) => {
    throw new StudioError('picture-unreadable', 'An own picture is damaged and can’t be read.', { cause: error })
  })
}
