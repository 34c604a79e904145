import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Palette } from './palette.ts'
import type { Rect } from './rect.ts'
import { drawTape } from './textures.ts'

type Ruling = (context: SKRSContext2D, at: Rect, style: { unit: number; lean: number; palette: Palette }) => void

/** Draws what is printed on a kind of paper. `at` is the part of the sheet inside its margins. */
export const RULINGS: Readonly<Record<Palette['paper'], Ruling>> = {
  ruled: (context, at, { unit, lean }) =>
    rows(context, at, { first: 32 * unit, step: 68 * unit, lean: 6 * lean * unit }),
  squared: (context, at, { unit }) => {
    rows(context, at, { first: 0, step: 54 * unit, lean: 0 })
    for (let x = at.x + 20 * unit; x < at.x + at.width; x += 54 * unit) line(context, [x, at.y], [x, at.y + at.height])
  },
  plain: () => {},
  kraft: (context, at, { unit }) => {
    context.setLineDash([26 * unit, 18 * unit])
    context.lineWidth = 4 * unit
    context.strokeRect(at.x, at.y, at.width, at.height)
    context.setLineDash([])
  },
  card: (context, at, { unit, palette }) => {
    rows(context, at, { first: 96 * unit, step: 84 * unit, lean: 0 })
    context.strokeStyle = palette.mark
    context.globalAlpha = 0.45
    context.lineWidth = 4 * unit
    line(context, [at.x, at.y + 30 * unit], [at.x + at.width, at.y + 30 * unit])
    context.globalAlpha = 1
  },
  note: (context, { x, y, width, height }, { unit, lean }) => {
    // The corner of a sticky note rolls up.
    const side = 130 * unit
    const [corner, inner] = lean > 0 ? [x + width, -side] : [x, side]
    context.beginPath()
    context.moveTo(corner, y + height - side)
    context.quadraticCurveTo(corner + 0.6 * inner, y + height - 0.7 * side, corner + inner, y + height)
    context.stroke()
  },
}

function rows(
  context: SKRSContext2D,
  { x, y, width, height }: Rect,
  { first, step, lean }: { first: number; step: number; lean: number },
): void {
  for (let at = y + first; at < y + height; at += step) line(context, [x, at], [x + width, at + lean])
}

function line(context: SKRSContext2D, from: [number, number], to: [number, number]): void {
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}

/** Fastens a sheet at its upper edge: with one or two strips of tape, or with one or two pins. */
export function fastenSheet(
  context: SKRSContext2D,
  { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>,
  { unit, palette }: { unit: number; palette: Palette },
  random: Random,
): void {
  const tape = { height: 70 * unit, color: palette.tape }
  const kind = Math.floor(random() * 4)
  if (kind === 0) {
    const middle = x + width * (0.36 + 0.28 * random())
    drawTape(context, { ...tape, x: middle, y, width: 250 * unit, turn: -5 + 10 * random() }, random)
  } else if (kind === 1) {
    for (const [share, turn] of [
      [0.06, -38],
      [0.94, 38],
    ] as const)
      drawTape(context, { ...tape, x: x + share * width, y: y + 12 * unit, width: 190 * unit, turn }, random)
  } else {
    const places = kind === 2 ? [0.42 + 0.16 * random()] : [0.05, 0.95]
    for (const share of places) drawPin(context, x + share * width, y + 26 * unit, 26 * unit, palette.mark)
  }
}

export function drawPin(context: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  context.save()
  context.shadowColor = 'rgba(30, 15, 5, 0.5)'
  context.shadowBlur = radius / 2
  context.shadowOffsetX = radius / 3
  context.shadowOffsetY = radius / 1.6
  context.fillStyle = color
  disc(context, x, y, radius)
  context.shadowColor = 'transparent'
  context.fillStyle = 'rgba(0, 0, 0, 0.16)'
  disc(context, x, y, radius * 0.62)
  context.fillStyle = color
  disc(context, x - radius * 0.08, y - radius * 0.1, radius * 0.52)
  context.fillStyle = 'rgba(255, 255, 255, 0.6)'
  disc(context, x - radius * 0.3, y - radius * 0.34, radius * 0.17)
  context.restore()
}

function disc(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}
