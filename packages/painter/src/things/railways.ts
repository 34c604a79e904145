import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, symmetric, without } from './shapes.ts'
import { paintMasonry } from './textures.ts'
import { sketch } from './sketch.ts'

function paintWheel(
  { form, line, fill, tone, ink }: Brush,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  spokes: number,
): void {
  const iron = tone(0.36)
  const red = tone(0.6, 'accent', 0.7)
  fill(oval(x, y, radiusX, radiusY), ink.dark)
  form(without(oval(x, y, radiusX, radiusY), oval(x, y, radiusX * 0.8, radiusY * 0.8)), iron, {
    round: 1,
    rim: 0.5,
    sink: 0,
  })
  const rays = new Path2D()
  for (let i = 0; i < spokes; i++) {
    const turn = (i / spokes) * Math.PI * 2 + 0.2
    rays.moveTo(x, y)
    rays.lineTo(x + Math.cos(turn) * radiusX * 0.82, y + Math.sin(turn) * radiusY * 0.82)
  }
  line(rays, red.mid, radiusX * 0.13)
  line(rays, red.lit, radiusX * 0.035)
  form(oval(x, y, radiusX * 0.26, radiusY * 0.26), red, { round: 0.5, rim: 0.3 })
}

/** A locomotive coming towards us past our left: the round front near, the boiler and cab falling away to the right. */
function paintTrain(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, contact, spot, burn, crease, inside } = brush
  const iron = tone(0.34)
  const green = tone(0.5, 'accent2', 0.55)
  const red = tone(0.7, 'accent', 0.85)
  const brass = tone(0.95, 'glow', 0.65)
  const smoke = tone(0.85, 'rim', 0.2)
  contact(4, 62)
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    const [x, y] = [-14 + t * 60 + random() * 10, -86 - Math.sin(t * 2.2) * 6 - random() * 6]
    const radius = 5 + t * 5 + random() * 2
    spot(x, y + 2, radius * 1.3, radius, smoke.shade, 0.55)
    spot(x + brush.side * 2, y - 1.5, radius * 0.9, radius * 0.66, smoke.lit, 0.6)
  }
  for (const [x, radius] of [
    [52, 9],
    [37, 11.4],
    [19, 14],
  ] as const)
    paintWheel(brush, x, -radius - 2.6 - (52 - x) * -0.06, radius * 0.74, radius, 10)
  form(limb([14, -13, 1.3, 34, -12, 1.1, 54, -12, 0.9]), brass, { round: 0.6, rim: 0.4 })
  const cab = polygon([36, -66, 62, -60, 62, -20, 36, -22])
  form(cab, green, { round: 3, rim: 0.7, sink: 0.3 })
  form(polygon([32, -68, 37, -71, 66, -63, 66, -59.6, 36, -65.6]), iron, { rim: 0.6 })
  for (const quad of [
    [40, -57, 48, -55.6, 48, -43, 40, -43.4],
    [51, -55, 58, -53.6, 58, -42.6, 51, -42.8],
  ]) {
    fill(polygon(quad), ink.dark)
    burn(polygon(quad.map((value, i) => value + (i % 2 ? (i < 4 ? 1 : -1) : i % 8 === 0 || i === 6 ? 0.8 : -0.8))), 0.4)
  }
  const boiler = polygon([-18, -74, 38, -63, 38, -28, -18, -22])
  form(boiler, green, { round: 3, rim: 0, sink: 0 })
  inside(boiler, () => {
    fill(polygon([-20, -70, 40, -59, 40, -55, -20, -62]), green.rim, 0.4)
    fill(polygon([-20, -44, 40, -42, 40, -26, -20, -18]), ink.dark, 0.4)
    line(curve([-18, -73.4, 38, -62.4]), green.rim, 1, 0.8)
    for (const x of [-6, 8, 22, 32]) {
      line(curve([x, -76 + (x + 18) * 0.19, x + 1.6, -48, x, -22]), brass.mid, 1.1)
      line(curve([x + 0.4, -76 + (x + 18) * 0.19, x + 2, -48, x + 0.4, -22]), brass.rim, 0.4)
    }
  })
  form(polygon([-20, -24, 60, -24.4, 60, -20, -20, -18]), red, { round: 0.6, rim: 0.5, sink: 0.2 })
  form(symmetric([0, -78, 4.6, -76, 5, -69, 6.4, -66, 0, -65], 20), brass, { isColumn: true, rim: 0.6 })
  form(symmetric([0, -75, 3.6, -74, 4, -66, 0, -64], 6), green, { isColumn: true, rim: 0.5 })
  form(symmetric([0, -97, 7.4, -97, 8, -94.4, 5.4, -91, 4.4, -80, 6.4, -73, 0, -72], -18), iron, {
    isColumn: true,
    rim: 0.8,
  })
  form(oval(-18, -96.6, 7.4, 1.8), { ...iron, lit: iron.deep }, { round: 0.6, rim: 0.3 })
  form(oval(-18, -48, 25, 27.4), iron, { round: 4, rim: 1 })
  form(oval(-19, -48, 21.6, 23.8), green, { round: 4, rim: 0.6, sink: 0.3 })
  line(oval(-19, -48, 21.6, 23.8), brass.mid, 1.2)
  for (let i = 0; i < 24; i++) {
    const turn = (i / 24) * Math.PI * 2
    fill(oval(-18.6 + Math.cos(turn) * 23.3, -48 + Math.sin(turn) * 25.6, 0.7), iron.rim, 0.8)
  }
  form(oval(-19, -48, 11.4, 12.6), iron, { round: 2, rim: 0.5 })
  line(curve([-26, -53, -12, -43]), brass.lit, 1)
  line(curve([-12, -53, -26, -43]), brass.lit, 1)
  brush.ball(-19, -48, 2.4, 2.6, brass, 0.3)
  form(box(-25.4, -82, 13, 12, 2), iron, { rim: 0.5 })
  form(oval(-19, -76, 6, 6.2), brass, { round: 1, rim: 0.5 })
  burn(oval(-19, -76, 4.8, 5), 0.9)
  spot(-19, -76, 15, 15, ink.glow, 0.5)
  form(polygon([-52, -24, 12, -24, 12, -15, -52, -15]), red, { round: 1.6, rim: 0.7, sink: 0.3 })
  for (const x of [-43, 3]) {
    form(oval(x, -19.6, 5.6, 5.6), iron, { round: 1.4, rim: 0.6 })
    form(oval(x, -19.6, 3.4, 3.4), brass, { round: 1, rim: 0.3 })
  }
  const plough = polygon([-50, -15, 10, -15, 1, -1, -44, -1])
  form(plough, iron, { round: 2, rim: 0.6 })
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    line(curve([-49 + t * 58, -15, -43 + t * 43, -1]), i % 2 ? red.lit : ink.dark, 1.4, 0.85)
  }
  form(box(-46, -2.4, 49, 2.4, 1), red, { rim: 0.4, sink: 0 })
  crease([-50, -22, 0.2, -20, -21.4, 0.4, 11, -22, 0.2], red, 0.4)
  for (const x of [-49, 9]) burn(oval(x, -27, 2.2, 2.4), 0.7)
}

const archShape = (x: number, half: number, top: number) =>
  blob([
    x - half,
    6,
    x - half,
    6,
    x - half,
    top * 0.45,
    x - half * 0.66,
    top * 0.84,
    x,
    top,
    x + half * 0.66,
    top * 0.84,
    x + half,
    top * 0.45,
    x + half,
    6,
    x + half,
    6,
  ])

function paintBridge(brush: Brush, random: () => number): void {
  const { tone, form, ink, mottle, line } = brush
  const stone = tone(0.72, 'glow', 0.15)
  const deck = [-150, -64, -90, -78, 0, -88, 90, -78, 150, -64]
  const arches = [archShape(0, 36, -66), archShape(-84, 26, -50), archShape(84, 26, -50)]
  // Seen a little from the right: the far edge of each vault shows within the near one.
  arches.forEach((path, i) => {
    const vault = without(path, [archShape(9, 31, -59), archShape(-75, 21, -43), archShape(93, 21, -43)][i]!)
    form(vault, { ...stone, lit: stone.mid, mid: stone.shade }, { round: 2, rim: 0.4, sink: 0.3 })
  })
  const outline = blob([...deck.slice(0, 2), ...deck, ...deck.slice(-2), 150, 0, 150, 0, -150, 0, -150, 0])
  const wall = without(outline, archShape(4, 33, -62), archShape(-80, 23, -46), archShape(88, 23, -46))
  form(wall, stone, { round: 6, rim: 1.2, sink: 0.3 })
  paintMasonry(brush, wall, stone, random, { course: 6.4, stone: 11 })
  mottle(wall, ink.accent2, random, { count: 40, size: 9, alpha: 0.06 })
  for (const [x, half, top] of [
    [4, 33, -62],
    [-80, 23, -46],
    [88, 23, -46],
  ] as const) {
    for (let i = 0; i <= 12; i++) {
      const turn = Math.PI * (i / 12)
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const at = (grow: number) => [x + cos * (half + grow), (top + 0) * (0.35 + 0.65 * sin) - grow * sin] as const
      brush.stroke([...at(0.4), 0.9, ...at(6.4), 1.2], i % 2 ? stone.lit : stone.mid, 0.75)
    }
  }
  const parapet = limb([-150, -66, 3.4, -90, -80, 3.4, 0, -90, 3.4, 90, -80, 3.4, 150, -66, 3.4])
  form(parapet, stone, { round: 1.6, rim: 1.1, sink: 0 })
  for (let i = 0; i < 30; i++) {
    const x = -145 + i * 10
    const y = -90 + Math.abs(x) * Math.abs(x) * 0.00108
    line(curve([x, y - 3, x, y + 3.4]), stone.deep, 0.7, 0.6)
  }
  line(curve([-150, -60, -90, -74, 0, -84, 90, -74, 150, -60]), ink.dark, 1.2, 0.5)
  for (const x of [-46, 52]) {
    const pier = blob([x - 9, 0, x - 9, 0, x - 9, -40, x - 9, -40, x, -50, x + 9, -40, x + 9, -40, x + 9, 0, x + 9, 0])
    form(pier, stone, { round: 4, rim: 1, sink: 0.3 })
    paintMasonry(brush, pier, stone, random, { course: 6.4, stone: 10 })
  }
}

export const RAILWAY_THINGS: readonly Thing[] = [
  sketch({
    name: 'train',
    words: ['trains', 'locomotive', 'locomotives', 'steam engine', 'railway', 'railroad', 'express'],
    metres: 4.4,
    aspect: 1.34,
    where: 'ground',
    places: ['station', 'mountains', 'field'],
    paint: paintTrain,
    shine: ({ burn }) => {
      burn(oval(-19, -76, 4.8, 5), 0.9)
      for (const x of [-49, 9]) burn(oval(x, -27, 2.2, 2.4), 0.7)
      for (const quad of [
        [41, -56, 47, -55, 47, -44, 41, -44.2],
        [52, -54, 57, -53, 57, -43.4, 52, -43.6],
      ])
        burn(polygon(quad), 0.4)
    },
  }),
  sketch({
    name: 'bridge',
    words: ['bridges', 'viaduct', 'aqueduct', 'crossing'],
    metres: 9,
    aspect: 3.02,
    where: 'ground',
    places: ['lake', 'village', 'mountains', 'ruins'],
    paint: paintBridge,
  }),
]
