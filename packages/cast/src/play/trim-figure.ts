import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import type { PaintedStage } from '@dayreel/storyboard'
import { drawIcon } from '../icons/draw-icon.ts'

/** How much larger than its final size an icon is drawn, because its box is smaller than its canvas. */
const ICON_OVERSIZE = 1.25

/** The lower part of icons that shows water, which the place has itself, as a fraction of the height. */
const OWN_WATER: Readonly<Record<string, number>> = {
  whale: 0.3,
  'spouting-whale': 0.3,
  sailboat: 0.16,
  'motor-boat': 0.16,
  speedboat: 0.16,
  ship: 0.14,
  ferry: 0.14,
  'passenger-ship': 0.14,
  canoe: 0.3,
  'person-rowing-boat': 0.2,
  'woman-rowing-boat': 0.2,
  'man-rowing-boat': 0.2,
}

/** Draws an icon without the space around it, at a height in pixels. */
export async function trimmedIcon(icon: string, heightPx: number): Promise<Canvas> {
  const { canvas, box: whole } = await drawIcon(icon, heightPx * ICON_OVERSIZE)
  const dry = 1 - (OWN_WATER[icon] ?? 0)
  const box = { ...whole, bottom: whole.top + (whole.bottom - whole.top) * dry }
  const width = (box.right - box.left) * canvas.width
  const height = (box.bottom - box.top) * canvas.height
  const trimmed = createCanvas(Math.max(1, Math.round((heightPx * width) / height)), Math.max(1, Math.round(heightPx)))
  const context = trimmed.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const from = [box.left * canvas.width, box.top * canvas.height, width, height] as const
  context.drawImage(canvas, ...from, 0, 0, trimmed.width, trimmed.height)
  return trimmed
}

type Person = PaintedStage['people'][number]

/**
 * Loads one step of a person, cut off at the feet.
 *
 * @param metrePx height of one metre in pixels.
 */
export async function trimmedPerson({ steps, foot, metre }: Person, step: number, metrePx: number): Promise<Canvas> {
  const { bytes, width, height } = steps[step]!
  const scale = metrePx / (metre * height)
  // Toes reach below the point of contact.
  const below = 0.02 * height
  const canvas = createCanvas(Math.round(width * scale), Math.round((height * foot.y + below) * scale))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0, width * scale, height * scale)
  return canvas
}

type StageThing = NonNullable<PaintedStage['things'][number]>

/** Loads a thing that the illustrator drew, without the space around it. */
export async function trimmedThing({ cutout, foot }: StageThing, heightPx: number): Promise<Canvas> {
  const { bytes, width, height } = cutout
  const whole = createCanvas(width, height)
  const context = whole.getContext('2d')
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0)
  const { left, top, right } = boundsOf(whole)
  const bottom = Math.round(height * foot.y)
  const scale = heightPx / Math.max(1, bottom - top)
  const canvas = createCanvas(Math.max(1, Math.round((right - left) * scale)), Math.max(1, Math.round(heightPx)))
  const trimmed = canvas.getContext('2d')
  trimmed.imageSmoothingQuality = 'high'
  trimmed.drawImage(whole, left, top, right - left, bottom - top, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Returns the box around all pixels that are more than a trace, in pixels. */
function boundsOf(canvas: Canvas): { left: number; top: number; right: number } {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  let [left, top, right] = [width, height, 1]
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3]! < 24) continue
    left = Math.min(left, i % width)
    right = Math.max(right, (i % width) + 1)
    top = Math.min(top, Math.floor(i / width))
  }
  return left < right ? { left, top, right } : { left: 0, top: 0, right: width }
}
