import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import { drawDoodles } from './doodles.ts'
import type { GroundRequest } from './ground-request.ts'
import { layGrain, wearChalk } from './textures.ts'

export function drawChalkboard(
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

export function drawBlueprint(
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

export function drawNight(
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
