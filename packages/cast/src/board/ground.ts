import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { GroundRequest } from './ground-request.ts'
import { drawBlueprint, drawChalkboard, drawNight } from './dark-grounds.ts'
import { drawDoodles } from './doodles.ts'
import type { Theme } from './palette.ts'
import { drawTape, layGrain, tearSheet } from './textures.ts'

/** Draws what all things of a board lie on. */
export function drawGround(request: GroundRequest): Canvas {
  const canvas = createCanvas(request.width, request.height)
  const context = canvas.getContext('2d')
  GROUNDS[request.palette.theme](context, request, createRandom(`ground ${request.seed}`))
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
  drawHalftone(context, { width, height, unit, color: palette.groundShade })
  const lean = random() < 0.5 ? 1 : -1
  // The sheets end where captions begin, and those stand on the table.
  const edge = 38 * unit
  const around = 52 * unit
  const top = stage.y - around > 0.22 * height ? stage.y - around : edge
  const foot = height - stage.y - stage.height
  const bottom = foot - around > 0.12 * height ? stage.y + stage.height + around : height - edge
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
  // A long side shows the same turn as a larger shift at its ends.
  const turn = Math.min(1, (1.1 * Math.min(sheetWidth, sheetHeight)) / Math.max(sheetWidth, sheetHeight)) * 3.2
  if (bottom < 0.9 * height) {
    const scrap = {
      x: width * (0.5 - 0.3 * lean),
      y: height + 40 * unit,
      width: 0.74 * width,
      height: 0.36 * foot + 120 * unit,
    }
    sheet(palette.backSheet, { x: 0, y: 0, turn: lean * Math.min(5, (4 * height) / width), grow: 0 }, scrap)
  }
  sheet(palette.backSheet, { x: 20 * lean, y: 10, turn: -lean * turn, grow: 22 })
  sheet(palette.sheet, { x: -6 * lean, y: 0, turn: lean * 0.5, grow: -12 })
  context.save()
  context.strokeStyle = palette.lines
  context.lineWidth = 2 * unit
  const [left, right] = [76 * unit, width - 76 * unit]
  for (let y = top + 84 * unit; y < bottom - 40 * unit; y += 68 * unit) {
    context.beginPath()
    context.moveTo(left, y)
    context.lineTo(right, y + lean * 6 * unit)
    context.stroke()
  }
  context.restore()
  drawDoodles(
    context,
    { width, height, unit, stage: { ...stage, y: top, height: bottom - top }, color: palette.ink },
    random,
  )
  const tape = { y: top + 6 * unit, width: 250 * unit, height: 70 * unit, color: palette.tape }
  drawTape(context, { ...tape, x: width * (0.44 + 0.12 * random()), turn: -4 + 8 * random() }, random)
  layGrain(context, 0.05)
}

function drawHalftone(
  context: SKRSContext2D,
  { width, height, unit, color }: { width: number; height: number; unit: number; color: string },
): void {
  context.fillStyle = color
  const step = 30 * unit
  for (let y = 0, row = 0; y < height + step; y += step, row++)
    for (let x = (row % 2) * (step / 2); x < width + step; x += step) {
      const radius = 12 * unit * Math.max(0.15, y / height)
      // One path of all dots would take twenty times as long.
      context.beginPath()
      context.arc(x, y, radius, 0, 2 * Math.PI)
      context.fill()
    }
}
