import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import type { Pixels } from '../light/grade.ts'
import { clamp } from '../math.ts'
import { findDirections, readTones, type Directions } from './lines.ts'
import { findSubjectMask } from './subject-mask.ts'

/** Brushes from broad to fine, in pixels at 1,920 of height: width, and how much the picture must differ for a stroke to be laid. */
const BRUSHES = [
  { size: 64, detail: 0 },
  { size: 30, detail: 7 },
  { size: 14, detail: 15 },
  { size: 7, detail: 34 },
] as const

/** Strokes of this brush are laid on the subject wherever it is, so that it keeps its form. */
const SUBJECT_BRUSH = 6

/**
 * Paints the picture anew with strokes of a loaded brush, broad ones first, along the form; finer ones only where there is more
 * to tell, and the finest on the subject.
 */
export function paintWithStrokes(pixels: Pixels, scene: Scene, random: Random): void {
  const { width, height, bytes } = pixels
  const unit = height / 1920
  const tones = readTones(pixels)
  const directions = findDirections(tones, width, height, -0.35)
  const { on, box } = findSubjectMask(scene)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(bytes)
  context.putImageData(image, 0, 0)
  context.lineCap = 'round'
  for (const brush of BRUSHES) {
    const size = Math.max(2, brush.size * unit)
    const all = { left: 0, top: 0, right: width, bottom: height }
    layStrokes(context, pixels, directions, random, size, all, (x, y) => {
      if (brush.size < 40 && on[y * width + x] === 1) return false
      const contrast = contrastAt(pixels, x, y, size)
      // Across an outline a broad stroke would carry colour out of its shape.
      return contrast >= brush.detail && contrast < 260 / Math.sqrt(brush.size)
    })
  }
  layStrokes(
    context,
    pixels,
    directions,
    random,
    Math.max(1.5, SUBJECT_BRUSH * unit),
    box,
    (x, y) => on[y * width + x] === 1,
  )
  bytes.set(context.getImageData(0, 0, width, height).data)
}

function layStrokes(
  context: SKRSContext2D,
  { width, height, bytes }: Pixels,
  directions: Directions,
  random: Random,
  size: number,
  box: { left: number; top: number; right: number; bottom: number },
  isWanted: (x: number, y: number) => boolean,
): void {
  const step = size * 0.55
  const isFine = size < height * 0.006
  for (let gy = box.top; gy < box.bottom; gy += step) {
    for (let gx = box.left; gx < box.right; gx += step) {
      const x = clamp(Math.round(gx + (random() - 0.5) * step), 0, width - 1)
      const y = clamp(Math.round(gy + (random() - 0.5) * step), 0, height - 1)
      const shade = 1 + (random() - 0.5) * (isFine ? 0.06 : 0.16)
      const turn = (random() - 0.5) * 0.5
      const length = size * (isFine ? 0.7 : 1.1) * (0.6 + random())
      if (!isWanted(x, y)) continue
      const d =
        (Math.min(directions.height - 1, Math.floor(y / directions.scale)) * directions.width +
          Math.min(directions.width - 1, Math.floor(x / directions.scale))) *
        2
      const angle = Math.atan2(directions.vectors[d + 1]!, directions.vectors[d]!) + turn
      const p = (y * width + x) * 4
      context.strokeStyle = `rgba(${tinted(bytes[p]!, shade)},${tinted(bytes[p + 1]!, shade)},${tinted(bytes[p + 2]!, shade)},${isFine ? 0.8 : 0.86})`
      context.lineWidth = size * (isFine ? 0.8 : 0.62)
      context.beginPath()
      context.moveTo(x - Math.cos(angle) * length, y - Math.sin(angle) * length)
      context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
      context.stroke()
    }
  }
}

function tinted(byte: number, shade: number): number {
  return Math.round(clamp(byte * shade, 0, 255))
}

/** How much lightness varies about a pixel, in bytes. */
function contrastAt({ width, height, bytes }: Pixels, x: number, y: number, size: number): number {
  const reach = Math.max(1, Math.round(size * 0.6))
  const at = (px: number, py: number): number =>
    bytes[(clamp(py, 0, height - 1) * width + clamp(px, 0, width - 1)) * 4 + 1]!
  const here = at(x, y)
  return (
    (Math.abs(at(x - reach, y) - here) +
      Math.abs(at(x + reach, y) - here) +
      Math.abs(at(x, y - reach) - here) +
      Math.abs(at(x, y + reach) - here)) /
    2
  )
}
