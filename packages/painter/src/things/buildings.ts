import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, oval, polygon, symmetric, union } from './shapes.ts'
import { paintMasonry, paintPlanks, paintTiles } from './textures.ts'
import { sketch } from './sketch.ts'

/** A lit window with a rounded head and bars; x and y are the middle of its sill. */
function windowShape(x: number, y: number, half: number, height: number): Path2D {
  const path = new Path2D()
  path.moveTo(x - half, y)
  path.lineTo(x - half, y - height + half)
  path.arc(x, y - height + half, half, Math.PI, 0)
  path.lineTo(x + half, y)
  path.closePath()
  return path
}

function paintWindow({ fill, burn, line, ink, tone }: Brush, x: number, y: number, half: number, height: number): void {
  fill(windowShape(x, y + half * 0.25, half * 1.35, height + half * 0.6), tone(0.8).shade)
  fill(windowShape(x, y, half * 1.08, height + half * 0.1), ink.dark)
  burn(windowShape(x, y, half * 0.88, height * 0.96), 0.45)
  line(curve([x, y, x, y - height]), ink.dark, half * 0.22)
  line(curve([x - half, y - height * 0.5, x + half, y - height * 0.5]), ink.dark, half * 0.22)
}

/** Merlons along a wall's top, from left to right. */
function battlements(left: number, right: number, y: number, height: number, count: number): Path2D {
  const points: number[] = [left, y]
  const step = (right - left) / (count * 2 - 1)
  for (let i = 0; i < count * 2 - 1; i++) {
    const top = i % 2 ? y : y - height
    points.push(left + i * step, top, left + (i + 1) * step, top)
  }
  points.push(right, y, right, y + height * 0.6, left, y + height * 0.6)
  return polygon(points)
}

const TOWER_WINDOWS = [
  [1.5, -64, 2.6, 8],
  [-2, -44, 2.2, 7],
  [2, -26, 2.2, 7],
] as const

function paintTower(brush: Brush, random: () => number): void {
  const { tone, form, contact, fill, ink, mottle, line } = brush
  const stone = tone(0.66, 'glow', 0.1)
  const slate = tone(0.5, 'accent2', 0.4)
  contact(0, 22)
  const shaft = symmetric([0, -74, 12.6, -74, 12.6, -74, 13, -40, 16, -6, 18, 0, 18, 0, 0, 0.5])
  form(shaft, stone, { isColumn: true, round: 5, rim: 1, sink: 0.2 })
  paintMasonry(brush, shaft, stone, random, { course: 3.4, stone: 5.4 })
  mottle(shaft, ink.accent2, random, { count: 20, size: 5, alpha: 0.07 })
  const crownWall = symmetric([0, -86, 16.6, -86, 16.6, -86, 16.6, -76, 16.6, -76, 12.6, -71, 12.6, -71, 0, -70])
  form(crownWall, stone, { isColumn: true, round: 4, rim: 0.9 })
  paintMasonry(brush, crownWall, stone, random, { course: 3.2, stone: 5 })
  for (let i = -3; i <= 3; i++)
    fill(
      blob([i * 4.4 - 1.3, -72, i * 4.4 - 1.3, -75, i * 4.4, -76.4, i * 4.4 + 1.3, -75, i * 4.4 + 1.3, -72]),
      ink.dark,
      0.75,
    )
  form(symmetric([0, -96, 5, -93, 11, -87, 11, -83, 0, -83]), slate, { round: 2, rim: 0.6 })
  form(battlements(-16.8, 16.8, -86, 4.6, 6), stone, { round: 1, rim: 0.6, sink: 0 })
  line(curve([0, -95, 0, -100]), ink.dark, 0.5)
  fill(blob([0, -99.8, 4, -100, 9, -98.4, 9, -98.4, 5, -97.6, 0, -97]), ink.accent)
  for (const [x, y, half, height] of TOWER_WINDOWS) paintWindow(brush, x, y, half, height)
  fill(windowShape(0, 0, 4.6, 13), stone.shade)
  fill(windowShape(0, 0, 3.8, 11.6), ink.dark)
  for (let i = 0; i < 40; i++) {
    const t = random()
    fill(
      oval(-16 + t * 9 + (random() - 0.5) * 5, -2 - t * 40 * random(), 1.1 + random(), 0.9),
      tone(0.55, 'accent2', 0.7)[random() < 0.5 ? 'mid' : 'shade'],
      0.9,
    )
  }
}

const HOUSE_WINDOWS = [
  [-26, -18, 5.4, 13],
  [25, -18, 5.4, 13],
  [0, -50, 4.6, 11],
] as const

function paintHouse(brush: Brush, random: () => number): void {
  const { tone, form, contact, fill, ink, spot, crease, line, inside, burn } = brush
  const plaster = tone(0.92, 'glow', 0.14)
  const thatch = tone(0.6, 'accent', 0.6)
  const timber = tone(0.32, 'accent', 0.3)
  const stone = tone(0.6)
  const green = tone(0.55, 'accent2', 0.65)
  contact(0, 60)
  for (let i = 0; i < 9; i++)
    spot(30 + Math.sin(i * 0.9) * 3 + i * 1.4, -88 - i * 1.5, 3 + i * 0.55, 2.4 + i * 0.3, plaster.lit, 0.3)
  const chimney = polygon([25, -90, 35, -90, 35, -52, 25, -56])
  form(chimney, stone, { round: 1.6, rim: 0.6 })
  paintMasonry(brush, chimney, stone, random, { course: 3, stone: 4.6 })
  form(box(23.6, -92.4, 12.8, 4, 0.8), stone, { round: 1, rim: 0.5 })
  const wall = polygon([-44, -44, 44, -44, 44, 0, -44, 0])
  form(wall, plaster, { round: 3, rim: 0.8, sink: 0.25 })
  brush.mottle(wall, plaster.shade, random, { count: 20, size: 7, alpha: 0.08 })
  const base = polygon([-45, -6, 45, -6, 45, 0, -45, 0])
  form(base, stone, { round: 0, rim: 0.4 })
  paintMasonry(brush, base, stone, random, { course: 3, stone: 6 })
  for (const x of [-44, -13, 13, 41.4]) form(box(x, -44, 2.8, 38), timber, { round: 0.5, rim: 0.3, sink: 0 })
  form(box(-44, -27, 88, 2.2), timber, { round: 0.5, rim: 0.25, sink: 0 })
  const roof = blob([
    -54, -36, -54, -36, -46, -50, -32, -76, -29, -80, -24, -82, 24, -82, 29, -80, 32, -76, 46, -50, 54, -36, 54, -36,
    30, -39.6, 0, -40.6, -30, -39.6,
  ])
  form(roof, thatch, { round: 5, rim: 1.1, sink: 0.25 })
  paintTiles(brush, roof, thatch, random, { row: 4, tile: 5 })
  fill(polygon([-44, -38.6, 44, -38.6, 44, -34, -44, -34]), ink.dark, 0.3)
  const gable = polygon([-14, -42, 0, -71, 14, -42])
  form(gable, plaster, { round: 2, rim: 0.5, sink: 0.2 })
  form(polygon([0, -76, 20, -40, 15, -38.6, 0, -67.6, -15, -38.6, -20, -40]), thatch, {
    round: 1.6,
    rim: 0.8,
    sink: 0.1,
  })
  crease([-53, -36.4, 0.3, 0, -40, 0.8, 53, -36.4, 0.3], thatch, 0.6)
  for (const [x, y, half, height] of HOUSE_WINDOWS) {
    paintWindow(brush, x, y, half, height)
    form(box(x - half * 1.6, y, half * 3.2, 2, 0.4), timber, { round: 0.5, rim: 0.4 })
    if (y > -30)
      for (const way of [-1, 1])
        form(box(way < 0 ? x - half * 1.35 - 4 : x + half * 1.35, y - height, 4, height, 0.4), green, {
          round: 0.8,
          rim: 0.4,
        })
  }
  form(windowShape(0, 0, 8, 25), stone, { round: 1, rim: 0.4 })
  const door = windowShape(0, 0, 6.6, 23)
  form(door, tone(0.6, 'accent', 0.85), { round: 1.6, rim: 0.4 })
  paintPlanks(brush, door, tone(0.6, 'accent', 0.85), random, { width: 3 })
  fill(oval(4, -10, 0.9), ink.glow)
  burn(windowShape(0, -14, 2, 5), 0.4)
  inside(union(box(-60, -12, 120, 14)), () => {
    for (const x of [-38, -31, -22, -15, 15, 21, 30, 37]) {
      for (let i = 0; i < 9; i++) {
        const at = [x + (random() - 0.5) * 8, -2.6 - random() * 6] as const
        fill(oval(...at, 1.8, 1.5), i % 3 === 0 ? green.lit : i % 3 === 1 ? green.mid : green.shade)
      }
      for (let i = 0; i < 3; i++)
        fill(oval(x + (random() - 0.5) * 7, -4 - random() * 5, 0.8), i % 2 ? ink.accent : ink.rim)
    }
  })
  line(curve([-50, -0.4, 0, 0, 50, -0.4]), ink.dark, 0.6, 0.4)
}

const CASTLE_WINDOWS = [
  [-39, -48, 2, 7],
  [40, -50, 2, 7],
  [0, -72, 2.2, 8],
  [-15, -36, 1.8, 6],
  [15, -36, 1.8, 6],
  [-59, -32, 1.6, 5.4],
  [59, -32, 1.6, 5.4],
  [0, -54, 2, 6],
] as const

function paintCastle(brush: Brush, random: () => number): void {
  const { tone, form, contact, fill, ink, line, mottle } = brush
  const stone = tone(0.74, 'glow', 0.1)
  const back = { ...stone, lit: stone.mid, mid: stone.shade }
  const slate = tone(0.55, 'accent2', 0.6)
  const rock = tone(0.4)
  contact(0, 84)
  const turret = (x: number, half: number, top: number, foot: number, stuff: typeof stone, roofHeight: number) => {
    const shaft = symmetric([0, top, half, top, half, top, half * 1.02, foot, half * 1.02, foot, 0, foot], x)
    form(shaft, stuff, { isColumn: true, round: half * 0.3, rim: 0.7, sink: 0.2 })
    paintMasonry(brush, shaft, stuff, random, { course: 2.6, stone: 4 })
    form(symmetric([0, top - 3, half * 1.22, top - 3, half * 1.22, top, half, top + 3, 0, top + 3], x), stuff, {
      isColumn: true,
      round: 0.6,
      rim: 0.5,
    })
    form(battlements(x - half * 1.22, x + half * 1.22, top - 3, 2.4, 4), stuff, { round: 0.4, rim: 0.4, sink: 0 })
    if (roofHeight === 0) return
    const cone = symmetric(
      [
        0,
        top - 3 - roofHeight,
        0,
        top - 3 - roofHeight,
        half * 0.55,
        top - 3 - roofHeight * 0.48,
        half * 1.14,
        top - 3,
        half * 1.14,
        top - 3,
        0,
        top - 1.8,
      ],
      x,
    )
    form(cone, slate, { round: half * 0.3, rim: 0.7, sink: 0.1 })
    paintTiles(brush, cone, slate, random, { row: 2.2, tile: 2.6 })
    line(curve([x, top - 3 - roofHeight, x, top - 6.6 - roofHeight]), ink.dark, 0.4)
    fill(
      blob([
        x,
        top - 6.4 - roofHeight,
        x + 3.4,
        top - 6.8 - roofHeight,
        x + 7,
        top - 5.4 - roofHeight,
        x + 7,
        top - 5.4 - roofHeight,
        x + 3.4,
        top - 4.6 - roofHeight,
        x,
        top - 4.4 - roofHeight,
      ]),
      ink.accent,
    )
  }
  turret(-23, 6, -66, -18, back, 14)
  turret(24, 6, -68, -18, back, 14)
  turret(0, 9.6, -76, -18, stone, 16)
  turret(-59, 8, -40, -8, back, 13)
  turret(59, 8, -40, -8, back, 13)
  const wall = polygon([-66, -30, 66, -30, 66, -6, -66, -6])
  form(wall, stone, { round: 3, rim: 0.6, sink: 0.2 })
  paintMasonry(brush, wall, stone, random, { course: 3, stone: 5 })
  form(battlements(-66, 66, -30, 3.2, 17), stone, { round: 0.5, rim: 0.5, sink: 0 })
  turret(-39, 9.4, -56, -4, stone, 18)
  turret(40, 9.4, -58, -4, stone, 18)
  const keep = polygon([-20, -44, 20, -44, 20, -3, -20, -3])
  form(keep, stone, { round: 3, rim: 0.8, sink: 0.2 })
  paintMasonry(brush, keep, stone, random, { course: 3, stone: 5 })
  form(battlements(-21.4, 21.4, -44, 3.6, 7), stone, { round: 0.6, rim: 0.6, sink: 0 })
  fill(windowShape(0, -3, 9.6, 24), stone.shade)
  fill(windowShape(0, -3, 8, 22), ink.dark)
  for (const x of [-5.4, -2.7, 0, 2.7, 5.4]) line(curve([x, -24, x, -10]), tone(0.4).mid, 0.6)
  for (const y of [-20, -15, -10.6]) line(curve([-7.4, y, 7.4, y]), tone(0.4).mid, 0.6)
  for (const [x, y, half, height] of CASTLE_WINDOWS) paintWindow(brush, x, y, half, height)
  const crag = blob([
    -82, 0, -82, 0, -76, -6, -66, -9, -56, -7, -44, -8, -30, -5, -16, -5.4, -9, -3.4, 9, -3.4, 18, -5.6, 32, -5, 46,
    -8.4, 58, -7, 68, -9, 77, -5, 83, 0, 83, 0,
  ])
  form(crag, rock, { round: 2.4, rim: 0.7, sink: 0.1 })
  mottle(crag, ink.dark, random, { count: 30, size: 4, alpha: 0.2 })
  mottle(crag, rock.lit, random, { count: 18, size: 3, alpha: 0.2 })
  form(blob([-8, -4, -8, -4, 8, -4, 8, -4, 14, 0, 14, 0, -14, 0, -14, 0]), tone(0.6, 'glow', 0.3), {
    round: 0.6,
    rim: 0.4,
  })
}

function shineWindows(windows: readonly (readonly [number, number, number, number])[]) {
  return ({ burn }: Brush) => {
    for (const [x, y, half, height] of windows) burn(windowShape(x, y, half * 0.86, height * 0.94), 0.45)
  }
}

export const BUILDING_THINGS: readonly Thing[] = [
  sketch({
    name: 'tower',
    words: ['towers', 'watchtower', 'turret', 'spire'],
    metres: 22,
    aspect: 0.42,
    where: 'ground',
    places: ['mountains', 'coast', 'ruins', 'village'],
    paint: paintTower,
    shine: shineWindows(TOWER_WINDOWS),
  }),
  sketch({
    name: 'house',
    words: ['houses', 'cottage', 'cottages', 'home', 'homes', 'cabin', 'cabins', 'hut', 'farmhouse'],
    metres: 6,
    aspect: 1.16,
    where: 'ground',
    places: ['village', 'field', 'coast', 'forest'],
    paint: paintHouse,
    shine: shineWindows(HOUSE_WINDOWS),
  }),
  sketch({
    name: 'castle',
    words: ['castles', 'fortress', 'palace', 'citadel', 'fort'],
    metres: 30,
    aspect: 1.7,
    where: 'ground',
    places: ['mountains', 'coast', 'ruins', 'lake'],
    paint: paintCastle,
    shine: shineWindows(CASTLE_WINDOWS),
  }),
]
