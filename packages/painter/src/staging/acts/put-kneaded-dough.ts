import { createRandom } from '@dayreel/storyboard/base'
import type { FlatHand } from '../../things/hands/hand-flat.ts'
import { blob, oval } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { layHands, layShadow, paintHandAt } from '../lay-hands.ts'
import { putLedge } from '../ledge.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the dough. */
const DEPTH = 0.7
const KNEADING: FlatHand = {
  side: 'back',
  turns: [-0.14, -0.05, 0.05, 0.16],
  reaches: [0.6, 0.62, 0.6, 0.54],
  thumb: -0.34,
}

/** Two hands that press down a ball of dough on a floury board. */
export function putKneadedDough(scene: ActScene): Standing {
  const { film, stage, shot } = scene
  const wide = wideOf(scene)
  soften(film, 0.006)
  putLedge(film, stage, shot, 'wood', film.height * 0.34)
  const random = createRandom(`${shot.likeness} dough`)
  const x = wide / 2
  const y = 52
  paintLayer(scene, { x, y, depth: DEPTH }, (brush, { left, right }) => {
    const { form, inside, fill, spot, ink, crease } = brush
    const [dough, flour] = [stuffOf(brush, 'crumb'), stuffOf(brush, 'flour')]
    for (let i = 0; i < 900; i++) {
      const [far, turn] = [random() ** 0.7, random() * Math.PI * 2]
      fill(
        oval(Math.cos(turn) * far * wide * 0.52, 3 + Math.sin(turn) * far * 11, 0.06 + random() ** 2 * 0.26),
        flour.lit,
        0.3 + random() * 0.5,
      )
    }
    for (const [at, down, reach] of [
      [-12, 5, 13],
      [10, 7, 15],
      [0, 1, 20],
    ] as const)
      spot(at, down, reach, reach * 0.22, flour.lit, 0.3)
    spot(1.4, 5, 21, 4.4, ink.dark, 0.6)
    const ball = blob([
      -21, 3, -22, -6, -17, -14, -7, -17.6, 4, -18, 14, -15, 21, -7.6, 21, 2, 14, 6.4, 0, 7.6, -13, 6.4,
    ])
    form(ball, { ...dough, lit: dough.rim, mid: dough.lit, shade: dough.mid }, { round: 5, rim: 0.4, sink: 0.2 })
    inside(ball, () => {
      spot(-9, 0, 7, 4, dough.shade, 0.55)
      spot(9, 0, 7, 4, dough.shade, 0.55)
      crease([-17, -5, 0.2, -8, -11.6, 0.7, 4, -13.6, 0.2], dough, 0.35)
      crease([6, -15.6, 0.2, 13, -11, 0.5, 17, -5, 0.2], dough, 0.3)
      for (let i = 0; i < 40; i++)
        fill(oval(random() * 40 - 20, -14 + random() * 18, 0.1 + random() * 0.2), flour.lit, 0.5)
    })
    spot(left, 20, 10, 30, ink.dark, 0.3)
    spot(right, 20, 10, 30, ink.dark, 0.3)
  })
  const size = Math.min(31, wide * 0.55)
  layHands(scene, (brush, context) => {
    for (const way of [1, -1]) {
      const place = { x: x + way * wide * 0.27, y: 67.5, size, turn: -0.42 * way, mirror: way, flat: 0.92 }
      paintHandAt(brush, context, place, { ...scene, hand: KNEADING })
    }
    layShadow(context, { x: 0, y: film.height * 0.01 })
  })
  paintLayer(scene, { x, y, depth: DEPTH * 0.92 }, ({ fill, ...brush }) => {
    const flour = stuffOf({ fill, ...brush }, 'flour')
    for (let i = 0; i < 70; i++)
      fill(oval((random() - 0.5) * 34, -5 + random() * 12, 0.06 + random() ** 2 * 0.2), flour.lit, 0.7)
  })
  return { x: film.width * 0.5, base: film.height * 0.6, height: film.height * 0.34, depth: DEPTH }
}
