import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { EMBER, mixInk } from './inks.ts'
import { box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'
import { paintMasonry } from './textures.ts'

/** The hole, its edge along the courses of the bricks. */
const HOLE = () =>
  polygon([
    -9, -74, 1, -74, 1, -72, 7, -77, 14, -71.4, 13, -67, 21, -66, 26, -61.6, 22, -57, 29, -54, 28, -50.6, 23, -51, 25,
    -45, 19, -40.4, 14, -41, 12, -35, 3, -35.4, 1, -30.4, -9, -30.6, -10, -36, -19, -35, -18, -41, -24, -41.4, -22, -46,
    -29, -47, -27, -52, -22, -51.6, -25, -57, -25, -62, -17, -61.6, -18, -67, -12, -67.4,
  ])

function paintBrickWall(brush: Brush, random: () => number): void {
  const { contact, form, inside, spot, ink, line, mottle, fade, side } = brush
  const brick = stuffOf(brush, 'brick')
  const mortar = stuffOf(brush, 'mortar')
  contact(0, 54)
  const wall = polygon([
    -50, 0, -50, -20, -46, -20, -46, -36, -51, -36, -51, -60, -47, -60, -47, -76, -52, -76, -52, -92, -40, -92, -40,
    -97, -16, -97, -16, -93, 8, -93, 8, -99, 34, -99, 34, -94, 46, -94, 46, -84, 51, -84, 51, -62, 47, -62, 47, -41, 52,
    -41, 52, -18, 48, -18, 48, 0,
  ])
  form(wall, brick, { round: 6, rim: 0.9, sink: 0.3 })
  paintMasonry(brush, wall, brick, random, { course: 5.2, stone: 12.4, strength: 1.2 })
  mottle(wall, mortar.lit, random, { count: 22, size: 9, alpha: 0.07 })
  mottle(wall, ink.dark, random, { count: 18, size: 10, alpha: 0.1 })
  inside(wall, () => spot(0, -53, 46, 40, ink.glow, 0.35))
  const hole = HOLE()
  brush.context.save()
  brush.context.translate(-side * 1.2, 1.4)
  line(hole, ink.dark, 4.4, 0.55)
  brush.context.restore()
  fade(hole, ink.glow, mixInk(ink.glow, EMBER, 0.2))
  inside(hole, () => {
    // The wall is thick: its cut edge above and at the side, lit from beyond.
    for (const [dx, dy, color, alpha] of [
      [4.5, -4, brick.deep, 0.95],
      [3, -2.6, mixInk(brick.mid, ink.glow, 0.4), 0.9],
    ] as const)
      brush.crescent(hole, -dx, -dy, color, alpha)
    spot(0, -52, 22, 20, ink.rim, 0.8)
    spot(0, -52, 12, 11, [255, 255, 255], 0.5)
  })
  line(hole, mixInk(ink.glow, brick.lit, 0.35), 0.9, 0.95)
  for (let i = 0; i < 9; i++) {
    const turn = (i / 9) * Math.PI * 2 + 0.3
    const reach = 27 + random() * 12
    line(
      curve([
        Math.cos(turn) * 22,
        -53 + Math.sin(turn) * 17,
        Math.cos(turn + 0.14) * 26,
        -53 + Math.sin(turn + 0.1) * 21,
        Math.cos(turn) * reach,
        -53 + Math.sin(turn) * reach * 0.8,
      ]),
      ink.dark,
      0.5,
      0.7,
    )
  }
  for (const [x, y, turn] of [
    [-22, -3, 0.1],
    [-6, -3, -0.08],
    [10, -3.4, 0.3],
    [26, -3, -0.2],
    [0, -8, 0.24],
    [16, -8.4, -0.3],
  ] as const) {
    brush.context.save()
    brush.context.translate(x, y)
    brush.context.rotate(turn)
    form(box(-6.4, -3, 12.8, 6, 0.6), brick, { round: 1.2, rim: 0.6, sink: 0.3 })
    brush.context.restore()
  }
}

function paintTablet(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, mottle, grain, context, side, spot } = brush
  const stone = stuffOf(brush, 'stone')
  const oak = stuffOf(brush, 'oak')
  const steel = stuffOf(brush, 'steel')
  contact(0, 54)
  form(
    polygon([-42, -3, -38, -92, -28, -96, 44, -90, 48, -8, 44, 0]),
    { ...stone, lit: stone.shade, mid: stone.deep },
    { round: 2, rim: 0.4 },
  )
  const slab = polygon([-48, 0, -45, -60, -46, -88, -34, -98, -8, -96, 18, -99, 36, -93, 39, -64, 36, -30, 38, 0])
  form(slab, stone, { round: 7, rim: 1.3, sink: 0.25 })
  mottle(slab, stone.deep, random, { count: 26, size: 8, alpha: 0.08 })
  mottle(slab, stone.rim, random, { count: 18, size: 5, alpha: 0.1 })
  grain(slab, stone.deep, random, { count: 40, length: 5, turn: 0.7, width: 0.3, alpha: 0.4 })
  // Carved grooves: dark on the side of the light, bright on the other.
  const carve = (points: number[], width = 1.7) => {
    const groove = curve(points)
    line(groove, stone.deep, width, 0.95)
    context.save()
    context.translate(-side * 0.9, 0.8)
    line(groove, stone.rim, width * 0.45, 0.9)
    context.restore()
  }
  inside(slab, () => {
    const spiral: number[] = []
    for (let i = 0; i <= 34; i++) {
      const turn = i * 0.42
      spiral.push(-5 + Math.cos(turn) * (1 + i * 0.46), -71 + Math.sin(turn) * (1 + i * 0.42))
    }
    carve(spiral, 1.9)
    for (let i = 0; i < 12; i++) {
      const turn = (i / 12) * Math.PI * 2
      carve(
        [
          -5 + Math.cos(turn) * 19.6,
          -71 + Math.sin(turn) * 18,
          -5 + Math.cos(turn) * 23.6,
          -71 + Math.sin(turn) * 21.6,
        ],
        1.5,
      )
    }
    // A deer, a hunter, waves.
    carve([-32, -30, -29, -38, -16, -39, -12, -46, -8, -45, -10, -39, -12, -36, -13, -28])
    carve([-27, -37, -28, -28])
    carve([-17, -38, -16, -28])
    carve([-11, -46, -15, -51, -14, -54])
    carve([-10, -46, -6, -50, -7, -54])
    carve([12, -28, 14, -36, 16, -44, 14, -36, 19, -28])
    carve([8, -42, 15, -41, 24, -46])
    carve([25, -51, 22, -45, 25, -39], 1.2)
    fill(oval(16.4, -48, 2.6), stone.deep)
    for (const y of [-19, -12])
      carve([-38, y, -32, y - 3, -26, y, -20, y - 3, -14, y, -8, y - 3, -2, y, 4, y - 3, 10, y], 1.4)
    spot(side * 30, -90, 26, 20, stone.rim, 0.35)
  })
  // Chisel set to the last line, mallet beside it, chips at the foot.
  context.save()
  context.translate(11, -13)
  context.rotate(-0.72)
  fill(limb([2, 3.4, 1.6, 40, 3.4, 2.4]), ink.dark, 0.4)
  form(polygon([0, -1, 7, -2.6, 26, -1.8, 26, 1.8, 7, 2.6, 0, 1]), steel, { round: 0.8, rim: 0.5, sink: 0 })
  form(limb([26, 0, 2.6, 34, 0, 3.6, 46, 0, 3]), oak, { round: 1.4, rim: 0.6 })
  form(box(25, -2.8, 3, 5.6, 0.8), stuffOf(brush, 'brass'), { rim: 0.4 })
  context.restore()
  for (let i = 0; i < 16; i++) {
    const [x, size] = [-8 + (random() - 0.3) * 50, 0.8 + random() * 1.6]
    fill(polygon([x, 0, x + size, -size * 1.2, x + size * 2, -0.2]), i % 2 ? stone.lit : stone.shade)
  }
}

export const WALL_THINGS: readonly Thing[] = [
  sketch({
    name: 'brick wall',
    words: [
      'brick',
      'bricks',
      'brick walls',
      'hole in a wall',
      'hole in the wall',
      'hole in an old wall',
      'broken wall',
      'bricked door',
    ],
    metres: 2.4,
    aspect: 1.06,
    where: 'ground',
    places: ['corridor', 'street', 'room'],
    paint: paintBrickWall,
    shine: ({ spot, ink, inside }) => inside(HOLE(), () => spot(0, -53, 22, 20, ink.glow, 0.4)),
  }),
  sketch({
    name: 'tablet',
    words: [
      'tablets',
      'chisel',
      'chisels',
      'stone tablet',
      'stone slab',
      'slab',
      'carving',
      'carvings',
      'carved stone',
      'inscription',
      'inscriptions',
      'rune',
      'runes',
      'hieroglyphs',
      'stonemason',
      'sculptor',
    ],
    metres: 0.19,
    aspect: 0.98,
    where: 'ground',
    places: ['ruins', 'desert', 'room'],
    paint: paintTablet,
  }),
]
