import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintApple(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, contact, spot, grain, ink, side, mottle, crease } = brush
  const skin = stuffOf(brush, 'paint')
  const wood = tone(0.4, 'glow', 0.35)
  const green = stuffOf(brush, 'foliage')
  contact(0, 38)
  const body = blob([
    0, -79, 10, -84, 26, -85, 41, -74, 45, -54, 40, -30, 28, -9, 14, -1, 0, -3.4, -14, -1, -28, -9, -40, -30, -45, -54,
    -41, -74, -26, -85, -10, -84,
  ])
  form(body, skin, { round: 14, rim: 1.6, sink: 0.22 })
  inside(body, () => {
    spot(0, -82, 26, 14, ink.glow, 0.5)
    spot(0, -80, 11, 7, ink.dark, 0.8)
    spot(side * 22, -62, 14, 20, skin.rim, 0.75)
    fill(blob([side * 27, -72, side * 33, -64, side * 34, -50, side * 30, -48, side * 28, -60]), ink.rim, 0.6)
    spot(-side * 34, -18, 16, 22, ink.shade, 0.6)
  })
  grain(body, ink.glow, random, { count: 90, length: 16, turn: Math.PI / 2, width: 0.2, alpha: 0.16 })
  mottle(body, ink.glow, random, { count: 60, size: 0.6, alpha: 0.3 })
  form(limb([0, -78, 1.2, 1, -88, 1.2, 5, -97, 1.9]), wood, { round: 0.8, rim: 0.4, sink: 0 })
  const leaf = blob([2, -87, 2, -87, 8, -97, 20, -100, 34, -94, 34, -94, 24, -86, 12, -84])
  form(leaf, green, { round: 3, rim: 0.8 })
  crease([3, -87.4, 0.4, 16, -92.6, 0.4, 32, -94, 0.1], green, 0.7)
}

function paintFeather(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, inside, ink, spot } = brush
  const down = tone(0.98, 'rim', 0.25)
  const tip = tone(0.7, 'accent2', 0.55)
  const spine: readonly (readonly [number, number])[] = [
    [-14, -1],
    [-11, -14],
    [-6, -32],
    [0, -52],
    [7, -72],
    [17, -96],
  ]
  const vane = blob([
    17, -99, 17, -99, 24, -88, 24, -74, 20, -58, 20, -58, 17, -60, 17, -60, 15, -46, 9, -30, 9, -30, 6, -34, 6, -34, 1,
    -22, -9, -14, -9, -14, -17, -22, -17, -36, -17, -36, -14, -34, -14, -34, -16, -50, -10, -68, -10, -68, -8, -66, -8,
    -66, -4, -80, 6, -92,
  ])
  form(vane, down, { round: 4, rim: 0.9, sink: 0.05 })
  inside(vane, () => {
    spot(16, -92, 20, 26, tip.mid, 0.95)
    spot(10, -64, 16, 12, tip.shade, 0.5)
    spot(-6, -40, 14, 8, tip.shade, 0.45)
    for (let i = 0; i < 120; i++) {
      const t = i / 120
      const at = t * (spine.length - 1.001)
      const from = spine[Math.floor(at)]!
      const to = spine[Math.floor(at) + 1]!
      const [x, y] = [from[0] + (to[0] - from[0]) * (at % 1), from[1] + (to[1] - from[1]) * (at % 1)]
      for (const way of [-1, 1]) {
        const reach = 15 + random() * 4
        line(
          curve([x, y, x + way * reach * 0.6, y - reach * 0.5, x + way * reach, y - reach * 1.25]),
          random() < 0.5 ? down.deep : down.rim,
          0.22,
          0.42,
        )
      }
    }
    fill(
      blob([17, -99, 26, -86, 22, -60, 10, -30, -9, -14, -6, -32, 7, -72]),
      brush.side < 0 ? ink.dark : down.rim,
      0.16,
    )
  })
  for (let i = 0; i < 16; i++) {
    const way = i % 2 ? 1 : -1
    line(
      curve([
        -11,
        -14 - i * 0.3,
        -11 + way * (3 + random() * 4),
        -13 + random() * 3,
        -12 + way * (6 + random() * 5),
        -9 - random() * 8,
      ]),
      down.lit,
      0.3,
      0.7,
    )
  }
  form(limb([-15, -0.8, 0.7, ...spine.slice(1).flatMap(([x, y], i) => [x, y, 1.1 - i * 0.2])]), tone(1, 'glow', 0.2), {
    round: 0.5,
    rim: 0.4,
    sink: 0,
  })
}

function paintEgg(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, contact, spot, mottle, side, ink } = brush
  const shell = tone(0.98, 'rim', 0.3)
  const straw = tone(0.75, 'glow', 0.5)
  contact(0, 38)
  const twigs = (count: number, from: number, to: number) => {
    for (let i = 0; i < count; i++) {
      const x = -34 + random() * 68
      const y = from + random() * (to - from)
      const turn = (random() - 0.5) * 0.7
      const half = 7 + random() * 10
      form(
        limb([
          x - Math.cos(turn) * half,
          y - Math.sin(turn) * half - Math.abs(x) * 0.08,
          0.5,
          x,
          y,
          0.75,
          x + Math.cos(turn) * half,
          y + Math.sin(turn) * half - Math.abs(x) * 0.08,
          0.4,
        ]),
        random() < 0.4 ? { ...straw, lit: straw.shade } : straw,
        { round: 0.3, rim: 0.3, sink: 0 },
      )
    }
  }
  twigs(14, -22, -14)
  const egg = symmetric([0, -100, 13, -96, 24, -82, 31, -62, 32, -42, 26, -22, 14, -11, 0, -8])
  form(egg, shell, { round: 14, rim: 1.4, sink: 0.2 })
  inside(egg, () => {
    spot(side * 12, -72, 15, 22, shell.rim, 0.7)
    spot(-side * 24, -24, 12, 20, ink.shade, 0.5)
  })
  mottle(egg, tone(0.5, 'accent', 0.5).shade, random, { count: 60, size: 1.3, alpha: 0.3 })
  mottle(egg, tone(0.5, 'accent', 0.5).shade, random, { count: 12, size: 2.6, alpha: 0.2 })
  fill(blob([-22, -14, 0, -10, 22, -14, 22, -5, -22, -5]), ink.dark, 0.35)
  twigs(44, -15, -2)
}

export const HARVEST_THINGS: readonly Thing[] = [
  sketch({
    name: 'apple',
    words: ['apples', 'fruit', 'fruits', 'orchard'],
    metres: 0.09,
    aspect: 0.94,
    where: 'hand',
    places: ['field', 'room', 'village'],
    paint: paintApple,
  }),
  sketch({
    name: 'feather',
    words: ['feathers', 'quill', 'quills', 'plume'],
    metres: 0.2,
    aspect: 0.5,
    where: 'hand',
    places: ['sky', 'room', 'lake'],
    paint: paintFeather,
  }),
  sketch({
    name: 'egg',
    words: ['eggs', 'nest', 'nests'],
    metres: 0.06,
    aspect: 0.96,
    where: 'ground',
    places: ['forest', 'field', 'abstract'],
    paint: paintEgg,
  }),
]
