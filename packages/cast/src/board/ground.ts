import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { Palette, Theme } from './palette.ts'
import type { Rect } from './rect.ts'
import { drawTape, layGrain, tearSheet, wearChalk } from './textures.ts'

type GroundRequest = {
  width: number
  height: number
  /** A 1080th of the frame's shorter side, in pixels. */
  unit: number
  /** The part of the frame that things use. */
  stage: Rect
  palette: Palette
  seed: number
}

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

function drawChalkboard(
  context: SKRSContext2D,
  { width, height, unit, palette, stage }: GroundRequest,
  random: Random,
): void {
  const frame = 26 * unit
  context.fillStyle = palette.ground
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(
    width / 2,
    height * 0.36,
    0,
    width / 2,
    height * 0.42,
    Math.hypot(width, height) * 0.6,
  )
  light.addColorStop(0, 'rgba(255, 255, 255, 0.1)')
  light.addColorStop(1, 'rgba(0, 0, 0, 0.28)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  // Wiped chalk, drawn small and enlarged, because that blurs it.
  const small = 0.06
  const wiped = createCanvas(Math.ceil(width * small), Math.ceil(height * small))
  const wiping = wiped.getContext('2d')
  wiping.scale(small, small)
  wiping.lineCap = 'round'
  for (let i = 0; i < 9; i++) {
    wiping.strokeStyle = `rgba(255, 255, 255, ${0.025 + 0.04 * random()})`
    wiping.lineWidth = (50 + 90 * random()) * unit
    const [x, y] = [random() * width, random() * height]
    const away = (reach: number): number => (random() - 0.5) * reach * unit
    wiping.beginPath()
    wiping.moveTo(x, y)
    wiping.quadraticCurveTo(x + away(500), y + away(260), x + away(900), y + away(200))
    wiping.stroke()
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(wiped, 0, 0, width, height)
  const chalk = createCanvas(width, height)
  drawDoodles(chalk.getContext('2d'), { width, height, unit, stage, color: palette.ink }, random)
  wearChalk(chalk, 3)
  context.drawImage(chalk, 0, 0)
  // The wooden frame.
  const wood = context.createLinearGradient(0, 0, width, height)
  wood.addColorStop(0, palette.backSheet)
  wood.addColorStop(0.5, '#8a5a34')
  wood.addColorStop(1, palette.backSheet)
  for (const [line, color] of [
    [2 * frame + 26 * unit, 'rgba(0, 0, 0, 0.12)'],
    [2 * frame + 12 * unit, 'rgba(0, 0, 0, 0.22)'],
    [2 * frame, wood],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = line
    context.strokeRect(0, 0, width, height)
  }
  layGrain(context, 0.09)
}

function drawBlueprint(
  context: SKRSContext2D,
  { width, height, unit, palette, stage }: GroundRequest,
  random: Random,
): void {
  const light = context.createRadialGradient(
    width / 2,
    height * 0.38,
    0,
    width / 2,
    height * 0.4,
    Math.hypot(width, height) * 0.62,
  )
  light.addColorStop(0, palette.sheet)
  light.addColorStop(1, palette.groundShade)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  context.strokeStyle = palette.lines
  const cell = 54 * unit
  for (const [step, line] of [
    [cell, 1.6],
    [cell * 4, 3.2],
  ] as const) {
    context.lineWidth = line * unit
    context.beginPath()
    for (let x = (width / 2) % step; x < width; x += step) {
      context.moveTo(x, 0)
      context.lineTo(x, height)
    }
    for (let y = (height / 2) % step; y < height; y += step) {
      context.moveTo(0, y)
      context.lineTo(width, y)
    }
    context.stroke()
  }
  context.strokeStyle = palette.backSheet
  for (const [edge, line] of [
    [26, 5],
    [40, 2],
  ] as const) {
    context.lineWidth = line * unit
    context.strokeRect(edge * unit, edge * unit, width - 2 * edge * unit, height - 2 * edge * unit)
  }
  // Circles and measures of an older drawing.
  context.save()
  context.globalAlpha = 0.25
  context.lineWidth = 2.4 * unit
  const { x, y } = { x: width * (0.3 + 0.4 * random()), y: height * (0.78 + 0.08 * random()) }
  for (const radius of [70, 120, 180]) {
    context.beginPath()
    context.arc(x, y, radius * unit, 0, 2 * Math.PI)
    context.stroke()
  }
  context.setLineDash([18 * unit, 10 * unit])
  context.beginPath()
  context.moveTo(x - 320 * unit, y)
  context.lineTo(x + 320 * unit, y)
  context.moveTo(x, y - 240 * unit)
  context.lineTo(x, y + 240 * unit)
  context.stroke()
  context.restore()
  drawDoodles(context, { width, height, unit, stage, color: palette.backSheet }, random)
  layGrain(context, 0.06)
}

function drawNight(
  context: SKRSContext2D,
  { width, height, unit, palette, stage }: GroundRequest,
  random: Random,
): void {
  context.fillStyle = palette.ground
  context.fillRect(0, 0, width, height)
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 }
  const reach = Math.max(width, height)
  const lights = [
    { x: middle.x, y: middle.y, radius: 0.58 * reach, color: palette.groundShade },
    { x: width * (random() < 0.5 ? 0.05 : 0.95), y: height * 0.06, radius: 0.42 * reach, color: palette.backSheet },
    { x: width * (random() < 0.5 ? 0.05 : 0.95), y: height * 0.92, radius: 0.46 * reach, color: palette.sheet },
  ]
  for (const { x, y, radius, color } of lights) {
    const light = context.createRadialGradient(x, y, 0, x, y, radius)
    light.addColorStop(0, color)
    light.addColorStop(1, color.replace(/, 1\)$/, ', 0)'))
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
  }
  context.save()
  context.strokeStyle = palette.lines
  context.lineWidth = 2.4 * unit
  for (let radius = 240 * unit; radius < reach; radius += 130 * unit) {
    context.beginPath()
    context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  context.restore()
  context.fillStyle = 'rgba(255, 255, 255, 0.8)'
  for (let i = 0; i < 70; i++) {
    context.globalAlpha = 0.12 + 0.5 * random() ** 3
    context.beginPath()
    context.arc(random() * width, random() * height, (1 + 2.6 * random() ** 2) * unit, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
  const dark = context.createRadialGradient(width / 2, height * 0.42, 0.3 * reach, width / 2, height / 2, 0.75 * reach)
  dark.addColorStop(0, 'rgba(0, 0, 0, 0)')
  dark.addColorStop(1, 'rgba(0, 0, 0, 0.5)')
  context.fillStyle = dark
  context.fillRect(0, 0, width, height)
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

/** Draws small scribbles where no thing will lie: above and below the stage. */
function drawDoodles(
  context: SKRSContext2D,
  { width, height, unit, stage, color }: { width: number; height: number; unit: number; stage: Rect; color: string },
  random: Random,
): void {
  context.save()
  context.strokeStyle = color
  context.globalAlpha = 0.3
  context.lineWidth = 5 * unit
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const bands = [
    { from: 110 * unit, to: stage.y - 30 * unit },
    { from: stage.y + stage.height + 60 * unit, to: height - 110 * unit },
  ]
  for (const { from, to } of bands) {
    const count = Math.floor(((to - from) * width) / (330 * unit) ** 2)
    for (let i = 0; i < count; i++) {
      const x = width * (0.1 + (0.8 * (i + 0.2 + 0.6 * random())) / count)
      const y = from + (to - from) * random()
      context.save()
      context.translate(x, y)
      context.rotate(random() * 2 * Math.PI)
      context.beginPath()
      DOODLES[Math.floor(random() * DOODLES.length)]!(context, (26 + 20 * random()) * unit)
      context.stroke()
      context.restore()
    }
  }
  context.restore()
}

const DOODLES: readonly ((context: SKRSContext2D, size: number) => void)[] = [
  // A star.
  (context, size) => {
    for (let i = 0; i <= 5; i++) {
      const angle = i * 2 * 2.513_27
      context.lineTo(Math.sin(angle) * size, -Math.cos(angle) * size)
    }
  },
  // A spiral.
  (context, size) => {
    for (let t = 0; t < 14; t += 0.3) context.lineTo((Math.cos(t) * size * t) / 14, (Math.sin(t) * size * t) / 14)
  },
  // A wave.
  (context, size) => {
    for (let t = -1.6; t <= 1.6; t += 0.1) context.lineTo(t * size, Math.sin(t * 5.5) * size * 0.24)
  },
  // A plus.
  (context, size) => {
    context.moveTo(-size * 0.5, 0)
    context.lineTo(size * 0.5, 0)
    context.moveTo(0, -size * 0.5)
    context.lineTo(0, size * 0.5)
  },
  // A ring.
  (context, size) => {
    for (let t = 0; t < 6.9; t += 0.25)
      context.lineTo(Math.cos(t) * size * 0.5, Math.sin(t) * size * (0.46 + t * 0.012))
  },
  // A zigzag.
  (context, size) => {
    for (let i = 0; i < 7; i++) context.lineTo((i - 3) * size * 0.4, (i % 2 === 0 ? -1 : 1) * size * 0.26)
  },
]
