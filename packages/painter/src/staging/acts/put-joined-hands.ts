import { SKIN_WARMTH } from '../../things/hands/hand-brush.ts'
import type { FlatHand } from '../../things/hands/hand-flat.ts'
import { paintGrip } from '../../things/hands/hand-grip.ts'
import { paintSleeve } from '../../things/hands/hand-sleeve.ts'
import { kindNamed } from '../../things/figures/figures.ts'
import { handLook, layHands, layShadow, paintHandAt, placedAt } from '../lay-hands.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { wideOf, type ActScene } from './act-scene.ts'

const GIVEN: FlatHand = {
  side: 'back',
  turns: [-0.06, 0, 0.06, 0.12],
  reaches: [0.7, 0.72, 0.7, 0.64],
  thumb: -0.42,
}

/** Two people's hands, one in the other, the arms going up out of the frame on both sides. */
export function putJoinedHands(scene: ActScene): Standing {
  const { film, shot, look } = scene
  const { height } = film
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? -1 : 1
  soften(film, 0.008)
  const size = Math.min(33, wide * 0.58)
  const other = handLook(kindNamed(look.sex === 'woman' ? 'coat' : 'dress'), `${shot.likeness} companion 0`)
  const given = { x: wide * (0.5 + 0.17 * way), y: 26, size, turn: Math.PI + 0.42 * way, mirror: way }
  const along = 0.42 * size
  const on = { x: given.x + Math.sin(given.turn) * along, y: given.y - Math.cos(given.turn) * along }
  layHands(scene, (brush, context) =>
    paintHandAt(brush, context, given, { ...scene, hand: GIVEN, look: other, hasShirt: false }),
  )
  layHands(scene, (brush, context) => {
    placedAt(context, { ...on, size: size * 1.02, turn: -0.62 * way, mirror: way }, () => {
      paintGrip(brush, brush.rampOf(look.skin, SKIN_WARMTH))
      context.translate(0, -46)
      context.rotate(Math.PI - 0.1)
      paintSleeve(brush, look, scene.hasShirt)
    })
    layShadow(context, { x: 0, y: height * 0.008 })
  })
  return { x: film.width * 0.5, base: height * 0.56, height: height * 0.4, depth: 0.66 }
}
