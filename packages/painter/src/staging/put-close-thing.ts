import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { isSmall } from '../shot-plan.ts'
import { laidFlat } from './laid-flat.ts'
import { isAloft, putHanging } from './put-hanging.ts'
import { putDetail } from './put-detail.ts'
import { LIT_WINDOW } from '../things/lit-windows.ts'
import { putLaidThing } from './put-laid-thing.ts'
import { putLitWindow } from './put-lit-window.ts'
import type { Standing } from './standing.ts'
import { putAtWindow } from './still-life/put-at-window.ts'
import { putBetween } from './still-life/put-between.ts'
import { putOnFloor } from './still-life/put-on-floor.ts'
import { putOnGround } from './still-life/put-on-ground.ts'
import { putOnRoundTable } from './still-life/put-on-round-table.ts'
import { putOnShelf } from './still-life/put-on-shelf.ts'
import { propNamed } from './still-life/settings.ts'
import { putOnTable } from './still-life/put-on-table.ts'

/** What would not stand by itself beside another. */
const LYING = new Set(['key', 'ring', 'coin', 'scissors', 'ticket', 'map'])

/**
 * Shows a thing from near: what is small where it lies, stands or hangs, with what belongs there; what is larger so close that the
 * frame cuts it.
 *
 * @param others other things of the scene, which may lie with it.
 * @param closeness how much nearer than usual a style wants it; `figure` is the kind of whoever has to do with it.
 */
export function putCloseThing(
  film: Film,
  stage: Stage,
  shot: Shot,
  named: Thing,
  others: readonly Thing[],
  { closeness, figure }: { closeness: number; figure: string | undefined },
): Standing {
  if (named.name === LIT_WINDOW) return putLitWindow(film, stage, shot)
  const thing = shot.brief.room === 'archive' && named.name === 'box' ? (propNamed('archive box') ?? named) : named
  if (!isSmall(thing) && thing.where !== 'wall') return putDetail(film, stage, shot, thing, closeness)
  const beside = others.filter((other) => isSmall(other) && !isAloft(other) && !LYING.has(other.name))
  const lying = laidFlat(thing)
  switch (shot.way ?? 'table') {
    case 'above':
      return putLaidThing(film, stage, shot, thing, others)
    case 'table':
      return putOnTable(film, stage, shot, lying, { beside, figure })
    case 'shelf':
      return putOnShelf(film, stage, shot, thing)
    case 'window':
      return putAtWindow(film, stage, shot, lying, { beside, figure })
    case 'low':
      return putBetween(film, stage, shot, thing, { beside, figure })
    case 'room':
      return putOnRoundTable(film, stage, shot, lying, beside)
    case 'floor':
      return putOnFloor(film, stage, shot, lying)
    case 'ground':
      return putOnGround(film, stage, shot, thing, beside)
    default:
      return putHanging(film, stage, shot, thing, closeness)
  }
}
