import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintBlackboard(brush: Brush, random: () => number): void {
  const { ball, contact, form, fill, inside, ink, line, mottle, spot, context, side } = brush
  const slate = stuffOf(brush, 'slate')
  const oak = stuffOf(brush, 'oak')
  const chalk = stuffOf(brush, 'flour')
  contact(0, 62)
  // It hangs in a frame on two feet, so that it can be turned over.
  for (const x of [-72, 72]) {
    form(box(x - 2.4, -96, 4.8, 92, 1.4), oak, { isColumn: true, round: 1, rim: 0.7 })
    form(limb([x - 12, -1.6, 2, x, -5, 2.6, x + 12, -1.6, 2]), oak, { round: 1.2, rim: 0.6 })
    ball(x, -62, 2.6, 2.6, stuffOf(brush, 'brass'), 0.4)
  }
  form(box(-70, -12, 140, 4, 1), oak, { round: 1, rim: 0.6 })
  context.save()
  context.translate(0, -22)
  context.scale(0.98, 0.78)
  form(box(-70, -99, 140, 92, 1.4), oak, { round: 2, rim: 0.9 })
  brush.grain(box(-70, -99, 140, 92), oak.deep, random, { count: 50, length: 26, width: 0.3, alpha: 0.4 })
  const board = box(-64, -93, 128, 80)
  form(board, slate, { round: 3, rim: 0, sink: 0.05, depth: 0.5 })
  mottle(board, chalk.lit, random, { count: 26, size: 16, alpha: 0.035, flat: 0.4 })
  const draw = (points: number[], width = 1.2, color = chalk.lit) => {
    line(curve(points), color, width, 0.85)
    context.setLineDash([0.7, 0.9])
    line(curve(points), color, width * 1.6, 0.3)
    context.setLineDash([])
  }
  inside(board, () => {
    brush.crescent(board, side * 1.6, -1.4, ink.dark, 0.5)
    spot(side * 34, -84, 60, 26, chalk.lit, 0.12)
    // Planets around a sun, a triangle with its height, a rising line, a chalked sum of strokes.
    const yellow = stuffOf(brush, 'straw').lit
    for (const radius of [9, 16, 24]) line(oval(-34, -62, radius, radius * 0.62), chalk.lit, 0.8, 0.75)
    fill(oval(-34, -62, 4.2), yellow, 0.9)
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * Math.PI * 2
      draw(
        [
          -34 + Math.cos(turn) * 5.4,
          -62 + Math.sin(turn) * 5.4,
          -34 + Math.cos(turn) * 7.4,
          -62 + Math.sin(turn) * 7.4,
        ],
        0.9,
        yellow,
      )
    }
    for (const [x, y, size] of [
      [-26.6, -65.4, 1.4],
      [-48, -57, 2],
      [-12, -67, 2.4],
    ] as const)
      fill(oval(x, y, size), chalk.lit, 0.95)
    draw([8, -50, 8, -50, 32, -86, 32, -86, 50, -50, 50, -50, 8, -50])
    draw([32, -86, 32, -50], 0.8, stuffOf(brush, 'paint').lit)
    draw([28, -50, 28, -54, 32, -54], 0.7)
    draw([10, -18, 10, -18, 10, -42], 1)
    draw([10, -18, 10, -18, 54, -18], 1)
    draw([12, -20, 22, -23, 32, -24, 40, -32, 50, -41], 1.4, yellow)
    draw([47, -41, 51, -42, 50, -38], 1.2, yellow)
    for (let row = 0; row < 3; row++)
      for (let x = -58; x < -8 - row * 8; x += 5.4)
        draw([x, -30 + row * 6, x + 1.6, -33 + row * 6 + random() * 2, x + 3.6, -30 + row * 6], 1)
    fill(blob([-20, -26, 0, -32, 4, -22, -12, -16]), chalk.lit, 0.08)
  })
  form(box(-60, -3.6, 120, 3.6, 0.6), oak, { round: 1, rim: 0.5 })
  for (const [x, color] of [
    [-36, chalk],
    [-26, stuffOf(brush, 'straw')],
    [-19, chalk],
  ] as const)
    form(limb([x, -10.4, 1.3, x + 6, -10.2, 1.3]), color, { rim: 0.3 })
  form(box(28, -14.6, 20, 6, 1.6), stuffOf(brush, 'wool'), { round: 1.4, rim: 0.6 })
  form(box(28, -16, 20, 3, 1), oak, { round: 0.8, rim: 0.4 })
  context.restore()
}

export const BLACKBOARD_THINGS: readonly Thing[] = [
  sketch({
    name: 'blackboard',
    words: ['blackboards', 'chalkboard', 'chalkboards', 'lecture'],
    metres: 1.9,
    aspect: 1.7,
    where: 'ground',
    places: ['room', 'corridor', 'laboratory'],
    paint: paintBlackboard,
  }),
]
