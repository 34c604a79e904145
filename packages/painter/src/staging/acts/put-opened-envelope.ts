import { PINCH } from '../../things/hands/hand-pinch.ts'
import { thingNamed } from '../../things/index.ts'
import { gripThing } from '../put-hands-gripping.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { wideOf, type ActScene } from './act-scene.ts'
import { handWith, layPinchingHand } from './pinching-hand.ts'

/** One hand holds an envelope, the other draws the letter out of it. */
export function putOpenedEnvelope(scene: ActScene): Standing {
  const { film } = scene
  const wide = wideOf(scene)
  soften(film, 0.008)
  const letter = thingNamed('letter')!
  const tall = Math.min(27, (wide * 0.62) / letter.aspect)
  const size = Math.min(34, wide * 0.6)
  const place = { x: wide * 0.34, y: 69, size, turn: 0.12, mirror: -1 }
  gripThing(scene, letter, { place, tall, turn: -0.05 })
  const sheet = { x: wide * 0.58, y: place.y - 0.33 * size - tall * 0.86 }
  layPinchingHand(scene, handWith({ x: PINCH.x - 1, y: PINCH.y - 4 }, sheet, { size, turn: -0.5 }), () => undefined)
  return { x: film.width * 0.5, base: film.height * 0.6, height: film.height * 0.42, depth: 0.66 }
}
