import type { Thing } from '../painting.ts'
import { sketch, type Brush } from './brush.ts'
import { blob, curve, limb, oval, placed, symmetric } from './shapes.ts'

function paintRose(brush: Brush, random: () => number): void {
  const { tone, form, fill, crease, inside, ink, spot, line } = brush
  const petal = tone(0.82, 'accent', 0.95)
  const green = tone(0.55, 'accent2', 0.65)
  form(limb([0, -58, 1.5, 1.6, -36, 1.4, -1, -16, 1.4, 1, -0.8, 1.5]), green, { round: 0.9, rim: 0.6, sink: 0.1 })
  for (const [x, y, way] of [
    [1.4, -46, 1],
    [0.6, -27, -1],
    [-0.8, -12, 1],
  ] as const)
    form(
      blob([
        x,
        y,
        x,
        y,
        x + way * 3.6,
        y - 2.6,
        x + way * 3.6,
        y - 2.6,
        x + way * 0.6,
        y + 2.6,
        x + way * 0.6,
        y + 2.6,
      ]),
      green,
      { round: 0.6, rim: 0.3 },
    )
  const leafShape = blob([0, 0, 0, 0, 5, -6, 14, -8, 24, -3, 30, 3, 30, 3, 20, 5, 9, 5])
  for (const [x, y, turn, scale] of [
    [1, -22, -0.5, 0.9],
    [0, -33, Math.PI + 0.5, 0.86],
  ] as const) {
    const leaf = placed(leafShape, x, y, scale, turn, scale * (Math.abs(turn) > 2 ? -1 : 1))
    form(leaf, green, { round: 2.4, rim: 0.7, sink: 0.1 })
    const along = (t: number): [number, number] => [
      x + Math.cos(turn) * 28 * scale * t,
      y + Math.sin(turn) * 28 * scale * t,
    ]
    crease([...along(0.04), 0.4, ...along(0.5), 0.35, ...along(0.97), 0.1], green, 0.6)
    inside(leaf, () => {
      for (let i = 1; i < 7; i++) {
        const [veinX, veinY] = along(i / 7.4)
        for (const way of [-1, 1])
          line(
            curve([veinX, veinY, veinX + Math.cos(turn + way * 0.9) * 7, veinY + Math.sin(turn + way * 0.9) * 7]),
            green.deep,
            0.35,
            0.6,
          )
      }
    })
  }
  for (const [x, turn] of [
    [-11, 2.2],
    [11, 0.9],
    [-5, 1.8],
    [6, 1.4],
  ] as const)
    form(limb([x * 0.3, -58, 2, x * 0.8, -55, 1.8, x * 1.2, -50 + Math.abs(turn - 1.57), 0.3]), green, {
      round: 0.9,
      rim: 0.4,
    })
  const outer: readonly (readonly number[])[] = [
    [-4, -56, -16, -54, -27, -61, -32, -72, -30, -80, -24, -83, -14, -76],
    [4, -56, 16, -54, 27, -61, 32, -72, 30, -80, 24, -83, 14, -76],
    [-10, -74, -24, -84, -22, -93, -10, -98, 0, -94, 4, -80],
    [10, -74, 24, -84, 23, -92, 12, -99, 0, -95, -4, -80],
    [-6, -55, -18, -58, -25, -70, -22, -82, -10, -86, 0, -70],
    [6, -55, 18, -58, 25, -70, 22, -82, 10, -86, 0, -70],
  ]
  for (const points of outer) {
    const path = blob(points)
    form(path, petal, { round: 4.4, rim: 1, sink: 0.2 })
    const [left, top, right, bottom] = path.getBounds()
    inside(path, () => spot((left + right) / 2, bottom, (right - left) * 0.5, (bottom - top) * 0.5, petal.deep, 0.6))
  }
  const heart: readonly (readonly number[])[] = [
    [-11, -78, -14, -88, -6, -94, 6, -94, 13, -88, 11, -79, 4, -74, -5, -74],
    [-9, -80, -10, -87, -3, -91, 6, -90.6, 9, -85, 6, -79, -2, -77],
    [-6, -81, -6, -86, 0, -88.6, 5, -86, 4, -81.6, 0, -79.4],
    [-3, -82.4, -2, -85.6, 1.6, -86.4, 2.6, -83.6, 0.4, -81.6],
  ]
  for (const points of heart) form(blob(points), petal, { round: 2.4, rim: 0.8, sink: 0.25 })
  form(
    blob([-17, -80, -17, -80, -9, -73, 3, -74, 17, -82, 17, -82, 18, -69, 11, -57, 0, -53, -11, -57, -17, -67]),
    petal,
    { round: 4, rim: 1, sink: 0.25 },
  )
  crease([-17, -80, 0.3, -9, -73, 0.7, 3, -74, 0.7, 17, -82, 0.3], petal, 0.7)
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-9 + random() * 18, -68 + random() * 10]
    fill(oval(x, y, 0.9, 1.1), ink.rim, 0.5)
    fill(oval(x - 0.3, y - 0.4, 0.3), ink.rim, 0.9)
  }
}

function paintMushroom(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, crease, contact, spot, grain, line, ink } = brush
  const cap = tone(0.78, 'accent', 0.92)
  const stem = tone(0.98, 'rim', 0.22)
  const moss = tone(0.5, 'accent2', 0.6)
  contact(0, 30)
  const stalk = blob([
    -9, -58, -9, -58, -8, -36, -12, -12, -15, -4, -9, 0, 9, 0, 15, -4, 12, -12, 8, -36, 9, -58, 9, -58,
  ])
  form(stalk, stem, { isColumn: true, round: 5, rim: 0.9, sink: 0.2 })
  grain(stalk, stem.deep, random, { count: 44, length: 16, turn: Math.PI / 2, width: 0.35, alpha: 0.35 })
  fill(blob([-44, -55, 0, -46, 44, -55, 30, -48, 0, -44, -30, -48]), ink.dark)
  const gills = blob([-45, -56, -45, -56, -24, -60, 0, -61, 24, -60, 45, -56, 45, -56, 28, -47, 0, -43.6, -28, -47])
  form(gills, { ...stem, lit: stem.mid, mid: stem.shade }, { round: 3, rim: 0.3, sink: 0.3 })
  inside(gills, () => {
    for (let i = -14; i <= 14; i++) line(curve([i * 0.8, -62, i * 2.3, -52, i * 3.3, -43]), stem.deep, 0.5, 0.7)
    spot(0, -58, 20, 8, ink.dark, 0.7)
  })
  const skirt = blob([
    -9, -46, -9, -46, 9, -46, 9, -46, 14, -36, 10, -33, 5, -35.4, 0, -32, -5, -35.4, -10, -33, -14, -36,
  ])
  form(skirt, stem, { round: 2.4, rim: 0.7, sink: 0.2 })
  for (const x of [-7, -3, 1, 5]) crease([x * 0.8, -45, 0.1, x, -40, 0.3, x * 1.3, -35, 0.15], stem, 0.45)
  const dome = blob([
    -48, -57, -48, -57, -47, -72, -36, -88, -18, -97, 0, -99.4, 18, -97, 36, -88, 47, -72, 48, -57, 48, -57, 26, -62, 0,
    -63.6, -26, -62,
  ])
  form(dome, cap, { round: 11, rim: 1.3, sink: 0.15 })
  inside(dome, () => {
    spot(brush.side * 20, -88, 20, 11, cap.rim, 0.55)
    for (const [x, y, radiusX, radiusY] of [
      [-3, -84, 8, 6],
      [-25, -76, 7, 6],
      [20, -78, 7, 5.6],
      [-39, -63, 4.4, 4.6],
      [39, -65, 4.6, 5],
      [4, -69, 5.4, 3.4],
      [-14, -94, 5, 2.6],
      [17, -92, 4.4, 2.6],
      [-14, -66, 3, 2],
      [27, -66, 3, 2.4],
      [-34, -86, 3, 3],
      [34, -84, 3, 2.6],
    ] as const) {
      fill(oval(x - brush.side * 0.6, y + 0.9, radiusX, radiusY), cap.deep, 0.5)
      form(oval(x, y, radiusX, radiusY), stem, { round: 1.6, rim: 0.4, sink: 0.1 })
    }
  })
  for (let i = 0; i < 26; i++) {
    const x = -28 + random() * 56
    const height = 4 + random() * 9
    form(
      limb([x, 0, 0.6, x + (random() - 0.5) * 3, -height * 0.6, 0.5, x + (random() - 0.5) * 8, -height, 0.1]),
      moss,
      { round: 0.3, rim: 0.3, sink: 0 },
    )
  }
}

function paintApple(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, contact, spot, grain, ink, side, mottle, crease } = brush
  const skin = tone(0.82, 'accent', 0.95)
  const wood = tone(0.4, 'glow', 0.35)
  const green = tone(0.7, 'accent2', 0.7)
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

export const PLANT_THINGS: readonly Thing[] = [
  sketch({
    name: 'rose',
    words: ['roses', 'flower', 'flowers', 'blossom', 'blossoms', 'bloom', 'petal', 'petals'],
    metres: 0.5,
    aspect: 0.68,
    where: 'hand',
    places: ['field', 'room', 'village', 'desert'],
    paint: paintRose,
  }),
  sketch({
    name: 'mushroom',
    words: ['mushrooms', 'toadstool', 'toadstools', 'fungus', 'fungi', 'mycelium'],
    metres: 0.18,
    aspect: 0.98,
    where: 'ground',
    places: ['forest', 'field'],
    paint: paintMushroom,
  }),
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
