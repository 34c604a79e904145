import { safeAreaOf } from '@dayreel/catalogue'
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Brand } from '@dayreel/storyboard'
import { surroundingFor } from '../../caption/contrast.ts'
import { fontFamiliesFor, fontVariation, typefaceOf } from '@dayreel/storyboard/fonts'
import type { Size } from '../cover-crop.ts'
import type { ChunkLayer } from '../layers/layer-motion.ts'
import { LINE_HEIGHT, placeWords, type PlacedWords } from '../place-words.ts'

export type CardWords = { text: string; language: string }
export type CardBrand = Pick<Brand, 'colors' | 'headingFont'>
/** A drawn card: a PNG file, its size, and its place in the frame. */
export type DrawnCard = Size & { bytes: Uint8Array; place: ChunkLayer['place'] }

type Design = 'band' | 'plate' | 'outline' | 'cover'

// Lengths are fractions of the frame's shorter side.
const LARGEST_FONT = 0.12
const SMALLEST_FONT = 0.045
const PADDING = 0.045
const RADIUS = 0.03
const RULE = 0.012
/** Width of the outline of letters without a ground, in font sizes. */
const OUTLINE = 0.18
const BAND_OPACITY = 0.94
const WEIGHT = 800
/** Factor between the widths of two areas that are tried. */
const NARROWER = 0.94
/** Side of the logo on an end card. */
const LOGO = 0.3

/**
 * Draws the headline of a video.
 *
 * @param isLow whether the headline stands in the lower part of the frame, because captions are in the upper one.
 */
export async function drawTitleCard(
  design: Design,
  words: CardWords,
  { brand, size, isLow }: { brand: CardBrand; size: Size; isLow: boolean },
): Promise<DrawnCard> {
  const safe = safeAreaOf(size)
  const area =
    design === 'cover'
      ? { ...safe, top: safe.top, bottom: mix(safe.top, safe.bottom, 0.7) }
      : isLow
        ? { ...safe, top: mix(safe.top, safe.bottom, 0.62) }
        : { ...safe, bottom: mix(safe.top, safe.bottom, 0.38) }
  return drawCard(design, words, { brand, size, area })
}

/** Draws the picture that covers the frame after the last scene: a logo, if there is one, above a text. */
export async function drawEndCard(
  words: CardWords,
  { brand, size, logo }: { brand: CardBrand; size: Size; logo?: Uint8Array },
): Promise<DrawnCard> {
  const safe = safeAreaOf(size)
  const top = logo ? mix(safe.top, safe.bottom, 0.45) : safe.top
  return drawCard('cover', words, { brand, size, area: { ...safe, top }, ...(logo && { logo }) })
}

/** Draws a bar across the whole frame, which the renderer slides in. */
export async function drawProgressBar(edge: 'top' | 'bottom', accent: string, size: Size): Promise<DrawnCard> {
  const height = even(RULE * shorterOf(size))
  const canvas = createCanvas(size.width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = accent
  context.fillRect(0, 0, size.width, height)
  return placed(context, { left: 0, top: edge === 'top' ? 0 : size.height - height }, size)
}

async function drawCard(
  design: Design,
  { text, language }: CardWords,
  { brand, size, area, logo }: { brand: CardBrand; size: Size; area: Box; logo?: Uint8Array },
): Promise<DrawnCard> {
  const side = shorterOf(size)
  const padding = even(PADDING * side)
  const families = fontFamiliesFor(text, language, typefaceOf(brand.headingFont))
  const canvas = createCanvas(1, 1)
  const context = canvas.getContext('2d')
  const setFont = (fontSize: number): void => {
    context.font = `${fontSize}px ${families}`
    context.fontVariationSettings = fontVariation(WEIGHT)
  }
  const measure = (line: string, fontSize: number): number => {
    setFont(fontSize)
    return context.measureText(line).width
  }
  const inner = {
    left: area.left + padding / size.width,
    right: area.right - padding / size.width,
    top: area.top + padding / size.height,
    bottom: area.bottom - padding / size.height,
  }
  const { lines, fontSize } = breakEvenly(inner, (area) =>
    placeWords({
      text,
      language,
      size,
      area,
      subjects: [],
      fonts: { largest: LARGEST_FONT * side, readable: SMALLEST_FONT * side, smallest: SMALLEST_FONT * side },
      outline: OUTLINE,
      measure,
    }),
  )
  const block = {
    width: Math.max(...lines.map((line) => measure(line, fontSize))),
    height: lines.length * LINE_HEIGHT * fontSize,
  }
  const middle = ((inner.top + inner.bottom) / 2) * size.height
  const box = boxOf(design, { size, block, padding, middle })
  canvas.width = box.width
  canvas.height = box.height
  const ground = surroundingFor(brand.colors.text, brand.colors.ground)
  drawGround(context, design, { ...box, ground, accent: brand.colors.accent, side })
  if (logo) await drawLogo(context, logo, { side, bottom: middle - block.height / 2 - 2 * padding })
  setFont(fontSize)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = OUTLINE * fontSize
  const top = middle - box.top - block.height / 2
  lines.forEach((line, i) => {
    const y = top + (i + 0.5) * LINE_HEIGHT * fontSize
    if (design === 'outline') {
      context.strokeStyle = ground
      context.strokeText(line, box.width / 2, y)
    }
    context.fillStyle = brand.colors.text
    context.fillText(line, box.width / 2, y)
  })
  if (design === 'cover' && lines.length > 0) {
    const width = 0.2 * side
    context.fillStyle = brand.colors.accent
    context.fillRect((box.width - width) / 2, top + block.height + padding, width, RULE * side)
  }
  return placed(context, box, size)
}

/**
 * Places words in the narrowest area that needs no more lines and no smaller letters, so that lines are equally long.
 */
function breakEvenly(area: Box, place: (area: Box) => PlacedWords): PlacedWords {
  let best = place(area)
  for (let width = NARROWER; width > 0.3; width *= NARROWER) {
    const margin = ((area.right - area.left) * (1 - width)) / 2
    const narrow = place({ ...area, left: area.left + margin, right: area.right - margin })
    if (narrow.lines.length > best.lines.length || narrow.fontSize < best.fontSize) break
    best = narrow
  }
  return best
}

type CardBox = Size & { left: number; top: number }

/** Returns the part of the frame that a design covers, in whole pixels. */
function boxOf(
  design: Design,
  { size, block, padding, middle }: { size: Size; block: Size; padding: number; middle: number },
): CardBox {
  if (design === 'cover') return { left: 0, top: 0, ...size }
  const height = Math.min(size.height, even(block.height + 2 * padding))
  const width = design === 'band' ? size.width : Math.min(size.width, even(block.width + 2 * padding))
  const top = Math.min(size.height - height, Math.max(0, even(middle - height / 2)))
  return { left: even((size.width - width) / 2), top, width, height }
}

function drawGround(
  context: SKRSContext2D,
  design: Design,
  { width, height, ground, accent, side }: CardBox & { ground: string; accent: string; side: number },
): void {
  context.fillStyle = ground
  if (design === 'cover') context.fillRect(0, 0, width, height)
  if (design === 'band') {
    context.globalAlpha = BAND_OPACITY
    context.fillRect(0, 0, width, height)
    context.globalAlpha = 1
    context.fillStyle = accent
    context.fillRect(0, height - RULE * side, width, RULE * side)
  }
  if (design === 'plate') {
    context.beginPath()
    context.roundRect(0, 0, width, height, RADIUS * side)
    context.fill()
    context.lineWidth = RULE * side
    context.strokeStyle = accent
    const inset = (RULE * side) / 2
    context.beginPath()
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, RADIUS * side - inset)
    context.stroke()
  }
}

async function drawLogo(
  context: SKRSContext2D,
  logo: Uint8Array,
  { side, bottom }: { side: number; bottom: number },
): Promise<void> {
  const image = await loadImage(logo)
  const scale = Math.min((LOGO * side) / Math.max(image.width, image.height), bottom / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (context.canvas.width - width) / 2, bottom - height, width, height)
}

async function placed(context: SKRSContext2D, box: { left: number; top: number }, size: Size): Promise<DrawnCard> {
  const { width, height } = context.canvas
  return {
    bytes: await context.canvas.encode('png'),
    width,
    height,
    place: {
      x: (box.left + width / 2) / size.width,
      y: (box.top + height / 2) / size.height,
      size: Math.max(width, height) / shorterOf(size),
      turn: 0,
    },
  }
}

function shorterOf({ width, height }: Size): number {
  return Math.min(width, height)
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

function even(length: number): number {
  return 2 * Math.round(length / 2)
}
