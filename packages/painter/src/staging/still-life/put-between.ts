import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import { isRoofed } from '../../brief/places.ts'
import { ledgeAt, putLedge } from '../ledge.ts'
import { putOnLedge, THING_DEPTH } from '../put-on-ledge.ts'
import type { Standing } from '../standing.ts'
import { putLitter } from './litter.ts'
import { putWildFront } from './wild-front.ts'
import { createPlane } from './plane.ts'
import { putBlurred } from './put-blurred.ts'
import { invert, type Beside } from './put-on-table.ts'
import { putShoulder } from './put-watcher.ts'
import { companyFor, propNamed, tableSetting } from './settings.ts'
import { putTableTop } from './table-tops.ts'
import { middleOf } from '../../middle.ts'

/** Metres to what is between the eye and the thing. */
const FRONT_DEPTH = 0.4

/**
 * Puts a thing there as an eye at the height of the table sees it: large, past something out of focus in front, against the light of
 * the place, or over somebody's shoulder; under the open sky past grass, stones or twigs.
 */
export function putBetween(film: Film, stage: Stage, shot: Shot, thing: Thing, { beside, figure }: Beside): Standing {
  const { height } = film
  const { left, width } = middleOf(film)
  const size = Math.min((shot.size === 'perch' ? 0.32 : 0.42) * height, (0.8 * width) / thing.aspect)
  const side = shot.subjectX > 0.5 ? -1 : 1
  const half = size * thing.aspect * 0.5
  const x = Math.min(
    Math.max(left + width * (0.5 - side * 0.1), left + half + width * 0.03),
    left + width * 0.97 - half,
  )
  const isWild = !isRoofed(shot.brief.place)
  const base = height * 0.575
  const standing = { x, base, height: size, depth: THING_DEPTH }
  if (isWild) {
    putLedge(film, stage, shot, ledgeAt(shot.brief.place) ?? 'stone', base - height * 0.028)
    putLitter(film, stage, shot, { edge: base - height * 0.028, base })
    putOnLedge(film, stage, shot, thing, standing)
    putWildFront(film, stage, shot, { side, isHigh: true })
    return standing
  }
  const plane = createPlane({ height, middle: film.width / 2, vanish: 0.47, far: 0.545, base: 0.575 })
  putTableTop(film, stage, shot, { plane, setting: tableSetting(shot, thing), isPlain: true })
  const [first, second] = [...beside, ...companyFor(shot, thing, 5, 3)]
  const lamp =
    shot.brief.time === 'night' && !shot.palette.lampsAreOut && !thing.shine ? propNamed('table lamp') : first
  if (lamp)
    putBlurred(
      film,
      stage,
      shot,
      lamp,
      { x: left + width * (0.5 + side * 0.36), base: plane.at(0, 16)[1], height: height * 0.3, depth: 1.2 },
      { blur: 0.011, dim: 0.85 },
    )
  putOnLedge(film, stage, shot, thing, standing)
  if (figure) putShoulder(film, stage, shot, { figure, facing: invert(side) })
  else if (second)
    putBlurred(
      film,
      stage,
      shot,
      second,
      {
        x: left + width * (0.5 + side * 0.44),
        base: height * 0.99,
        height: height * 0.4,
        depth: FRONT_DEPTH,
      },
      { blur: 0.02, dim: 0.5, isFront: true },
    )
  return standing
}
