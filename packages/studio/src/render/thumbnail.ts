import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { CaptionLook } from '../caption/caption-looks.ts'
import { FONT_VARIATION, fontFamiliesFor } from '../caption/fonts.ts'
import type { Picture } from '@dayreel/storyboard'
import { splitWords, StudioError } from '@dayreel/storyboard/base'
import { coverCrop, type Size } from './cover-crop.ts'

export type ThumbnailRequest = {
  picture: Picture
  /** A few words; empty for the picture alone. */
  text: string
  /** Primary subtag of BCP 47. */
  language: string
  size: Size
  look: CaptionLook
}

const FONT_STEP = 0.92
const LINE_HEIGHT = 1.12
const MAX_LINES = 5
const JPEG_QUALITY = 88

/**
 * Draws the still that stands for a video: the picture, filling the frame, with a few large words over its lower half.
 *
 * @returns a whole JPEG file.
 * @throws {StudioError} `picture-unreadable`
 */
export async function drawThumbnail({ picture, text, language, size, look }: ThumbnailRequest): Promise<Uint8Array> {
  const { width, height } = size
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = await loadImage(picture.bytes).catch((error: unknown) => {
    throw new StudioError(
      'picture-unreadable',
      'A picture cannot be read: it must be a whole PNG, JPEG or WebP file.',
      {
        cause: error,
      },
    )
  })
  const { crop } = coverCrop({ width: image.width, height: image.height, focus: picture.focus }, size)
  const from = [crop.x * image.width, crop.y * image.height, crop.width * image.width, crop.height * image.height]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, ...(from as [number, number, number, number]), 0, 0, width, height)
  if (text.trim() !== '') drawWords(context, text.trim(), { language, size, look })
  return canvas.encode('jpeg', JPEG_QUALITY)
}

function drawWords(
  context: SKRSContext2D,
  text: string,
  { language, size: { width, height }, look }: Pick<ThumbnailRequest, 'language' | 'size' | 'look'>,
): void {
  const { colors, words } = look
  const { box, outline } = words
  const side = Math.min(width, height)
  const families = fontFamiliesFor(text, language)
  const room = (box.right - box.left) * width
  context.fontVariationSettings = FONT_VARIATION
  let size = words.largestFont * side
  let lines: string[]
  for (;;) {
    context.font = `${size}px ${families}`
    lines = breakLines(text, language, (line) => context.measureText(line).width <= room - outline * size)
    const isNarrow = lines.every((line) => context.measureText(line).width <= room - outline * size)
    const isLow = lines.length <= MAX_LINES && lines.length * LINE_HEIGHT * size <= box.height * height
    // Too many lines can be put up with, a line that leaves the picture cannot.
    if (isNarrow && (isLow || size <= words.smallestFont * side)) break
    size *= FONT_STEP
  }
  const top = box.bottom * height - lines.length * LINE_HEIGHT * size
  shade(context, top - 0.8 * size, { width, height })
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = outline * size
  lines.forEach((line, i) => {
    const x = ((box.left + box.right) / 2) * width
    const y = top + (i + 0.5) * LINE_HEIGHT * size
    context.strokeStyle = colors.outline
    context.strokeText(line, x, y)
    // One line in the captions' own colour: the last, where the point of a title usually is.
    context.fillStyle = i === lines.length - 1 && lines.length > 1 ? colors.lit : colors.plain
    context.fillText(line, x, y)
  })
}

/** Fills lines with as many words as fit; a word longer than a line stands alone. */
function breakLines(text: string, language: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = { from: 0, to: 0 }
  for (const { from, to } of splitWords(text, language)) {
    if (line.to > 0 && !fits(text.slice(line.from, to))) {
      lines.push(text.slice(line.from, line.to))
      line = { from, to }
    } else line = { from: line.to === 0 ? from : line.from, to }
  }
  return [...lines, text.slice(line.from, line.to)]
}

/** Darkens the picture behind the words, so that they can be read on anything. */
function shade(context: SKRSContext2D, top: number, { width, height }: Size): void {
  const gradient = context.createLinearGradient(0, top, 0, height)
  gradient.addColorStop(0, 'rgb(0 0 0 / 0)')
  gradient.addColorStop(0.35, 'rgb(0 0 0 / 0.45)')
  gradient.addColorStop(1, 'rgb(0 0 0 / 0.6)')
  context.fillStyle = gradient
  context.fillRect(0, top, width, height - top)
}
