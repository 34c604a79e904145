import { paintPencilInHand, PENCIL_POINT } from '../../things/hands/hand-pinch.ts'
import { putOnWall } from '../put-on-wall.ts'
import type { Standing } from '../standing.ts'
import { wideOf, type ActScene } from './act-scene.ts'
import { handWith, layPinchingHand } from './pinching-hand.ts'

/** A hand that writes on the leaf of a wall calendar. */
export function putMarkedCalendar(scene: ActScene): Standing {
  const { film, stage, shot } = scene
  const wide = wideOf(scene)
  const calendar = putOnWall(film, stage, shot, 'calendar')
  const leaf = { x: (calendar.x / film.height) * 100 + wide * 0.13, y: 51 }
  const place = handWith(PENCIL_POINT, leaf, { size: Math.min(34, wide * 0.6), turn: -0.12 })
  layPinchingHand(scene, place, paintPencilInHand)
  return { ...calendar, height: calendar.height * 1.1 }
}
