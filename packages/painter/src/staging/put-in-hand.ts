import { clamp } from '../math.ts'
import type { Pose } from '../brief/brief.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { putThing } from './put-things.ts'
import type { Standing } from './standing.ts'
import { WARDROBES } from '../things/figures/figure-kinds.ts'
import { handOf, type FigureKind } from '../things/figures/figures.ts'

/** What hangs from the hand rather than standing in it. */
const HANGS = new Set(['lantern', 'pocket watch', 'key', 'lock'])

/** Puts a thing into the near hand of somebody. */
export function putInHand(
  film: Film,
  stage: Stage,
  shot: Shot,
  thing: Thing,
  { standing, kind, pose, facing }: { standing: Standing; kind: FigureKind; pose: Pose; facing: -1 | 1 },
): void {
  const hand = handOf(pose, kind, facing)
  const body = WARDROBES[kind].metres
  // A key as small as it is would not be seen.
  const share = thing.name === 'umbrella' ? 0.62 : clamp((thing.metres * 1.25) / body, 0.13, 0.34)
  const size = share * standing.height
  const reach = pose === 'read' ? 0.03 * facing : 0.03 * facing
  const low = HANGS.has(thing.name) ? 0.96 : thing.name === 'umbrella' ? -0.04 : pose === 'read' ? 0.4 : 0.2
  const held = {
    x: standing.x + (hand.x + reach) * standing.height,
    base: standing.base + hand.y * standing.height + size * low,
    height: size,
    depth: standing.depth * 0.995,
  }
  putThing(film, stage, shot, thing, held, stage.hasGround ? { ground: standing.base } : {})
}
