import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { GroundRequest } from './ground-request.ts'
import { centreOf, inset, type Rect } from './rect.ts'
import { sketch, type Point } from './strokes.ts'
import { drawPin } from './sheets.ts'
import { tearSheet } from './textures.ts'

const ELLIPSE_STEPS = 28
const RAYS = 14

/** Marks the places of things that enter later, so that empty parts of a board look intended. */
export function drawPlaces(
  context: SKRSContext2D,
  { places, palette, unit, seed }: GroundRequest,
  random: Random,
): void {
  for (const [i, place] of places.entries()) {
    if (palette.theme !== 'paper') {
      context.globalAlpha = 0.3
      drawPath(context, boxAround(place, 10 * unit), { color: palette.ink, width: 5 * unit, seed: seed + i })
      context.globalAlpha = 1
      continue
    }
    const { x, y } = centreOf(place)
    context.save()
    context.translate(x, y)
    context.rotate(((random() - 0.5) * 3 * Math.PI) / 180)
    tearSheet(context, inset(place, 5 * unit), 4 * unit, random)
    context.shadowColor = 'rgba(50, 30, 10, 0.3)'
    context.shadowBlur = 14 * unit
    context.shadowOffsetY = 7 * unit
    context.fillStyle = palette.note
    context.fill()
    context.restore()
    drawPin(context, x + (random() - 0.5) * 0.2 * place.width, place.y + 12 * unit, 17 * unit, palette.mark)
  }
}

/** Fills the room around a lone word or number with a pale patch and a hand-drawn ring, box or rays. */
export function drawSetting(
  context: SKRSContext2D,
  { setting, stage, palette, unit, seed }: GroundRequest,
  random: Random,
): void {
  if (!setting) return
  const { x, y } = centreOf(setting)
  const kind = Math.floor(random() * 3)
  const [across, down] = [
    Math.min(x - stage.x, stage.x + stage.width - x, Math.max(0.62 * setting.width, 0.44 * stage.width)),
    Math.min(y - stage.y, stage.y + stage.height - y, Math.max(0.8 * setting.height, 0.36 * stage.height)),
  ]
  context.save()
  if (palette.theme === 'paper') {
    context.fillStyle = palette.note
    context.beginPath()
    context.ellipse(x, y, across * 0.94, down * 0.94, 0.2 * (random() - 0.5), 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 0.5
  const style = { color: palette.theme === 'paper' ? palette.backSheet : palette.accent, width: 11 * unit, seed }
  if (kind === 0) {
    for (const [turn, grow] of [
      [0.3, 1],
      [0.1, 0.96],
    ] as const) {
      const ring = Array.from({ length: ELLIPSE_STEPS + 2 }, (_, i): Point => {
        const angle = turn + (i / ELLIPSE_STEPS) * 2 * Math.PI
        return [x + Math.cos(angle) * across * grow, y + Math.sin(angle) * down * grow]
      })
      drawPath(context, ring, style)
    }
  } else if (kind === 1) {
    const box = { x: x - across, y: y - down, width: 2 * across, height: 2 * down }
    drawPath(context, boxAround(box, 12 * unit), style)
    drawPath(context, boxAround(box, 40 * unit), { ...style, width: 5 * unit, seed: seed + 1 })
  } else {
    for (let i = 0; i < RAYS; i++) {
      const angle = ((i + 0.5) / RAYS) * 2 * Math.PI
      const at = (part: number): Point => [x + Math.cos(angle) * across * part, y + Math.sin(angle) * down * part]
      drawPath(context, [at(1.0), at(i % 2 === 0 ? 1.16 : 1.09)], { ...style, seed: seed + i })
    }
  }
  context.restore()
}

/** Returns a closed path along a box, with round corners. */
function boxAround(box: Rect, by: number): Point[] {
  const { x, y, width, height } = inset(box, by)
  const corner = 0.08 * Math.min(width, height)
  const [right, bottom] = [x + width, y + height]
  return [
    [x + corner, y],
    [x + width / 2, y],
    [right - corner, y],
    [right, y + corner],
    [right, y + height / 2],
    [right, bottom - corner],
    [right - corner, bottom],
    [x + width / 2, bottom],
    [x + corner, bottom],
    [x, bottom - corner],
    [x, y + height / 2],
    [x, y + corner],
    [x + corner, y],
  ]
}

function drawPath(
  context: SKRSContext2D,
  line: readonly Point[],
  { color, width, seed }: { color: string; width: number; seed: number },
): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const path of sketch(line, width, seed + 1)) {
    context.beginPath()
    for (const [x, y] of path) context.lineTo(x, y)
    context.stroke()
  }
}
