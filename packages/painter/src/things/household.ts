import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'
import { paintPlanks } from './textures.ts'

function paintCradle(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, ball, crease, side, spot } = brush
  const oak = stuffOf(brush, 'oak')
  const linen = stuffOf(brush, 'china')
  const wool = stuffOf(brush, 'blueprint')
  contact(0, 60)
  // Hood at the back, the inside, pillow, blanket, then the near side on its rockers.
  const hood = blob([-62, -54, -62, -54, -64, -84, -52, -97, -34, -98, -24, -90, -26, -52, -26, -52])
  form(hood, oak, { round: 5, rim: 0.9 })
  paintPlanks(brush, hood, oak, random, { width: 9 })
  const hollow = blob([-54, -54, -54, -54, -55, -80, -46, -90, -34, -90, -30, -84, -26, -52, -26, -52])
  fill(hollow, dimmed(oak).deep, 0.85)
  form(limb([58, -50, 3, 61, -66, 3, 62, -78, 3.2]), oak, { round: 1.6, rim: 0.6 })
  ball(62, -81, 4, 4, oak)
  form(blob([-56, -52, -54, -66, -42, -70, -28, -66, -22, -54, -22, -50, -54, -50]), linen, { round: 4, rim: 0.8 })
  crease([-48, -62, 0.3, -40, -58, 0.8, -34, -62, 0.3], linen, 0.4)
  const quilt = blob([-26, -50, -22, -62, -2, -68, 24, -66, 46, -61, 58, -54, 58, -46, -26, -46])
  form(quilt, wool, { round: 5, rim: 0.9 })
  inside(quilt, () => {
    for (let i = 0; i < 6; i++)
      crease([-22 + i * 14, -70, 0.2, -18 + i * 14, -58, 0.8, -20 + i * 14, -46, 0.3], wool, 0.5)
    for (let i = 0; i < 18; i++) fill(oval(-20 + (i % 6) * 14, -62 + Math.floor(i / 6) * 7, 1.3), linen.lit, 0.8)
  })
  const cuff = blob([-29, -48, -25, -62, -18, -66, -10, -67, -16, -56, -18, -46])
  form(cuff, linen, { round: 2, rim: 0.6 })
  const flank = polygon([-66, -54, 64, -52, 56, -12, -54, -12])
  form(flank, oak, { round: 4, rim: 1.1, sink: 0.3 })
  paintPlanks(brush, flank, oak, random, { width: 13, isLevel: true })
  form(polygon([-68, -57, 66, -55, 65.4, -50, -67, -51]), oak, { round: 1.4, rim: 0.9 })
  // A heart cut into it.
  const heart = blob([0, -24, 0, -24, -9, -33, -8, -40, -3, -41, 0, -37, 0, -37, 3, -41, 8, -40, 9, -33])
  fill(heart, ink.dark, 0.75)
  brush.line(heart, oak.rim, 0.7, 0.6)
  for (const x of [-44, 44]) {
    const rocker = without(
      blob([x - 17, -12, x - 17, -12, x + 17, -12, x + 17, -12, x + 21, -7, x + 12, -1, x, 0, x - 12, -1, x - 21, -7]),
      oval(x, -12, 9, 5),
    )
    form(rocker, oak, { round: 1.6, rim: 0.8 })
  }
  spot(side * 20, -50, 40, 6, oak.rim, 0.25)
}

function paintCabinet(brush: Brush, random: () => number): void {
  const { contact, form, fill, ink, ball, grain, line, crease } = brush
  const oak = stuffOf(brush, 'oak')
  const brass = stuffOf(brush, 'brass')
  const paper = stuffOf(brush, 'paper')
  contact(0, 46)
  for (const x of [-38, 38]) form(box(x - 4, -5, 8, 5, 1), dimmed(oak), { round: 1, rim: 0.5 })
  form(box(-45, -96, 90, 92, 1), oak, { round: 4, rim: 1, sink: 0.25 })
  form(box(-47, -99, 94, 5, 1), oak, { round: 1.4, rim: 0.9 })
  const pull = (x: number, y: number) => {
    form(box(x - 5.4, y - 5, 10.8, 5, 0.6), brass, { round: 0.6, rim: 0.4 })
    fill(box(x - 4, y - 4, 8, 3, 0.3), paper.lit)
    line(curve([x - 3, y - 2.4, x + 3, y - 2.4]), ink.dark, 0.5, 0.7)
    form(limb([x - 3, y + 3, 0.9, x, y + 5, 1.2, x + 3, y + 3, 0.9]), brass, { rim: 0.4 })
  }
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [-42 + column * 28.4, -91 + row * 17]
      fill(box(x, y, 27, 15.6, 0.6), oak.deep, 0.85)
      const front = box(x + 0.8, y + 0.8, 25.4, 14, 0.6)
      form(front, oak, { round: 1.4, rim: 0.5, sink: 0.2 })
      grain(front, oak.deep, random, { count: 12, length: 12, width: 0.3, alpha: 0.4 })
      pull(x + 13.5, y + 7.4)
    }
  // One drawer is out, its cards standing up.
  const [x, y] = [-14.6, -46]
  fill(box(x - 1, y - 12, 31, 14, 0.6), ink.dark, 0.95)
  form(polygon([x - 1, y - 9, x - 6, y + 3, x - 6, y + 13, x - 1, y]), dimmed(oak), { rim: 0.4 })
  form(polygon([x + 29.8, y - 9, x + 34.8, y + 3, x + 34.8, y + 13, x + 29.8, y]), dimmed(oak), { rim: 0.4 })
  for (let i = 0; i < 11; i++) {
    const near = i / 10
    const half = 13.6 + near * 4.4
    const up = y - 12 + near * 9 + (random() - 0.5) * 2.4 - (i === 6 ? 6 : 0)
    form(box(14.4 - half + x, up, half * 2, 14, 0.6), i % 3 ? paper : dimmed(paper), {
      round: 0.6,
      rim: 0.5,
      depth: 0.8,
    })
    if (i % 3 === 0)
      form(
        box(x + 4 + ((i * 7) % 17), up - 2.4, 6, 3, 0.4),
        i % 2 ? stuffOf(brush, 'paint') : stuffOf(brush, 'straw'),
        { rim: 0.3 },
      )
  }
  const face = box(x - 6.4, y + 4, 41.6, 19, 0.8)
  fill(box(x - 8, y + 20, 46, 10), ink.dark, 0.4)
  form(face, oak, { round: 1.6, rim: 0.9, sink: 0.3 })
  grain(face, oak.deep, random, { count: 24, length: 18, width: 0.3, alpha: 0.4 })
  crease([x - 5, y + 6, 0.2, x + 14, y + 5.8, 0.3, x + 34, y + 6, 0.2], oak, 0.4)
  form(box(x + 7, y + 7, 15, 6.4, 0.6), brass, { round: 0.8, rim: 0.5 })
  fill(box(x + 8.6, y + 8.2, 11.8, 4, 0.3), paper.lit)
  line(curve([x + 10, y + 10.2, x + 19, y + 10.2]), ink.dark, 0.6, 0.7)
  form(limb([x + 10, y + 16, 1.1, x + 14.4, y + 19, 1.5, x + 18.8, y + 16, 1.1]), brass, { rim: 0.4 })
  ball(34, -4, 0.6, 0.6, brass, 0)
}

const GLASS = () =>
  blob([
    -27, -2, -27, -2, -31, -10, -32, -56, -28, -68, -20, -74, -20, -74, 20, -74, 20, -74, 28, -68, 32, -56, 31, -10, 27,
    -2, 27, -2,
  ])
const SPARKS = [
  [-12, -20, 2.2],
  [8, -28, 2.8],
  [-4, -42, 2.4],
  [15, -50, 2],
  [-17, -54, 1.8],
  [2, -60, 1.7],
  [18, -16, 1.8],
  [-21, -34, 1.5],
] as const

function paintJar(brush: Brush): void {
  const { contact, form, fill, inside, line, spot, ink, side, stroke } = brush
  const steel = stuffOf(brush, 'brass')
  contact(0, 34)
  const glass = GLASS()
  fill(glass, mixInk(ink.shade, ink.lit, 0.3), 0.55)
  inside(glass, () => {
    spot(0, -36, 36, 42, ink.glow, 0.75)
    for (const [x, y, size] of SPARKS) {
      spot(x, y, size * 4, size * 4, ink.glow, 0.75)
      fill(oval(x, y, size), [255, 250, 225])
    }
    brush.crescent(glass, side * 3, -1, ink.dark, 0.3)
    brush.crescent(glass, -side * 2, 1, ink.rim, 0.35)
    fill(oval(0, -3, 26, 4), mixInk(ink.glow, ink.rim, 0.5), 0.35)
  })
  line(glass, ink.rim, 1, 0.7)
  stroke([side * 25, -62, 0.8, side * 27, -46, 1.6, side * 26.6, -22, 0.7], ink.rim, 0.85)
  stroke([-side * 24, -18, 0.4, -side * 26, -34, 0.9, -side * 25, -46, 0.4], ink.rim, 0.6)
  for (const y of [-77, -74]) line(curve([-21, y, 0, y + 2, 21, y]), ink.rim, 0.8, 0.6)
  const lid = box(-24, -95, 48, 17, 2.4)
  form(lid, steel, { isColumn: true, round: 2.4, rim: 0.9 })
  for (let i = -8; i <= 8; i++) line(curve([i * 2.8, -92, i * 2.8, -80]), steel.deep, 0.5, 0.45)
  form(oval(0, -95, 24, 4), steel, { round: 1, rim: 0.6, sink: 0 })
  for (const [x, y] of [
    [-10, -96],
    [0, -94.6],
    [11, -96],
  ] as const)
    fill(oval(x, y, 1.5, 0.7), ink.dark, 0.8)
}

function paintBottle(brush: Brush): void {
  const { contact, form, fill, inside, line, spot, ink, side, stroke } = brush
  const glass = stuffOf(brush, 'bottle')
  const cork = stuffOf(brush, 'pine')
  const paper = stuffOf(brush, 'paper')
  contact(0, 17)
  form(box(-4, -99, 8, 9, 1.4), cork, { isColumn: true, rim: 0.4 })
  const body = blob([
    -15, 0, -15, 0, -17, -4, -17, -48, -14, -58, -6, -66, -5, -72, -5, -90, -5, -90, 5, -90, 5, -90, 5, -72, 6, -66, 14,
    -58, 17, -48, 17, -4, 15, 0, 15, 0,
  ])
  form(body, glass, { isColumn: true, round: 4, rim: 0.9, sink: 0.1 })
  inside(body, () => {
    // A letter, rolled up inside.
    brush.context.save()
    brush.context.translate(1, -30)
    brush.context.rotate(0.2)
    form(box(-6, -24, 12, 44, 3), paper, { isColumn: true, rim: 0.5 })
    line(oval(0, -24, 5.6, 2), paper.deep, 0.6)
    form(box(-6.6, -3, 13.2, 3, 0.6), stuffOf(brush, 'velvet'), { rim: 0.3 })
    brush.context.restore()
    fill(body, glass.lit, 0.3)
    spot(side * 10, -40, 5, 34, ink.rim, 0.35)
  })
  line(body, glass.rim, 0.5, 0.5)
  stroke([side * 12.4, -52, 0.6, side * 13, -36, 1.3, side * 12.6, -12, 0.5], ink.rim, 0.85)
  stroke([side * 2.6, -86, 0.4, side * 2.8, -72, 0.6], ink.rim, 0.8)
  form(box(-6, -91, 12, 4, 1.2), glass, { isColumn: true, rim: 0.5 })
}

export const HOUSEHOLD_THINGS: readonly Thing[] = [
  sketch({
    name: 'cradle',
    words: ['cradles', 'cot', 'cots', 'crib', 'cribs', 'bassinet', 'newborn'],
    metres: 0.9,
    aspect: 1.36,
    where: 'ground',
    places: ['room'],
    paint: paintCradle,
  }),
  sketch({
    name: 'cabinet',
    words: [
      'cabinets',
      'drawers',
      'card index drawers',
      'card index',
      'card catalogue',
      'filing cabinet',
      'cupboard',
      'cupboards',
      'wardrobe',
    ],
    metres: 1.45,
    aspect: 0.96,
    where: 'ground',
    places: ['library', 'room'],
    paint: paintCabinet,
  }),
  sketch({
    name: 'jar',
    words: ['jars', 'glass jar', 'jar of light', 'jam jar', 'mason jar'],
    metres: 0.18,
    aspect: 0.7,
    where: 'hand',
    places: ['room', 'field', 'library'],
    paint: paintJar,
    shine: ({ fill, spot, ink, inside }) =>
      inside(GLASS(), () => {
        for (const [x, y, size] of SPARKS) {
          spot(x, y, size * 4, size * 4, ink.glow, 0.4)
          fill(oval(x, y, size), ink.glow)
        }
      }),
  }),
  sketch({
    name: 'bottle',
    words: ['bottles', 'message in a bottle', 'milk bottle', 'potion', 'vial', 'poison', 'wine', 'perfume'],
    metres: 0.3,
    aspect: 0.38,
    where: 'hand',
    places: ['coast', 'room', 'sea'],
    paint: paintBottle,
  }),
]
