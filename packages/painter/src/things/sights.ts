import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { EMBER, mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'
import { paintMasonry, paintPlanks, paintTiles } from './textures.ts'

const PANES = () => box(-13.4, -82, 26.8, 68)

function paintPhoneBox(brush: Brush): void {
  const { contact, form, fill, fade, inside, ink, line, spot, ball } = brush
  const paint = stuffOf(brush, 'paint')
  const iron = stuffOf(brush, 'iron')
  contact(0, 21)
  form(box(-20, -4, 40, 4, 0.6), iron, { round: 1, rim: 0.6 })
  form(box(-18.4, -91, 36.8, 88, 0.8), paint, { round: 2.4, rim: 0.9, sink: 0.25 })
  const panes = PANES()
  fade(panes, mixInk(ink.glow, ink.rim, 0.4), ink.glow)
  inside(panes, () => {
    spot(0, -76, 18, 20, ink.rim, 0.8)
    // The telephone within, its receiver off the hook.
    const dark = mixInk(ink.dark, ink.accent, 0.2)
    fill(box(-6, -62, 12, 20, 1.4), dark)
    fill(oval(0, -54, 3.6), mixInk(ink.glow, dark, 0.5))
    fill(oval(0, -54, 1.8), dark)
    line(curve([5, -46, 10, -38, 6, -28, 8, -24]), dark, 0.8)
    fill(limb([6, -25, 1.6, 8.4, -21, 1, 8, -16, 1.7]), dark)
    fill(box(-12, -40, 9, 1.4), dark)
    fill(polygon([-11, -41, -4, -41, -5, -44, -10, -44]), dark, 0.8)
    fill(polygon([-14, -82, 2, -82, -14, -40]), ink.rim, 0.22)
  })
  for (const x of [-13.4, -4.6, 4.6, 13.4]) form(box(x - 0.6, -82, 1.2, 68), paint, { round: 0.3, rim: 0.3 })
  for (let i = 0; i <= 7; i++) form(box(-13.4, -82.4 + i * 9.7, 26.8, 1.1), paint, { round: 0.3, rim: 0.3 })
  form(box(-16.4, -84, 3, 74, 0.4), paint, { round: 0.8, rim: 0.5 })
  form(box(13.4, -84, 3, 74, 0.4), paint, { round: 0.8, rim: 0.5 })
  form(limb([14.8, -46, 0.8, 14.8, -40, 0.8]), stuffOf(brush, 'brass'), { rim: 0.3 })
  form(box(-16.4, -90.4, 32.8, 6.4, 0.6), stuffOf(brush, 'paper'), { round: 0.8, rim: 0.4, sink: 0 })
  for (let i = 0; i < 7; i++) fill(box(-11.6 + i * 3.4, -88.8, 2.4, 3, 0.4), ink.dark, 0.85)
  form(box(-19.6, -93, 39.2, 3, 0.6), paint, { round: 0.8, rim: 0.6 })
  const roof = blob([-19, -93, -19, -93, -17, -97.4, 0, -100, 17, -97.4, 19, -93, 19, -93])
  form(roof, paint, { round: 2, rim: 0.8 })
  ball(0, -95.6, 1.8, 1.8, stuffOf(brush, 'brass'), 0.3)
}

function paintSundial(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, mottle, side } = brush
  const stone = stuffOf(brush, 'stone')
  const brass = stuffOf(brush, 'brass')
  contact(0, 34)
  form(box(-32, -8, 64, 8, 1), stone, { round: 2, rim: 0.8 })
  form(box(-26, -15, 52, 8, 1), stone, { round: 2, rim: 0.8 })
  const shaft = blob([
    -15, -15, -15, -15, -12, -20, -10, -36, -12, -52, -16, -58, -16, -58, 16, -58, 16, -58, 12, -52, 10, -36, 12, -20,
    15, -15, 15, -15,
  ])
  form(shaft, stone, { isColumn: true, round: 3, rim: 0.9 })
  mottle(shaft, stone.deep, random, { count: 12, size: 5, alpha: 0.1 })
  form(box(-20, -62, 40, 5, 1.4), stone, { round: 1.4, rim: 0.7 })
  fill(oval(0, -62, 38, 4), ink.dark, 0.35)
  form(oval(0, -67, 44, 13), stone, { round: 3, rim: 1 })
  const face = oval(0, -69, 41, 11)
  form(face, brass, { round: 1.4, rim: 0.8, sink: 0 })
  inside(face, () => {
    // Its shadow tells the hour.
    fill(polygon([0, -68, -side * 36, -63, -side * 30, -59.6]), ink.dark, 0.65)
    for (let i = 0; i <= 12; i++) {
      const turn = Math.PI * (0.02 + (i / 12) * 0.96)
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      line(
        curve([c * 27, -69 + s * 7, c * (i % 3 ? 34 : 38), -69 + s * (i % 3 ? 8.8 : 10)]),
        brass.deep,
        i % 3 ? 0.8 : 1.4,
      )
    }
    line(oval(0, -69, 26, 6.8), brass.deep, 0.7, 0.8)
    line(oval(0, -69, 38.6, 10.2), brass.deep, 0.6, 0.8)
  })
  const gnomon = polygon([-1.6, -67, 1.6, -67, 3.4, -98, 1, -99, -13, -71])
  form(gnomon, brass, { round: 1, rim: 0.9, sink: 0.1 })
  fill(polygon([-0.6, -72, 0.6, -72, 1.4, -86, -5, -74]), ink.dark, 0.3)
  for (let i = 0; i < 40; i++) {
    const x = (random() - 0.5) * 68
    brush.stroke(
      [x, 0, 0.7, x + (random() - 0.5) * 4, -3 - random() * 7, 0.15],
      i % 2 ? stuffOf(brush, 'bottle').lit : stuffOf(brush, 'bottle').shade,
    )
  }
}

const FLAP = () => polygon([0, -86, 15, 0, -15, 0])

function paintTent(brush: Brush): void {
  const { contact, form, fill, fade, inside, ink, line, spot, crease, side } = brush
  const cloth = stuffOf(brush, 'crust')
  const rope = stuffOf(brush, 'linen')
  contact(0, 70)
  for (const x of [-72, 72]) {
    line(curve([x * 0.1, -95, x, -1]), rope.mid, 0.8)
    form(polygon([x - 1.4, 0, x + 1.4, 0, x + (x > 0 ? 1 : -1) * 3, -6]), stuffOf(brush, 'walnut'), { rim: 0.3 })
  }
  const body = blob([0, -95, 0, -95, -24, -54, -58, 0, -58, 0, 58, 0, 58, 0, 24, -54, 0, -95])
  form(body, cloth, { round: 5, rim: 1.1, sink: 0.25 })
  inside(body, () => {
    spot(0, -20, 50, 50, ink.glow, 0.45)
    for (const x of [-40, -26, 26, 40]) crease([x * 0.1, -92, 0.2, x * 0.5, -46, 0.7, x, -2, 0.5], cloth, 0.55)
    fill(polygon([side * -2, -95, side * -60, 0, side * -30, 0]), cloth.deep, 0.3)
  })
  const flap = FLAP()
  fade(flap, mixInk(ink.glow, EMBER, 0.35), ink.glow)
  inside(flap, () => {
    spot(0, -14, 16, 26, ink.rim, 0.8)
    const dark = mixInk(ink.dark, ink.accent, 0.25)
    fill(polygon([-3, -8, 3, -8, 3.6, 0, -3.6, 0]), dark)
    fill(oval(0, -13, 3.4, 4.6), [255, 248, 220])
    line(oval(0, -14, 4.6, 7), dark, 0.9)
    line(curve([0, -90, 0, -21]), dark, 0.6)
  })
  for (const way of [-1, 1]) {
    const fold = blob([
      0,
      -88,
      0,
      -88,
      way * 15,
      0,
      way * 15,
      0,
      way * 24,
      0,
      way * 24,
      0,
      way * 19,
      -18,
      way * 12,
      -34,
    ])
    form(fold, { ...cloth, lit: mixInk(cloth.lit, ink.glow, 0.25) }, { round: 2, rim: 0.9 })
  }
  form(limb([0, -94, 1.2, 0, -99, 0.9]), stuffOf(brush, 'walnut'), { rim: 0.3 })
}

function paintWindmill(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, ball, context } = brush
  const stone = stuffOf(brush, 'linen')
  const oak = stuffOf(brush, 'walnut')
  const cloth = stuffOf(brush, 'paper')
  contact(0, 26)
  const tower = polygon([-21, 0, -14, -58, 14, -58, 21, 0])
  form(tower, stone, { isColumn: true, round: 5, rim: 0.9, sink: 0.25 })
  paintMasonry(brush, tower, stone, random, { course: 5, stone: 9, strength: 0.5 })
  const cap = blob([-16, -57, -16, -57, -14, -66, -6, -74, 0, -76, 6, -74, 14, -66, 16, -57, 16, -57])
  form(cap, oak, { round: 4, rim: 0.8 })
  paintTiles(brush, cap, oak, random, { row: 2.4, tile: 3.4 })
  form(box(-17, -59, 34, 3, 0.8), oak, { round: 0.8, rim: 0.6 })
  const door = blob([-5, 0, -5, 0, -5, -13, 0, -17, 5, -13, 5, 0, 5, 0])
  form(door, stuffOf(brush, 'velvet'), { round: 1, rim: 0.4 })
  paintPlanks(brush, door, stuffOf(brush, 'velvet'), random, { width: 2.6 })
  for (const [x, y] of [
    [-5, -30],
    [5, -45],
  ] as const) {
    form(box(x - 3.4, y - 4.4, 6.8, 8.8, 0.6), oak, { rim: 0.4 })
    fill(box(x - 2.4, y - 3.4, 4.8, 6.8), ink.glow)
    line(curve([x, y - 3.4, x, y + 3.4]), oak.mid, 0.5)
  }
  context.save()
  context.translate(0, -60)
  context.rotate(0.3)
  for (let i = 0; i < 4; i++) {
    context.save()
    context.rotate((i * Math.PI) / 2)
    form(limb([0, 0, 1.3, 0, -40, 0.8]), oak, { rim: 0.4 })
    const sail = polygon([1, -9, 10, -9, 10, -39.4, 1, -39.4])
    form(sail, cloth, { round: 1.4, rim: 0.7, sink: 0 })
    inside(sail, () => {
      for (let y = -36; y < -8; y += 4.6) line(curve([0, y, 11, y]), oak.mid, 0.6, 0.9)
      line(curve([5.6, -40, 5.6, -8]), oak.mid, 0.6, 0.9)
    })
    context.restore()
  }
  ball(0, 0, 3.4, 3.4, oak)
  context.restore()
  for (let i = 0; i < 46; i++) {
    const x = (random() - 0.5) * 50
    brush.stroke(
      [x, 0, 0.6, x + (random() - 0.5) * 3, -1.4 - random() * 4, 0.1],
      i % 2 ? stuffOf(brush, 'bottle').lit : dimmed(stuffOf(brush, 'bottle')).mid,
    )
  }
}

export const SIGHT_THINGS: readonly Thing[] = [
  sketch({
    name: 'phone box',
    words: [
      'phone boxes',
      'phone booth',
      'phone booths',
      'telephone box',
      'telephone booth',
      'telephone boxes',
      'call box',
    ],
    metres: 2.6,
    aspect: 0.42,
    where: 'ground',
    places: ['street', 'road', 'village'],
    paint: paintPhoneBox,
    shine: ({ fill, ink }) => fill(PANES(), ink.glow, 0.16),
  }),
  sketch({
    name: 'sundial',
    words: ['sundials', 'sun dial'],
    metres: 1.2,
    aspect: 0.9,
    where: 'ground',
    places: ['field', 'ruins'],
    paint: paintSundial,
  }),
  sketch({
    name: 'tent',
    words: ['tents', 'campsite', 'camp'],
    metres: 2.2,
    aspect: 1.5,
    where: 'ground',
    places: ['forest', 'mountains', 'field'],
    paint: paintTent,
    shine: ({ fill, ink }) => fill(FLAP(), ink.glow, 0.14),
  }),
  sketch({
    name: 'windmill',
    words: ['windmills', 'mill', 'mills', 'miller'],
    metres: 14,
    aspect: 0.84,
    where: 'ground',
    places: ['field', 'village', 'coast'],
    paint: paintWindmill,
  }),
]
