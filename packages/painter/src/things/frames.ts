import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

function paintFrame(brush: Brush, random: () => number): void {
  const { contact, form, fill, fade, inside, ink, line, spot, ball, side } = brush
  const gold = stuffOf(brush, 'brass')
  const sepia = stuffOf(brush, 'crust')
  const paper = stuffOf(brush, 'linen')
  contact(0, 38)
  form(polygon([14, -40, 36, -3, 42, -3, 24, -50]), dimmed(stuffOf(brush, 'walnut')), { rim: 0.3 })
  form(box(-41, -99, 82, 99, 3), gold, { round: 3, rim: 1.1, sink: 0.2 })
  for (const inset of [2.6, 8.4])
    line(box(-41 + inset, -99 + inset, 82 - inset * 2, 99 - inset * 2, 2), gold.deep, 0.7, 0.8)
  for (let i = 0; i < 9; i++)
    for (const y of [-93.4, -5.6]) {
      ball(-32 + i * 8, y, 1.9, 1.9, gold, 0.3)
      if (i > 0) ball(y < -50 ? -35.4 : 35.4, -94 + i * 9.8, 1.9, 1.9, gold, 0.3)
    }
  for (const [x, y] of [
    [-37, -95],
    [37, -95],
    [-37, -4],
    [37, -4],
  ] as const)
    form(
      blob([x - 5, y, x - 3, y - 4, x, y - 5, x + 3, y - 4, x + 5, y, x + 3, y + 4, x, y + 4.6, x - 3, y + 4]),
      gold,
      { round: 1.4, rim: 0.7 },
    )
  form(without(box(-31, -89, 62, 79), box(-24, -82, 48, 65)), paper, { round: 1, rim: 0, sink: 0 })
  const photo = box(-24, -82, 48, 65)
  fade(photo, sepia.lit, sepia.shade)
  inside(photo, () => {
    spot(0, -60, 30, 34, paper.lit, 0.75)
    // Somebody in a high collar, long ago.
    fill(blob([-23, -14, -20, -30, -8, -37, 8, -37, 20, -30, 23, -14]), sepia.deep)
    fill(polygon([-6, -38, 6, -38, 0, -26]), paper.mid)
    fill(polygon([-1.6, -34, 1.6, -34, 2.6, -22, 0, -18, -2.6, -22]), ink.dark, 0.85)
    form(limb([0, -42, 4, 0, -36, 4.4]), paper, { rim: 0 })
    form(blob([-9, -58, -9.6, -50, -7, -43, 0, -39.4, 7, -43, 9.6, -50, 9, -58, 5, -64, -5, -64]), paper, {
      round: 3,
      rim: 0,
      sink: 0.1,
    })
    fill(
      blob([-10.4, -52, -11, -62, -6, -69, 2, -70, 9, -66, 11, -58, 10.4, -52, 8, -59, 3, -62, -6, -61, -9, -57]),
      sepia.deep,
    )
    for (const x of [-3.8, 3.8]) {
      fill(oval(x, -52.6, 1.2, 0.9), ink.dark, 0.9)
      line(curve([x - 2, -55.4, x, -56, x + 2, -55.2]), sepia.deep, 0.7)
    }
    line(curve([0, -52, -0.8, -48.4, 0.6, -47.8]), sepia.mid, 0.6)
    line(curve([-2.8, -44.6, 0, -43.8, 2.8, -44.6]), sepia.deep, 0.8)
    brush.mottle(photo, sepia.deep, random, { count: 8, size: 4, alpha: 0.07 })
    spot(-24, -82, 20, 20, sepia.deep, 0.5)
    spot(24, -17, 20, 20, sepia.deep, 0.5)
    fill(polygon([side * -24, -82, side * -2, -82, side * -24, -40]), ink.rim, 0.18)
  })
  line(photo, gold.deep, 0.8, 0.9)
}

export const FRAME_THINGS: readonly Thing[] = [
  sketch({
    name: 'picture frame',
    words: [
      'picture frames',
      'frame',
      'frames',
      'photograph frame',
      'framed photograph',
      'framed photo',
      'framed picture',
      'portrait in a frame',
    ],
    metres: 0.19,
    aspect: 0.88,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintFrame,
  }),
]
