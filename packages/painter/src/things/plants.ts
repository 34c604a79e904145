import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, oval, placed } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintRose(brush: Brush, random: () => number): void {
  const { form, fill, crease, inside, ink, spot, line } = brush
  const petal = stuffOf(brush, 'rose')
  const green = stuffOf(brush, 'foliage')
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
  const cap = stuffOf(brush, 'paint')
  const stem = tone(0.98, 'rim', 0.22)
  const moss = stuffOf(brush, 'foliage')
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
]
