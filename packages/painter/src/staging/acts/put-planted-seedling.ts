import { createRandom } from '@dayreel/storyboard/base'
import type { Brush } from '../../things/brush.ts'
import type { FlatHand } from '../../things/hands/hand-flat.ts'
import { blob, curve, limb, oval } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { layHands, layShadow, paintHandAt } from '../lay-hands.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the seedling. */
const DEPTH = 0.7
const PRESSING: FlatHand = {
  side: 'back',
  turns: [-0.16, -0.06, 0.04, 0.14],
  reaches: [0.78, 0.8, 0.76, 0.7],
  thumb: -0.16,
}

/** A seedling in its earth, and two hands that press it down around the stem. */
export function putPlantedSeedling(scene: ActScene): Standing {
  const { film, shot } = scene
  const wide = wideOf(scene)
  soften(film, 0.006)
  const random = createRandom(`${shot.likeness} seedling`)
  const x = wide * (shot.subjectX < 0.5 ? 0.48 : 0.52)
  const ground = 51
  paintLayer(scene, { x, y: ground, depth: DEPTH }, (brush, { left, right, bottom }) => {
    paintEarth(brush, { left, right, bottom }, random)
    paintSeedling(brush)
  })
  const size = Math.min(31, wide * 0.55)
  layHands(scene, (brush, context) => {
    for (const way of [1, -1]) {
      const place = { x: x + way * wide * 0.39, y: 67, size, turn: -0.86 * way, mirror: way, flat: 0.9 }
      paintHandAt(brush, context, place, { ...scene, hand: PRESSING })
    }
    layShadow(context, { x: 0, y: film.height * 0.01 })
  })
  paintLayer(scene, { x, y: ground, depth: DEPTH * 0.9 }, (brush) => paintCrumbs(brush, random))
  return { x: film.width * 0.5, base: film.height * 0.6, height: film.height * 0.38, depth: DEPTH }
}

/** Dark earth to the lower edge, heaped up in the middle. */
function paintEarth(
  brush: Brush,
  { left, right, bottom }: { left: number; right: number; bottom: number },
  random: () => number,
): void {
  const { fade, fill, inside, spot, ink } = brush
  const earth = stuffOf(brush, 'walnut')
  const heap = blob([
    left - 4,
    bottom + 4,
    left - 4,
    bottom + 4,
    left - 4,
    -4,
    left - 4,
    -4,
    -18,
    -4.6,
    -9,
    -6.4,
    0,
    -7.6,
    9,
    -6.4,
    18,
    -4.6,
    right + 4,
    -4,
    right + 4,
    -4,
    right + 4,
    bottom + 4,
    right + 4,
    bottom + 4,
  ])
  fade(heap, earth.mid, earth.deep)
  inside(heap, () => {
    for (let i = 0; i < 900; i++) {
      const near = random()
      const [x, y] = [left + random() * (right - left), -7 + near * near * bottom]
      const size = 0.25 + near * 0.8 * random()
      fill(oval(x, y + size * 0.5, size * 1.3, size * 0.7), ink.dark, 0.4)
      fill(oval(x, y, size * 1.2, size * 0.7, random() * 3), random() < 0.5 ? earth.lit : earth.shade, 0.55)
    }
    spot(0, 0, 16, 6, ink.dark, 0.4)
  })
}

/** A stem with two seed leaves and two true ones. */
function paintSeedling(brush: Brush): void {
  const { form, line, spot, side } = brush
  const leaf = stuffOf(brush, 'foliage')
  const fresh = { ...leaf, lit: leaf.rim, mid: leaf.lit, shade: leaf.mid }
  spot(-side * 3, -6, 6, 1.8, brush.ink.dark, 0.6)
  form(limb([0, -5, 0.8, -0.5, -12, 0.65, 0.4, -19, 0.55, 0.2, -24, 0.5]), fresh, { round: 0.3, rim: 0.4 })
  const paintLeaf = (x: number, y: number, turn: number, long: number): void => {
    brush.context.save()
    brush.context.translate(x, y)
    brush.context.rotate(turn)
    form(
      blob([
        0,
        0,
        0,
        0,
        long * 0.3,
        -long * 0.26,
        long * 0.7,
        -long * 0.24,
        long,
        0,
        long,
        0,
        long * 0.7,
        long * 0.2,
        long * 0.3,
        long * 0.22,
      ]),
      fresh,
      { round: 1, rim: 0.4 },
    )
    line(curve([0, 0, long * 0.5, -long * 0.03, long * 0.92, 0]), leaf.deep, 0.25, 0.6)
    for (const share of [0.3, 0.5, 0.7])
      line(
        curve([long * share, 0, long * (share + 0.1), -long * 0.08, long * (share + 0.16), -long * 0.14]),
        leaf.deep,
        0.15,
        0.5,
      )
    brush.context.restore()
  }
  paintLeaf(-0.3, -14, -2.72, 7)
  paintLeaf(0, -14.6, -0.42, 7)
  paintLeaf(0.2, -23, -2.3, 10)
  paintLeaf(0.2, -23.4, -0.8, 10.6)
  paintLeaf(0.2, -24, -1.5, 5)
}

/** A few crumbs of earth on the fingers and before them. */
function paintCrumbs({ fill, ink, ...brush }: Brush, random: () => number): void {
  const earth = stuffOf({ fill, ink, ...brush }, 'walnut')
  for (let i = 0; i < 60; i++) {
    const x = (random() + random() - 1) * 17
    const [y, size] = [-3 + random() * 6, 0.3 + random() * 0.6]
    fill(oval(x, y + size * 0.4, size * 1.2, size * 0.7), ink.dark, 0.5)
    fill(oval(x, y, size * 1.1, size * 0.7), earth.mid, 0.9)
  }
}
