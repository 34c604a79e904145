import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../light/film.ts'
import { isLivedIn } from '../brief/rooms.ts'
import { greyOf, mixRgb, scaleRgb, timesRgb } from '../math.ts'
import type { Film, Rgb, Shot, Stage } from '../painting.ts'

/** Pixels of the picture to one of the painting: enlarged, it is out of focus at no cost. */
const SHRINK = 12
/** Share of the width that it takes at most. */
const BREADTH = 0.24

/** Frames a furnished room by something near and out of focus at the side that the subject leaves open: a drape, or a plant's leaves. */
export function putRoomForeground(film: Film, stage: Stage, shot: Shot): void {
  const { brief, palette, subjectX } = shot
  const chance = shot.random()
  if (!isLivedIn(brief.room) || chance > 0.75) return
  const isDrape = chance < 0.34
  const breadth = Math.ceil(film.width * BREADTH)
  const small = createCanvas(Math.ceil(breadth / SHRINK), Math.ceil(film.height / SHRINK))
  const context = small.getContext('2d')
  const isLeft = subjectX > 0.5
  if (!isLeft) {
    context.translate(small.width, 0)
    context.scale(-1, 1)
  }
  const dye = greyOf(isDrape ? mixRgb(palette.stone, palette.accent, 0.4) : palette.plants, 0.35)
  const tone = timesRgb(
    scaleRgb(dye, 0.5 / Math.max(...dye, 1e-4)),
    mixRgb(greyOf(stage.ambient, 0.6), greyOf(scaleRgb(stage.key, 0.35), 0.4), 0.6),
  )
  const gain = Math.max(...tone, 1e-4)
  if (isDrape) drawDrape(context, small.width, small.height, shot, scaleRgb(tone, 1 / gain))
  else drawLeaves(context, small.width, small.height, shot, scaleRgb(tone, 1 / gain))
  const canvas = createCanvas(breadth, film.height)
  const large = canvas.getContext('2d')
  large.imageSmoothingQuality = 'high'
  large.drawImage(small, 0, 0, breadth, film.height)
  layOver(film, canvas, { left: isLeft ? 0 : film.width - breadth, gain, depth: 0.6, slack: 0 })
}

/** The edge of a heavy curtain, whose folds fall the whole height. */
function drawDrape(context: SKRSContext2D, width: number, height: number, { random }: Shot, color: Rgb): void {
  const folds = 3
  const reach = width * (0.42 + random() * 0.2)
  for (let i = folds - 1; i >= 0; i--) {
    const edge = (reach * (i + 1)) / folds
    const light = context.createLinearGradient(edge - (reach / folds) * 1.3, 0, edge, 0)
    light.addColorStop(0, cssOfRgb(scaleRgb(color, 0.12)))
    light.addColorStop(0.6, cssOfRgb(scaleRgb(color, 1)))
    light.addColorStop(1, cssOfRgb(scaleRgb(color, 0.4)))
    context.fillStyle = light
    context.beginPath()
    context.moveTo(-1, -1)
    context.lineTo(edge * 1.25, -1)
    context.bezierCurveTo(edge * 1.2, height * 0.3, edge * 0.7, height * 0.55, edge * 0.8, height + 1)
    context.lineTo(-1, height + 1)
    context.fill()
  }
}

/** Long leaves that hang and stand into the picture above where the captions are. */
function drawLeaves(context: SKRSContext2D, width: number, height: number, { random }: Shot, color: Rgb): void {
  for (let i = 0; i < 16; i++) {
    const y = height * (0.04 + 0.5 * random())
    const length = width * (0.45 + random() * 0.5)
    const turn = (random() - 0.5) * 1.7
    context.save()
    context.translate(-width * 0.12, y)
    context.rotate(turn)
    context.globalAlpha = 0.8 + random() * 0.2
    context.fillStyle = cssOfRgb(scaleRgb(color, 0.25 + random() * 0.75))
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(length * 0.5, -width * 0.15, length, 0)
    context.quadraticCurveTo(length * 0.5, width * 0.15, 0, 0)
    context.fill()
    context.restore()
  }
}
