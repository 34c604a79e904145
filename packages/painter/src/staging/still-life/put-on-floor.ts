import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import { putThing } from '../put-things.ts'
import { putLampLight } from '../put-lamp-light.ts'
import type { Standing } from '../standing.ts'
import { putBeam } from './beam.ts'
import { middleOf } from '../../middle.ts'

/** Puts a thing on the floor of a room that is seen whole, low and wide: a beam of light finds it. */
export function putOnFloor(film: Film, stage: Stage, shot: Shot, thing: Thing): Standing {
  const { height } = film
  const { left, width } = middleOf(film)
  const { brief, palette } = shot
  const size = Math.min((shot.size === 'perch' ? 0.28 : 0.34) * height, (0.7 * width) / thing.aspect)
  const half = size * thing.aspect * 0.5
  const x = Math.min(Math.max(shot.subjectX * film.width, left + half + width * 0.06), left + width * 0.94 - half)
  const base = height * 0.6
  const depth = Math.max(1.1, (stage.focal * stage.cameraHeight) / Math.max(height * 0.04, base - stage.horizon))
  const standing = { x, base, height: size, depth }
  const level: Stage = { ...stage, groundAt: () => base }
  // What shines is its own light.
  if (!thing.shine && !palette.lampsAreOut) putBeam(film, stage, shot, x, base)
  putThing(film, level, shot, thing, standing, { hour: brief.hour, isNearest: true })
  if (thing.shine && !palette.lampsAreOut) putLampLight(film, palette, standing)
  return standing
}
