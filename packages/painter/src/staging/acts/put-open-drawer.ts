import { createRandom } from '@dayreel/storyboard/base'
import type { Brush } from '../../things/brush.ts'
import type { FlatHand } from '../../things/hands/hand-flat.ts'
import { thingNamed } from '../../things/index.ts'
import { box, oval, polygon } from '../../things/shapes.ts'
import { paperOf, stuffOf } from '../../things/stuffs.ts'
import { layHands, layShadow, paintHandAt } from '../lay-hands.ts'
import { putLampLight } from '../put-lamp-light.ts'
import { maySeeFromAbove } from '../put-laid-thing.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene, type Extent } from './act-scene.ts'

/** Metres down to the drawer. */
const DEPTH = 0.72
/** Where the drawer's back, its front and the foot of its front are, in hundredths of the picture's height. */
const [BACK, FRONT, FOOT] = [16, 48, 60]
/** Half the drawer's width at its back and at its front, as shares of the picture's. */
const [BACK_HALF, FRONT_HALF] = [0.37, 0.44]

const ON_EDGE: FlatHand = {
  side: 'back',
  turns: [-0.12, -0.03, 0.06, 0.16],
  reaches: [0.62, 0.66, 0.64, 0.6],
  thumb: -0.66,
}

/** A drawer that is pulled out, seen from above, what lies in it, and the hand on its front. */
export function putOpenDrawer(scene: ActScene): Standing {
  const { film, stage, shot, thing, matter } = scene
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? -1 : 1
  const random = createRandom(`${shot.likeness} drawer`)
  const lies = thingNamed(LYING[thing?.name ?? ''] ?? thing?.name ?? '') ?? thingNamed('letter')!
  paintLayer(scene, { x: wide / 2, depth: DEPTH }, (brush, extent) => {
    paintChestFromAbove(brush, extent, wide, random)
    paintInside(brush, wide, random)
    paintLying(scene, brush, lies)
    if (matter === 'glass') paintGlass(brush, wide)
    paintFront(brush, wide, random)
  })
  const middle = { x: film.width * 0.5, base: film.height * 0.5, height: film.height * 0.34, depth: DEPTH }
  putLampLight(film, shot.palette, { ...middle, x: film.width * (0.5 - way * 0.3), base: film.height * 0.3 })
  const hand = { x: wide * (0.5 + 0.25 * way), y: 71, size: Math.min(32, wide * 0.56), turn: -0.2 * way, mirror: way }
  layHands(scene, (brush, context) => {
    paintHandAt(brush, context, hand, { ...scene, hand: ON_EDGE })
    layShadow(context, { x: -Math.sign(stage.keySide || 1) * film.height * 0.008, y: film.height * 0.012 })
  })
  return middle
}

/** What lies there is drawn as it is seen from above. */
const LYING: Readonly<Record<string, string>> = {
  smartphone: 'phone face down',
  'phone in a drawer': 'phone face down',
  'picture frame': 'photograph',
}

/** The chest's top with its edge, the dark under it, the floor below. */
function paintChestFromAbove(
  brush: Brush,
  { left, right, top, bottom }: Extent,
  wide: number,
  random: () => number,
): void {
  const { fade, form, fill, grain, spot, ink } = brush
  const [walnut, oak] = [stuffOf(brush, 'walnut'), stuffOf(brush, 'oak')]
  fade(box(left, 0, right - left, bottom), oak.shade, oak.deep)
  for (let i = -5; i <= 5; i++) fill(box(i * 12, 0, 0.4, bottom), ink.dark, 0.5)
  spot(0, FOOT + 6, wide * 0.62, 14, ink.dark, 0.85)
  const board = box(left, top, right - left, BACK - 3)
  fade(board, walnut.lit, walnut.mid)
  grain(board, walnut.deep, random, { count: 70, length: 30, width: 0.3, alpha: 0.4 })
  fill(box(left, BACK - 3.4, right - left, FOOT - BACK), ink.dark, 0.9)
  // The front of the chest on both sides of the drawer, in its shadow.
  fade(box(left, BACK, right - left, 9), walnut.deep, ink.dark, 0.8, 0)
  form(box(left, BACK - 4.6, right - left, 2.6), walnut, { round: 0.8, rim: 0.7, sink: 0 })
}

/** Bottom, back and sides of the drawer, the bottom lined with paper. */
function paintInside(brush: Brush, wide: number, random: () => number): void {
  const { fade, fill, grain, ink, inside, spot, line } = brush
  const [pine, paper] = [stuffOf(brush, 'pine'), paperOf(brush)]
  const [back, front] = [wide * BACK_HALF, wide * FRONT_HALF]
  const hole = polygon([-back, BACK, back, BACK, front, FRONT, -front, FRONT])
  fade(hole, pine.shade, pine.mid)
  const bottom = polygon([-back + 3, BACK + 5, back - 3, BACK + 5, front - 3.4, FRONT, -front + 3.4, FRONT])
  fade(bottom, paper.shade, paper.mid)
  inside(bottom, () => {
    // The lining's small pattern runs towards the eye.
    for (let row = 0; row < 9; row++)
      for (let i = -9; i <= 9; i++) {
        const share = row / 9
        const at = (i + (row % 2) / 2) * (3 + share * 0.9)
        fill(oval(at, BACK + 7 + share ** 0.9 * (FRONT - BACK - 6), 0.36, 0.24), stuffOf(brush, 'blueprint').mid, 0.28)
      }
    fade(polygon([-back, BACK, back, BACK, back, BACK + 15, -back, BACK + 15]), ink.dark, ink.dark, 0.75, 0)
    for (const x of [-front, front]) spot(x, FRONT - 12, 7, 26, ink.dark, 0.5)
  })
  for (const way of [-1, 1]) {
    const side = polygon([way * back, BACK, way * (back - 3), BACK + 5, way * (front - 3.4), FRONT, way * front, FRONT])
    fade(side, pine.deep, pine.mid)
    grain(side, pine.deep, random, { count: 12, length: 14, turn: 1.5, width: 0.2, alpha: 0.4 })
    line(
      polygon([way * back, BACK, way * front, FRONT, way * front + 0.2, FRONT, way * back + 0.2, BACK]),
      pine.lit,
      0.9,
      0.9,
    )
  }
  fade(polygon([-back, BACK, back, BACK, back - 3, BACK + 5, -back + 3, BACK + 5]), ink.dark, pine.deep, 0.9, 0.9)
}

function paintLying({ stage, shot }: ActScene, brush: Brush, thing: NonNullable<ActScene['thing']>): void {
  const { context, spot, ink, colors } = brush
  const isFlat = maySeeFromAbove(thing)
  const tall = Math.min(22, 24 / thing.aspect)
  const base = FRONT - 4.4
  spot(1.4, base - tall * 0.4, thing.aspect * tall * 0.6, tall * 0.55, ink.dark, 0.7)
  context.save()
  context.translate(-1, base - (isFlat ? tall * 0.1 : 0))
  if (isFlat) {
    context.transform(1, 0, -0.12, 0.82, 0, 0)
    context.rotate(-0.12)
  }
  context.scale(tall, tall)
  thing.draw(context, colors, stage.keySide, createRandom(`${shot.likeness} ${thing.name}`))
  context.restore()
}

/** A pane over all of it, with the light of the window across. */
function paintGlass({ fill, line, ink, inside }: Brush, wide: number): void {
  const [back, front] = [wide * BACK_HALF - 2, wide * FRONT_HALF - 2.4]
  const pane = polygon([-back, BACK + 3, back, BACK + 3, front, FRONT - 1.4, -front, FRONT - 1.4])
  fill(pane, ink.rim, 0.07)
  inside(pane, () => {
    for (const [x, across] of [
      [-8, 7],
      [3, 2.4],
      [14, 1.2],
    ] as const)
      fill(polygon([x, BACK, x + across, BACK, x + across - 16, FRONT, x - 16, FRONT]), ink.rim, 0.2)
  })
  line(pane, ink.rim, 0.5, 0.7)
}

/** The upper edge of the drawer's front, and its face with two knobs. */
function paintFront(brush: Brush, wide: number, random: () => number): void {
  const { form, fill, fade, grain, ball, line, ink } = brush
  const [oak, brass] = [stuffOf(brush, 'oak'), stuffOf(brush, 'brass')]
  const half = wide * (FRONT_HALF + 0.03)
  form(polygon([-half, FRONT, half, FRONT, half + 0.6, FRONT + 3, -half - 0.6, FRONT + 3]), oak, {
    round: 0.3,
    rim: 0.8,
    sink: 0,
  })
  const face = polygon([-half - 0.6, FRONT + 3, half + 0.6, FRONT + 3, half - 1, FOOT, -half + 1, FOOT])
  fade(face, oak.mid, oak.deep)
  grain(face, oak.deep, random, { count: 40, length: 22, width: 0.3, alpha: 0.4 })
  line(
    polygon([-half + 2, FRONT + 4.6, half - 2, FRONT + 4.6, half - 3, FOOT - 1.6, -half + 3, FOOT - 1.6]),
    oak.deep,
    0.4,
    0.7,
  )
  for (const x of [-half * 0.5, half * 0.5]) {
    fill(oval(x + 0.8, FRONT + 8.6, 3, 2.4), ink.dark, 0.5)
    ball(x, FRONT + 7.6, 2.4, 2.2, brass, 0.5)
  }
}
