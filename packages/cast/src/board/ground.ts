import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, pick, type Random } from '@dayreel/storyboard/base'
import type { GroundRequest } from './ground-request.ts'
import { drawBlueprint, drawChalkboard, drawNight } from './dark-grounds.ts'
import { drawDoodles } from './doodles.ts'
import type { Theme } from './palette.ts'
import { drawPlaces, drawSetting } from './places.ts'
import { fastenSheet, RULINGS } from './sheets.ts'
import { TABLE_PATTERNS } from './table-patterns.ts'
import { layGrain, tearSheet } from './textures.ts'
import { drawWaiting } from './waiting.ts'

/** Draws the background of a board, with marks for the places of things that enter later. */
export function drawGround(request: GroundRequest): Canvas {
  const canvas = createCanvas(request.width, request.height)
  const context = canvas.getContext('2d')
  GROUNDS[request.palette.theme](context, request, createRandom(`ground ${request.seed}`))
  const random = createRandom(`places ${request.seed}`)
  drawSetting(context, request, random)
  drawPlaces(context, request, random)
  drawWaiting(context, request)
  return canvas
}

const GROUNDS: Readonly<Record<Theme, (context: SKRSContext2D, request: GroundRequest, random: Random) => void>> = {
  paper: drawPaper,
  chalkboard: drawChalkboard,
  blueprint: drawBlueprint,
  night: drawNight,
}

function drawPaper(
  context: SKRSContext2D,
  { width, height, unit, palette, stage }: GroundRequest,
  random: Random,
): void {
  context.fillStyle = palette.ground
  context.fillRect(0, 0, width, height)
  pick(TABLE_PATTERNS, random)(context, { width, height, unit, color: palette.groundShade })
  const lean = random() < 0.5 ? 1 : -1
  // The sheets end above the captions, which stand on the table. Some pages extend to the foot of the frame.
  const isLong = random() < 0.4 && (palette.paper === 'ruled' || palette.paper === 'squared')
  const edge = 38 * unit
  const around = 52 * unit
  const top = stage.y - around > 0.22 * height ? stage.y - around : edge
  const foot = height - stage.y - stage.height
  const bottom = !isLong && foot - around > 0.12 * height ? stage.y + stage.height + around : height - edge
  const middle = { x: width / 2, y: (top + bottom) / 2 }
  const [sheetWidth, sheetHeight] = [width - 74 * unit, bottom - top]
  const sheet = (
    color: string,
    { x, y, turn, grow }: { x: number; y: number; turn: number; grow: number },
    at: { x: number; y: number; width: number; height: number } = { ...middle, width: sheetWidth, height: sheetHeight },
  ): void => {
    context.save()
    context.translate(at.x + x * unit, at.y + y * unit)
    context.rotate((turn * Math.PI) / 180)
    tearSheet(context, { width: at.width + grow * unit, height: at.height + grow * unit }, 13 * unit, random)
    context.shadowColor = 'rgba(50, 30, 10, 0.34)'
    context.shadowBlur = 26 * unit
    context.shadowOffsetY = 10 * unit
    context.fillStyle = color
    context.fill()
    context.restore()
  }
  // The same turn shifts the ends of a longer side further, so a long sheet turns less.
  const turn = Math.min(1, (1.1 * Math.min(sheetWidth, sheetHeight)) / Math.max(sheetWidth, sheetHeight)) * 3.2
  const isTurned = random() < 0.7
  if (random() < 0.7) sheet(palette.backSheet, { x: 20 * lean, y: 10, turn: -lean * turn, grow: 22 })
  if (random() < 0.35) sheet(palette.note, { x: 4 * lean, y: 16, turn: lean * 0.7 * turn, grow: 8 })
  sheet(palette.sheet, { x: -6 * lean, y: 0, turn: isTurned ? lean * 0.3 * turn : 0, grow: -12 })
  context.save()
  context.strokeStyle = palette.lines
  context.lineWidth = 2 * unit
  const page = { x: 76 * unit, y: top + 52 * unit, width: width - 152 * unit, height: bottom - top - 92 * unit }
  RULINGS[palette.paper](context, page, { unit, lean, palette })
  context.restore()
  // A scrap fills the foot of a tall frame.
  if (foot > 0.12 * height) {
    const scrap = {
      x: width * (0.5 - 0.3 * lean),
      y: height + 40 * unit,
      width: 0.74 * width,
      height: 0.36 * foot + 120 * unit,
    }
    const slant = Math.min(5, (4 * height) / width)
    if (random() < 0.6)
      sheet(palette.note, { x: lean * 0.42 * (width / unit), y: 0, turn: -lean * slant, grow: 0 }, scrap)
    sheet(palette.backSheet, { x: 0, y: 0, turn: lean * slant, grow: 0 }, scrap)
  }
  drawDoodles(
    context,
    { width, height, unit, stage: { ...stage, y: top, height: bottom - top }, color: palette.ink },
    random,
  )
  fastenSheet(context, { x: 37 * unit, y: top + 6 * unit, width: sheetWidth }, { unit, palette }, random)
  layGrain(context, 0.05)
}
