import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Thing, ThingColors } from '../painting.ts'

/** Paper and what is as thin: on a table it lies, for on its edge nothing would hold it. */
const THIN = new Set(
  (
    'ticket|letter|postcard|map|returned envelope|stamped page|newspaper|blank page|two drawings|list of names|drawing|' +
    'blacked-out page|floor plan|feather|leaf'
  ).split('|'),
)

export function isThin({ name }: Thing): boolean {
  return THIN.has(name)
}

/** Share of its own height that is left of what lies and is seen from above the table's edge. */
const FORESHORTENED = 0.42
/** How high it would stand that is laid so, in pixels; anything else as high as it is. */
export function heightUnlaid(thing: Thing, height: number): number {
  return isThin(thing) && thing.aspect > 1 / FORESHORTENED ? height / FORESHORTENED : height
}

/** How far its far edge is moved aside, in its own heights. */
const ASKEW = 0.34

/** What is thin as it lies on a table before the eye, turned a little; anything else as it is. */
export function laidFlat(thing: Thing): Thing {
  if (!isThin(thing)) return thing
  const lie = (context: SKRSContext2D, work: () => void): void => {
    context.save()
    context.transform(
      1 / FORESHORTENED,
      0.025 / FORESHORTENED,
      -ASKEW / FORESHORTENED,
      1,
      (ASKEW * -0.5) / FORESHORTENED,
      -0.04,
    )
    work()
    context.restore()
  }
  return {
    ...thing,
    aspect: (thing.aspect + ASKEW) / FORESHORTENED,
    draw: (context, ...rest) => lie(context, () => thing.draw(context, ...rest)),
    ...(thing.shine && {
      shine: (context: SKRSContext2D, colors: ThingColors, random: Random) =>
        lie(context, () => thing.shine?.(context, colors, random)),
    }),
  }
}
