import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

function paintRing(brush: Brush): void {
  const { contact, form, fill, line, ink, spot, side, stroke } = brush
  const gold = stuffOf(brush, 'brass')
  contact(0, 26)
  // The far half of the hoop shows its inside.
  const hoop = without(oval(0, -37, 36, 37), oval(0, -36.6, 29, 29.6))
  form(hoop, gold, { round: 3, rim: 1, sink: 0.1 })
  line(oval(0, -36.6, 29.4, 30), gold.deep, 1.6, 0.75)
  line(oval(0, -37.4, 32.8, 33.8), gold.rim, 0.6, 0.5)
  stroke([side * 26, -58, 0.4, side * 34.4, -42, 1.5, side * 30, -18, 0.4], ink.rim, 0.85)
  stroke([-side * 22, -10, 0.3, -side * 8, -4, 0.9, side * 6, -3.4, 0.3], gold.rim, 0.7)
  // Claws and the stone.
  for (const x of [-13, 13]) form(limb([x * 0.6, -68, 2, x, -80, 1.7, x * 1.12, -84, 1.4]), gold, { rim: 0.5 })
  const stone = stuffOf(brush, 'china')
  const gem = polygon([-22, -86, -13, -98, 13, -98, 22, -86, 0, -64])
  form(gem, stuffOf(brush, 'blueprint'), { round: 0, rim: 0, sink: 0, depth: 0.5 })
  for (const [points, color, alpha] of [
    [[-22, -86, -13, -98, -7, -86], stone.lit, 0.75],
    [[-13, -98, 0, -98, -7, -86], ink.rim, 0.85],
    [[0, -98, 13, -98, 7, -86], stone.mid, 0.55],
    [[-7, -86, 0, -98, 7, -86], stone.lit, 0.9],
    [[13, -98, 22, -86, 7, -86], stone.shade, 0.5],
    [[-22, -86, -7, -86, 0, -64], stone.lit, 0.4],
    [[-7, -86, 7, -86, 0, -64], ink.rim, 0.6],
  ] as const)
    fill(polygon(points), color, alpha)
  line(gem, ink.rim, 0.6, 0.8)
  const [x, y] = [-10, -93]
  spot(x, y, 14, 14, ink.rim, 0.9)
  fill(
    polygon([
      x,
      y - 12,
      x + 1.2,
      y - 1.2,
      x + 12,
      y,
      x + 1.2,
      y + 1.2,
      x,
      y + 12,
      x - 1.2,
      y + 1.2,
      x - 12,
      y,
      x - 1.2,
      y - 1.2,
    ]),
    [255, 255, 255],
    0.95,
  )
}

function paintRope(brush: Brush): void {
  const { contact, form, inside, line, fill, ink } = brush
  const rope = stuffOf(brush, 'rope')
  contact(0, 60)
  /** The lay of the strands: slanting strokes, each with its light. */
  const layStrand = (x: number, y: number, dx: number, dy: number) => {
    line(curve([x - dx, y - dy, x, y - dy * 0.2, x + dx, y + dy]), rope.deep, 1.2, 0.8)
    line(curve([x - dx + 1.6, y - dy, x + 1.6, y - dy * 0.2, x + dx + 1.6, y + dy]), rope.rim, 0.8, 0.6)
  }
  for (const [i, [x, half]] of (
    [
      [1, 59],
      [-2, 60],
      [2, 58],
      [-1, 59],
      [0, 57],
    ] as const
  ).entries()) {
    const y = -16 - i * 15
    const turn = box(x - half, y, half * 2, 16, 8)
    form(turn, rope, { round: 4, rim: 0.8, sink: 0.35 })
    inside(turn, () => {
      for (let at = x - half - 4; at < x + half + 6; at += 5.4) layStrand(at, y + 8, 4, 9)
    })
    fill(box(x - half + 3, y + 14, half * 2 - 6, 3, 1.5), ink.dark, 0.45)
  }
  const top = without(oval(0, -80, 57, 18), oval(0, -82, 33, 8))
  fill(oval(0, -81, 36, 10), ink.dark, 0.85)
  form(top, rope, { round: 4, rim: 0.9, sink: 0 })
  inside(top, () => {
    for (let i = 0; i < 46; i++) {
      const angle = (i / 46) * Math.PI * 2
      layStrand(Math.cos(angle) * 45, -81 + Math.sin(angle) * 13, Math.cos(angle + 0.7) * 14, Math.sin(angle + 0.7) * 7)
    }
  })
  // The end hangs down before the coil.
  const end = limb([30, -74, 7, 42, -66, 7.4, 44, -44, 7.4, 40, -24, 7.4, 44, -10, 7.4])
  fill(limb([32, -70, 7, 46, -62, 7.4, 48, -40, 7.4, 44, -20, 7.4, 48, -6, 7.4]), ink.dark, 0.4)
  form(end, rope, { round: 3, rim: 0.9 })
  inside(end, () => {
    for (let y = -78; y < -4; y += 5) layStrand(y < -60 ? 37 : 42, y, 8, 4)
  })
  form(box(36, -12, 16, 5.4, 1.4), stuffOf(brush, 'walnut'), { round: 1, rim: 0.6 })
  for (const x of [38, 41, 44, 47, 50]) line(curve([x, -7, x + (x - 44) * 0.3, -1]), x % 2 ? rope.lit : rope.shade, 1.6)
}

function paintStone(brush: Brush, random: () => number): void {
  const { contact, form, inside, mottle, grain, spot, crease, side, fill } = brush
  const stone = stuffOf(brush, 'stone')
  const moss = stuffOf(brush, 'bottle')
  contact(0, 66)
  const rock = blob([
    -62, -4, -62, -4, -66, -28, -58, -50, -58, -50, -40, -80, -24, -92, -24, -92, 8, -98, 30, -88, 30, -88, 52, -62, 64,
    -34, 64, -34, 62, -8, 50, 0, 50, 0, -50, 0,
  ])
  form(rock, stone, { round: 12, rim: 1.3, sink: 0.3 })
  inside(rock, () => {
    // Faces where it broke, each turned another way.
    const [near, far] = side < 0 ? [stone.rim, stone.deep] : [stone.deep, stone.rim]
    fill(polygon([-58, -50, -24, -92, -10, -56, -30, -28, -66, -20]), near, 0.28)
    fill(polygon([-24, -92, 30, -88, 22, -58, -10, -56]), stone.rim, 0.3)
    fill(polygon([30, -88, 64, -34, 34, -24, 22, -58]), far, 0.3)
    fill(polygon([-30, -28, -10, -56, 22, -58, 34, -24, 10, 0, -24, 0]), stone.shade, 0.25)
    for (const points of [
      [-24, -92, 0.3, -14, -66, 0.9, -10, -56, 0.5],
      [-10, -56, 0.4, -22, -38, 0.8, -30, -28, 0.3],
      [-10, -56, 0.4, 8, -58, 0.7, 22, -58, 0.4],
      [22, -58, 0.4, 27, -76, 0.7, 30, -88, 0.3],
      [22, -58, 0.4, 30, -38, 0.8, 34, -24, 0.3],
      [6, -57, 0.3, 2, -40, 0.9, 10, -26, 0.5, 6, -12, 0.2],
    ])
      crease(points, { ...stone, deep: stone.shade }, 0.35)
    spot(side * 26, -80, 30, 18, stone.rim, 0.4)
  })
  mottle(rock, stone.deep, random, { count: 34, size: 6, alpha: 0.08 })
  mottle(rock, stone.rim, random, { count: 30, size: 3.4, alpha: 0.12 })
  grain(rock, stone.deep, random, { count: 120, length: 1.6, width: 0.9, alpha: 0.35 })
  inside(rock, () => {
    for (let i = 0; i < 90; i++) {
      const x = -66 + random() * 72
      fill(oval(x, -1 - random() ** 2 * 22, 2 + random() * 3, 1.2 + random() * 1.4), i % 3 ? moss.mid : moss.lit, 0.55)
    }
  })
}

function paintBasket(brush: Brush, random: () => number): void {
  const { contact, form, inside, fill, line, ball, ink, context } = brush
  const straw = stuffOf(brush, 'rope')
  const crust = stuffOf(brush, 'crust')
  contact(0, 50)
  const handle = without(
    blob([-46, -42, -46, -42, -42, -76, -22, -96, 0, -100, 22, -96, 42, -76, 46, -42, 46, -42]),
    blob([-40, -40, -40, -40, -37, -74, -19, -91, 0, -94.4, 19, -91, 37, -74, 40, -40, 40, -40]),
  )
  form(handle, straw, { round: 1.6, rim: 0.7 })
  inside(handle, () => {
    for (let i = 0; i < 30; i++) {
      const turn = Math.PI * (i / 30)
      line(
        curve([
          Math.cos(turn) * 36,
          -42 - Math.sin(turn) * 50,
          Math.cos(turn + 0.1) * 50,
          -42 - Math.sin(turn + 0.1) * 60,
        ]),
        straw.deep,
        0.7,
        0.7,
      )
    }
  })
  // A loaf, apples, a cloth.
  context.save()
  context.translate(-8, -50)
  context.rotate(-0.5)
  form(limb([-34, 0, 5, -10, 0, 8, 20, 0, 8, 36, 0, 4]), crust, { round: 4, rim: 0.9 })
  for (const x of [-18, -4, 10, 22])
    form(limb([x - 3, -5, 0.6, x, -1, 2, x + 3, 4, 0.5]), stuffOf(brush, 'crumb'), { rim: 0.2 })
  context.restore()
  for (const [x, y] of [
    [26, -52],
    [10, -50],
    [32, -44],
  ] as const) {
    ball(x, y, 10, 9.6, stuffOf(brush, 'paint'))
    line(curve([x, y - 8, x + 1, y - 13]), ink.dark, 0.9)
  }
  form(blob([-48, -44, -36, -56, -20, -50, -10, -42, -14, -26, -30, -20, -44, -26]), stuffOf(brush, 'china'), {
    round: 3,
    rim: 0.8,
  })
  const body = polygon([-50, -42, 50, -42, 40, 0, -40, 0])
  form(body, straw, { round: 5, rim: 1, sink: 0.3 })
  inside(body, () => {
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 16; i++) {
        const x = -50 + i * 6.6 + (row % 2) * 3.3
        const y = -38 + row * 6.2
        form(box(x, y, 6.2, 5.4, 2.2), (row + i) % 2 ? straw : dimmed(straw), { round: 1, rim: 0.4 })
        if (random() < 0.3) fill(box(x, y, 6.2, 5.4, 2), ink.dark, 0.1)
      }
    brush.spot(-brush.side * 40, -10, 40, 40, ink.dark, 0.4)
  })
  form(box(-53, -46, 106, 6, 3), straw, { round: 1.6, rim: 0.8 })
  for (let x = -50; x < 52; x += 4) line(curve([x, -45, x + 3, -41]), straw.deep, 0.7, 0.7)
}

export const TRINKET_THINGS: readonly Thing[] = [
  sketch({
    name: 'ring',
    words: ['rings', 'wedding ring', 'diamond', 'diamonds', 'jewel', 'jewels', 'engagement ring', 'gem', 'gems'],
    metres: 0.03,
    aspect: 0.74,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintRing,
  }),
  sketch({
    name: 'rope',
    words: ['ropes', 'coil of rope', 'cord', 'thread', 'threads', 'string'],
    metres: 0.19,
    aspect: 1.26,
    where: 'ground',
    places: ['coast', 'sea', 'mountains'],
    paint: paintRope,
  }),
  sketch({
    name: 'stone',
    words: ['stones', 'rock', 'rocks', 'pebble', 'pebbles', 'boulder', 'boulders'],
    metres: 0.19,
    aspect: 1.34,
    where: 'ground',
    places: ['coast', 'lake', 'field'],
    paint: paintStone,
  }),
  sketch({
    name: 'basket',
    words: ['baskets', 'picnic', 'picnic basket', 'hamper'],
    metres: 0.4,
    aspect: 1.06,
    where: 'hand',
    places: ['field', 'room', 'street'],
    paint: paintBasket,
  }),
]
