import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintChair(brush: Brush, random: () => number): void {
  const { tone, form, contact, grain, crease } = brush
  const wood = tone(0.62, 'glow', 0.42)
  const seat = tone(0.8, 'accent', 0.85)
  contact(0, 30)
  const leg = (points: readonly number[], far: boolean) =>
    form(limb(points), far ? { ...wood, lit: wood.shade, mid: wood.shade } : wood, {
      round: 0.9,
      rim: far ? 0.3 : 0.6,
      sink: 0.2,
    })
  leg([-13, -46, 1.7, -14, -10, 1.4], true)
  leg([22, -47, 1.7, 24, -10, 1.4], true)
  for (const x of [-13, 21])
    form(limb([x, -48, 2, x - 0.6, -74, 2, x - 1.4, -97, 1.7]), wood, { round: 1, rim: 0.6, sink: 0 })
  for (const x of [-7, -1.4, 4.2, 9.8, 15.4])
    form(limb([x, -52, 1, x - 0.6, -72, 1.3, x - 1, -90, 1]), wood, { round: 0.6, rim: 0.45, sink: 0 })
  form(blob([-15.6, -99, 3, -100, 21.6, -99, 22, -91, 3, -88, -16, -91]), wood, { round: 2, rim: 0.8 })
  form(limb([-13, -54, 1.4, 21, -54, 1.4]), wood, { round: 0.7, rim: 0.4, sink: 0 })
  form(polygon([-13, -50, 24, -50, 19, -39, -25, -39]), wood, { round: 1, rim: 0.5, sink: 0 })
  form(blob([-12, -52, 22, -52, 25, -50, 19, -42.4, 16, -41, -22, -41, -25, -43, -14, -51]), seat, {
    round: 2.4,
    rim: 0.8,
    sink: 0.1,
  })
  crease([-18, -43, 0.2, 0, -45.6, 0.4, 16, -43, 0.2], seat, 0.35)
  form(polygon([-25, -41, 19, -41, 19, -36, -25, -36]), wood, { round: 0.8, rim: 0.5, sink: 0.3 })
  leg([-23, -38, 2, -24, -1, 1.5], false)
  leg([17, -38, 2, 18, -1, 1.5], false)
  form(limb([-23, -18, 1.1, 17.6, -18, 1.1]), wood, { round: 0.6, rim: 0.45, sink: 0 })
  form(limb([18, -14, 1, 24, -20, 0.9]), wood, { round: 0.5, rim: 0.3, sink: 0 })
  grain(polygon([-25, -41, 19, -41, 19, -36, -25, -36]), wood.deep, random, {
    count: 14,
    length: 10,
    width: 0.25,
    alpha: 0.5,
  })
}

function paintBed(brush: Brush): void {
  const { tone, form, contact, crease, fill, ink, spot, inside } = brush
  const wood = tone(0.45, 'accent', 0.45)
  const linen = tone(1, 'rim', 0.3)
  const quilt = tone(0.75, 'accent2', 0.75)
  contact(0, 104)
  form(
    blob([-96, -2, -96, -2, -96, -84, -92, -93, -78, -99, -66, -97, -60, -88, -60, -2, -60, -2]),
    { ...wood, lit: wood.mid },
    { round: 4, rim: 1 },
  )
  form(blob([-98, 0, -98, 0, -98, -92, -95, -98, -92, -92, -92, 0, -92, 0]), wood, { round: 1.6, rim: 0.8 })
  form(polygon([-94, -24, 94, -24, 94, -10, -94, -10]), wood, { round: 2, rim: 0.8, sink: 0.3 })
  form(blob([-92, -24, -92, -24, -92, -40, -86, -44, 84, -44, 92, -38, 92, -24, 92, -24]), linen, {
    round: 4,
    rim: 1,
    sink: 0.3,
  })
  form(blob([-90, -44, -88, -60, -76, -68, -56, -66, -44, -58, -42, -48, -50, -43, -76, -41]), linen, {
    round: 6,
    rim: 1.1,
    sink: 0.2,
  })
  crease([-84, -50, 0.3, -70, -54, 0.8, -52, -49, 0.2], linen, 0.4)
  crease([-80, -60, 0.2, -68, -62, 0.6, -56, -58, 0.2], linen, 0.3)
  const cover = blob([
    -36, -46, -36, -46, -20, -56, 10, -54, 40, -57, 70, -52, 92, -47, 98, -36, 98, -8, 96, -4, 96, -4, 70, -7, 44, -4,
    20, -8, -4, -4, -26, -7, -42, -5, -42, -5, -40, -26,
  ])
  form(cover, quilt, { round: 7, rim: 1.3, sink: 0.25 })
  inside(cover, () => {
    for (let i = 0; i < 9; i++)
      crease([-30 + i * 15, -50, 0.3, -34 + i * 15.4, -30, 0.9, -32 + i * 15, -6, 0.6], quilt, 0.35)
    for (const y of [-42, -22]) crease([-40, y, 0.2, 20, y + 3, 0.5, 98, y, 0.2], quilt, 0.3)
    spot(20, -54, 60, 7, quilt.rim, 0.35)
  })
  form(blob([-38, -46, -38, -46, -20, -57, 10, -55, 10, -55, 4, -47, -14, -46, -28, -38, -42, -30, -42, -30]), linen, {
    round: 3,
    rim: 0.9,
  })
  form(blob([88, 0, 88, 0, 88, -58, 91, -66, 96, -68, 100, -66, 102, -58, 102, 0, 102, 0]), wood, { round: 3, rim: 1 })
  fill(polygon([-92, -10, 90, -10, 90, -6, -92, -6]), ink.dark, 0.55)
}

function paintMirror(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, inside, spot, fade, line, mottle, side } = brush
  const gold = tone(0.95, 'glow', 0.72)
  contact(0, 24)
  for (const way of [-1, 1]) form(limb([way * 16, -6, 2.4, way * 21, -3, 2.2, way * 25, -0.6, 1.8]), gold, { rim: 0.5 })
  form(blob([-8, -92, -6, -97, 0, -100, 6, -97, 8, -92, 3, -93, 0, -91, -3, -93]), gold, { round: 2, rim: 0.6 })
  const outer = oval(0, -49, 29, 46)
  form(outer, gold, { round: 4, rim: 1.1, sink: 0.1 })
  for (let i = 0; i < 36; i++) {
    const turn = (i / 36) * Math.PI * 2
    form(oval(Math.cos(turn) * 26.6, -49 + Math.sin(turn) * 43.4, 1.7, 1.9, turn), gold, {
      round: 0.6,
      rim: 0.3,
      sink: 0,
    })
  }
  const glass = oval(0, -49, 23, 40)
  fade(glass, mixInk(ink.shade, ink.lit, 0.45), mixInk(ink.dark, ink.shade, 0.7))
  inside(glass, () => {
    spot(side * 8, -66, 20, 26, ink.rim, 0.45)
    spot(-4, -28, 18, 24, ink.accent2, 0.2)
    fill(polygon([-30, -50, 10, -96, 20, -96, -30, -36]), ink.rim, 0.28)
    fill(polygon([-30, -30, 30, -98, 33, -98, -30, -25]), ink.rim, 0.2)
    fill(
      blob([
        -7, -8, -9, -26, -12, -40, -7, -46, -3, -47, -4, -53, -1.6, -58, 2.6, -57, 4, -52, 3, -47, 7, -45, 11, -38, 9,
        -24, 9, -8,
      ]),
      ink.dark,
      0.42,
    )
    brush.crescent(glass, -side * 2, 2, ink.dark, 0.35)
    brush.crescent(glass, -side, 1, ink.dark, 0.4)
  })
  mottle(glass, ink.rim, random, { count: 8, size: 5, alpha: 0.05 })
  line(glass, gold.deep, 0.9, 0.9)
  line(glass, gold.rim, 0.3, 0.7)
  form(blob([-17, -8, -8, -5, 0, -7, 8, -5, 17, -8, 19, -3, 8, 0, -8, 0, -19, -3]), gold, { round: 2, rim: 0.6 })
}

export const FURNITURE_THINGS: readonly Thing[] = [
  sketch({
    name: 'chair',
    words: ['chairs', 'armchair', 'seat', 'seats', 'throne', 'stool'],
    metres: 1,
    aspect: 0.6,
    where: 'ground',
    places: ['room', 'corridor', 'abstract'],
    paint: paintChair,
  }),
  sketch({
    name: 'bed',
    words: ['beds', 'mattress', 'bunk', 'pillow'],
    metres: 1.1,
    aspect: 2.08,
    where: 'ground',
    places: ['room', 'sky', 'field'],
    paint: paintBed,
  }),
  sketch({
    name: 'mirror',
    words: ['mirrors', 'reflection', 'reflections', 'looking glass'],
    metres: 1.7,
    aspect: 0.62,
    where: 'ground',
    places: ['room', 'corridor', 'abstract'],
    paint: paintMirror,
  }),
]
