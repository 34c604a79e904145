import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { GroundRequest } from './ground-request.ts'
import type { Palette } from './palette.ts'
import { centreTowards } from './rect.ts'
import { sketch, type Point } from './strokes.ts'

/** Opacity of the shadow of a picture that enters later, and of the line under words. */
const SHADOW = 0.13
const LINE = 0.3
/** Length of the line as a share of the words, and its distance from their middle as a share of their height. */
const LINE_LENGTH = 0.86
const LINE_BELOW = 0.3

/**
 * Maximum sides of a number's field, as fractions of the sides of the number and of its place, and the corner radius,
 * as a fraction of the shorter side.
 */
const FIELD = { width: 0.9, height: 0.74, corner: 0.18 }

/**
 * Draws the empty places as those of a sticker album: the shadow of each picture, a line where words are written, and
 * a field for a number, which must not be read before its time.
 */
export function drawWaiting(context: SKRSContext2D, { waiting, palette, unit, seed }: GroundRequest): void {
  for (const [i, { kind, piece, place }] of waiting.entries()) {
    const { width, height } = piece
    context.save()
    const { x, y } = kind === 'number' ? centreTowards(piece, piece, place) : piece
    context.translate(x, y)
    context.rotate((piece.turn * Math.PI) / 180)
    context.globalAlpha = kind === 'words' ? LINE : SHADOW
    if (kind === 'picture') {
      context.drawImage(shadowOf(piece.pictures.at(-1)!, palette.ink), -width / 2, -height / 2)
    } else if (kind === 'number') {
      const across = Math.min(FIELD.width * width, FIELD.width * place.width)
      const down = Math.min(FIELD.height * height, FIELD.height * place.height)
      context.fillStyle = palette.ink
      context.beginPath()
      context.roundRect(-across / 2, -down / 2, across, down, FIELD.corner * Math.min(across, down))
      context.fill()
    } else {
      drawLine(context, { half: (LINE_LENGTH * width) / 2, y: LINE_BELOW * height, unit, seed: seed + i, palette })
    }
    context.restore()
  }
}

function drawLine(
  context: SKRSContext2D,
  { half, y, unit, seed, palette }: { half: number; y: number; unit: number; seed: number; palette: Palette },
): void {
  context.strokeStyle = palette.ink
  context.lineWidth = 5 * unit
  context.lineCap = 'round'
  context.setLineDash([18 * unit, 14 * unit])
  const line: Point[] = [
    [-half, y],
    [0, y],
    [half, y],
  ]
  for (const path of sketch(line, 5 * unit, seed)) {
    context.beginPath()
    for (const [x, at] of path) context.lineTo(x, at)
    context.stroke()
  }
}

function shadowOf(picture: Canvas, color: string): Canvas {
  const canvas = createCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
