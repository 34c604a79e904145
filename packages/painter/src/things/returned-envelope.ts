import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, oval, polygon } from './shapes.ts'
import { paintScrawl } from './scrawl.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** A hand that points to the left, as post offices stamp it: back to where it came from. */
function paintPointingHand(brush: Brush, x: number, y: number): void {
  const { line, fill, context } = brush
  const red = stuffOf(brush, 'paint').lit
  context.save()
  context.translate(x, y)
  line(
    blob([
      -30, -2, -27, -4, -4, -4, 0, -7, 8, -9, 15, -8, 15, -8, 15, 7, 15, 7, 8, 9, -1, 9, -5, 6, -4, 3, -3, 0, -4, 0,
      -27, 0,
    ]),
    red,
    1.5,
    0.9,
  )
  for (const at of [1.6, 4.4]) line(curve([-4, at, 0, at + 0.4, 3, at]), red, 1, 0.85)
  line(curve([-2, -4.6, 2, -1, 5, -2]), red, 1, 0.85)
  fill(polygon([17, -9.4, 23, -10.4, 23, 9.4, 17, 8.4]), red, 0.85)
  fill(box(24.6, -11, 3, 21), red, 0.6)
  context.restore()
}

function paintReturned(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, line, spot, mottle, crease, context, ink } = brush
  const paper = stuffOf(brush, 'linen')
  const dark = stuffOf(brush, 'ink')
  const red = stuffOf(brush, 'velvet')
  contact(0, 66)
  context.save()
  context.translate(0, -49)
  context.rotate(-0.05)
  fill(box(-68, -43, 140, 92, 1), ink.dark, 0.28)
  const front = blob([
    -70, -46, -70, -46, 0, -45.2, 70, -46.6, 70, -46.6, 70.6, 0, 69, 44, 69, 44, 66, 46.6, 66, 46.6, 0, 46, -70, 47,
    -70, 47, -70.6, 4,
  ])
  form(front, paper, { round: 3, rim: 1, sink: 0.18, depth: 0.75 })
  inside(front, () => {
    mottle(front, stuffOf(brush, 'crust').mid, random, { count: 14, size: 15, alpha: 0.06 })
    for (const [x, y] of [
      [-70, -46],
      [70, -46],
      [-70, 46],
      [70, 46],
    ] as const)
      spot(x, y, 26, 18, paper.deep, 0.35)
    // A ring that a cup left, long ago.
    line(oval(-44, 22, 13, 12), stuffOf(brush, 'walnut').mid, 1.4, 0.18)
    paintScrawl(brush, random, { left: -20, right: 46, top: 2, rows: 3, row: 10.4, color: dark.mid, width: 1.1 })
    line(curve([-24, 27, 20, 4, 50, -6]), red.mid, 1.5, 0.75)
    line(curve([-20, -4, 12, 14, 48, 28]), red.mid, 1.5, 0.7)
  })
  for (let i = 0; i < 12; i++) {
    fill(oval(38 + i * 2.3, -39.6, 0.7), dimmed(paper).mid)
    fill(oval(38 + i * 2.3, -8.4, 0.7), dimmed(paper).mid)
  }
  form(box(38, -39.6, 25.4, 31.2), stuffOf(brush, 'flour'), { round: 0.4, rim: 0.4, sink: 0 })
  const picture = box(40.4, -37, 20.6, 26)
  brush.fade(picture, stuffOf(brush, 'bottle').lit, stuffOf(brush, 'bottle').mid)
  inside(picture, () => {
    fill(oval(50.7, -27, 5, 6), stuffOf(brush, 'flour').lit, 0.9)
    fill(blob([41, -10, 44, -18, 50.7, -20.6, 57, -18, 60.6, -10]), stuffOf(brush, 'flour').lit, 0.9)
  })
  const mark = mixInk(dark.mid, ink.dark, 0.3)
  line(oval(26, -25, 13), mark, 1.1, 0.8)
  line(oval(26, -25, 8.6), mark, 0.7, 0.75)
  for (const y of [-28, -25, -22]) line(curve([20.6, y, 31.4, y]), mark, 1.1, 0.7)
  for (let i = 0; i < 5; i++)
    line(curve([37, -35 + i * 4.6, 44, -37 + i * 4.6, 52, -33 + i * 4.6, 66, -36 + i * 4.6]), mark, 0.9, 0.7)
  context.save()
  context.rotate(-0.13)
  context.scale(1.1, 1.1)
  paintPointingHand(brush, -27, -20)
  context.restore()
  crease([-70, 10, 0.15, -30, 11, 0.4, -10, 8, 0.1], paper, 0.4)
  crease([58, 47, 0.1, 63, 40, 0.4, 70, 36, 0.1], paper, 0.6)
  context.restore()
}

export const RETURNED_ENVELOPE_THINGS: readonly Thing[] = [
  sketch({
    name: 'returned envelope',
    words: [
      'returned envelopes',
      'return to sender',
      'returned letter',
      'returned letters',
      'postmark',
      'postmarks',
      'worn envelope',
      'letter that arrived forty years late',
      'arrived forty years late',
    ],
    metres: 0.17,
    aspect: 1.48,
    where: 'hand',
    places: ['room', 'station'],
    paint: paintReturned,
  }),
]
