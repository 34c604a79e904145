import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, oval } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

/** A wide stoneware bowl with dough that has risen over its rim, flour on it, and a wooden spoon. */
function paintMixingBowl(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, spot, line, side, ink, stroke } = brush
  const china = stuffOf(brush, 'china')
  const pine = stuffOf(brush, 'pine')
  const flour = stuffOf(brush, 'flour')
  const crumb = stuffOf(brush, 'crumb')
  contact(0, 58)
  form(limb([26, -58, 2.6, 46, -74, 1.8, 62, -92, 2.6]), pine, { round: 0.8, rim: 0.5, sink: 0 })
  stroke([28, -59, 0.4, 46, -74.6, 0.5, 61, -91, 0.4], pine.rim, 0.8)
  form(oval(0, -58, 60, 9), { ...china, lit: china.shade, mid: china.deep }, { round: 1, rim: 0.5, sink: 0 })
  const dough = blob([-52, -56, -52, -56, -44, -72, -24, -84, 2, -88, 28, -82, 46, -70, 52, -56, 52, -56, 0, -48])
  form(dough, crumb, { round: 9, rim: 1, sink: 0.15, depth: 0.6 })
  inside(dough, () => {
    spot(side * 18, -78, 24, 10, flour.lit, 0.75)
    line(curve([-26, -76, -12, -70, 2, -74]), crumb.shade, 1.1, 0.45)
    line(curve([10, -82, 22, -74, 34, -72]), crumb.shade, 0.9, 0.4)
    for (let i = 0; i < 90; i++)
      fill(oval((random() - 0.5) * 96, -86 + random() * 34, 0.4 + random() * 1.2, 0.4 + random() * 0.6), flour.lit, 0.6)
  })
  const bowl = blob([
    -60, -58, -60, -58, -57, -38, -44, -16, -24, -2, 24, -2, 44, -16, 57, -38, 60, -58, 60, -58, 0, -49,
  ])
  form(bowl, china, { isColumn: true, round: 8, rim: 1.2, sink: 0.25 })
  inside(bowl, () => {
    for (const [y, width] of [
      [-46, 2.4],
      [-41, 0.8],
    ] as const)
      line(curve([-62, y, -30, y + 9, 0, y + 11, 30, y + 9, 62, y]), ink.accent2, width, 0.85)
  })
}

export const MIXING_BOWL_THINGS: readonly Thing[] = [
  sketch({
    name: 'mixing bowl',
    words: ['flour', 'dough', 'bread dough', 'batter', 'mixing bowls', 'yeast'],
    metres: 0.18,
    aspect: 1.4,
    where: 'ground',
    places: ['room'],
    paint: paintMixingBowl,
  }),
]
