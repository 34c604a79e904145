import { createRandom } from '@dayreel/storyboard/base'
import { paintClosedDoor } from '../../things/closed-door.ts'
import { SKIN_WARMTH } from '../../things/hands/hand-brush.ts'
import { paintFist } from '../../things/hands/hand-fist.ts'
import { paintSleeve } from '../../things/hands/hand-sleeve.ts'
import { layHands, layShadow, placedAt } from '../lay-hands.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the door, which fills the frame. */
const DOOR_DEPTH = 0.72
/** How many hundredths of the picture's height a hundredth of the door's is. */
const DOOR_SCALE = 1.34

/** A fist that meets a closed door, as whoever knocks sees it. */
export function putKnock(scene: ActScene): Standing {
  const { film, stage, shot, look, hasShirt } = scene
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? -1 : 1
  const random = createRandom(`${shot.likeness} knocked door`)
  // The leaf's handle is in the frame, on the side away from the hand.
  const door = { x: wide * 0.5 - way * 2, y: 112, depth: DOOR_DEPTH, scale: DOOR_SCALE }
  paintLayer(scene, door, (brush, { left, right, top, bottom }) => {
    if (way > 0) brush.context.scale(-1, 1)
    paintClosedDoor(brush, random, false)
    for (const [x, y] of [
      [left, bottom],
      [right, bottom],
      [left, top],
      [right, top],
    ] as const)
      brush.spot(x, y, 26, 34, brush.ink.dark, 0.5)
    brush.spot(0, -56, 22, 22, brush.ink.rim, 0.16)
  })
  const size = Math.min(46, wide * 0.82)
  const at = { x: wide * (0.5 + 0.19 * way), y: 62, size, turn: -0.42 * way, mirror: way }
  layHands(scene, (brush, context) => {
    placedAt(context, at, () => {
      paintFist(brush, brush.rampOf(look.skin, SKIN_WARMTH))
      context.translate(0, 4)
      paintSleeve(brush, look, hasShirt)
    })
    const side = Math.sign(stage.keySide || -way)
    layShadow(context, { x: -side * film.height * 0.016, y: film.height * 0.012 })
  })
  return { x: film.width * (0.5 + 0.02 * way), base: film.height * 0.56, height: film.height * 0.4, depth: DOOR_DEPTH }
}
