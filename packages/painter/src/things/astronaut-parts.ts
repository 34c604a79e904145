import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval } from './shapes.ts'
import { stuffOf, suitOf } from './stuffs.ts'

/** Soft folds across a limb of the suit: middle and half width of each. */
function paintFolds({ crease }: Brush, suit: ReturnType<typeof stuffOf>, folds: readonly (readonly number[])[]): void {
  for (const [x = 0, y = 0, half = 0] of folds)
    crease([x - half, y - 0.6, 0.1, x, y + 0.9, 0.5, x + half, y - 0.8, 0.1], suit, 0.45)
}

/** Arms that hang, but for one that `isHolding`, legs and boots; the body is drawn over them. */
export function paintLimbs(brush: Brush, isHolding = false): void {
  const { form, fill, ink } = brush
  const suit = suitOf(brush)
  const grey = suitOf(brush, 'steel')
  const stripe = stuffOf(brush, 'paint')
  for (const way of [-1, 1]) {
    form(limb([way * 7, -42, 7.6, way * 8.6, -24, 7, way * 8.8, -9, 6.2]), suit, { round: 3, rim: 0.8 })
    paintFolds(brush, suit, [
      [way * 8, -30, 6],
      [way * 8.6, -24, 6.4],
      [way * 8.8, -21, 6],
      [way * 8.8, -13, 5.6],
    ])
    const x = way * 9.2
    form(
      blob([
        x - 7,
        -9,
        x + 7,
        -9,
        x + 7.4 + way,
        -3,
        x + 7.8 + way,
        -0.4,
        x,
        0,
        x - 7.8 + way,
        -0.4,
        x - 7.4 + way,
        -3,
      ]),
      grey,
      { round: 2, rim: 0.6 },
    )
    fill(box(x - 7.6 + way * 0.6, -2.2, 15.2, 1.9, 0.8), ink.dark, 0.6)
    form(limb([x - 6, -11, 1, x, -10.2, 1.1, x + 6, -11, 1]), stripe, { rim: 0.3, sink: 0 })
    if (isHolding && way > 0) continue
    form(limb([way * 16, -71, 5.6, way * 21, -58, 5.4, way * 21.6, -45, 4.6]), suit, { round: 2.6, rim: 0.9 })
    paintFolds(brush, suit, [
      [way * 20, -60, 4.6],
      [way * 21, -56, 4.6],
      [way * 21.4, -51, 4.2],
    ])
    form(limb([way * 21.4, -44.6, 4, way * 21.2, -39, 4, way * 19.6, -34.6, 2.6]), grey, { round: 1.6, rim: 0.6 })
    form(limb([way * 17.2, -47.6, 0.9, way * 21.6, -46.4, 1, way * 26, -47.6, 0.9]), stripe, { rim: 0.2, sink: 0 })
  }
}

export function paintTrunk(brush: Brush): void {
  const suit = suitOf(brush)
  brush.form(
    blob([-15, -74, 0, -76.6, 15, -74, 18, -62, 15.6, -46, 14.6, -36, 0, -33.6, -14.6, -36, -15.6, -46, -18, -62]),
    suit,
    { round: 5, rim: 1, sink: 0.25 },
  )
  paintFolds(brush, suit, [
    [-6, -38, 7],
    [7, -38, 7],
    [0, -42, 11],
  ])
}

/** A helmet's shell around a point, half as wide as told. */
export function paintHelmet(brush: Brush, x: number, y: number, half: number): void {
  const { ball, form, spot, side, inside } = brush
  const suit = suitOf(brush)
  ball(x, y, half, half * 0.98, suit)
  inside(oval(x, y, half, half * 0.98), () =>
    spot(x + side * half * 0.5, y - half * 0.5, half * 0.6, half * 0.5, suit.rim, 0.6),
  )
  for (const way of [-1, 1])
    form(box(x + way * half * 0.95 - 1.5, y - 3, 3, 6.6, 1.3), suitOf(brush, 'steel'), { rim: 0.4 })
}

/** The visor's glass on a helmet, turned aside by so much, with what it looks at in it. */
export function paintVisor(brush: Brush, aside: number): void {
  const { fill, line, ink, inside, spot, side } = brush
  const suit = suitOf(brush)
  const narrow = 1 - Math.abs(aside) * 0.045
  const across = (points: readonly number[]): number[] =>
    points.map((value, i) => (i % 2 === 0 ? value * narrow + aside : value))
  const visor = blob(across([0, -94.6, 7.6, -92.6, 10, -86, 8, -79, 0, -77, -8, -79, -10, -86, -7.6, -92.6]))
  fill(visor, mixInk(ink.dark, ink.accent2, 0.25))
  inside(visor, () => {
    spot(aside, -77.6, 12, 8, ink.glow, 0.8)
    fill(blob(across([-12, -81, -5, -83.4, 0, -81.6, 6, -84, 12, -81, 12, -75, -12, -75])), ink.dark, 0.7)
    spot(side * 4.4 + aside, -90, 5, 4.4, ink.rim, 0.85)
  })
  line(visor, suit.deep, 1)
  line(visor, suit.rim, 0.35)
}

/** The controls on the chest, and the hoses from it. */
export function paintControls(brush: Brush, aside: number): void {
  const { form, fill, line, ink } = brush
  const grey = suitOf(brush, 'steel')
  form(box(-8.6 + aside, -62, 17.2, 13, 2), grey, { round: 2, rim: 0.6 })
  for (const [x, stuff] of [
    [-5, stuffOf(brush, 'paint')],
    [-0.6, stuffOf(brush, 'straw')],
    [3.8, stuffOf(brush, 'blueprint')],
  ] as const)
    fill(oval(x + aside, -58.6, 1.2), stuff.lit)
  fill(box(-6 + aside, -55, 12, 3.2, 1), ink.dark, 0.8)
  for (const x of [-11, 11]) line(curve([x * 0.7 + aside, -56, x * 1.2, -62, x, -72]), grey.deep, 1.7)
}
