import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk, type Ink } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, union } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'
import { paintMasonry, paintPlanks, paintTiles } from './textures.ts'

const SASH = () => box(-17, -66, 34, 40, 0.6)

/** Somebody at the glass, as a shape against the lamp. */
function paintWatcher({ fill }: Brush, x: number, base: number, tall: number, color: Ink): void {
  const half = tall * 0.27
  fill(oval(x, base - tall * 0.8, tall * 0.115, tall * 0.15), color)
  fill(box(x - tall * 0.05, base - tall * 0.72, tall * 0.12, tall * 0.2), color)
  fill(box(x - half, base - tall * 0.6, half * 2, tall * 0.7, half * 0.7), color)
}

function paintLitWindow(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, spot, fade, stroke } = brush
  const stone = stuffOf(brush, 'stone')
  const oak = stuffOf(brush, 'walnut')
  const tile = stuffOf(brush, 'slate')
  contact(0, 42)
  const front = polygon([-38, 0, -38, -68, 0, -94, 38, -68, 38, 0])
  form(front, stone, { round: 5, rim: 0.8, sink: 0.35 })
  paintMasonry(brush, front, stone, random, { course: 6, stone: 11, strength: 0.9 })
  inside(front, () => spot(0, -46, 40, 38, ink.glow, 0.45))
  for (const way of [-1, 1]) {
    const slope = polygon([0, -99.6, way * 43, -69, way * 41, -63, 0, -92])
    form(slope, tile, { round: 1.6, rim: 0.8 })
    paintTiles(brush, slope, tile, random, { row: 2.4, tile: 4 })
  }
  form(box(-20.6, -70, 41.2, 47, 1), oak, { round: 1.4, rim: 0.7 })
  const sash = SASH()
  fade(sash, mixInk(ink.glow, ink.rim, 0.35), ink.glow)
  inside(sash, () => {
    spot(9, -42, 24, 26, ink.rim, 0.8)
    const dark = mixInk(ink.dark, ink.accent, 0.3)
    // A lamp on the sill, somebody beside it.
    fill(polygon([6, -45, 13, -45, 15.6, -36.6, 3.4, -36.6]), mixInk(ink.glow, ink.accent, 0.5))
    fill(box(8.7, -37, 1.6, 11), dark)
    paintWatcher(brush, -4.4, -26, 29, dark)
    for (const way of [-1, 1]) {
      const curtain = blob([
        way * 18,
        -67,
        way * 18,
        -67,
        way * 5,
        -67,
        way * 5,
        -67,
        way * 9,
        -54,
        way * 14,
        -44,
        way * 15,
        -34,
        way * 14,
        -25,
        way * 14,
        -25,
        way * 18,
        -25,
        way * 18,
        -25,
      ])
      fill(curtain, mixInk(ink.glow, ink.accent, 0.62), 0.92)
      for (const x of [9, 12, 15])
        stroke([way * x, -66, 0.2, way * (x + 2), -50, 0.6, way * 16, -28, 0.3], mixInk(ink.dark, ink.accent, 0.6), 0.5)
    }
  })
  form(box(-1, -66, 2, 40), oak, { round: 0.6, rim: 0.3 })
  form(box(-17, -48, 34, 1.6), oak, { round: 0.5, rim: 0.3 })
  for (const x of [-35, 21.6]) {
    const shutter = box(x, -68, 13.4, 43, 0.6)
    form(shutter, stuffOf(brush, 'bottle'), { round: 1.4, rim: 0.7 })
    paintPlanks(brush, shutter, stuffOf(brush, 'bottle'), random, { width: 4.4 })
    for (const y of [-61, -34]) form(box(x + 0.6, y, 12.2, 2.4, 0.4), oak, { rim: 0.3 })
  }
  form(box(-22, -25, 44, 3.4, 0.6), stone, { round: 1, rim: 0.7 })
  form(polygon([-19, -22, 19, -22, 17, -13, -17, -13]), oak, { round: 1.4, rim: 0.7 })
  for (let i = 0; i < 34; i++) {
    const x = -18 + random() * 36
    const y = -22 - random() * 5.4
    fill(oval(x, y, 1.9, 1.3, random() * 3), i % 3 ? stuffOf(brush, 'bottle').lit : stuffOf(brush, 'bottle').shade)
    if (i % 3 === 0) fill(oval(x, y - 1.4, 1.5), i % 2 ? ink.accent : stuffOf(brush, 'flour').lit)
  }
  line(curve([-38, -0.6, 38, -0.6]), stone.deep, 1)
}

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

/** Takes away from what is drawn already: shapes before a light do not shine. */
function cutOut({ context }: Brush, work: () => void): void {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  work()
  context.restore()
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

export const LIT_WINDOW_THINGS: readonly Thing[] = [
  sketch({
    name: 'lit window',
    words: [
      'lit windows',
      'one lit window',
      'lighted window',
      'lighted windows',
      'bright window',
      'light in a window',
      'light in the window',
      'windowpane',
    ],
    metres: 3.4,
    aspect: 0.88,
    where: 'ground',
    places: ['village', 'street', 'field'],
    paint: paintLitWindow,
    shine: (brush) => {
      brush.fade(SASH(), brush.ink.glow, brush.ink.glow, 0.16, 0.2)
      cutOut(brush, () => paintWatcher(brush, -4.4, -26, 29, brush.ink.dark))
    },
  }),
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
