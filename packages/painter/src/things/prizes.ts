import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintTrophy(brush: Brush): void {
  const { contact, form, fill, inside, line, spot, ink, side } = brush
  const gold = stuffOf(brush, 'brass')
  const stone = stuffOf(brush, 'walnut')
  contact(0, 30)
  form(box(-27, -13, 54, 13, 1.4), stone, { round: 2, rim: 0.9 })
  form(box(-22, -19, 44, 7, 1.2), stone, { round: 1.6, rim: 0.7 })
  form(box(-12, -10, 24, 6.4, 0.8), gold, { round: 1, rim: 0.5 })
  form(blob([-14, -18, -14, -18, -9, -24, -4, -31, -4, -40, 4, -40, 4, -31, 9, -24, 14, -18, 14, -18]), gold, {
    isColumn: true,
    round: 2,
    rim: 0.7,
  })
  form(oval(0, -38, 7.4, 3), gold, { round: 1, rim: 0.6 })
  for (const way of [-1, 1]) {
    const ear = without(
      blob([way * 26, -90, way * 26, -90, way * 40, -92, way * 45, -80, way * 40, -64, way * 22, -52, way * 18, -56]),
      blob([way * 28, -86, way * 37, -87, way * 40, -79, way * 36, -67, way * 24, -58, way * 26, -72]),
    )
    form(ear, gold, { round: 1.6, rim: 0.8 })
  }
  const bowl = blob([
    -30, -96, -30, -96, -29, -76, -24, -58, -13, -44, 0, -39, 13, -44, 24, -58, 29, -76, 30, -96, 30, -96,
  ])
  form(bowl, gold, { isColumn: true, round: 7, rim: 1.2 })
  inside(bowl, () => {
    spot(side * 15, -76, 6, 20, ink.rim, 0.85)
    spot(-side * 21, -72, 5, 18, gold.rim, 0.5)
    line(curve([-32, -86, 0, -81, 32, -86]), gold.deep, 0.8, 0.7)
  })
  form(oval(0, -96, 30, 4.4), gold, { round: 1, rim: 0.8, sink: 0 })
  fill(oval(0, -95.6, 26, 2.9), gold.deep, 0.85)
  const star: number[] = []
  for (let i = 0; i < 10; i++) {
    const turn = (i / 10) * Math.PI * 2 - Math.PI / 2
    const reach = i % 2 ? 4.4 : 10
    star.push(Math.cos(turn) * reach, -66 + Math.sin(turn) * reach)
  }
  form(polygon(star), gold, { round: 1, rim: 0.9, sink: 0 })
}

function paintChess(brush: Brush): void {
  const { contact, form, fill, inside, line, spot, side, ink } = brush
  const ivory = stuffOf(brush, 'linen')
  contact(0, 27)
  form(blob([-26, 0, -26, 0, -27, -6, -22, -10, 22, -10, 27, -6, 26, 0, 26, 0]), ivory, {
    isColumn: true,
    round: 3,
    rim: 1,
  })
  form(blob([-21, -9, -21, -9, -18, -14, -14, -18, 14, -18, 18, -14, 21, -9, 21, -9]), ivory, {
    isColumn: true,
    round: 2,
    rim: 0.8,
  })
  const body = blob([
    -14, -17, -14, -17, -9, -28, -7, -44, -9, -54, -9, -54, 9, -54, 9, -54, 7, -44, 9, -28, 14, -17, 14, -17,
  ])
  form(body, ivory, { isColumn: true, round: 4, rim: 1 })
  for (const [y, half] of [
    [-55, 14],
    [-59, 11],
  ] as const)
    form(box(-half, y - 3, half * 2, 4.4, 2), ivory, { isColumn: true, round: 1.2, rim: 0.8 })
  const head = blob([-9, -61, -9, -61, -13, -76, -15, -82, -15, -82, 15, -82, 15, -82, 13, -76, 9, -61, 9, -61])
  form(head, ivory, { isColumn: true, round: 3, rim: 1 })
  form(blob([-14, -82, -14, -82, -8, -87, 0, -88.4, 8, -87, 14, -82, 14, -82]), ivory, {
    isColumn: true,
    round: 1.6,
    rim: 0.7,
  })
  form(
    polygon([
      -2, -87, -1.4, -91, -5.4, -90.4, -5.4, -95.4, -1.4, -94.8, -2, -99, 2, -99, 1.4, -94.8, 5.4, -95.4, 5.4, -90.4,
      1.4, -91, 2, -87,
    ]),
    ivory,
    { round: 0.8, rim: 0.6 },
  )
  inside(body, () => spot(side * 4, -36, 2.6, 16, ink.rim, 0.7))
  line(curve([-26, -5, 0, -3.4, 26, -5]), ivory.deep, 0.6, 0.6)
  fill(oval(side * 8, -78, 1.6, 2.6), ink.rim, 0.6)
}

function paintSword(brush: Brush): void {
  const { form, fill, line, ink, side, ball, contact, stroke } = brush
  const steel = stuffOf(brush, 'steel')
  const gold = stuffOf(brush, 'brass')
  const leather = stuffOf(brush, 'hide')
  const stone = stuffOf(brush, 'stone')
  // It stands in a stone, as the best ones do.
  contact(0, 32)
  const blade = polygon([-5, -66, 5, -66, 4, -8, -4, -8])
  form(blade, steel, { round: 0, rim: 0.4, sink: 0 })
  fill(polygon([0, -66, side * 5, -66, side * 4, -8, 0, -8]), steel.rim, 0.75)
  fill(polygon([0, -66, -side * 5, -66, -side * 4, -8, 0, -8]), steel.shade, 0.55)
  stroke([0, -64, 0.8, 0, -20, 0.6], steel.deep, 0.8)
  form(
    blob([-24, -66, -24, -66, -24, -71, -10, -73, 10, -73, 24, -71, 24, -66, 24, -66, 10, -67.6, -10, -67.6]),
    gold,
    { round: 1.4, rim: 0.8 },
  )
  for (const x of [-24, 24]) ball(x, -68.6, 3.4, 3.4, gold)
  form(box(-3.4, -91, 6.8, 19, 1.4), leather, { isColumn: true, round: 1, rim: 0.6 })
  for (let i = 0; i < 6; i++) line(curve([-3.4, -74 - i * 3, 3.4, -76 - i * 3]), gold.mid, 0.7, 0.9)
  ball(0, -95, 5, 5, gold)
  ball(0, -95, 2.2, 2.2, stuffOf(brush, 'velvet'), 0.3)
  ball(0, -69.6, 2.6, 2.6, stuffOf(brush, 'velvet'), 0.3)
  const rock = blob([-33, 0, -33, 0, -34, -8, -26, -19, -14, -25, -4, -23, 6, -26, 20, -22, 30, -12, 34, 0, 34, 0])
  form(rock, stone, { round: 6, rim: 1.1, sink: 0.3 })
  fill(polygon([-14, -25, 6, -26, 12, -10, -10, -6]), stone.rim, 0.25)
  fill(polygon([6, -26, 30, -12, 12, -10]), stone.deep, 0.3)
  fill(oval(0, -23.6, 7, 2.2), ink.dark, 0.85)
}

export const PRIZE_THINGS: readonly Thing[] = [
  sketch({
    name: 'trophy',
    words: [
      'trophies',
      'champion',
      'champions',
      'prize',
      'prizes',
      'medal',
      'medals',
      'winner',
      'winners',
      'victory',
      'award',
      'awards',
    ],
    metres: 0.19,
    aspect: 0.94,
    where: 'ground',
    places: ['room', 'library', 'street'],
    paint: paintTrophy,
  }),
  sketch({
    name: 'chess king',
    words: ['chess', 'chess piece', 'chess pieces', 'chessboard', 'strategy', 'pawn', 'pawns', 'checkmate'],
    metres: 0.1,
    aspect: 0.6,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintChess,
  }),
  sketch({
    name: 'sword',
    words: ['swords', 'blade', 'blades', 'excalibur', 'dagger', 'daggers'],
    metres: 1.2,
    aspect: 0.74,
    where: 'ground',
    places: ['ruins', 'forest', 'mountains'],
    paint: paintSword,
  }),
]
