import type { Expression } from '../../brief/brief.ts'
import { castOf } from '../people-cast.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { wideOf, type ActScene } from './act-scene.ts'
import { layPortrait } from './lay-portrait.ts'

/** Metres to those in front. */
const DEPTH = 1.6
/** Who stands where: as shares of the width and hundredths of the height, those behind first. */
const PLACES = [
  { x: 0.16, crown: 26, size: 30 },
  { x: 0.56, crown: 22, size: 32 },
  { x: 0.93, crown: 27, size: 31 },
  { x: 0.33, crown: 31, size: 40 },
  { x: 0.78, crown: 38, size: 42 },
] as const

/** A crowd from near: faces one behind the other, all turned up to the same thing in the sky, none of them saying anything. */
export function putUpturnedFaces(scene: ActScene): Standing {
  const { film, shot } = scene
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? 1 : -1
  soften(film, 0.006)
  const cast = castOf(shot, 'coat', PLACES.length)
  const order = [4, 3, 2, 1, 0]
  const expressions: readonly Expression[] = ['wonder', 'calm', 'wonder', 'wonder', 'calm']
  for (const [i, { x, crown, size }] of PLACES.entries()) {
    const { kind, identity, sex } = cast[order[i]!]!
    const own = kind === 'child' ? size * 0.82 : size
    layPortrait(scene, {
      kind,
      identity,
      ...(sex && { sex }),
      x: wide * (way > 0 ? x : 1 - x),
      base: crown + own + (kind === 'child' ? 9 : 0),
      size: own,
      depth: DEPTH + (PLACES.length - i) * 0.03,
      facing: way,
      view: 'turned',
      gaze: 'up',
      expression: expressions[i]!,
    })
  }
  return { x: film.width * 0.5, base: film.height * 0.6, height: film.height * 0.36, depth: DEPTH }
}
