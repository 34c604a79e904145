import { thingNamed } from '../../things/index.ts'
import { putHandOnSleeve } from '../put-hands-gripping.ts'
import { putThing } from '../put-things.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { wideOf, type ActScene } from './act-scene.ts'

/** Metres to the door. */
const DOOR_DEPTH = 3

/** The hand of somebody that holds back another by the sleeve, the open door that they were going through behind it. */
export function putHeldSleeve(scene: ActScene): Standing {
  const { film, stage, shot, matter } = scene
  const { width, height } = film
  if (matter === 'door') {
    const x = width * (shot.subjectX < 0.5 ? 0.62 : 0.38)
    const door = {
      x,
      base: height * 0.86,
      height: Math.min(height * 0.86, (wideOf(scene) / 100) * height * 1.7),
      depth: DOOR_DEPTH,
    }
    putThing(film, { ...stage, hasGround: false }, shot, thingNamed('door')!, door, { isNearest: true })
  }
  soften(film, 0.009)
  return putHandOnSleeve(scene)
}
