import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../../lib/random.ts'
import { layOver } from '../../light/film.ts'
import { colorsFor } from '../../light/thing-colors.ts'
import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import type { Standing } from '../standing.ts'

/** Free space about it, in heights of its own, so that nothing that stands out of its box is cut. */
const ROOM = 0.34

/**
 * Puts a thing there that is out of focus, with the soft dark at its foot: painted small and enlarged, which costs less than painting
 * it sharp.
 *
 * @param blur radius as a share of the picture's height.
 * @param dim share of its own light that it keeps.
 */
export function putBlurred(
  film: Film,
  stage: Stage,
  { palette, likeness }: Pick<Shot, 'palette' | 'likeness'>,
  thing: Thing,
  { x, base, height, depth }: Standing,
  { blur, dim = 1, isOnGround = true }: { blur: number; dim?: number; isOnGround?: boolean },
): void {
  const { colors, gain } = colorsFor(stage, palette, depth)
  const wide = height * (thing.aspect + ROOM * 2)
  const tall = height * (1 + ROOM * 1.6)
  const [left, top] = [Math.round(x - wide / 2), Math.round(base - height * (1 + ROOM))]
  const paint = (draw: (context: SKRSContext2D) => void): Canvas =>
    softly(wide, tall, blur * film.height, (context) => {
      context.translate(wide / 2, height * (1 + ROOM))
      context.scale(height, height)
      draw(context)
    })
  const seed = `${likeness} ${thing.name}`
  const body = paint((context) => {
    if (isOnGround) shadeFoot(context, thing.aspect)
    thing.draw(context, colors, stage.keySide, createRandom(seed))
  })
  layOver(film, body, { left, top, gain: gain * dim, depth, slack: 0 })
  if (!thing.shine || palette.lampsAreOut) return
  const light = paint((context) => thing.shine?.(context, colors, createRandom(seed)))
  layOver(film, light, { left, top, gain: (1.8 * dim) / stage.exposure, isLight: true })
}

/** A canvas of a size in pixels on which something is painted out of focus. @param blur radius in pixels. */
export function softly(width: number, height: number, blur: number, paint: (context: SKRSContext2D) => void): Canvas {
  const shrink = Math.max(1, blur * 0.7)
  const small = createCanvas(Math.max(2, Math.ceil(width / shrink)), Math.max(2, Math.ceil(height / shrink)))
  const own = small.getContext('2d')
  own.scale(small.width / Math.ceil(width), small.height / Math.ceil(height))
  paint(own)
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(small, 0, 0, canvas.width, canvas.height)
  return canvas
}

function shadeFoot(context: SKRSContext2D, aspect: number): void {
  context.save()
  context.scale(aspect * 0.62, 0.09)
  const fall = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  fall.addColorStop(0, 'rgba(4,4,12,0.75)')
  fall.addColorStop(1, 'rgba(4,4,12,0)')
  context.fillStyle = fall
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}
