import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import { layOver } from '../light/film.ts'
import { clamp } from '../math.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'

/**
 * Draws one thing where it stands: its mirror image and shadow first, then itself, then what shines of it. The same thing looks the
 * same in all scenes of a video.
 *
 * @param options.turn radians that it leans.
 * @param options.hour what a clock shows, 0…12.
 * @param options.ground row of the ground below what is carried above it, for its mirror image.
 * @param options.mayBeHidden whether it stays behind what is nearer however little is then seen of it.
 * @param options.isPale whether the sky shows through it, as it does through a moon by day.
 * @param options.isNearest whether nothing in the picture hides any of it.
 */
export function putThing(
  film: Film,
  stage: Stage,
  { palette, likeness }: Pick<Shot, 'palette' | 'likeness'>,
  thing: Thing,
  standing: Standing,
  {
    turn = 0,
    ground,
    hour,
    isNearest = false,
    mayBeHidden = false,
    isPale = false,
  }: {
    turn?: number
    ground?: number
    hour?: number | undefined
    isNearest?: boolean
    mayBeHidden?: boolean
    isPale?: boolean
  } = {},
): void {
  const { colors, gain } = colorsFor(stage, palette, standing.depth > 20_000 ? 0 : standing.depth)
  const seed = `${likeness} ${thing.name}`
  const sprite = createSprite(standing.height, thing.aspect)
  sprite.draw((context) => thing.draw(context, colors, stage.keySide, createRandom(seed), hour), turn)
  if (isPale) makePale(sprite.canvas)
  if (ground !== undefined && stage.mirror > 0.05)
    putMirrored(film, stage, sprite.canvas, { ...standing, base: 2 * ground - standing.base }, gain)
  putSprite(
    film,
    stage,
    sprite.canvas,
    standing,
    gain,
    ground === undefined && isStanding(stage, standing),
    isNearest,
    mayBeHidden,
  )
  if (thing.shine && !palette.lampsAreOut) {
    const light = createSprite(standing.height, thing.aspect)
    light.draw((context) => thing.shine?.(context, colors, createRandom(seed)), turn)
    const depth = isNearest || (!mayBeHidden && hidesAt(film, light.canvas, standing)) ? undefined : standing.depth
    // A moon is seen by its own face; lamps outshine theirs.
    const power = isPale ? 0.3 : thing.where === 'sky' ? 0.55 * Math.min(1, (0.5 * film.width) / standing.height) : 2.2
    const strength = (power / stage.exposure) * Math.exp(-stage.fogPerMetre * Math.min(standing.depth, 400) * 0.6)
    layOver(film, light.canvas, {
      ...corner(light.canvas, standing),
      gain: strength,
      isLight: true,
      ...(depth && { depth, slack: SLACK }),
    })
  }
}

function makePale(canvas: Canvas): void {
  const context = canvas.getContext('2d')
  context.globalCompositeOperation = 'destination-in'
  context.fillStyle = 'rgba(0,0,0,0.62)'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

function isStanding(stage: Stage, standing: Standing): boolean {
  return (
    stage.hasGround &&
    standing.depth < 20_000 &&
    Math.abs(stage.groundAt(standing.x, standing.depth) - standing.base) < standing.height * 0.2
  )
}

/** A canvas with room around a box of this height, so that nothing is cut that stands out of the box. */
export function createSprite(
  height: number,
  aspect: number,
): {
  canvas: Canvas
  draw(paint: (context: ReturnType<Canvas['getContext']>) => void, turn?: number): void
} {
  const room = SPRITE_ROOM
  const canvas = createCanvas(
    Math.max(2, Math.ceil(height * (aspect + room * 2))),
    Math.max(2, Math.ceil(height * (1 + room * 1.5))),
  )
  return {
    canvas,
    draw(paint, turn = 0) {
      const context = canvas.getContext('2d')
      context.save()
      context.translate(canvas.width / 2, height * (1 + room))
      if (turn !== 0) {
        context.translate(0, -height / 2)
        context.rotate(turn)
        context.translate(0, height / 2)
      }
      context.scale(height, height)
      paint(context)
      context.restore()
    },
  }
}
/** Free space above a sprite's box, in heights of the box; below it half as much. */
const SPRITE_ROOM = 0.3

function corner(canvas: Canvas, { x, base, height }: Standing): { left: number; top: number } {
  return { left: Math.round(x - canvas.width / 2), top: Math.round(base - height * (1 + SPRITE_ROOM)) }
}

/** Lays a sprite on the film at its depth, with mirror image and shadow where it stands on the ground. */
export function putSprite(
  film: Film,
  stage: Stage,
  canvas: Canvas,
  standing: Standing,
  gain: number,
  hasContact: boolean,
  isNearest = false,
  mayBeHidden = false,
): void {
  if (hasContact) {
    castShadow(film, stage, standing, canvas, isNearest)
    if (stage.mirror > 0.05) putMirrored(film, stage, canvas, standing, gain)
  }
  const isHidden = isNearest || (!mayBeHidden && hidesAt(film, canvas, standing))
  layOver(film, canvas, {
    ...corner(canvas, standing),
    gain,
    depth: standing.depth,
    slack: isHidden ? 0 : SLACK,
  })
}

/** The ground just before the feet is a little nearer than they are, and hides nothing. */
const SLACK = 0.86

/** Whether nearer surfaces would hide most of it: then it is painted in front of them all the same, for it is the subject. */
function hidesAt(film: Film, canvas: Canvas, { x, base, height, depth }: Standing): boolean {
  let hidden = 0
  let count = 0
  const half = (canvas.width - height * SPRITE_ROOM * 2) / 2
  for (let j = 0.15; j < 1; j += 0.14) {
    for (let i = -0.8; i <= 0.8; i += 0.4) {
      const column = Math.round(x + i * half)
      const row = Math.round(base - j * height)
      if (column < 0 || row < 0 || column >= film.width || row >= film.height) continue
      count++
      if (film.depth[row * film.width + column]! < depth * SLACK) hidden++
    }
  }
  return count > 0 && hidden / count > 0.3
}

function castShadow(
  film: Film,
  stage: Stage,
  { x, base, height, depth }: Standing,
  canvas: Canvas,
  isNearest: boolean,
): void {
  const reach = (canvas.width - height * SPRITE_ROOM * 2) * 0.5
  const radiusX = reach * 1.25 + height * 0.08
  const slope = Math.max(0.08, Math.min(0.45, (base - stage.horizon) / stage.focal))
  const radiusY = Math.max(2, radiusX * slope * 1.2)
  const shift = -stage.keySide * radiusX * 0.3
  for (let y = Math.max(0, Math.floor(base - radiusY)); y < Math.min(film.height, base + radiusY); y++) {
    for (let px = Math.max(0, Math.floor(x + shift - radiusX)); px < Math.min(film.width, x + shift + radiusX); px++) {
      const dx = (px - x - shift) / radiusX
      const dy = (y - base) / radiusY
      const square = dx * dx + dy * dy
      if (square >= 1) continue
      const i = y * film.width + px
      if (!isNearest && (film.depth[i]! < depth * 0.6 || film.depth[i]! > depth * 1.8)) continue
      const kept = 1 - 0.6 * (1 - square) * (1 - square)
      film.light[i * 3] = film.light[i * 3]! * kept
      film.light[i * 3 + 1] = film.light[i * 3 + 1]! * kept
      film.light[i * 3 + 2] = film.light[i * 3 + 2]! * kept
    }
  }
}

/** The image below the feet, broken into strips that ripples move aside, fading with depth of water. */
function putMirrored(film: Film, stage: Stage, canvas: Canvas, standing: Standing, gain: number): void {
  const { height, x, base } = standing
  const deep = Math.ceil(Math.min(height * 1.1, film.height - base))
  if (deep < 3) return
  const flipped = createCanvas(canvas.width, deep)
  const context = flipped.getContext('2d')
  const foot = height * (1 + SPRITE_ROOM)
  const strip = Math.max(2, Math.round(film.height / 480))
  for (let row = 0; row < deep; row += strip) {
    const waves = Math.sin(row * 0.13) + Math.sin(row * 0.31 + 1.7) * 0.6 + Math.sin(row * 0.057 + 0.4)
    const amplitude = Math.min(height * 0.02, 1 + row * 0.018) * (1.1 - stage.mirror * 0.7)
    context.globalAlpha = clamp(stage.mirror * 0.9 * (1 - (row / deep) ** 2 * 0.7))
    const from = foot - row - strip
    if (from < 0) break
    context.drawImage(canvas, 0, from, canvas.width, strip, waves * amplitude, row, canvas.width, strip)
  }
  layOver(film, flipped, { left: Math.round(x - canvas.width / 2), top: Math.round(base), gain: gain * 0.8 })
}
