import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { CaptionLook } from '../caption/caption-looks.ts'
import { fontFamiliesFor, fontVariation } from '@dayreel/storyboard/fonts'
import type { Box, Picture } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { coverCrop, type Size } from './cover-crop.ts'
import { LINE_HEIGHT, placeWords } from './place-words.ts'
import { aroundFocus, type Subject } from './subject-box.ts'

export type ThumbnailRequest = {
  picture: Picture
  /** A few words to draw. If empty, the thumbnail is only the picture. */
  text: string
  /** Primary subtag of BCP 47. */
  language: string
  size: Size
  look: CaptionLook
}

const JPEG_QUALITY = 88

/**
 * Draws the thumbnail of a video: the picture fills the frame, and a few large words stand where they cover no subject.
 *
 * @returns a whole JPEG file.
 * @throws {StudioError} `picture-unreadable`
 */
export async function drawThumbnail({ picture, text, language, size, look }: ThumbnailRequest): Promise<Uint8Array> {
  const { width, height } = size
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = await loadImage(picture.bytes).catch((error: unknown) => {
    throw new StudioError('picture-unreadable', 'A picture can’t be read: it must be a whole PNG, JPEG or WebP file.', {
      cause: error,
    })
  })
  const { focus, subjects } = picture
  const { crop, subject } = coverCrop(
    { width: image.width, height: image.height, focus, ...(subjects && { subjects }) },
    size,
  )
  const from = [crop.x * image.width, crop.y * image.height, crop.width * image.width, crop.height * image.height]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, ...(from as [number, number, number, number]), 0, 0, width, height)
  if (text.trim() !== '') drawWords(context, text.trim(), { language, size, look, subject, isFlat: picture.isFlat })
  return canvas.encode('jpeg', JPEG_QUALITY)
}

function drawWords(
  context: SKRSContext2D,
  title: string,
  {
    language,
    size,
    look: { colors, words, typeface, weight, isUpperCase },
    subject: { boxes, focus },
    isFlat = false,
  }: Pick<ThumbnailRequest, 'language' | 'size' | 'look'> & { subject: Subject; isFlat: boolean | undefined },
): void {
  const side = Math.min(size.width, size.height)
  const text = isUpperCase ? title.toLocaleUpperCase(language) : title
  const families = fontFamiliesFor(text, language, typeface)
  context.fontVariationSettings = fontVariation(weight)
  const placed = placeWords({
    text,
    language,
    size,
    area: wordsAreaOf(size),
    subjects: boxes.length > 0 ? boxes : [aroundFocus(focus)],
    fonts: {
      largest: words.largestFont * side,
      readable: words.readableFont * side,
      smallest: words.smallestFont * side,
    },
    outline: words.outline,
    measure: (line, fontSize) => {
      context.font = `${fontSize}px ${families}`
      return context.measureText(line).width
    },
  })
  const { lines, fontSize, x, top, isBeside } = placed
  // A shadow would make paper look dirty, so the words on a board stand on strips instead.
  if (!isBeside && !isFlat)
    shade(context, { top, bottom: top + lines.length * LINE_HEIGHT * fontSize, fade: 0.8 * fontSize }, size)
  context.font = `${fontSize}px ${families}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = words.outline * fontSize
  const middleOf = (i: number): number => top + (i + 0.5) * LINE_HEIGHT * fontSize
  if (isFlat) lines.forEach((line, i) => drawStrip(context, line, { x, y: middleOf(i), fontSize, color: colors.box }))
  lines.forEach((line, i) => {
    const y = middleOf(i)
    context.strokeStyle = colors.outline
    context.strokeText(line, x, y)
    // The last line gets the captions' highlight colour, because the point of a title usually comes last.
    context.fillStyle = i === lines.length - 1 && lines.length > 1 ? colors.lit : colors.plain
    context.fillText(line, x, y)
  })
}

/** The area for words on a thumbnail of 9:16, which platforms draw over. */
const PORTRAIT_AREA: Box = { left: 110 / 1080, right: 910 / 1080, top: 270 / 1920, bottom: 1400 / 1920 }
const OTHER_AREA: Box = { left: 0.06, right: 0.94, top: 0.06, bottom: 0.94 }
/** The ratio of width to height below which a thumbnail counts as 9:16. */
const PORTRAIT_RATIO = 0.6

function wordsAreaOf({ width, height }: Size): Box {
  return width / height < PORTRAIT_RATIO ? PORTRAIT_AREA : OTHER_AREA
}

/** Draws a strip behind a line. The strips of all lines touch. */
function drawStrip(
  context: SKRSContext2D,
  line: string,
  { x, y, fontSize, color }: { x: number; y: number; fontSize: number; color: string },
): void {
  const width = context.measureText(line).width + 2 * STRIP.margin * fontSize
  const height = (LINE_HEIGHT + STRIP.overlap) * fontSize
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x - width / 2, y - height / 2, width, height, STRIP.radius * fontSize)
  context.fill()
}

/** Lengths of a strip, in letter sizes. */
const STRIP = { margin: 0.32, overlap: 0.2, radius: 0.16 }

/** Darkens the picture behind the words and up to the nearer edge, so that they are readable on any picture. */
function shade(
  context: SKRSContext2D,
  { top, bottom, fade }: { top: number; bottom: number; fade: number },
  { width, height }: Size,
): void {
  const isLow = top + bottom > height
  const [from, to] = isLow ? [top - fade, height] : [bottom + fade, 0]
  const gradient = context.createLinearGradient(0, from, 0, to)
  gradient.addColorStop(0, 'rgb(0 0 0 / 0)')
  gradient.addColorStop(0.35, 'rgb(0 0 0 / 0.45)')
  gradient.addColorStop(1, 'rgb(0 0 0 / 0.6)')
  context.fillStyle = gradient
  context.fillRect(0, Math.min(from, to), width, Math.abs(to - from))
}
