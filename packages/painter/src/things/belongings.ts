import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, union, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintUmbrella({ tone, form, inside, line, fill, ink, crease, side, spot }: Brush): void {
  const cloth = tone(0.82, 'accent', 0.9)
  const wood = tone(0.5, 'glow', 0.45)
  const steel = tone(0.8, 'rim', 0.3)
  const under = blob([-50, -50, -34, -58, -17, -51, 0, -58, 17, -51, 34, -58, 50, -50, 30, -64, -30, -64])
  fill(under, mixInk(ink.dark, cloth.deep, 0.4))
  for (const x of [-34, -17, 17, 34]) line(curve([0, -62, x * 0.6, -58, x, -53]), steel.mid, 0.5, 0.8)
  form(limb([0, -92, 0.9, 0, -50, 0.9, 0, -14, 0.9]), steel, { isColumn: true, rim: 0.3 })
  form(limb([0, -22, 1.5, 0, -8, 1.6, 3, -2, 1.6, 8, -1.6, 1.6, 11, -6, 1.5, 10.4, -9, 1.3]), wood, {
    round: 0.8,
    rim: 0.5,
    sink: 0,
  })
  const dome = blob([
    -52, -50, -52, -50, -48, -68, -34, -84, -16, -92, 0, -95, 16, -92, 34, -84, 48, -68, 52, -50, 52, -50, 43, -55, 35,
    -52, 35, -52, 26, -56, 17, -52, 17, -52, 8, -56.4, 0, -52, 0, -52, -8, -56.4, -17, -52, -17, -52, -26, -56, -35,
    -52, -35, -52, -43, -55,
  ])
  form(dome, cloth, { round: 10, rim: 1.2, sink: 0.2 })
  inside(dome, () => {
    const edges = [-52, -35, -17, 0, 17, 35, 52]
    edges.slice(1).forEach((x, i) => {
      const gore = blob([
        0,
        -95,
        0,
        -95,
        x * 0.62,
        -86,
        x * 0.92,
        -70,
        x,
        -48,
        x,
        -48,
        edges[i]!,
        -48,
        edges[i]!,
        -48,
        edges[i]! * 0.92,
        -70,
        edges[i]! * 0.62,
        -86,
      ])
      fill(gore, (x - 9) * side > 0 ? cloth.rim : ink.dark, 0.05 + Math.abs(x - 9) * 0.002)
      if (i % 2) fill(gore, ink.dark, 0.1)
      crease([0, -94.6, 0.2, x * 0.62, -86, 0.4, x * 0.92, -70, 0.4, x, -52, 0.3], cloth, 0.6)
    })
    spot(side * 20, -84, 16, 8, cloth.rim, 0.5)
  })
  form(limb([0, -94, 1.2, 0, -99.4, 0.4]), wood, { rim: 0.3 })
}

function paintSuitcase(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, line, crease, mottle, grain, inside } = brush
  const leather = tone(0.62, 'accent', 0.55)
  const dark = tone(0.32, 'accent', 0.35)
  const brass = tone(0.98, 'glow', 0.65)
  contact(0, 66)
  form(
    without(
      blob([-18, -84, -17, -95, -10, -99.4, 10, -99.4, 17, -95, 18, -84]),
      blob([-13, -82, -12, -92, -7, -94.6, 7, -94.6, 12, -92, 13, -82]),
    ),
    dark,
    { round: 1.6, rim: 0.7 },
  )
  for (const x of [-16, 16]) form(box(x - 4, -88, 8, 6, 1), brass, { rim: 0.4 })
  const shell = box(-64, -85, 128, 84, 7)
  form(shell, leather, { round: 7, rim: 1.2, sink: 0.25 })
  mottle(shell, dark.shade, random, { count: 24, size: 8, alpha: 0.09 })
  grain(shell, leather.deep, random, { count: 60, length: 6, turn: 0.6, width: 0.25, alpha: 0.35 })
  grain(shell, leather.rim, random, { count: 40, length: 7, turn: 0.9, width: 0.25, alpha: 0.3 })
  crease([-63, -66, 0.4, 0, -65.4, 0.7, 63, -66, 0.4], leather, 0.85)
  for (const x of [-38, 38]) {
    form(box(x - 5, -85, 10, 84), dark, { round: 1.2, rim: 0.4, sink: 0.2 })
    for (const aside of [-3.8, 3.8]) {
      brush.context.setLineDash([1.6, 1.2])
      line(curve([x + aside, -84, x + aside, -2]), brass.mid, 0.4, 0.9)
      brush.context.setLineDash([])
    }
    form(box(x - 7, -60, 14, 10, 1.4), brass, { round: 1.4, rim: 0.5 })
    fill(box(x - 4.4, -57.6, 8.8, 5.2, 0.6), ink.dark, 0.85)
    form(box(x - 0.8, -60, 1.6, 10, 0.6), brass, { rim: 0.2 })
  }
  form(box(-8, -70, 16, 10, 1.6), brass, { round: 1.4, rim: 0.5 })
  fill(union(oval(0, -66.4, 1.4), polygon([-0.6, -66, 0.6, -66, 1, -62.6, -1, -62.6])), ink.dark)
  for (const [x, y] of [
    [-64, -85],
    [44, -85],
    [-64, -21],
    [44, -21],
  ] as const) {
    inside(box(x, y, 20, 20, 7), () => {
      form(box(x, y, 20, 20, 7), dark, { round: 2, rim: 0.5 })
    })
    for (const [dx, dy] of [
      [4, 4],
      [16, 4],
      [4, 16],
      [16, 16],
    ] as const)
      fill(oval(x + dx, y + dy, 0.8), brass.lit)
  }
  brush.context.save()
  brush.context.translate(-14, -30)
  brush.context.rotate(-0.14)
  form(box(-10, -8, 22, 16, 1), tone(0.95, 'rim', 0.2), { round: 0, rim: 0.3, sink: 0.05 })
  fill(oval(1, 0, 6), ink.accent2, 0.8)
  fill(polygon([-4, 3, 1, -4, 6, 3]), ink.rim, 0.9)
  brush.context.restore()
  brush.context.save()
  brush.context.translate(16, -22)
  brush.context.rotate(0.2)
  form(oval(0, 0, 9.4), tone(0.9, 'accent', 0.9), { round: 0, rim: 0.3, sink: 0.05 })
  line(oval(0, 0, 7), ink.rim, 0.6, 0.9)
  fill(polygon([-5, 1.4, 5, -1.8, 1, 1, 2, 4, 0, 2, -2.4, 3]), ink.rim, 0.9)
  brush.context.restore()
}

function paintCrown(brush: Brush): void {
  const { tone, form, fill, ink, contact, inside, spot, side, line } = brush
  const gold = stuffOf(brush, 'gold')
  const velvet = tone(0.6, 'accent', 0.95)
  contact(0, 56)
  form(blob([-48, -22, -48, -60, -30, -74, 0, -80, 30, -74, 48, -60, 48, -22, 0, -14]), velvet, { round: 8, rim: 0.6 })
  fill(oval(0, -24, 50, 10), velvet.deep, 0.6)
  const spikes = polygon([
    -60, -84, -42, -54, -31, -90, -15, -52, 0, -94, 15, -52, 31, -90, 42, -54, 60, -84, 52, -20, 30, -13, 0, -10, -30,
    -13, -52, -20,
  ])
  form(spikes, gold, { round: 4, rim: 1.1, sink: 0.15 })
  inside(spikes, () => {
    for (const x of [-48, -24, 0, 24, 48]) line(curve([x * 0.94, -24, x, -44, x * 1.16, -74]), gold.deep, 0.7, 0.5)
    spot(side * 24, -44, 20, 18, gold.rim, 0.55)
  })
  const band = blob([
    -54, -26, -54, -26, -30, -18, 0, -15, 30, -18, 54, -26, 54, -26, 52, -8, 52, -8, 30, -1.6, 0, 0.6, -30, -1.6, -52,
    -8, -52, -8,
  ])
  form(band, gold, { round: 3, rim: 1, sink: 0.2 })
  line(curve([-53, -22, -30, -14.6, 0, -12, 30, -14.6, 53, -22]), gold.deep, 0.8, 0.7)
  line(curve([-52, -11.6, -30, -5, 0, -2.8, 30, -5, 52, -11.6]), gold.deep, 0.8, 0.7)
  for (const [x, y, color] of [
    [-40, -13.6, 'accent2'],
    [-21, -9.4, 'accent'],
    [0, -7.6, 'accent2'],
    [21, -9.4, 'accent'],
    [40, -13.6, 'accent2'],
  ] as const) {
    const gem = tone(0.95, color, 1)
    form(oval(x, y, 5, 4.2), { ...gold, lit: gold.deep }, { round: 0.6, rim: 0.4 })
    form(oval(x, y, 4, 3.2), gem, { round: 1.4, rim: 0.4, sink: 0.3 })
    fill(oval(x + side * 1.2, y - 1.1, 1.1, 0.7), ink.rim, 0.95)
  }
  for (const [x, y] of [
    [-60, -86],
    [-31, -92],
    [0, -95.4],
    [31, -92],
    [60, -86],
  ] as const)
    brush.ball(x, y, 4.4, 4.4, tone(1, 'rim', 0.4), 0.4)
  form(oval(0, -38, 5.4, 7), tone(0.95, 'accent', 1), { round: 2, rim: 0.6 })
  fill(oval(side * 1.6, -41, 1.4, 1.8), ink.rim, 0.95)
}

export const BELONGING_THINGS: readonly Thing[] = [
  sketch({
    name: 'umbrella',
    words: ['umbrellas', 'parasol', 'parasols'],
    metres: 1,
    aspect: 1.06,
    where: 'hand',
    places: ['street', 'coast', 'station'],
    paint: paintUmbrella,
  }),
  sketch({
    name: 'suitcase',
    words: ['suitcases', 'luggage', 'baggage', 'briefcase', 'trunk'],
    metres: 0.6,
    aspect: 1.34,
    where: 'ground',
    places: ['station', 'road', 'room'],
    paint: paintSuitcase,
  }),
  sketch({
    name: 'crown',
    words: ['crowns', 'king', 'kings', 'queen', 'queens', 'royal', 'kingdom'],
    metres: 0.25,
    aspect: 1.32,
    where: 'hand',
    places: ['ruins', 'corridor', 'abstract'],
    paint: paintCrown,
  }),
]
