import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { box, curve, oval, polygon, symmetric, union, without } from './shapes.ts'
import { paintMasonry } from './textures.ts'
import { sketch } from './sketch.ts'

function paintKey({ tone, form, fill, line, ink, crease }: Brush): void {
  const brass = tone(0.85, 'glow', 0.62)
  const discs = union(oval(-8.6, -78, 9.4), oval(8.6, -78, 9.4), oval(0, -90, 9.6), oval(0, -80, 5.4))
  const bow = without(discs, oval(-9.4, -77.6, 4.6), oval(9.4, -77.6, 4.6), oval(0, -91, 4.8))
  form(bow, brass, { round: 2, rim: 0.6, sink: 0.2 })
  line(oval(0, -80, 3.2), brass.deep, 0.6, 0.8)
  fill(oval(0, -80, 2.4), ink.accent)
  fill(oval(-0.7, -80.8, 0.8), ink.rim, 0.9)
  const bit = polygon([
    2, -22, 15.6, -22, 15.6, -17.6, 10.6, -17.6, 10.6, -14.4, 16.6, -14.4, 16.6, -8.6, 12.6, -8.6, 12.6, -6, 9, -6, 9,
    -8.6, 2, -8.6,
  ])
  form(bit, brass, { round: 1.4, rim: 0.5 })
  fill(box(5, -19.4, 2.4, 2.4), ink.dark, 0.8)
  fill(box(5, -13.6, 2.4, 2.4), ink.dark, 0.8)
  form(symmetric([0, -72, 2.9, -72, 2.9, -72, 3.1, -8, 3.3, -3, 2, -0.4, 0, 0]), brass, { isColumn: true, rim: 0.5 })
  for (const [y, half, height] of [
    [-72, 5.4, 3],
    [-67.6, 4.4, 2.2],
    [-28, 4.4, 2.4],
    [-4.6, 3.9, 2],
  ] as const)
    form(box(-half, y, half * 2, height, 1), brass, { round: 0.8, rim: 0.4 })
  crease([-0.6, -62, 0.1, -0.6, -46, 0.28, -0.6, -32, 0.1], brass, 0.5)
}

function paintLock({ tone, form, fill, ink, inside, contact, crease, spot, grain }: Brush, random: () => number): void {
  const brass = tone(0.72, 'glow', 0.55)
  const steel = tone(0.8, 'rim', 0.3)
  contact(0, 33)
  const shackle = without(
    union(oval(0, -70, 24, 29), box(-24, -70, 48, 22)),
    union(oval(0, -70, 14.6, 19.4), box(-14.6, -70, 29.2, 30)),
  )
  form(shackle, steel, { round: 4, rim: 0.9, sink: 0.3 })
  const body = box(-35, -58, 70, 58, 9)
  form(body, brass, { round: 7, rim: 1.2, sink: 0.25 })
  form(box(-30, -52.5, 60, 47, 6), brass, { round: 1.5, rim: 0.5, sink: 0.2, depth: 0.7 })
  grain(body, brass.lit, random, { count: 30, length: 24, width: 0.25, alpha: 0.35 })
  grain(body, brass.deep, random, { count: 24, length: 20, width: 0.25, alpha: 0.3 })
  for (const [x, y] of [
    [-26, -48],
    [26, -48],
    [-26, -10],
    [26, -10],
  ] as const)
    form(oval(x, y, 2.2), steel, { round: 0.9, rim: 0.4 })
  form(symmetric([0, -45, 11, -40, 12.5, -30, 9, -16, 0, -9.5]), steel, { round: 2, rim: 0.6 })
  const hole = union(oval(0, -33, 4.7), polygon([-2.2, -31, 2.2, -31, 4.2, -16, -4.2, -16]))
  fill(hole, ink.dark)
  inside(hole, () => spot(1, -36, 5, 5, ink.glow, 0.25))
  crease([-34, -44, 0.1, -33, -20, 0.3, -32, -6, 0.1], brass, 0.3)
}

function paintLadder(brush: Brush, random: () => number): void {
  const { tone, form, contact, grain, context, side, fill, ink } = brush
  const wood = tone(0.66, 'glow', 0.4)
  contact(0, 17)
  for (let i = 0; i < 9; i++) {
    const y = -9 - i * 10.4
    const half = 14.4 - i * 0.36
    const rung = box(-half, y, half * 2, 2.9, 1.2)
    context.save()
    context.translate(-side * 0.6, 1.6)
    fill(rung, ink.dark, 0.25)
    context.restore()
    form(rung, wood, { round: 1, rim: 0.45, sink: 0.3 })
  }
  for (const way of [-1, 1]) {
    const rail = polygon([way * 10.4, -100, way * 14, -100, way * 17.6, 0, way * 13.4, 0])
    form(rail, wood, { round: 1.4, rim: 0.6, sink: 0.2 })
    grain(rail, wood.deep, random, { count: 26, length: 16, turn: Math.PI / 2 - way * 0.035, width: 0.25, alpha: 0.5 })
  }
}

function paintStaircase(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, ink, line, mottle } = brush
  const stone = tone(0.8, 'rim', 0.2)
  const [depthX, depthY] = [-24, -6]
  const steps = 9
  const [run, rise] = [8.4, 10]
  const startX = -24
  contact(8, 56)
  for (let i = steps - 1; i >= 0; i--) {
    const x = startX + i * run
    const y = -i * rise
    const tread = polygon([
      x,
      y - rise,
      x + run + 0.4,
      y - rise,
      x + run + depthX + 0.4,
      y - rise + depthY,
      x + depthX,
      y - rise + depthY,
    ])
    form(tread, { ...stone, mid: stone.lit, lit: stone.rim }, { round: 0.8, rim: 0.35, sink: 0, depth: 0.6 })
    const riser = polygon([x, y, x, y - rise, x + depthX, y - rise + depthY, x + depthX, y + depthY])
    form(riser, brush.side < 0 ? stone : { ...stone, lit: stone.mid, mid: stone.shade }, {
      round: 1.2,
      rim: 0,
      sink: 0.35,
      depth: 0.8,
    })
    fill(
      polygon([
        x + 0.2,
        y - rise,
        x + depthX,
        y - rise + depthY,
        x + depthX,
        y - rise + depthY + 1,
        x + 0.2,
        y - rise + 1.1,
      ]),
      stone.lit,
      0.8,
    )
    mottle(riser, stone.deep, random, { count: 3, size: 4, alpha: 0.12 })
  }
  const profile = [startX, 0]
  for (let i = 0; i < steps; i++)
    profile.push(startX + i * run, -(i + 1) * rise, startX + (i + 1) * run, -(i + 1) * rise)
  profile.push(startX + steps * run, -72, startX + 26, 0)
  const flank = polygon(profile)
  form(
    flank,
    { ...stone, lit: brush.side > 0 ? stone.lit : stone.mid, mid: brush.side > 0 ? stone.mid : stone.shade },
    { round: 3, rim: 0.6, sink: 0.3 },
  )
  paintMasonry(brush, flank, stone, random, { course: 5, stone: 9, strength: 0.8 })
  for (let i = 0; i < steps; i++)
    line(
      curve([startX + i * run, -(i + 1) * rise + 0.5, startX + (i + 1) * run, -(i + 1) * rise + 0.5]),
      ink.rim,
      0.6,
      0.6,
    )
}

export const LOCK_THINGS: readonly Thing[] = [
  sketch({
    name: 'key',
    words: ['keys', 'skeleton key'],
    metres: 0.12,
    aspect: 0.42,
    where: 'hand',
    places: ['room', 'corridor', 'library'],
    paint: paintKey,
  }),
  sketch({
    name: 'lock',
    words: ['locks', 'padlock', 'padlocks', 'keyhole'],
    metres: 0.12,
    aspect: 0.76,
    where: 'hand',
    places: ['corridor', 'machine', 'room'],
    paint: paintLock,
  }),
  sketch({
    name: 'ladder',
    words: ['ladders', 'rung', 'rungs'],
    metres: 4,
    aspect: 0.4,
    where: 'ground',
    places: ['sky', 'field', 'library', 'abstract'],
    paint: paintLadder,
  }),
  sketch({
    name: 'staircase',
    words: ['staircases', 'stairs', 'stairway', 'steps', 'stair'],
    metres: 4,
    aspect: 1.08,
    where: 'ground',
    places: ['stairs', 'corridor', 'ruins', 'sky'],
    paint: paintStaircase,
  }),
]
