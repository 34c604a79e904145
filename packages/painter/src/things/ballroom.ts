import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { cutOut } from './cut-out.ts'
import { mixInk, type Ink } from './inks.ts'
import { blob, box, curve, limb, oval, union } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'
import { paintMasonry } from './textures.ts'

const ARCHES = [-36, 0, 36] as const

const archAt = (x: number) => {
  const path = new Path2D()
  path.moveTo(x - 13.4, -17)
  path.lineTo(x - 13.4, -62)
  path.bezierCurveTo(x - 13.4, -82, x + 13.4, -82, x + 13.4, -62)
  path.lineTo(x + 13.4, -17)
  path.closePath()
  return path
}

/** Two who waltz, her skirt swinging out to one side. */
function paintCouple({ fill, context }: Brush, x: number, base: number, tall: number, way: number, color: Ink): void {
  context.save()
  context.translate(x, base)
  context.scale((way * tall) / 100, tall / 100)
  context.rotate(0.05)
  fill(oval(-9, -93, 6, 7), color)
  fill(
    blob([
      -9, -86, -19, -80, -22, -58, -19, -34, -20, 0, -20, 0, -12, 0, -12, 0, -9, -34, -6, 0, -6, 0, 1, 0, 1, 0, 1, -36,
      -1, -60, 0, -80,
    ]),
    color,
  )
  fill(union(oval(11, -86, 5.4, 6.4), oval(16, -90, 4, 3.4)), color)
  fill(
    blob([10, -79, 17, -74, 15, -58, 12, -50, 26, -26, 44, -3, 44, -3, 22, 1, 2, 0, 2, 0, 4, -30, 5, -52, 3, -72]),
    color,
  )
  fill(limb([-15, -78, 3, 2, -66, 2.4, 14, -62, 2]), color)
  fill(limb([14, -75, 2.4, -2, -80, 2, -8, -79, 2]), color)
  fill(limb([-6, -78, 2.6, -20, -74, 2.4, -33, -82, 2]), color)
  fill(limb([8, -76, 2.2, -8, -72, 1.8, -33, -82, 1.8]), color)
  context.restore()
}

function paintCouples(brush: Brush, color: Ink): void {
  ARCHES.forEach((x, i) => {
    brush.inside(archAt(x), () =>
      paintCouple(brush, x + (1 - i) * 1.4, -17.4, i === 1 ? 38 : 35, i === 2 ? -1 : 1, color),
    )
  })
}

function paintBallroom(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, spot, fade, ball } = brush
  const stone = stuffOf(brush, 'stone')
  const oak = stuffOf(brush, 'linen')
  contact(0, 62)
  const front = box(-58, -92, 116, 92)
  form(front, stone, { round: 6, rim: 0.9, sink: 0.35 })
  paintMasonry(brush, front, stone, random, { course: 6.4, stone: 13, strength: 0.7 })
  inside(front, () => {
    for (const x of ARCHES) spot(x, -46, 26, 44, ink.glow, 0.42)
  })
  form(box(-61, -99, 122, 8, 0.8), stone, { round: 1.6, rim: 0.9 })
  form(box(-59, -92, 118, 3.4, 0.6), stone, { round: 1, rim: 0.6 })
  for (let x = -56; x <= 56; x += 5.6) fill(box(x, -91.6, 2.4, 2.6), stone.deep, 0.6)
  const dark = mixInk(ink.dark, ink.accent, 0.22)
  ARCHES.forEach((x, i) => {
    const frame = archAt(x)
    line(frame, stone.lit, 4.4)
    line(frame, stone.deep, 1.6, 0.8)
    fade(frame, mixInk(ink.glow, ink.rim, 0.4), ink.glow)
    inside(frame, () => {
      spot(x, -58, 18, 22, ink.rim, 0.9)
      if (i === 1) {
        // A chandelier.
        line(curve([x, -80, x, -69]), dark, 0.6)
        line(curve([x - 8, -66, x - 4, -63, x, -66, x + 4, -63, x + 8, -66]), dark, 0.8)
        for (const off of [-8, -4, 0, 4, 8]) {
          fill(box(x + off - 0.4, -70, 0.8, 4), dark)
          spot(x + off, -71.4, 2, 2.6, [255, 255, 255], 0.95)
        }
      }
      fill(box(x - 14, -20, 28, 4), mixInk(ink.glow, ink.accent, 0.45))
      for (const way of [-1, 1])
        fill(
          blob([
            x + way * 14,
            -80,
            x + way * 14,
            -80,
            x + way * 7,
            -78,
            x + way * 9,
            -60,
            x + way * 12.4,
            -44,
            x + way * 12,
            -17,
            x + way * 12,
            -17,
            x + way * 14,
            -17,
            x + way * 14,
            -17,
          ]),
          mixInk(ink.glow, ink.accent, 0.6),
          0.9,
        )
    })
    for (const [left, width] of [
      [x - 0.5, 1],
      [x - 13.8, 1],
      [x + 12.8, 1],
    ] as const)
      form(box(left, -76, width, 59), oak, { round: 0.3, rim: 0.2 })
    line(curve([x - 13.4, -60, x + 13.4, -60]), oak.mid, 0.8)
  })
  paintCouples(brush, dark)
  // The balustrade before them.
  form(box(-60, -17, 120, 3.4, 0.8), stone, { round: 1, rim: 0.8 })
  for (let x = -56; x <= 56; x += 5.6) {
    form(limb([x, -14, 1.1, x, -9, 1.9, x, -5, 1.1, x, -3, 1.3]), stone, { isColumn: true, rim: 0.4 })
  }
  form(box(-61, -4, 122, 4, 0.6), stone, { round: 1, rim: 0.6, sink: 0.2 })
  for (const x of [-58, 58]) {
    form(box(x - 3.4, -18, 6.8, 18, 0.6), stone, { round: 1.2, rim: 0.7 })
    ball(x, -21, 3.4, 3.4, stone)
  }
}

export const BALLROOM_THINGS: readonly Thing[] = [
  sketch({
    name: 'ballroom',
    words: ['ballrooms', 'dance hall', 'dancers', 'waltz', 'waltzes', 'dancing couples', 'masked ball'],
    metres: 6,
    aspect: 1.24,
    where: 'ground',
    places: ['field', 'street', 'village'],
    paint: paintBallroom,
    shine: (brush) => {
      for (const x of ARCHES) brush.fade(archAt(x), brush.ink.glow, brush.ink.glow, 0.16, 0.12)
      cutOut(brush, () => paintCouples(brush, brush.ink.dark))
    },
  }),
]
