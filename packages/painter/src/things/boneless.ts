import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, curve, limb, oval, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'

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

export const BONELESS_THINGS: readonly Thing[] = [
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
