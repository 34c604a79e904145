import type { PaintedStage } from '@dayreel/storyboard'
import { createRandom } from '@dayreel/storyboard/base'
import type { ThingColors } from '../painting.ts'
import { createSprite } from '../staging/put-things.ts'
import { thingNamed } from '../things/index.ts'

/**
 * Draws a thing alone, with its light if it has one.
 *
 * @param height height in pixels.
 * @param likeness the same text gives the same thing.
 */
export function drawStageThing(
  name: string,
  { height, colors, keySide, likeness }: { height: number; colors: ThingColors; keySide: number; likeness: string },
): PaintedStage['things'][number] {
  const thing = thingNamed(name)
  if (thing === undefined) return undefined
  const own = Math.min(height, (height * MAX_WIDTH) / thing.aspect)
  const sprite = createSprite(own, thing.aspect)
  sprite.draw((context) => {
    thing.draw(context, colors, keySide, createRandom(`${likeness} ${name}`))
    thing.shine?.(context, colors, createRandom(`${likeness} ${name}`))
  })
  const { canvas } = sprite
  const { width, height: tall } = canvas
  const cutout = { bytes: new Uint8Array(canvas.toBuffer('image/png')), width, height: tall }
  return { cutout, foot: { x: 0.5, y: (own * FOOT) / tall } }
}

/** The largest width in heights of the largest drawing. */
const MAX_WIDTH = 1.5
/** Rows above the base in a sprite, in heights of the thing. */
const FOOT = 1.3
