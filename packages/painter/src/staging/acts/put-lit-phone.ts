import { thingNamed } from '../../things/index.ts'
import { gripThing } from '../put-hands-gripping.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the phone. */
const DEPTH = 0.66
/** How much of a room's light is left where only the phone is to be seen. */
const DIMMED = { night: 0.35, dusk: 0.5, dawn: 0.6, day: 0.85 } as const

/** A phone in a hand, its screen the brightest thing in the room. */
export function putLitPhone(scene: ActScene): Standing {
  const { film, shot } = scene
  const { light } = film
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? 1 : -1
  soften(film, 0.008)
  const share = DIMMED[shot.brief.time]
  for (let i = 0; i < light.length; i++) light[i] = light[i]! * share
  const place = { x: wide * (0.5 + 0.06 * way), y: 66, size: Math.min(38, wide * 0.68), turn: -0.16 * way, mirror: way }
  const phone = thingNamed('smartphone')!
  const tall = 34
  const standing = gripThing(scene, phone, { place, tall, turn: -0.09 * way })
  const foot = { x: (standing.x / film.height) * 100, y: place.y - 0.33 * place.size }
  // The screen lights the hand under it and the air around.
  paintLayer(scene, { ...foot, depth: DEPTH, shine: 0.5 }, ({ spot }) => {
    for (const reach of [44, 32, 22]) spot(0, -tall * 0.5, reach, reach * 1.1, [150, 186, 255], 0.1)
    spot(0, 1, 11, 7, [170, 200, 255], 0.2)
  })
  return { ...standing, height: film.height * 0.44 }
}
