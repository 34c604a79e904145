import type { Thing } from '../painting.ts'

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
/** How far its far edge is moved aside, in its own heights. */
const ASKEW = 0.34

/** What is thin as it lies on a table before the eye, turned a little; anything else as it is. */
export function laidFlat(thing: Thing): Thing {
  if (!isThin(thing)) return thing
  const { draw, shine } = thing
  const lie = (context: Parameters<Thing['draw']>[0], work: () => void): void => {
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
    metres: thing.metres * FORESHORTENED,
    aspect: (thing.aspect + ASKEW) / FORESHORTENED,
    draw: (context, ...rest) => lie(context, () => draw(context, ...rest)),
    ...(shine && {
      shine: (
        context: Parameters<Thing['draw']>[0],
        ...rest: [Parameters<typeof shine>[1], Parameters<typeof shine>[2]]
      ) => lie(context, () => shine(context, ...rest)),
    }),
  }
}
