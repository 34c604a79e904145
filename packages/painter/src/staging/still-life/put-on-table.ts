import { hashText } from '@dayreel/storyboard/base'
import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import { putOnLedge, THING_DEPTH } from '../put-on-ledge.ts'
import type { Standing } from '../standing.ts'
import { flatThingsFor } from './laid-things.ts'
import { createPlane, type Plane } from './plane.ts'
import { putBlurred } from './put-blurred.ts'
import { companyFor, sizeBeside, tableSetting } from './settings.ts'
import { putWatcher } from './put-watcher.ts'
import { shadeAround } from './shade-around.ts'
import { putTableTop } from './table-tops.ts'
import { putWindowLight } from './window-light.ts'
import { middleOf } from '../../middle.ts'

/** What else is in such a picture: other things of the scene, and somebody of a kind of figure. */
export type Beside = { beside: readonly Thing[]; figure: string | undefined }

/** Metres to what stands behind it. */
const BEHIND_DEPTH = 1.05

/**
 * Puts a thing on a table of the place on one third of the picture, in the light of a window, with what belongs there behind it out of
 * focus and what lies there before it.
 *
 * @param beside other things of the scene, which stand there rather than what only keeps company; and the kind of figure of whoever
 *   sits behind the table.
 */
export function putOnTable(film: Film, stage: Stage, shot: Shot, thing: Thing, { beside, figure }: Beside): Standing {
  const { height } = film
  const { left, width } = middleOf(film)
  const setting = tableSetting(shot, thing)
  const isPerch = shot.size === 'perch'
  // Beside a face nothing is larger than it.
  const size = Math.min(
    (figure ? 0.24 : isPerch ? 0.3 : 0.4) * height,
    ((thing.aspect > 2 ? 0.8 : 0.72) * width) / thing.aspect,
  )
  const side = shot.subjectX > 0.5 ? -1 : 1
  const half = size * thing.aspect * 0.5
  const x = Math.min(
    Math.max(left + width * (0.5 - side * 0.15), left + half + width * 0.05),
    left + width * 0.95 - half,
  )
  const plane = createPlane({ height, middle: film.width / 2, vanish: 0.24, far: isPerch ? 0.53 : 0.5, base: 0.58 })
  const choice = hashText(`${shot.likeness} ${thing.name}`) >>> 2
  if (figure) putWatcher(film, stage, shot, { figure, facing: invert(side) })
  const [near, far] = flatThingsFor(setting, choice)
  putTableTop(film, stage, shot, {
    plane,
    setting,
    paint: (brush) => far(brush, plane, { x: -side * 14, z: 2, turn: side * 0.5 }, shot.random),
    paintNear: (brush) =>
      near(brush, plane, { x: side * 17, z: -33, turn: -side * (0.3 + shot.random() * 0.4) }, shot.random),
  })
  putCompany(film, stage, shot, {
    plane,
    thing,
    x,
    size,
    side: figure ? invert(side) : side,
    beside,
    count: figure ? 1 : 3,
  })
  if (shot.palette.lampsAreOut) shadeAround(film, { x, y: plane.base - size * 0.5, reach: size * 0.8 }, 0.9)
  else putWindowLight(film, stage, shot, plane, { x })
  const standing = { x, base: plane.base, height: size, depth: THING_DEPTH }
  putOnLedge(film, stage, shot, thing, standing)
  return standing
}

export function invert(side: -1 | 1): -1 | 1 {
  return side < 0 ? 1 : -1
}

/** What keeps it company, behind it on the other side, out of focus, the farther the smaller. */
export function putCompany(
  film: Film,
  stage: Stage,
  shot: Shot,
  {
    plane,
    thing,
    x,
    size,
    side,
    beside,
    count,
  }: {
    plane: Plane
    thing: Thing
    x: number
    size: number
    side: -1 | 1
    beside: readonly Thing[]
    count: number
  },
): void {
  const { width, height } = film
  const company = [...beside, ...companyFor(shot, thing, count, count)].slice(0, count)
  const spots = [
    { across: side * 0.36, z: 11, blur: 0.0065 },
    { across: side * 0.6, z: 16, blur: 0.009 },
    { across: -side * 0.3, z: 18, blur: 0.0095 },
  ]
  for (const [i, other] of company.entries()) {
    const { across, z, blur } = spots[i]!
    const [, base] = plane.at(0, z)
    const tall = sizeBeside(thing, size, other, height * 0.36) * (plane.scaleAt(base) / plane.scaleAt(plane.base))
    const standing = { x: x + across * middleOf(film).width, base, height: tall, depth: BEHIND_DEPTH + i * 0.05 }
    if (standing.x < -width * 0.06 || standing.x > width * 1.06) continue
    putBlurred(film, stage, shot, other, standing, { blur, dim: 0.8 })
  }
}
