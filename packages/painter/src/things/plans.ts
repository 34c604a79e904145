import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

function paintPlan(brush: Brush): void {
  const { contact, form, fill, inside, ink, line, spot, context } = brush
  const blue = stuffOf(brush, 'blueprint')
  const white = stuffOf(brush, 'paper')
  contact(0, 70)
  const sheet = blob([
    -66, -3, -66, -3, -67, -48, -64, -94, -64, -94, 0, -96, 62, -94, 62, -94, 66, -48, 64, -3, 64, -3, 0, -1,
  ])
  form(sheet, blue, { round: 3, rim: 0.8, sink: 0.15, depth: 0.7 })
  inside(sheet, () => {
    for (let x = -60; x <= 60; x += 7.5) line(curve([x, -96, x, 0]), white.lit, 0.22, 0.28)
    for (let y = -92; y <= 0; y += 7.5) line(curve([-68, y, 68, y]), white.lit, 0.22, 0.28)
    // Outer walls, then rooms, doors with their swing, stairs, windows.
    const wall = (points: number[], width = 2) => line(polyline(points), white.lit, width, 0.95)
    context.save()
    context.lineCap = 'butt'
    context.lineJoin = 'miter'
    wall([-52, -84, 40, -84, 40, -56, 52, -56, 52, -14, 2, -14], 2.6)
    wall([-10, -14, -52, -14, -52, -84], 2.6)
    wall([-52, -50, -30, -50])
    wall([-19, -50, -8, -50, -8, -84])
    wall([-8, -50, -8, -36])
    wall([-8, -25, -8, -14])
    wall([20, -84, 20, -66])
    wall([20, -55, 20, -40, 52, -40])
    wall([20, -40, 20, -30])
    for (const [x, y] of [
      [-38, -84],
      [4, -84],
      [28, -14],
      [-38, -14],
    ] as const) {
      line(polyline([x - 6, y, x + 6, y]), blue.mid, 2.8)
      for (const off of [-0.9, 0.9]) line(polyline([x - 6, y + off, x + 6, y + off]), white.lit, 0.5)
    }
    for (let i = 0; i < 7; i++) line(polyline([26 + i * 3.4, -36, 26 + i * 3.4, -20]), white.lit, 0.6, 0.9)
    line(polyline([26, -28, 46, -28, 43.4, -29.6]), white.lit, 0.5, 0.9)
    context.restore()
    for (const [x, y, from, radius] of [
      [-30, -50, -0.5, 11],
      [-8, -36, 0, 11],
      [20, -66, 0.5, 11],
      [2, -14, 1, 12],
    ] as const) {
      context.beginPath()
      context.arc(x, y, radius, from * Math.PI, (from + 0.5) * Math.PI)
      context.lineTo(x, y)
      context.strokeStyle = `rgba(${white.lit.map(Math.round).join(',')},0.9)`
      context.lineWidth = 0.6
      context.stroke()
    }
    for (const [x1, y1, x2, y2] of [
      [-52, -90, 40, -90],
      [58, -56, 58, -14],
      [-52, -7, 52, -7],
    ] as const) {
      line(curve([x1, y1, x2, y2]), white.lit, 0.5, 0.9)
      for (const [x, y] of [
        [x1, y1],
        [x2, y2],
      ] as const)
        line(curve([x - 1.6, y + 1.6, x + 1.6, y - 1.6]), white.lit, 0.6, 0.9)
    }
    line(oval(-30, -67, 7, 4.4), white.lit, 0.5, 0.8)
    line(box(-46, -40, 14, 18, 1), white.lit, 0.5, 0.8)
    spot(-66, -50, 14, 60, ink.dark, 0.35)
    spot(66, -50, 14, 60, ink.dark, 0.4)
  })
  // Both ends want to roll up again; a pencil lies across.
  for (const [x, wide] of [
    [-66, 6],
    [65, 7],
  ] as const) {
    const roll = box(x - wide, -97, wide * 2, 97, wide * 0.6)
    form(roll, dimmed(white), { isColumn: true, round: 2, rim: 0.6 })
    form(oval(x, -96, wide, 2.4), white, { round: 0.6, rim: 0.3 })
    line(oval(x, -96, wide * 0.55, 1.2), white.deep, 0.5, 0.8)
  }
  context.save()
  context.translate(20, -9)
  context.rotate(-0.2)
  const straw = stuffOf(brush, 'straw')
  fill(box(-32, 1, 62, 3, 1), ink.dark, 0.35)
  form(box(-32, -2, 56, 4, 0.6), straw, { round: 1, rim: 0.4 })
  form(polygon([24, -2, 32, 0, 24, 2]), stuffOf(brush, 'pine'), { rim: 0.2 })
  fill(polygon([29.4, -0.7, 32, 0, 29.4, 0.7]), ink.dark)
  context.restore()
}

function polyline(points: readonly number[]) {
  return curve(points.flatMap((_, i) => (i % 2 ? [] : [points[i]!, points[i + 1]!, points[i]!, points[i + 1]!])))
}

export const PLAN_THINGS: readonly Thing[] = [
  sketch({
    name: 'floor plan',
    words: ['floor plans', 'blueprint', 'blueprints', 'plan', 'plans', 'architect', 'architects'],
    metres: 0.19,
    aspect: 1.46,
    where: 'ground',
    places: ['room', 'library', 'laboratory'],
    paint: paintPlan,
  }),
]
