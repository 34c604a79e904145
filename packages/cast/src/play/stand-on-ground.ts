import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { PaintedStage } from '@dayreel/storyboard'
import { filled } from './shade-figure.ts'

/** A figure with its shadow and its mirror image. The point of contact is at `foot`, in pixels. */
export type Standing = { canvas: Canvas; foot: { x: number; y: number } }

type Ground = {
  kind: PaintedStage['ground']
  mirror: number
  /** Side of the key light, −1…1. */
  side: number
  dark: string
  /** Whether the figure touches the ground. What flies has no shadow. */
  isTouched: boolean
}

/** Space around a figure, as fractions of its width and height. */
const ASIDE = 0.3
const ABOVE = 0.12
const BELOW = 0.42
/** Height of a cast shadow and how far it leans, as fractions of the figure's height. */
const CAST = { height: 0.2, lean: 0.5, alpha: 0.4 }

/**
 * Puts a figure on its ground.
 *
 * @param lift how far the figure is above the ground, in pixels.
 */
export function standOnGround(figure: Canvas, ground: Ground, lift = 0): Standing {
  const { width, height } = figure
  const aside = Math.ceil(width * ASIDE + height * 0.06)
  const above = Math.ceil(height * ABOVE)
  const canvas = createCanvas(width + aside * 2, Math.ceil(height * (1 + ABOVE + BELOW)))
  const foot = { x: canvas.width / 2, y: above + height }
  const context = canvas.getContext('2d')
  if (ground.isTouched) {
    const isMirroring = ground.kind === 'wet' || ground.kind === 'water'
    if (isMirroring)
      drawMirrored(canvas, figure, foot, ground.kind === 'water' ? 0.5 : Math.min(0.6, 0.25 + ground.mirror))
    if (ground.kind !== 'water' && ground.kind !== 'none') {
      drawCast(canvas, figure, foot, ground, isMirroring ? 0.4 : 1)
      drawContact(canvas, figure, foot, ground.dark, lift)
    }
  }
  context.drawImage(figure, aside, above - lift)
  return { canvas, foot }
}

/** Draws the soft dark spot below each part that touches the ground. */
function drawContact(canvas: Canvas, figure: Canvas, foot: Standing['foot'], dark: string, lift: number): void {
  const context = canvas.getContext('2d')
  const { left, right } = soleOf(figure)
  const half = Math.max(figure.height * 0.05, ((right - left) / 2) * 1.15)
  const x = foot.x - figure.width / 2 + (left + right) / 2
  context.save()
  context.translate(x, foot.y)
  context.scale(1, 0.16)
  const spot = context.createRadialGradient(0, 0, 0, 0, 0, half)
  const alpha = 0.62 * Math.max(0.3, 1 - lift / figure.height)
  spot.addColorStop(0, `${dark}${byteOf(alpha)}`)
  spot.addColorStop(0.55, `${dark}${byteOf(alpha * 0.6)}`)
  spot.addColorStop(1, `${dark}00`)
  context.fillStyle = spot
  context.fillRect(-half, -half, half * 2, half * 2)
  context.restore()
}

function byteOf(alpha: number): string {
  return Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Draws the shadow that lies on the ground towards the viewer and away from the light. */
function drawCast(
  canvas: Canvas,
  figure: Canvas,
  foot: Standing['foot'],
  { side, dark }: Ground,
  strength: number,
): void {
  const { width, height } = figure
  const flat = createCanvas(canvas.width, canvas.height)
  const context = flat.getContext('2d')
  context.filter = `blur(${Math.max(1, height * 0.008)}px)`
  context.translate(foot.x, foot.y)
  context.transform(1, 0, side * CAST.lean, -CAST.height, 0, 0)
  context.drawImage(filled(figure, dark), -width / 2, -height)
  context.resetTransform()
  context.filter = 'none'
  context.globalCompositeOperation = 'destination-in'
  const fade = context.createLinearGradient(0, foot.y, 0, foot.y + height * CAST.height)
  fade.addColorStop(0, `rgba(0,0,0,${CAST.alpha * strength})`)
  fade.addColorStop(1, 'rgba(0,0,0,0.05)')
  context.fillStyle = fade
  context.fillRect(0, 0, flat.width, flat.height)
  canvas.getContext('2d').drawImage(flat, 0, 0)
}

/** Draws the mirror image in strips that ripples move aside. */
function drawMirrored(canvas: Canvas, figure: Canvas, foot: Standing['foot'], strength: number): void {
  const { width, height } = figure
  const context = canvas.getContext('2d')
  const depth = Math.min(height, canvas.height - foot.y)
  const strip = Math.max(2, Math.round(height / 110))
  for (let row = 0; row < depth; row += strip) {
    const wave = (Math.sin(row * 0.13) + Math.sin(row * 0.31 + 1.7) * 0.6) * Math.min(height * 0.012, 0.5 + row * 0.02)
    const from = height - row * 1.15 - strip
    if (from < 0) break
    context.globalAlpha = strength * (1 - row / depth) ** 0.8
    context.drawImage(figure, 0, from, width, strip, foot.x - width / 2 + wave, foot.y + row, width, strip)
  }
  context.globalAlpha = 1
}

/** Returns the columns of a figure's lowest part, in pixels. */
function soleOf(figure: Canvas): { left: number; right: number } {
  const rows = Math.max(1, Math.round(figure.height * 0.04))
  const { data } = figure.getContext('2d').getImageData(0, figure.height - rows, figure.width, rows)
  let left = figure.width
  let right = 0
  for (let i = 0; i < figure.width * rows; i++) {
    if (data[i * 4 + 3]! < 100) continue
    left = Math.min(left, i % figure.width)
    right = Math.max(right, i % figure.width)
  }
  return left < right ? { left, right } : { left: figure.width * 0.3, right: figure.width * 0.7 }
}
