import { thingNamed } from '../../things/index.ts'
import { gripThing } from '../put-hands-gripping.ts'
import { putCuppedHands } from '../put-hands-with.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { wideOf, type ActScene } from './act-scene.ts'

/** Somebody's drink: a glass in one hand, or both hands around a warm cup. */
export function putRaisedGlass(scene: ActScene): Standing {
  const { film, shot, matter } = scene
  soften(film, 0.007)
  if (matter === 'warm') return putCuppedHands(scene, [thingNamed('cup')!])
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? 1 : -1
  const place = { x: wide * (0.5 + 0.07 * way), y: 66, size: Math.min(38, wide * 0.68), turn: -0.1 * way, mirror: way }
  return gripThing(scene, thingNamed('drinking glass')!, { place, tall: 31, turn: -0.04 * way })
}
