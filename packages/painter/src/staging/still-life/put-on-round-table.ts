import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import { putOnLedge } from '../put-on-ledge.ts'
import { paintRoundTable } from '../put-side-table.ts'
import { putLampLight } from '../put-lamp-light.ts'
import type { Standing } from '../standing.ts'
import { putBeam } from './beam.ts'
import { putBlurred } from './put-blurred.ts'
import { companyFor, sizeBeside } from './settings.ts'
import { middleOf } from '../../middle.ts'

/** Metres to the table, which stands in the room rather than before the lens. */
const TABLE_DEPTH = 1.5

/** Puts a thing on a small round table with the whole of its room around it, in a beam of light, one thing of the room beside it. */
export function putOnRoundTable(
  film: Film,
  stage: Stage,
  shot: Shot,
  thing: Thing,
  beside: readonly Thing[],
): Standing {
  const { height } = film
  const { left, width } = middleOf(film)
  const side = shot.subjectX > 0.5 ? -1 : 1
  const middle = left + width * (0.5 - side * 0.1)
  const row = height * 0.58
  const radius = width * 0.45
  const size = Math.min(0.29 * height, (0.58 * width) / thing.aspect)
  const x = middle - side * radius * 0.22
  paintRoundTable(film, stage, shot, { x: middle, row, radius, depth: TABLE_DEPTH })
  const [other] = [...beside, ...companyFor(shot, thing, 7, 1)]
  if (other) {
    const tall = sizeBeside(thing, size, other, height * 0.24) * 0.9
    const away = size * thing.aspect * 0.5 + tall * other.aspect * 0.42
    putBlurred(
      film,
      stage,
      shot,
      other,
      { x: x + side * Math.min(away, radius), base: row - height * 0.012, height: tall, depth: TABLE_DEPTH },
      { blur: 0.003, dim: 0.85 },
    )
  }
  const standing = { x, base: row + height * 0.012, height: size, depth: TABLE_DEPTH * 0.98 }
  // What shines is its own light.
  if (!thing.shine && !shot.palette.lampsAreOut) putBeam(film, stage, shot, x, row)
  putOnLedge(film, stage, shot, thing, standing)
  if (thing.shine && !shot.palette.lampsAreOut) putLampLight(film, shot.palette, { ...standing, height: size * 1.6 })
  return standing
}
