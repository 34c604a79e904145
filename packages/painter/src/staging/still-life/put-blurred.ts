import type { SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import { colorsFor } from '../../light/thing-colors.ts'
import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import type { Standing } from '../standing.ts'
import { laySoftly } from './softly.ts'

/** Free space about it, in heights of its own, so that nothing that stands out of its box is cut. */
const ROOM = 0.34

/**
 * Puts a thing there that is out of focus, with the soft dark at its foot: painted small and enlarged, which costs less than painting
 * it sharp.
 *
 * @param blur radius as a share of the picture's height.
 * @param dim share of its own light that it keeps.
 * @param isFront whether it is between the eye and the thing: a lens that blurred it again by its depth would cut out its edge.
 */
export function putBlurred(
  film: Film,
  stage: Stage,
  { palette, likeness }: Pick<Shot, 'palette' | 'likeness'>,
  thing: Thing,
  { x, base, height, depth }: Standing,
  { blur, dim = 1, isFront = false }: { blur: number; dim?: number; isFront?: boolean },
): void {
  const { colors, gain } = colorsFor(stage, palette, depth)
  const wide = height * (thing.aspect + ROOM * 2)
  const tall = height * (1 + ROOM * 1.6)
  const [left, top] = [Math.round(x - wide / 2), Math.round(base - height * (1 + ROOM))]
  const box = { left, top, width: wide, height: tall }
  const lay = (layer: Parameters<typeof laySoftly>[3], draw: (context: SKRSContext2D) => void): void =>
    laySoftly(film, box, blur * film.height, layer, (context) => {
      context.translate(wide / 2, height * (1 + ROOM))
      context.scale(height, height)
      draw(context)
    })
  const seed = `${likeness} ${thing.name}`
  lay({ gain: gain * dim, ...(!isFront && { depth, slack: 0 }) }, (context) => {
    if (!isFront) shadeFoot(context, thing.aspect)
    thing.draw(context, colors, stage.keySide, createRandom(seed))
  })
  if (!thing.shine || palette.lampsAreOut) return
  lay({ gain: (1.8 * dim) / stage.exposure, isLight: true }, (context) =>
    thing.shine?.(context, colors, createRandom(seed)),
  )
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
