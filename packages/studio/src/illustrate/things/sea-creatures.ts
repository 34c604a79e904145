import type { Thing } from '../painting.ts'
import { sketch, type Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, curve, limb, oval, symmetric } from './shapes.ts'
import { paintTiles } from './textures.ts'

function paintWhale(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, inside, mottle, crease, spot } = brush
  const skin = tone(0.55, 'accent2', 0.45)
  const belly = tone(0.92, 'rim', 0.25)
  const farFin = blob([26, -34, 26, -34, 34, -18, 30, -4, 30, -4, 20, -14, 14, -30, 14, -30])
  form(farFin, { ...skin, lit: skin.shade }, { round: 3, rim: 0.4 })
  form(
    blob([
      -92, -66, -92, -66, -112, -72, -124, -88, -128, -99, -128, -99, -112, -92, -98, -82, -90, -92, -78, -98, -62, -98,
      -62, -98, -66, -86, -78, -72, -84, -64, -84, -64,
    ]),
    skin,
    { round: 4, rim: 1 },
  )
  const body = blob([
    -90, -70, -70, -62, -40, -62, 0, -74, 50, -80, 94, -70, 120, -52, 128, -40, 124, -30, 108, -20, 70, -9, 24, -9, -16,
    -22, -48, -40, -74, -54, -94, -62,
  ])
  form(body, skin, { round: 14, rim: 1.7, sink: 0.2 })
  const under = blob([
    128, -38, 128, -38, 108, -42, 78, -38, 50, -30, 10, -26, -20, -26, -50, -40, -20, -20, 24, -7, 70, -7, 110, -19,
  ])
  inside(body, () => {
    form(under, belly, { round: 8, rim: 0, sink: 0.4 })
    for (let i = 0; i < 9; i++)
      line(
        curve([126 - i * 4, -36 + i * 2.7, 90, -33 + i * 2.8, 50, -25 + i * 2.3, 12, -24 + i * 2.2]),
        belly.deep,
        0.8,
        0.7,
      )
    line(curve([128, -39, 106, -43, 84, -41, 74, -44, 70, -50]), skin.deep, 1.3, 0.9)
    spot(40, -74, 60, 16, skin.rim, 0.35)
  })
  mottle(body, skin.rim, random, { count: 26, size: 2, alpha: 0.12 })
  mottle(body, skin.deep, random, { count: 20, size: 4, alpha: 0.1 })
  for (let i = 0; i < 9; i++) fill(oval(112 + random() * 12, -46 + random() * 4 - i * 0.6, 1), belly.mid, 0.6)
  fill(oval(72, -49, 2.9, 2.2), ink.dark)
  fill(oval(72.8, -49.8, 0.8), ink.rim)
  line(curve([67, -51, 72, -52.8, 77, -50.6]), skin.lit, 0.7, 0.7)
  line(curve([67.6, -46.6, 72, -45.6, 77, -47]), skin.deep, 0.7, 0.7)
  form(blob([56, -34, 56, -34, 46, -16, 28, -2, 14, 0, 14, 0, 20, -14, 30, -30, 40, -40, 40, -40]), skin, {
    round: 4,
    rim: 1,
  })
  crease([46, -32, 0.3, 36, -18, 0.6, 22, -4, 0.2], skin, 0.4)
  form(blob([-24, -67, -24, -67, -36, -76, -44, -77, -44, -77, -40, -70, -40, -62, -40, -62]), skin, {
    round: 2,
    rim: 0.8,
  })
  crease([60, -80, 0.2, 66, -79.4, 0.6, 72, -78.4, 0.2], skin, 0.8)
}

function paintFish(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, inside, crease } = brush
  const skin = tone(0.8, 'accent', 0.8)
  const fin = tone(0.85, 'glow', 0.6)
  const rays = (points: readonly (readonly number[])[]) => {
    for (const ray of points) line(curve(ray), fin.deep, 0.6, 0.6)
  }
  form(
    blob([
      -46, -50, -46, -50, -62, -66, -82, -88, -86, -84, -80, -66, -74, -50, -80, -32, -88, -14, -82, -10, -62, -34,
    ]),
    fin,
    { round: 5, rim: 1 },
  )
  rays([
    [-50, -52, -64, -64, -80, -82],
    [-50, -51, -66, -58, -77, -66],
    [-50, -49, -66, -42, -78, -32],
    [-50, -48, -64, -36, -82, -16],
  ])
  form(blob([-28, -78, -28, -78, -20, -94, 0, -99, 20, -95, 36, -84, 36, -84, 20, -80, 0, -84]), fin, {
    round: 3,
    rim: 0.9,
  })
  rays([
    [-20, -80, -16, -92],
    [-8, -82, -4, -97],
    [6, -84, 8, -97],
    [20, -82, 20, -93],
  ])
  form(blob([-20, -18, -20, -18, -28, -4, -22, -2, -4, -10, 2, -14, 2, -14]), fin, { round: 2, rim: 0.7 })
  const body = blob([
    80, -50, 72, -62, 52, -78, 20, -87, -14, -80, -40, -62, -54, -54, -54, -45, -40, -36, -14, -20, 20, -13, 52, -22,
    72, -38,
  ])
  form(body, skin, { round: 12, rim: 1.5, sink: 0.15 })
  const flank = blob([
    -54, -54, -54, -54, -20, -78, 20, -86, 44, -80, 38, -50, 42, -20, 20, -14, -20, -24, -54, -45, -54, -45,
  ])
  paintTiles(brush, flank, skin, random, { row: 4, tile: 6.4 })
  inside(body, () => {
    fill(blob([-54, -40, -10, -26, 40, -26, 80, -44, 80, -10, -54, -10]), tone(1, 'rim', 0.2).lit, 0.3)
    for (const x of [-20, 8]) fill(blob([x - 4, -92, x + 4, -92, x + 8, -60, x + 2, -44, x - 5, -62]), skin.deep, 0.3)
  })
  crease([46, -78, 0.5, 37, -64, 1, 37, -44, 1.1, 44, -24, 0.5], skin, 0.75)
  form(blob([30, -46, 30, -46, 16, -54, 0, -52, -6, -44, 2, -36, 16, -34]), fin, { round: 3, rim: 0.8 })
  rays([
    [28, -46, 12, -50, -1, -49],
    [28, -45, 12, -44, -4, -43],
    [28, -44, 14, -38, 2, -38],
  ])
  fill(oval(57, -57, 7.4), ink.rim)
  fill(oval(57, -57, 7.4), ink.glow, 0.5)
  fill(oval(58, -57, 4.6), ink.dark)
  fill(oval(59.6, -59, 1.5), ink.rim)
  line(oval(57, -57, 7.4), skin.deep, 0.9)
  crease([80, -48, 0.3, 73, -45.4, 0.7, 68, -46, 0.2], skin, 0.9)
}

function paintOctopus(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, inside, mottle, crease, spot } = brush
  const skin = tone(0.72, 'accent', 0.78)
  const arms: readonly (readonly number[])[] = [
    [-10, -44, 6, -30, -46, 5, -46, -60, 3.4, -50, -74, 2, -42, -78, 1.2, -38, -72, 0.8],
    [10, -44, 6, 30, -44, 5, 44, -56, 3.6, 52, -70, 2.2, 46, -80, 1.4, 40, -76, 0.8],
    [-10, -40, 7, -34, -34, 6, -50, -22, 4.4, -58, -30, 2.6, -54, -40, 1.4, -48, -38, 0.8],
    [10, -40, 7, 34, -32, 6, 50, -24, 4.4, 60, -34, 2.6, 56, -44, 1.4, 50, -42, 0.8],
    [-8, -38, 7, -24, -22, 6.4, -40, -8, 4.6, -54, -4, 2.8, -58, -12, 1.6, -53, -15, 0.8],
    [8, -38, 7, 24, -20, 6.4, 38, -8, 4.6, 54, -4, 2.6, 58, -13, 1.4, 52, -16, 0.8],
    [-4, -38, 7, -10, -20, 6.4, -14, -8, 4.4, -26, -2.4, 2.8, -33, -8, 1.6, -28, -12, 0.8],
    [4, -38, 7, 10, -20, 6.4, 8, -8, 4.6, 20, -2.6, 2.8, 28, -7, 1.6, 24, -12, 0.8],
  ]
  arms.forEach((arm, index) => {
    const path = limb(arm)
    const stuff = index < 2 ? { ...skin, lit: skin.mid } : skin
    form(path, stuff, { round: 3, rim: 0.7, sink: 0.1 })
    inside(path, () => {
      for (let i = 0; i + 5 < arm.length; i += 3) {
        for (let step = 0; step < 4; step++) {
          const t = step / 4
          const at = (k: number) => arm[i + k]! + (arm[i + 3 + k]! - arm[i + k]!) * t
          fill(oval(at(0), at(1) + at(2) * 0.62, at(2) * 0.3, at(2) * 0.24), skin.deep, 0.8)
          fill(oval(at(0), at(1) + at(2) * 0.56, at(2) * 0.2, at(2) * 0.15), skin.rim, 0.75)
        }
      }
    })
  })
  const head = blob([
    0, -99, 16, -96, 26, -84, 26, -70, 19, -58, 20, -46, 13, -36, 0, -33, -13, -36, -20, -46, -19, -58, -26, -70, -26,
    -84, -16, -96,
  ])
  form(head, skin, { round: 9, rim: 1.3, sink: 0.1 })
  mottle(head, skin.deep, random, { count: 22, size: 3, alpha: 0.16 })
  mottle(head, skin.rim, random, { count: 14, size: 2, alpha: 0.2 })
  inside(head, () => spot(brush.side * 11, -86, 12, 10, skin.rim, 0.5))
  for (const way of [-1, 1]) {
    form(oval(way * 13, -50, 7, 6.4), skin, { round: 2, rim: 0.6 })
    fill(oval(way * 13.4, -49.6, 4.8, 4.2), mixInk(ink.glow, ink.rim, 0.4))
    fill(oval(way * 13.4, -49.6, 3.8, 1.4), ink.dark)
    fill(oval(way * 13.4 + brush.side * 1.4, -51, 0.9), ink.rim)
    crease([way * 7, -54, 0.3, way * 13, -57.4, 0.6, way * 19, -54, 0.3], skin, 0.6)
  }
}

function paintJellyfish(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, inside, spot, line, context } = brush
  const jelly = tone(0.9, 'accent2', 0.6)
  spot(0, -66, 42, 40, ink.glow, 0.18)
  for (let i = 0; i < 13; i++) {
    const x = -25 + i * 4.2
    const sway = (random() - 0.5) * 14
    const end = -4 - random() * 26
    line(
      curve([x, -56, x * 0.9 + sway * 0.4, -42, x * 0.8 - sway * 0.5, -26, x * 0.9 + sway, end]),
      i % 2 ? jelly.lit : ink.glow,
      0.55,
      0.6,
    )
  }
  for (let i = 0; i < 5; i++) {
    const x = -9 + i * 4.5
    const frill: number[] = []
    for (let step = 0; step <= 9; step++)
      frill.push(
        x + Math.sin(step * 1.5 + i) * (2.4 + step * 0.24),
        -56 + step * (4.2 + (i % 2) * 0.6),
        3 - step * 0.27,
      )
    context.save()
    context.globalAlpha = 0.75
    form(limb(frill), { ...jelly, shade: jelly.mid }, { round: 1, rim: 0.4, sink: 0 })
    context.restore()
  }
  const bell = blob([
    0, -99, 20, -95, 32, -80, 34, -64, 31, -56, 31, -56, 25, -58, 19, -54, 13, -57, 6, -53, 0, -56, -6, -53, -13, -57,
    -19, -54, -25, -58, -31, -56, -31, -56, -34, -64, -32, -80, -20, -95,
  ])
  context.save()
  context.globalAlpha = 0.88
  form(bell, jelly, { round: 9, rim: 1.2, sink: 0.05 })
  context.restore()
  inside(bell, () => {
    spot(0, -66, 24, 24, ink.glow, 0.75)
    for (let i = 0; i < 9; i++) {
      const x = -28 + i * 7
      line(curve([0 + x * 0.1, -98, x * 0.8, -82, x, -55]), jelly.rim, 0.5, 0.4)
    }
    for (const [x, y, turn] of [
      [-9, -78, -0.4],
      [9, -78, 0.4],
      [0, -70, 0],
      [0, -86, 0],
    ] as const)
      line(oval(x, y, 5, 3.4, turn), ink.accent, 1.1, 0.7)
    fill(
      blob([
        brush.side * 24,
        -84,
        brush.side * 14,
        -94,
        brush.side * 4,
        -96,
        brush.side * 14,
        -90,
        brush.side * 22,
        -78,
      ]),
      ink.rim,
      0.6,
    )
  })
}

function paintShell(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, inside, contact, line, mottle } = brush
  const pearl = tone(0.98, 'accent', 0.22)
  contact(0, 40)
  form(blob([-16, -14, -16, -14, -22, -4, -15, 0, 0, -1, 15, 0, 22, -4, 16, -14, 16, -14]), pearl, {
    round: 3,
    rim: 0.7,
  })
  const points: number[] = [-12, -8, -12, -8]
  const ribs = 11
  for (let i = 0; i <= ribs; i++) {
    const turn = -1.18 + (i / ribs) * 2.36
    const reach = 88 - Math.abs(turn) * 14
    points.push(Math.sin(turn) * reach * 0.63, -10 - Math.cos(turn) * reach)
    if (i < ribs) {
      const between = turn + 1.18 / ribs
      points.push(Math.sin(between) * (reach - 5) * 0.63, -10 - Math.cos(between) * (reach - 5))
    }
  }
  points.push(12, -8, 12, -8)
  const fan = blob(points)
  form(fan, pearl, { round: 7, rim: 1, sink: 0.25 })
  inside(fan, () => {
    for (let i = 0; i < ribs; i++) {
      const turn = -1.18 + ((i + 0.5) / ribs) * 2.36
      const reach = 86
      const end = [Math.sin(turn) * reach * 0.62, -10 - Math.cos(turn) * reach] as const
      fill(limb([Math.sin(turn) * 9, -8, 0.3, end[0] * 0.5, end[1] * 0.5 - 4, 0.9, ...end, 1.3]), pearl.deep, 0.6)
      const lit = turn - brush.side * -0.07
      fill(
        limb([
          Math.sin(lit) * 9,
          -8,
          0.2,
          Math.sin(lit) * 34,
          -10 - Math.cos(lit) * 50,
          0.8,
          Math.sin(lit) * 52,
          -10 - Math.cos(lit) * 84,
          1.1,
        ]),
        pearl.rim,
        0.4,
      )
    }
    for (const [radius, alpha] of [
      [26, 0.2],
      [40, 0.3],
      [54, 0.22],
      [66, 0.34],
      [77, 0.2],
    ] as const)
      line(oval(0, -8, radius * 0.7, radius), ink.accent, 3, alpha)
    for (let i = 0; i < 12; i++) line(oval(0, -8, (20 + i * 6) * 0.7, 20 + i * 6), pearl.deep, 0.3, 0.35)
  })
  mottle(fan, pearl.rim, random, { count: 14, size: 5, alpha: 0.08 })
  form(symmetric([0, -14, 9, -12, 10, -6, 0, -3]), pearl, { round: 2.4, rim: 0.6 })
}

export const SEA_CREATURE_THINGS: readonly Thing[] = [
  sketch({
    name: 'whale',
    words: ['whales', 'leviathan', 'humpback'],
    metres: 5,
    aspect: 2.64,
    where: 'water',
    places: ['underwater', 'sea', 'sky'],
    paint: paintWhale,
  }),
  sketch({
    name: 'fish',
    words: ['fishes', 'goldfish', 'salmon', 'trout'],
    metres: 0.3,
    aspect: 1.74,
    where: 'water',
    places: ['underwater', 'lake', 'sea'],
    paint: paintFish,
  }),
  sketch({
    name: 'octopus',
    words: ['octopuses', 'octopi', 'squid', 'kraken', 'tentacle', 'tentacles'],
    metres: 1.4,
    aspect: 1.26,
    where: 'water',
    places: ['underwater', 'sea'],
    paint: paintOctopus,
  }),
  sketch({
    name: 'jellyfish',
    words: ['jellyfishes', 'medusa'],
    metres: 0.7,
    aspect: 0.72,
    where: 'water',
    places: ['underwater', 'sea', 'space'],
    paint: paintJellyfish,
    shine: ({ spot, ink }) => spot(0, -66, 24, 24, ink.glow, 0.7),
  }),
  sketch({
    name: 'shell',
    words: ['shells', 'seashell', 'seashells', 'scallop', 'clam'],
    metres: 0.1,
    aspect: 0.94,
    where: 'ground',
    places: ['coast', 'underwater', 'sea'],
    paint: paintShell,
  }),
]
