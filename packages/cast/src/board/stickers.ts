import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas'
import { StudioError } from '@dayreel/storyboard/base'
import type { BoardItem } from '@dayreel/storyboard'
import { drawIcon } from '../icons/draw-icon.ts'
import { drawLettering, fitLettering } from './lettering.ts'
import type { Palette } from './palette.ts'
import { createRandom } from '@dayreel/storyboard/base'
import type { Rect } from './rect.ts'
import { drawTape } from './textures.ts'

type Tint = NonNullable<BoardItem['tint']>

/** Side in pixels at which icons are measured before their size is known. */
const MEASURING_SIDE = 96
const RIM_STAMPS = 16
const DIM_OPACITY = 0.42
/** The lift of a sticker before it lands. The shadow is then further away and softer. */
const LIFTED = 1

/** The shape and colour of a picture before it is placed. */
export type PictureShape = {
  /** Width by height. */ ratio: number
  /** Degrees, if the picture has a colour of its own. */ hue?: number
}

export async function shapeOfIcon(icon: string): Promise<PictureShape> {
  const { box, hue } = await drawIcon(icon, MEASURING_SIDE)
  return { ratio: (box.right - box.left) / (box.bottom - box.top), hue }
}

/**
 * Returns two pictures of an icon as a sticker with a rim and a shadow, centred on the canvas: first lifted above the
 * board, then at rest.
 */
export async function drawIconSticker(
  icon: string,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  {
    palette,
    tint,
    fill,
    unit,
  }: { palette: Palette; tint: Tint; /** Colour of a silhouette. */ fill?: string; unit: number },
): Promise<Canvas[]> {
  const shape = await drawIcon(icon, MEASURING_SIDE)
  const share = { across: shape.box.right - shape.box.left, down: shape.box.bottom - shape.box.top }
  const rim = rimOf(Math.max(width, height), unit)
  const [innerWidth, innerHeight] = [Math.max(4, width - 2 * rim), Math.max(4, height - 2 * rim)]
  const side = Math.max(8, Math.min(2048, Math.round(Math.min(innerWidth / share.across, innerHeight / share.down))))
  const { canvas, box } = await drawIcon(icon, side)
  const [cutWidth, cutHeight] = [Math.ceil((box.right - box.left) * side), Math.ceil((box.bottom - box.top) * side)]
  const picture = createCanvas(Math.max(1, cutWidth), Math.max(1, cutHeight))
  const context = picture.getContext('2d')
  if (tint === 'gray') context.filter = 'grayscale(1)'
  context.drawImage(canvas, -box.left * side, -box.top * side)
  context.filter = 'none'
  if (fill !== undefined) tintAll(picture, fill)
  return [LIFTED, 0].map((lift) => stick(picture, { rim, palette, tint, unit, lift }))
}

/** Cuts a picture out along its alpha: a rim around it, and a shadow below. */
export function stick(
  picture: Canvas,
  { rim, palette, tint, unit, lift = 0 }: { rim: number; palette: Palette; tint: Tint; unit: number; lift?: number },
): Canvas {
  const shadow = Math.ceil(30 * unit)
  const margin = rim + shadow
  const [width, height] = [picture.width + 2 * margin, picture.height + 2 * margin]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  if (tint === 'dim') context.globalAlpha = DIM_OPACITY + 0.3
  context.shadowColor = palette.theme === 'paper' ? 'rgba(50, 30, 12, 0.4)' : 'rgba(0, 0, 0, 0.5)'
  context.shadowBlur = (15 + 10 * lift) * unit
  context.shadowOffsetX = (4 + 8 * lift) * unit
  context.shadowOffsetY = (9 + 13 * lift) * unit
  context.drawImage(rimShape(picture, rim, margin, palette.rim), 0, 0, width, height)
  context.shadowColor = 'transparent'
  if (tint === 'dim') context.globalAlpha = DIM_OPACITY
  context.drawImage(picture, margin, margin)
  return canvas
}

/** Returns the picture's outline, widened on all sides. It is half as large, because it has no details. */
function rimShape(picture: Canvas, rim: number, margin: number, color: string): Canvas {
  const small = createCanvas(Math.ceil((picture.width + 2 * margin) / 2), Math.ceil((picture.height + 2 * margin) / 2))
  const context = small.getContext('2d')
  const [width, height] = [picture.width / 2, picture.height / 2]
  const half = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  half.getContext('2d').drawImage(picture, 0, 0, width, height)
  for (const reach of [rim / 2, rim / 4])
    for (let i = 0; i < RIM_STAMPS; i++) {
      const angle = (i / RIM_STAMPS) * 2 * Math.PI
      context.drawImage(half, margin / 2 + Math.cos(angle) * reach, margin / 2 + Math.sin(angle) * reach)
    }
  tintAll(small, color)
  // Soft shadows of an icon become part of the rim, not a haze around it.
  context.globalCompositeOperation = 'source-over'
  for (let i = 0; i < 2; i++) context.drawImage(small, 0, 0)
  return small
}

export function rimOf(longer: number, unit: number): number {
  return Math.round(Math.min(13 * unit, 0.035 * longer + 3 * unit))
}

function tintAll(canvas: Canvas, color: string): void {
  const context = canvas.getContext('2d')
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-over'
}

/** A decoded picture of an item. `isCutOut` is whether parts of its edge are clear. */
export type PrintPicture = { image: Image; isCutOut: boolean; ratio: number }

/** @throws {StudioError} `picture-unreadable` */
export async function readPrint(bytes: Uint8Array | undefined, index: number): Promise<PrintPicture> {
  if (bytes === undefined) {
    throw new StudioError(
      'picture-unreadable',
      `Picture ${index + 1} of a board is missing. Choose another picture or remove it.`,
    )
  }
  const image = await loadImage(bytes).catch((error: unknown) => {
    throw new StudioError('picture-unreadable', `Picture ${index + 1} of a board is damaged and can’t be read.`, {
      cause: error,
    })
  })
  const probe = createCanvas(32, 32)
  const context = probe.getContext('2d')
  context.drawImage(image, 0, 0, 32, 32)
  const { data } = context.getImageData(0, 0, 32, 32)
  const corners = [0, 31, 31 * 32, 32 * 32 - 1].filter((at) => data[at * 4 + 3]! < 40)
  const ratio = Math.min(2.2, Math.max(0.5, image.width / image.height))
  return { image, isCutOut: corners.length >= 3, ratio }
}

/** Draws a picture as a taped print with a white border, and a label on the border if there is one. */
export function drawPrint(
  { image, isCutOut }: PrintPicture,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  {
    palette,
    tint,
    unit,
    seed,
    label,
    language,
  }: { palette: Palette; tint: Tint; unit: number; seed: number; label: string | undefined; language: string },
): Canvas {
  if (isCutOut) {
    const rim = rimOf(Math.max(width, height), unit)
    const picture = createCanvas(Math.max(1, Math.round(width - 2 * rim)), Math.max(1, Math.round(height - 2 * rim)))
    const context = picture.getContext('2d')
    if (tint === 'gray') context.filter = 'grayscale(1)'
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, picture.width, picture.height)
    return stick(picture, { rim, palette, tint, unit })
  }
  const random = createRandom(`print ${seed}`)
  const margin = Math.ceil(34 * unit)
  const canvas = createCanvas(Math.round(width + 2 * margin), Math.round(height + 2 * margin))
  const context = canvas.getContext('2d')
  context.save()
  context.shadowColor = 'rgba(30, 18, 8, 0.42)'
  context.shadowBlur = 22 * unit
  context.shadowOffsetX = 4 * unit
  context.shadowOffsetY = 11 * unit
  context.fillStyle = '#fdfbf6'
  context.fillRect(margin, margin, width, height)
  context.restore()
  const border = Math.max(6 * unit, 0.035 * Math.max(width, height))
  const foot = label === undefined ? border : printFoot(height, unit)
  const [innerWidth, innerHeight] = [width - 2 * border, Math.max(2, height - border - foot)]
  const scale = Math.max(innerWidth / image.width, innerHeight / image.height)
  const [shownWidth, shownHeight] = [innerWidth / scale, innerHeight / scale]
  if (tint === 'gray') context.filter = 'grayscale(1)'
  if (tint === 'dim') context.globalAlpha = DIM_OPACITY
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    (image.width - shownWidth) / 2,
    (image.height - shownHeight) / 2,
    shownWidth,
    shownHeight,
    margin + border,
    margin + border,
    innerWidth,
    innerHeight,
  )
  context.filter = 'none'
  context.globalAlpha = 1
  if (label !== undefined) {
    const lettering = fitLettering(label, {
      language,
      face: 'hand',
      width: innerWidth,
      height: foot - 8 * unit,
      largest: foot * 0.82,
      smallest: 40 * unit,
    })
    drawLettering(context, lettering, { x: margin + width / 2, y: margin + height - foot / 2 }, { fill: '#2b2320' })
  }
  const tape = { width: 0.34 * Math.min(width, 520 * unit), height: 46 * unit, color: palette.tape }
  drawTape(
    context,
    { ...tape, x: margin + width * (0.42 + 0.16 * random()), y: margin + 2 * unit, turn: (random() - 0.5) * 12 },
    random,
  )
  return canvas
}

/** Returns the height of a print's lower border with a label. */
function printFoot(height: number, unit: number): number {
  return Math.max(64 * unit, 0.15 * height)
}
