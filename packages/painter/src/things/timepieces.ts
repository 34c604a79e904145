import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric, union, without } from './shapes.ts'
import { paintDial } from './textures.ts'
import { sketch } from './sketch.ts'

function paintClock(brush: Brush, random: () => number, told?: number): void {
  const { tone, form, line, mottle, context } = brush
  const brass = tone(0.62, 'glow', 0.5)
  const iron = tone(0.36)
  form(oval(0, -50, 50), iron, { round: 5, rim: 1 })
  form(oval(0, -50, 46.6), brass, { round: 3, rim: 0.7 })
  form(oval(0, -50, 42.6), iron, { round: 1.5, rim: 0.4 })
  // Drawn even where the hour is told, so that what follows stays the same.
  const any = random() * 12
  const hour = told ?? any
  paintDial(brush, 0, -50, 40.6, hour / 12, hour % 1)
  mottle(oval(0, -50, 40), iron.shade, random, { count: 18, size: 7, alpha: 0.05 })
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2 + Math.PI / 12
    form(oval(Math.sin(turn) * 48.3, -50 - Math.cos(turn) * 48.3, 1), brass, { round: 0.4, rim: 0.2, sink: 0 })
  }
  const rosette = new Path2D()
  for (let i = 0; i < 24; i++) {
    const turn = (i / 24) * Math.PI * 2
    const away = i % 2 ? 12 : 21
    const at = [Math.sin(turn) * away, -50 - Math.cos(turn) * away] as const
    if (i === 0) rosette.moveTo(...at)
    else rosette.lineTo(...at)
  }
  rosette.closePath()
  context.save()
  line(rosette, iron.shade, 0.4, 0.3)
  line(oval(0, -50, 22), iron.shade, 0.4, 0.3)
  context.restore()
}

function paintPocketWatch(brush: Brush, _random: () => number, hour = 10.3): void {
  const { tone, form, line, fill, ink, crease, spot, inside } = brush
  const gold = tone(0.85, 'glow', 0.62)
  const chain: number[] = []
  for (let i = 0; i < 13; i++) {
    const t = i / 12
    chain.push(6 + t * 29, -93 + Math.sin(t * 2.6) * 7 - t * 2 + t * t * 17)
  }
  for (let i = 0; i + 3 < chain.length; i += 2) {
    const turn = Math.atan2(chain[i + 3]! - chain[i + 1]!, chain[i + 2]! - chain[i]!)
    const link = oval(
      (chain[i]! + chain[i + 2]!) / 2,
      (chain[i + 1]! + chain[i + 3]!) / 2,
      2.1,
      i % 4 ? 0.6 : 1.3,
      turn,
    )
    line(link, gold.deep, 1.3)
    line(link, gold.lit, 0.7)
  }
  form(without(oval(0, -91, 8.2, 8.4), oval(0, -91, 5.8, 6)), gold, { round: 1, rim: 0.4 })
  form(symmetric([0, -88, 3.4, -88, 4.4, -86, 4, -80, 0, -79]), gold, { isColumn: true, rim: 0.4 })
  for (const x of [-2.6, -1.3, 0, 1.3, 2.6]) line(curve([x, -87.4, x, -82.4]), gold.deep, 0.4, 0.7)
  form(oval(0, -41, 41), gold, { round: 6, rim: 1 })
  form(oval(0, -41, 37), gold, { round: 2, rim: 0.5, depth: 0.8 })
  line(oval(0, -41, 35.4), gold.deep, 0.9)
  paintDial(brush, 0, -41, 34.4, hour / 12, hour % 1)
  line(oval(0, -22.6, 7), ink.dark, 0.4, 0.7)
  line(curve([0, -22.6, 3.4, -27.4]), ink.dark, 0.5, 0.8)
  inside(oval(0, -41, 34.4), () => {
    fill(blob([-30, -62, -12, -76, 4, -77, -14, -58, -26, -40, -34, -40]), ink.rim, 0.2)
    spot(-14, -62, 10, 10, ink.rim, 0.25)
  })
  crease([-40, -44, 0.1, -38, -28, 0.3, -30, -13, 0.1], gold, 0.3)
}

function paintHourglass(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, inside, spot, contact, line, mottle, side } = brush
  const wood = tone(0.45, 'accent', 0.45)
  const sand = tone(0.92, 'glow', 0.6)
  contact(0, 28)
  for (const x of [-21, 21])
    form(
      symmetric([0, -92, 1.6, -92, 2.4, -84, 1.3, -70, 2.2, -50, 1.3, -30, 2.4, -16, 1.6, -8, 0, -8], x),
      { ...wood, lit: wood.mid },
      { isColumn: true, rim: 0.35 },
    )
  const glass = symmetric([
    0, -91, 15, -91, 17, -84, 16.4, -72, 11, -60, 2.6, -52, 1.7, -50, 2.6, -48, 11, -40, 16.4, -28, 17, -16, 15, -9, 0,
    -9,
  ])
  fill(glass, mixInk(ink.shade, ink.lit, 0.3), 0.42)
  inside(glass, () => {
    spot(0, -50, 22, 50, ink.lit, 0.15)
    const top = blob([
      -18, -70, -18, -70, -8, -69, 0, -66, 8, -69, 18, -70, 18, -70, 12, -58, 2, -51, 1, -49, -1, -49, -2, -51, -12,
      -58,
    ])
    form(top, sand, { round: 3, rim: 0.3, sink: 0.2 })
    const heap = blob([-20, -8, -20, -8, -16, -13, -8, -19, 0, -26.5, 8, -19, 16, -13, 20, -8, 20, -8])
    form(heap, sand, { round: 4, rim: 0.6, sink: 0.2 })
    mottle(union(top, heap), sand.deep, random, { count: 40, size: 0.7, alpha: 0.35 })
    mottle(union(top, heap), sand.rim, random, { count: 40, size: 0.6, alpha: 0.5 })
    fill(limb([0, -52, 0.7, 0, -40, 0.45, 0, -25, 0.55]), sand.lit)
    for (let i = 0; i < 14; i++) fill(oval((random() - 0.5) * 3, -26 - random() * 16, 0.3), sand.rim, 0.9)
  })
  line(glass, ink.rim, 0.5, 0.55)
  inside(glass, () => {
    for (const way of [-1, 1]) {
      fill(
        blob([
          side * 11.5,
          -50 + way * 36,
          side * 14.6,
          -50 + way * 32,
          side * 13.4,
          -50 + way * 20,
          side * 8.6,
          -50 + way * 11,
          side * 10.6,
          -50 + way * 20,
          side * 11.6,
          -50 + way * 30,
        ]),
        ink.rim,
        0.6,
      )
      fill(
        blob([
          -side * 14.6,
          -50 + way * 34,
          -side * 15.6,
          -50 + way * 28,
          -side * 13.4,
          -50 + way * 18,
          -side * 14,
          -50 + way * 26,
        ]),
        ink.rim,
        0.3,
      )
    }
  })
  for (const x of [-26, 26])
    form(symmetric([0, -92, 2, -92, 3, -84, 1.7, -70, 2.7, -50, 1.7, -30, 3, -16, 2, -8, 0, -8], x), wood, {
      isColumn: true,
      rim: 0.5,
    })
  for (const y of [-100, -8.6]) {
    const plate = box(-32, y, 64, 8.6, 2.4)
    form(plate, wood, { round: 2, rim: 0.8 })
    brush.grain(plate, wood.deep, random, { count: 20, length: 18, width: 0.3, alpha: 0.5 })
    line(curve([-30, y + 5.4, 30, y + 5.4]), wood.deep, 0.6, 0.7)
  }
}

function paintCalendar(brush: Brush): void {
  const { tone, form, fill, line, ink, fade, context } = brush
  const paper = tone(0.98, 'rim', 0.3)
  const red = tone(0.75, 'accent', 0.85)
  for (const [x, y] of [
    [3, 1],
    [1.8, -0.6],
    [0.8, -1.6],
  ] as const)
    form(box(-40 + x, -88 + y, 78, 88, 1), paper, { round: 1, rim: 0.3, sink: 0.05 })
  const sheet = blob([-40, -90, -40, -90, 38, -90, 38, -90, 38, -14, 38, -14, 24, -2, 24, -2, -40, -2, -40, -2])
  form(sheet, paper, { round: 0, rim: 0.6, sink: 0.06, depth: 0.6 })
  form(box(-40, -90, 78, 19), red, { round: 2, rim: 0.6, sink: 0.25 })
  for (const x of [-30, -18, -6, 6, 18, 30]) {
    fill(oval(x - 1, -85.4, 1.7), ink.dark, 0.9)
    const ring = curve([x - 1, -86, x - 1.6, -94, x + 1.4, -96, x + 1.4, -90])
    line(ring, ink.dark, 2)
    line(ring, paper.lit, 1.1)
  }
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 7; column++) {
      const x = -36 + column * 10.4
      const y = -65 + row * 12
      const isGone = row < 2 || (row === 2 && column < 3)
      if (row === 4 && column > 4) continue
      const cell = box(x, y, 9, 10.2, 0.8)
      fill(cell, column === 6 ? red.mid : paper.shade, column === 6 ? 0.35 : 0.22)
      line(cell, paper.deep, 0.3, 0.4)
      if (isGone) line(new Path2D(`M${x + 1.6} ${y + 8.4}L${x + 7.4} ${y + 1.8}`), ink.dark, 0.7, 0.6)
    }
  }
  const ring = oval(-0.2, -35.9, 7, 6.4)
  line(ring, red.mid, 1.6, 0.95)
  context.save()
  line(oval(0.3, -36.3, 7.6, 6), red.lit, 0.6, 0.8)
  context.restore()
  form(
    blob([38, -14, 38, -14, 29, -12.4, 24, -2, 24, -2, 27, -9]),
    { ...paper, lit: paper.rim },
    { round: 0, rim: 0.4, sink: 0 },
  )
  fade(polygon([-40, -71, 38, -71, 38, -68, -40, -68]), ink.dark, ink.dark, 0.35, 0)
}

export const TIMEPIECE_THINGS: readonly Thing[] = [
  sketch({
    name: 'clock',
    words: ['clocks', 'midnight', 'o’clock', 'deadline', 'alarm', 'timer'],
    metres: 0.9,
    aspect: 1,
    where: 'wall',
    places: ['station', 'room', 'machine', 'street'],
    paint: paintClock,
  }),
  sketch({
    name: 'pocket watch',
    words: ['pocket watches', 'watch', 'watches', 'stopwatch', 'wristwatch'],
    metres: 0.08,
    aspect: 0.86,
    where: 'hand',
    places: ['room', 'station', 'abstract'],
    paint: paintPocketWatch,
  }),
  sketch({
    name: 'hourglass',
    words: ['hourglasses', 'sandglass', 'egg timer'],
    metres: 0.3,
    aspect: 0.68,
    where: 'hand',
    places: ['desert', 'room', 'library'],
    paint: paintHourglass,
  }),
  sketch({
    name: 'calendar',
    words: ['calendars', 'schedule', 'month'],
    metres: 0.4,
    aspect: 0.86,
    where: 'wall',
    places: ['room', 'corridor', 'abstract'],
    paint: paintCalendar,
  }),
]
