import { createCanvas } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../light/film.ts'
import { scaleRgb } from '../math.ts'
import type { Film, Shot, Stage } from '../painting.ts'

/** Metres to the table, which stands in the room rather than before the lens. */
const TABLE_DEPTH = 1.6

/**
 * Puts a round table under a cloth into the picture, whose folds fall out of the frame, and a beam of light onto it.
 *
 * @param x middle of the table and @param row middle of its top, both in pixels.
 */
export function putDrapedTable(film: Film, stage: Stage, { palette, random }: Shot, x: number, row: number): void {
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const cloth = scaleRgb(palette.accent2, 1 / Math.max(...palette.accent2, 1e-4))
  const soft = [0, 1, 2].map((i) => (cloth[i]! * 0.5 + 0.5) * 0.6) as unknown as typeof cloth
  const radiusX = width * 0.6
  const radiusY = height * 0.065
  const folds = 15
  const starts = Array.from({ length: folds + 1 }, (_, i) => i / folds + (i % folds ? (random() - 0.5) * 0.03 : 0))
  for (let i = 0; i < folds; i++) {
    // Folds follow the round edge, and spread as they fall.
    const [from, to] = [starts[i]!, starts[i + 1]!].map((share) => Math.cos(Math.PI * (1 - share))) as [number, number]
    const drop = (at: number): number => row + radiusY * Math.sqrt(Math.max(0, 1 - at * at))
    const fold = context.createLinearGradient(x + from * radiusX, 0, x + to * radiusX, 0)
    const turned = 0.75 - 0.5 * Math.abs((from + to) / 2 - stage.keySide * 0.5)
    fold.addColorStop(0, cssOfRgb(scaleRgb(soft, turned * 0.2)))
    fold.addColorStop(0.5, cssOfRgb(scaleRgb(soft, Math.max(0.14, turned * 0.62))))
    fold.addColorStop(1, cssOfRgb(scaleRgb(soft, turned * 0.16)))
    context.fillStyle = fold
    context.beginPath()
    context.moveTo(x + from * radiusX - 0.5, drop(from))
    context.lineTo(x + to * radiusX + 0.5, drop(to))
    context.lineTo(x + to * radiusX * 1.16 + 0.5, height)
    context.lineTo(x + from * radiusX * 1.16 - 0.5, height)
    context.fill()
  }
  const fall = context.createLinearGradient(0, row, 0, height)
  fall.addColorStop(0, 'rgba(6,5,16,0)')
  fall.addColorStop(1, 'rgba(6,5,16,0.5)')
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = fall
  context.fillRect(0, row, width, height - row)
  context.globalCompositeOperation = 'source-over'
  const top = context.createRadialGradient(x + stage.keySide * radiusX * 0.3, row, 0, x, row, radiusX)
  top.addColorStop(0, cssOfRgb(soft))
  top.addColorStop(1, cssOfRgb(scaleRgb(soft, 0.5)))
  context.fillStyle = top
  context.beginPath()
  context.ellipse(x, row, radiusX, radiusY, 0, 0, Math.PI * 2)
  context.fill()
  layOver(film, canvas, { gain: 0.8 / stage.exposure, depth: TABLE_DEPTH, slack: 0 })
}

/** A beam that falls from an upper corner onto what stands there. */
export function putBeam(film: Film, stage: Stage, { palette }: Shot, x: number, row: number): void {
  const { width, height } = film
  const shrink = 10
  const small = createCanvas(Math.ceil(width / shrink), Math.ceil(height / shrink))
  const context = small.getContext('2d')
  const side = stage.keySide < 0 ? -1 : 1
  context.scale(1 / shrink, 1 / shrink)
  const fade = context.createLinearGradient(0, 0, 0, row)
  const warm = scaleRgb(palette.key, 1 / Math.max(...palette.key, 1e-4))
  fade.addColorStop(0, cssOfRgb(warm, 0.5))
  fade.addColorStop(1, cssOfRgb(warm, 0.22))
  context.fillStyle = fade
  context.beginPath()
  context.moveTo(x + side * width * 0.5, -height * 0.02)
  context.lineTo(x + side * width * 0.9, -height * 0.02)
  context.lineTo(x + width * 0.26, row)
  context.lineTo(x - width * 0.26, row)
  context.fill()
  const canvas = createCanvas(width, height)
  const large = canvas.getContext('2d')
  large.imageSmoothingQuality = 'high'
  large.drawImage(small, 0, 0, width, height)
  layOver(film, canvas, { gain: 0.35 / stage.exposure, isLight: true })
}
