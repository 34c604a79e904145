import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

function paintDrawing(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, line, context, ink } = brush
  const paper = stuffOf(brush, 'flour')
  const red = stuffOf(brush, 'paint')
  const blue = stuffOf(brush, 'blueprint')
  const green = stuffOf(brush, 'foliage')
  const yellow = stuffOf(brush, 'straw')
  contact(0, 62)
  context.save()
  context.translate(0, -50)
  context.rotate(0.05)
  form(box(-60, -46, 122, 92, 0.8), dimmed(paper), { round: 1, rim: 0.4 })
  const sheet = blob([
    -62, -48, -62, -48, 0, -46.6, 60, -48, 60, -48, 61, 0, 60, 45, 60, 45, 0, 46, -62, 45, -62, 45, -61, 0,
  ])
  form(sheet, paper, { round: 2, rim: 0.9, sink: 0.1, depth: 0.6 })
  inside(sheet, () => {
    /** A stroke of crayon, never quite straight. */
    const draw = (points: readonly number[], stuff: typeof red, width = 2) => {
      const shaken = points.map((value) => value + (random() - 0.5) * 0.9)
      line(curve(shaken), stuff.lit, width, 0.85)
      line(curve(shaken.map((value) => value + 0.5)), stuff.mid, width * 0.5, 0.6)
    }
    for (let i = 0; i < 17; i++) draw([-58 + i * 7, 42, -56 + i * 7, 30, -54 + i * 7, 42], green, 1.6)
    for (let i = 0; i < 6; i++) draw([-58, -42 + i * 1.7, -20, -41 + i * 1.8, 56, -42 + i * 1.5], blue, 1.3)
    // A house with its door, a window, smoke; a sun with rays; a tree; two who hold hands.
    draw([-38, 30, -38, 30, -38, -2, -38, -2, -2, -2, -2, -2, -2, 30, -2, 30, -38, 30], red, 2.4)
    draw([-43, 0, -43, 0, -20, -24, -20, -24, 3, 0], red, 2.6)
    for (let i = 0; i < 6; i++) draw([-36 + i * 5.6, -3, -31 + i * 4, -13 + Math.abs(i - 2) * 2.4], red, 1.4)
    draw([-16, 30, -16, 30, -16, 12, -16, 12, -7, 12, -7, 12, -7, 30], stuffOf(brush, 'walnut'), 2)
    draw([-33, 6, -33, 6, -23, 6, -23, 6, -23, 16, -23, 16, -33, 16, -33, 16, -33, 6], blue, 1.7)
    draw([-28, 6, -28, 16], blue, 1.3)
    draw([-33, -12, -34, -20, -30, -24, -34, -30, -29, -34], dimmed(paper), 1.6)
    for (let turn = 0; turn < 12; turn += 0.55)
      draw([40, -26, 40 + Math.cos(turn) * 6.4, -26 + Math.sin(turn) * 6.4], yellow, 2.2)
    for (let i = 0; i < 9; i++) {
      const turn = (i / 9) * Math.PI * 2
      draw(
        [40 + Math.cos(turn) * 10, -26 + Math.sin(turn) * 10, 40 + Math.cos(turn) * 15, -26 + Math.sin(turn) * 15],
        yellow,
        1.8,
      )
    }
    draw([50, 32, 50, 12], stuffOf(brush, 'walnut'), 3)
    for (let turn = 0; turn < 12; turn += 0.4)
      draw([50 + Math.cos(turn) * 2, 6 + Math.sin(turn) * 2, 50 + Math.cos(turn) * 8, 5 + Math.sin(turn) * 8], green, 2)
    for (const [x, tall, stuff] of [
      [14, 26, blue],
      [29, 18, red],
    ] as const) {
      const top = 31 - tall
      line(oval(x, top, 3.6), ink.dark, 1, 0.85)
      fill(oval(x - 1.2, top - 0.6, 0.5), ink.dark)
      fill(oval(x + 1.2, top - 0.6, 0.5), ink.dark)
      line(curve([x - 1.5, top + 1, x, top + 1.9, x + 1.5, top + 1]), ink.dark, 0.5)
      draw([x, top + 4, x, 31 - tall * 0.35], stuff, 2.6)
      draw([x, 31 - tall * 0.35, x - 3, 32], stuff, 1.6)
      draw([x, 31 - tall * 0.35, x + 3, 32], stuff, 1.6)
    }
    draw([14, 14, 21, 20, 29, 20], dimmed(blue), 1.4)
    draw([14, 13, 8, 18], blue, 1.4)
    draw([29, 20, 35, 16], red, 1.4)
  })
  context.restore()
  for (const [x, y, turn, stuff] of [
    [30, -4, -0.12, red],
    [-26, -3, 0.1, blue],
  ] as const) {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    fill(box(-19, 0.6, 36, 4, 1.4), ink.dark, 0.35)
    form(box(-19, -3, 32, 6.4, 1), stuff, { round: 1.4, rim: 0.7 })
    for (const at of [-14, 7]) form(box(at, -3, 3, 6.4), dimmed(stuff), { rim: 0.3 })
    form(polygon([13, -2.4, 20, -0.6, 20, 1, 13, 3]), stuff, { round: 0.8, rim: 0.4 })
    form(limb([-19, 0.2, 2.6, -18, 0.2, 2.8]), dimmed(stuff), { rim: 0.3 })
    context.restore()
  }
}

export const DRAWING_THINGS: readonly Thing[] = [
  sketch({
    name: 'drawing',
    words: ['drawings', 'doodle', 'doodles', 'crayon', 'crayons'],
    metres: 0.19,
    aspect: 1.28,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintDrawing,
  }),
]
