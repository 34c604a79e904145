import { createRandom } from '@dayreel/storyboard/base'
import { clamp } from '../../math.ts'
import type { HandBrush } from '../../things/hands/hand-brush.ts'
import { PINCH } from '../../things/hands/hand-pinch.ts'
import { KEYHOLE_BELOW, paintKnobOnDoor } from '../put-doorknob.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'
import { handWith, layPinchingHand } from './pinching-hand.ts'

/** Metres to the door. */
const DOOR_DEPTH = 0.72
/** Where the key's end is in the hand, in hundredths of its length. */
const KEY_END = { x: -63, y: -104 }

/** A hand that turns the key in the lock under a door's knob. */
export function putTurnedKey(scene: ActScene): Standing {
  const { film, shot } = scene
  const wide = wideOf(scene)
  const knob = { x: wide * clamp(shot.subjectX - 0.08, 0.34, 0.4), y: 21 }
  const random = createRandom(`${shot.likeness} doorknob`)
  paintLayer(scene, { ...knob, depth: DOOR_DEPTH }, (brush, extent) => paintKnobOnDoor(brush, extent, random))
  const keyhole = { x: knob.x, y: knob.y + KEYHOLE_BELOW }
  const place = handWith(KEY_END, keyhole, { size: Math.min(38, wide * 0.68), turn: -0.1 })
  layPinchingHand(scene, place, paintKey)
  return { x: (keyhole.x / wide) * film.width, base: film.height * 0.58, height: film.height * 0.42, depth: DOOR_DEPTH }
}

/** A key from its bow between the fingers to where it goes into the lock. */
function paintKey(brush: HandBrush): void {
  const brass = brush.rampOf('#c99a3f')
  const bow = { x: PINCH.x - 1, y: PINCH.y - 2 }
  const [x, y] = [KEY_END.x, KEY_END.y]
  brush.tube([bow.x - 6, bow.y - 6.6, 2.6, x, y, 2.4], brass)
  brush.tube([bow.x - 10, bow.y - 11.4, 4, bow.x - 12, bow.y - 13.6, 4], brass)
  // The bow is a ring, seen from the side.
  const ring = Array.from({ length: 17 }, (_, i) => {
    const turn = (i / 16) * Math.PI * 2
    const [along, across] = [Math.cos(turn) * 12, Math.sin(turn) * 9.6]
    return [bow.x + along * 0.66 - across * 0.75, bow.y + along * 0.75 + across * 0.66, 3]
  }).flat()
  brush.tube(ring, brass)
}
