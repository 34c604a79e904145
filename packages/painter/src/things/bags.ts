import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** Where a carrying hand takes hold of a bag, in hundredths of its height. */
export const BAG_HANDLE = { x: 0, y: -93 }

/** A soft travelling bag of leather: two handles, a strap round each end, a flap over the zip, a label that hangs. */
function paintBag(brush: Brush): void {
  const { contact, form, fill, inside, spot, line, ball, side, ink, crease } = brush
  const leather = stuffOf(brush, 'leather')
  const hide = stuffOf(brush, 'hide')
  const brass = stuffOf(brush, 'brass')
  contact(0, 66)
  // The farther handle, then the nearer one over the body.
  form(arch(30, -92, 2.4), dimmed(hide), { round: 0.8, rim: 0.4 })
  const body = blob([
    -60, -4, -66, -16, -67, -36, -62, -52, -50, -60, -24, -63, 0, -62, 24, -63, 50, -60, 62, -52, 67, -36, 66, -16, 60,
    -4, 40, 0, 0, 0.6, -40, 0,
  ])
  form(body, leather, { round: 11, rim: 1.2, sink: 0.34 })
  inside(body, () => {
    spot(side * 30, -44, 26, 14, leather.rim, 0.35)
    // The weight of what is in it bulges low and sags between.
    for (const [x, y, turn] of [
      [-40, -28, 0.5],
      [-14, -22, -0.3],
      [18, -26, 0.34],
      [44, -30, -0.5],
    ] as const) {
      spot(x, y, 4, 17, leather.deep, 0.4)
      spot(x + side * 5, y - 3, 3.4, 15, leather.lit, 0.3)
      crease([x - 4, y + 14, 0.4, x + turn * 4, y, 0.9, x + 3, y - 15, 0.3], leather, 0.4)
    }
    line(curve([-66, -9, 0, -5, 66, -9]), leather.deep, 0.7, 0.7)
  })
  form(blob([-54, -58, -50, -62, 0, -65, 50, -62, 54, -58, 50, -53.6, 0, -57, -50, -53.6]), hide, {
    round: 1.4,
    rim: 0.7,
  })
  line(curve([-50, -58.6, 0, -61, 50, -58.6]), brass.lit, 0.9, 0.9)
  for (const x of [-42, 42]) {
    form(limb([x, -60, 3.2, x * 1.04, -34, 3.4, x * 1.02, -1, 3.2]), hide, { round: 1, rim: 0.5 })
    form(box(x - 4.4, -34, 8.8, 7.4, 1.2), brass, { round: 0.6, rim: 0.4 })
    fill(box(x - 2.4, -32.2, 4.8, 3.8, 0.6), hide.deep)
  }
  form(arch(36, BAG_HANDLE.y, 3), hide, { round: 1.1, rim: 0.7 })
  for (const x of [-36, 36]) ball(x * 0.98, -47, 2.2, 2.2, brass, 0.3)
  form(blob([20, -66, 24, -58, 26, -46, 19, -45, 15, -48, 16, -60]), stuffOf(brush, 'linen'), { round: 0.8, rim: 0.5 })
  line(curve([19, -65, 14, -72, 10, -78]), hide.deep, 0.7)
  fill(oval(20.6, -60, 0.9), ink.dark)
}

/** A handle from one side of a bag to the other. */
function arch(half: number, top: number, wide: number): ReturnType<typeof limb> {
  return limb([
    -half,
    -46,
    wide,
    -half * 0.92,
    -70,
    wide,
    -half * 0.56,
    top + 5,
    wide,
    0,
    top,
    wide * 1.25,
    half * 0.56,
    top + 5,
    wide,
    half * 0.92,
    -70,
    wide,
    half,
    -46,
    wide,
  ])
}

/** A rucksack that stands by itself: lid and buckles, a pocket before it, side pockets, the loop to lift it by. */
function paintRucksack(brush: Brush): void {
  const { contact, form, fill, inside, spot, line, side, ink, tone } = brush
  const cloth = tone(0.55, 'accent', 0.7)
  const leather = stuffOf(brush, 'leather')
  const brass = stuffOf(brush, 'brass')
  contact(0, 36)
  const loop = without(
    blob([-8, -88, -8, -88, -10, -96, -4, -100, 4, -100, 10, -96, 8, -88, 8, -88]),
    blob([-4.6, -88, -4.6, -88, -6, -94, -2, -96.4, 2, -96.4, 6, -94, 4.6, -88, 4.6, -88]),
  )
  form(loop, leather, { round: 0.8, rim: 0.6 })
  for (const way of [-1, 1]) {
    form(limb([way * 20, -82, 3.4, way * 34, -66, 3.6, way * 36, -36, 3.4, way * 27, -10, 2.8]), leather, {
      round: 1.2,
      rim: 0.5,
    })
    form(blob([way * 26, -40, way * 36, -37, way * 39, -20, way * 35, -4, way * 24, -3]), dimmed(cloth), {
      round: 3,
      rim: 0.7,
    })
  }
  const body = blob([
    -27, 0, -32, -14, -33, -44, -30, -70, -22, -86, 0, -91, 22, -86, 30, -70, 33, -44, 32, -14, 27, 0, 0, 1,
  ])
  form(body, cloth, { round: 8, rim: 1.1, sink: 0.3 })
  inside(body, () => {
    spot(side * 18, -54, 11, 22, cloth.rim, 0.3)
    for (const x of [-20, 6, 22]) spot(x, -22, 4, 20, cloth.deep, 0.35)
  })
  const pocket = blob([-22, -3, -24, -14, -23, -32, -17, -38, 0, -39, 17, -38, 23, -32, 24, -14, 22, -3, 0, -1])
  fill(
    blob([-24, -2, -26, -15, -25, -34, -18, -40.6, 0, -41.6, 18, -40.6, 25, -34, 26, -15, 24, -2, 0, 0]),
    cloth.deep,
    0.6,
  )
  form(pocket, cloth, { round: 4.4, rim: 0.8, sink: 0.25 })
  const lid = blob([-31, -58, -33, -70, -26, -86, 0, -92, 26, -86, 33, -70, 31, -58, 26, -52, 0, -49, -26, -52])
  fill(blob([-31, -56, -26, -49.6, 0, -46.4, 26, -49.6, 31, -56, 0, -60]), cloth.deep, 0.65)
  form(lid, cloth, { round: 6, rim: 1, sink: 0.2 })
  line(curve([-28, -55.6, 0, -51.8, 28, -55.6]), cloth.lit, 0.5, 0.6)
  form(blob([-22.6, -30, -23.6, -36, -16, -41, 0, -42, 16, -41, 23.6, -36, 22.6, -30, 0, -26.6]), cloth, {
    round: 2,
    rim: 0.7,
  })
  for (const [x, from, to] of [
    [-14, -70, -36],
    [14, -70, -36],
    [0, -36, -17],
  ] as const) {
    form(limb([x, from, 2, x * 1.03, to, 1.9]), leather, { round: 0.6, rim: 0.5 })
    form(box(x * 1.02 - 3.2, (from + to) / 2 + 4, 6.4, 5.6, 0.9), brass, { round: 0.5, rim: 0.4 })
    fill(box(x * 1.02 - 1.7, (from + to) / 2 + 5.4, 3.4, 2.8, 0.4), ink.dark, 0.8)
  }
}

export const BAG_THINGS: readonly Thing[] = [
  sketch({
    name: 'bag',
    words: [
      'bags',
      'holdall',
      'handbag',
      'handbags',
      'satchel',
      'duffel bag',
      'travelling bag',
      'overnight bag',
      'bag on a floor',
    ],
    metres: 0.42,
    aspect: 1.4,
    where: 'ground',
    places: ['room', 'corridor', 'station'],
    paint: paintBag,
  }),
  sketch({
    name: 'rucksack',
    words: ['rucksacks', 'backpack', 'backpacks', 'knapsack', 'schoolbag', 'schoolbags', 'school bag', 'school bags'],
    metres: 0.55,
    aspect: 0.8,
    where: 'ground',
    places: ['room', 'corridor', 'mountains'],
    paint: paintRucksack,
  }),
]
