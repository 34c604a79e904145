import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'
import { paintPlanks } from './textures.ts'

function paintKite(brush: Brush): void {
  const { form, inside, line, fill, ink, side, spot, context } = brush
  const red = stuffOf(brush, 'paint')
  const yellow = stuffOf(brush, 'straw')
  const blue = stuffOf(brush, 'blueprint')
  context.save()
  context.translate(8, -62)
  context.rotate(0.32)
  const sail = polygon([0, -37, 27, -6, 0, 38, -27, -6])
  form(sail, red, { round: 3, rim: 0.9, sink: 0.1 })
  inside(sail, () => {
    fill(polygon([0, -40, 30, -6, 0, -6]), yellow.lit)
    fill(polygon([0, -6, -30, -6, 0, 40]), blue.lit)
    fill(polygon([0, -6, 30, -6, 0, 40]), red.shade, 0.5)
    fill(polygon([0, -40, -30, -6, 0, -6]), red.rim, 0.15)
    spot(-side * 14, 10, 18, 30, ink.dark, 0.2)
    spot(side * 12, -18, 14, 16, ink.rim, 0.35)
  })
  line(curve([0, -37, 0, 38]), stuffOf(brush, 'walnut').mid, 1.1)
  line(curve([-27, -6, 0, -7.4, 27, -6]), stuffOf(brush, 'walnut').mid, 1.1)
  line(sail, ink.dark, 0.4, 0.4)
  context.restore()
  const tail = [-4, -26, -10, -19, -4, -12, -13, -7, -10, 0]
  line(curve(tail), stuffOf(brush, 'linen').mid, 0.8)
  for (const [x, y, turn, color] of [
    [-9, -21, 0.7, yellow],
    [-5, -12.4, -0.4, red],
    [-12.6, -7, 0.5, blue],
    [-10, -1.6, -0.2, yellow],
  ] as const) {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    form(polygon([0, 0, -5.4, -2.8, -5.4, 2.8]), color, { round: 0.6, rim: 0.4 })
    form(polygon([0, 0, 5.4, -2.8, 5.4, 2.8]), dimmed(color), { round: 0.6, rim: 0.4 })
    context.restore()
  }
  line(curve([6, -60, 18, -40, 24, -22, 36, 0]), stuffOf(brush, 'linen').lit, 0.5, 0.8)
}

function paintWashing(brush: Brush, random: () => number): void {
  const { contact, form, inside, line, crease, ink, spot } = brush
  const oak = stuffOf(brush, 'oak')
  for (const x of [-88, 88]) {
    contact(x, 9)
    const post = box(x - 2.6, -97, 5.2, 97, 1)
    form(post, oak, { isColumn: true, round: 1, rim: 0.6 })
    paintPlanks(brush, post, oak, random, { width: 6 })
    form(box(x - 9, -95, 18, 3, 1), oak, { round: 0.8, rim: 0.5 })
  }
  line(curve([-88, -92, -40, -86, 0, -84.6, 40, -86, 88, -92]), stuffOf(brush, 'linen').lit, 0.8)
  const pieces = [
    [-66, 34, 50, stuffOf(brush, 'china')],
    [-24, 28, 34, stuffOf(brush, 'paint')],
    [14, 38, 56, stuffOf(brush, 'linen')],
    [56, 26, 30, stuffOf(brush, 'blueprint')],
  ] as const
  for (const [x, wide, tall, cloth] of pieces) {
    const top = -88 + (1 - Math.abs(x) / 88) * 3
    const [l, r, f] = [x - wide / 2, x + wide / 2, top + tall]
    const shirt = wide < 30
    const sway = 5
    const path = shirt
      ? polygon([
          l,
          top,
          x - 4,
          top,
          x,
          top + 3,
          x + 4,
          top,
          r,
          top,
          r + 9 + sway,
          top + 15,
          r + 2 + sway,
          top + 19,
          r - 4 + sway * 0.6,
          top + 12,
          r - 3 + sway,
          f,
          l + 3 + sway,
          f,
          l + 4 + sway * 0.6,
          top + 12,
          l - 2 + sway,
          top + 19,
          l - 9 + sway,
          top + 15,
        ])
      : blob([
          l,
          top,
          l,
          top,
          x,
          top + 1,
          r,
          top,
          r,
          top,
          r + 3,
          top + tall * 0.5,
          r + sway,
          f - 1,
          r + sway,
          f - 1,
          x + wide * 0.2 + sway,
          f + 1.6,
          x - wide * 0.1 + sway,
          f - 1.6,
          l + sway,
          f + 1,
          l + sway,
          f + 1,
          l + 1,
          top + tall * 0.5,
        ])
    form(path, cloth, { round: 2.4, rim: 0.8, sink: 0.2 })
    inside(path, () => {
      for (let i = 1; i < 4; i++) {
        const fold = l + (wide * i) / 4
        crease([fold, top, 0.2, fold + sway * 0.4, top + tall * 0.5, 1.1, fold + sway, f, 0.5], cloth, 0.4)
      }
      spot(x, f, wide * 0.7, 10, ink.dark, 0.15)
    })
    for (const peg of [l + 3, r - 3])
      form(box(peg - 0.9, top - 3.4, 1.8, 6.4, 0.6), stuffOf(brush, 'pine'), { rim: 0.3 })
  }
}

export const WINDBLOWN_THINGS: readonly Thing[] = [
  sketch({
    name: 'kite',
    words: ['kites', 'paper kite'],
    metres: 1.4,
    aspect: 0.62,
    where: 'sky',
    places: ['sky', 'field', 'coast'],
    paint: paintKite,
  }),
  sketch({
    name: 'washing line',
    words: ['washing lines', 'clothesline', 'clotheslines', 'laundry', 'washing', 'sheets on a line'],
    metres: 2.3,
    aspect: 1.92,
    where: 'ground',
    places: ['field', 'village', 'street'],
    paint: paintWashing,
  }),
]
