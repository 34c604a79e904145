import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import { putOnLedge, THING_DEPTH } from '../put-on-ledge.ts'
import { putWindow } from '../put-window.ts'
import type { Standing } from '../standing.ts'
import { createPlane } from './plane.ts'
import { invert, putCompany, type Beside } from './put-on-table.ts'
import { putWatcher } from './put-watcher.ts'
import { tableSetting } from './settings.ts'
import { putTableTop } from './table-tops.ts'
import { putLightFromBehind } from './window-light.ts'
import { middleOf } from '../../middle.ts'

/** Puts a thing on a table at a window, the world and its weather outside, the light of the panes coming towards the eye; who has to do with it sits there. */
export function putAtWindow(film: Film, stage: Stage, shot: Shot, thing: Thing, { beside, figure }: Beside): Standing {
  const { height } = film
  const { left, width } = middleOf(film)
  const size = Math.min(
    (figure ? 0.24 : shot.size === 'perch' ? 0.3 : 0.39) * height,
    ((thing.aspect > 2 ? 0.78 : 0.7) * width) / thing.aspect,
  )
  const half = size * thing.aspect * 0.5
  const side = shot.subjectX > 0.5 ? -1 : 1
  const x = Math.min(
    Math.max(left + width * (0.5 - side * 0.13), left + half + width * 0.08),
    left + width * 0.92 - half,
  )
  const plane = createPlane({ height, middle: film.width / 2, vanish: 0.3, far: 0.525, base: 0.582 })
  putWindow(film, stage, shot, plane.far - height * 0.012)
  if (figure) putWatcher(film, stage, shot, { figure, facing: invert(side) })
  putTableTop(film, stage, shot, { plane, setting: tableSetting(shot) })
  putLightFromBehind(film, stage, shot, plane)
  if (!figure) putCompany(film, stage, shot, { plane, thing, x, size, side, beside, count: 1 })
  const standing = { x, base: plane.base, height: size, depth: THING_DEPTH }
  putOnLedge(film, stage, shot, thing, standing)
  return standing
}
