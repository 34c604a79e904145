import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, symmetric, union, without } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintSubmarine(brush: Brush): void {
  const { tone, form, fill, line, ink, inside, burn, spot, crease } = brush
  const steel = tone(0.62, 'accent', 0.62)
  const brass = tone(0.85, 'glow', 0.6)
  const fin = blob([-96, -44, -96, -44, -122, -70, -130, -70, -126, -44, -132, -14, -124, -12, -98, -34, -98, -34])
  form(fin, steel, { round: 4, rim: 1.2 })
  for (const way of [-1, 1])
    form(
      blob([-124, -41, -130, -41 + way * 5, -135, -41 + way * 22, -130, -41 + way * 24, -126, -41 + way * 8]),
      brass,
      { round: 1.4, rim: 0.8 },
    )
  brush.ball(-126, -41, 4, 4, brass)
  form(limb([12, -80, 2, 12, -96, 2, 15, -98, 2.2, 22, -98, 2.4]), tone(0.4), { round: 1, rim: 0.7 })
  const tower = blob([-22, -66, -22, -66, -16, -86, -11, -89, 24, -89, 29, -86, 36, -66, 36, -66])
  form(tower, steel, { round: 6, rim: 1.4 })
  line(curve([-14, -84, 27, -84]), brass.mid, 1.6)
  const hull = blob([
    -112, -40, -96, -50, -60, -66, -10, -72, 50, -70, 92, -60, 112, -44, 114, -34, 104, -20, 70, -7, 10, -2, -50, -6,
    -92, -24,
  ])
  form(hull, steel, { round: 16, rim: 2, sink: 0.4 })
  inside(hull, () => {
    for (const x of [-74, -40, 58, 88]) {
      line(curve([x, -74, x + 5, -38, x, 0]), steel.deep, 0.9, 0.7)
      line(curve([x + 1.2, -74, x + 6.2, -38, x + 1.2, 0]), steel.lit, 0.5, 0.5)
    }
    fill(blob([-112, -36, -50, -30, 20, -29, 120, -33, 120, -27, 20, -23, -50, -25]), ink.glow, 0.35)
    for (let i = 0; i < 46; i++) {
      const x = -100 + i * 4.6
      fill(oval(x, -15 + Math.abs(x - 6) * -0.1, 0.8), steel.deep, 0.8)
      fill(oval(x - 0.3, -15.4 + Math.abs(x - 6) * -0.1, 0.35), steel.rim, 0.8)
    }
    fill(blob([-70, -60, -10, -67, 50, -65, 80, -58, 40, -60, -10, -62]), ink.rim, 0.25)
  })
  for (const [x, y, radius] of [
    [-18, -44, 9.6],
    [14, -45, 9.6],
    [44, -44, 9.6],
  ] as const) {
    form(oval(x, y, radius), brass, { round: 2, rim: 0.8 })
    fill(oval(x, y, radius * 0.72), ink.dark)
    burn(oval(x, y, radius * 0.64), 0.6)
    line(oval(x, y, radius * 0.68), brass.deep, 0.8)
    for (let i = 0; i < 8; i++)
      fill(oval(x + Math.sin(i * 0.785) * radius * 0.86, y - Math.cos(i * 0.785) * radius * 0.86, 0.7), brass.deep)
  }
  form(oval(100, -40, 9, 13), brass, { round: 2, rim: 0.9 })
  burn(oval(101.4, -40, 6, 9.4), 0.8)
  spot(96, -48, 4, 4, ink.rim, 0.5)
  form(blob([-44, -22, -8, -24, -14, -12, -50, -9, -58, -13]), steel, { round: 3, rim: 1 })
  crease([-92, -28, 0.4, -60, -20, 0.7, -46, -18, 0.2], steel, 0.4)
}

function paintAnchor(brush: Brush, random: () => number): void {
  const { tone, form, contact, mottle, context, side, fill, ink } = brush
  const iron = tone(0.46, 'accent2', 0.15)
  contact(0, 30, 0.45)
  const ring = without(oval(0, -91, 9, 9), oval(0, -91, 5.4, 5.4))
  form(ring, iron, { round: 1.6, rim: 0.6 })
  const arms = blob([
    -40, -42, -40, -42, -34, -27, -22, -16, -6, -12, 6, -12, 22, -16, 34, -27, 40, -42, 40, -42, 39, -26, 32, -12, 18,
    -3, 0, 0, -18, -3, -32, -12, -39, -26,
  ])
  const flukes = [-1, 1].map((way) =>
    blob([way * 42, -49, way * 42, -49, way * 44, -30, way * 44, -30, way * 36, -31, way * 25, -30, way * 25, -30]),
  )
  const shank = symmetric([0, -84, 4.4, -83, 4, -70, 5, -40, 6.4, -8, 0, -4])
  const body = union(arms, shank, ...flukes)
  form(body, iron, { round: 4, rim: 0.9, sink: 0.15 })
  const stock = symmetric([0, -73, 18, -72.4, 25, -71.6, 25, -66.6, 18, -66, 0, -65.4])
  context.save()
  context.translate(-side * 1, 2)
  fill(stock, ink.dark, 0.25)
  context.restore()
  form(stock, iron, { round: 2, rim: 0.7 })
  for (const x of [-26, 26]) brush.ball(x, -69, 3.6, 3.6, iron)
  mottle(body, ink.accent, random, { count: 30, size: 3.4, alpha: 0.13 })
  mottle(body, iron.rim, random, { count: 16, size: 2, alpha: 0.12 })
  paintCable(brush)
}

/** One turn of a rope that lies in a coil beside the shank, as points. */
function coil(y: number, wide: number): (readonly [x: number, y: number])[] {
  return Array.from({ length: 25 }, (_, i) => {
    const turn = (i / 24) * Math.PI * 2
    return [30 + Math.cos(turn) * wide, y + Math.sin(turn) * wide * 0.24] as const
  })
}

/** A rope made fast to the ring and laid down round the shank: three strands, as a rope has. */
function paintCable({ tone, form, line, spot, ink }: Brush): void {
  const rope = tone(0.72, 'glow', 0.4)
  const lay = (path: readonly (readonly [x: number, y: number])[]): void => {
    const way = path.flatMap(([x, y]) => [x, y, 1.7])
    form(limb(way), rope, { round: 1.1, rim: 0.35, sink: 0.2 })
    // Strands lie across it at a slant, closer than it is wide.
    for (let i = 0; i + 1 < path.length; i++) {
      const [[x0, y0], [x1, y1]] = [path[i]!, path[i + 1]!]
      const long = Math.hypot(x1 - x0, y1 - y0)
      const [ax, ay] = [(x1 - x0) / long, (y1 - y0) / long]
      for (let at = 0.8; at < long; at += 1.9) {
        const [x, y] = [x0 + ax * at, y0 + ay * at]
        line(
          curve([x - ax * 0.9 - ay * 1.4, y - ay * 0.9 + ax * 1.4, x + ax * 0.9 + ay * 1.4, y + ay * 0.9 - ax * 1.4]),
          rope.deep,
          0.45,
          0.8,
        )
      }
    }
  }
  spot(30, -2, 24, 4, ink.dark, 0.5)
  lay(coil(-3.4, 19))
  lay(coil(-6, 16.4))
  // From the ring straight down under its own weight, then into the coil.
  lay([
    [0, -87],
    [7, -84],
    [12, -76],
    [14.6, -62],
    [16, -46],
    [17, -30],
    [18, -16],
    [20, -8.4],
    [27, -7.4],
  ])
  lay(coil(-8.4, 12.6))
  // A hitch at the ring.
  for (const y of [-86.6, -83.6])
    lay([
      [-5, y],
      [0, y + 1.2],
      [5, y],
    ])
  form(oval(5.6, -84, 2.8, 3), rope, { round: 1.2, rim: 0.4 })
}

const LIGHTHOUSE_LAMP = () => symmetric([0, -90.4, 5.2, -90.4, 5.2, -90.4, 5.2, -80.6, 5.2, -80.6, 0, -80.6])

function paintLighthouse(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, inside, burn, spot, contact, mottle } = brush
  const white = tone(0.98, 'rim', 0.2)
  const red = tone(0.75, 'accent', 0.9)
  const iron = tone(0.32)
  const rock = tone(0.42)
  contact(0, 27)
  const crag = blob([
    -27, 0, -27, 0, -24, -7, -17, -8, -12, -13, -4, -12, 4, -14, 12, -11, 19, -8, 25, -5, 27, 0, 27, 0,
  ])
  form(crag, rock, { round: 3, rim: 0.8 })
  mottle(crag, ink.dark, random, { count: 16, size: 4, alpha: 0.25 })
  mottle(crag, rock.lit, random, { count: 10, size: 3, alpha: 0.2 })
  const tower = symmetric([0, -77, 7.4, -77, 7.4, -77, 9, -40, 12.4, -10, 12.4, -10, 0, -9])
  form(tower, white, { isColumn: true, round: 3, rim: 0.9, sink: 0.2 })
  inside(tower, () => {
    for (const [top, bottom] of [
      [-67, -56],
      [-45, -33],
      [-21, -9],
    ] as const) {
      const band = blob([
        -14,
        top,
        -14,
        top,
        0,
        top + 1.6,
        14,
        top,
        14,
        top,
        14,
        bottom,
        14,
        bottom,
        0,
        bottom + 1.8,
        -14,
        bottom,
        -14,
        bottom,
      ])
      brush.context.save()
      brush.context.clip(band)
      form(tower, red, { isColumn: true, round: 3, rim: 0.9, sink: 0.2 })
      brush.context.restore()
    }
    for (let y = -75; y < -10; y += 3.2) line(curve([-14, y, 0, y + 1.4, 14, y]), ink.dark, 0.2, 0.16)
  })
  for (const [x, y] of [
    [1.4, -62],
    [-1.6, -39],
    [1.6, -26],
  ] as const) {
    fill(box(x - 1.7, y - 3.3, 3.4, 6, 1.7), ink.dark, 0.85)
    burn(box(x - 1.1, y - 2.6, 2.2, 4.8, 1.1), 0.5)
  }
  form(blob([-3, -9.4, -3, -9.4, -3, -16, 0, -18, 3, -16, 3, -9.4, 3, -9.4]), iron, { rim: 0.4 })
  form(symmetric([0, -80.6, 10, -80.6, 10.4, -78.6, 8, -76, 0, -75.6]), iron, { rim: 0.6 })
  const glass = LIGHTHOUSE_LAMP()
  burn(glass, 0.9)
  inside(glass, () => spot(0, -85.4, 5, 5, ink.rim, 0.9))
  for (const x of [-5.2, -1.8, 1.8, 5.2]) form(limb([x, -90.6, 0.34, x, -80.4, 0.34]), iron, { round: 0, rim: 0.2 })
  for (const x of [-9.6, -6.6, -3.4, 0, 3.4, 6.6, 9.6]) line(curve([x, -84, x, -80]), iron.mid, 0.5)
  line(curve([-10, -84, 0, -83.3, 10, -84]), iron.mid, 0.6)
  form(symmetric([0, -97, 2.4, -96, 6.6, -92, 7, -90.2, 0, -89.8]), red, { rim: 0.6 })
  brush.ball(0, -97.8, 1.4, 1.4, iron, 0.3)
  line(curve([0, -98.6, 0, -100]), iron.mid, 0.5)
}

export const SEAFARING_THINGS: readonly Thing[] = [
  sketch({
    name: 'submarine',
    words: ['submarines', 'u-boat', 'bathysphere'],
    metres: 9,
    aspect: 2.72,
    where: 'water',
    places: ['underwater', 'sea'],
    paint: paintSubmarine,
    shine: ({ burn }) => {
      for (const x of [-18, 14, 44]) burn(oval(x, x === 14 ? -45 : -44, 6.1), 0.6)
      burn(oval(101.4, -40, 6, 9.4), 0.8)
    },
  }),
  sketch({
    name: 'anchor',
    words: ['anchors'],
    metres: 2,
    aspect: 0.92,
    where: 'ground',
    places: ['underwater', 'coast', 'sea'],
    paint: paintAnchor,
  }),
  sketch({
    name: 'lighthouse',
    words: ['lighthouses'],
    metres: 26,
    aspect: 0.58,
    where: 'ground',
    places: ['coast', 'sea'],
    paint: paintLighthouse,
    shine: ({ burn }) => {
      burn(LIGHTHOUSE_LAMP(), 0.9)
      for (const [x, y] of [
        [1.4, -62],
        [-1.6, -39],
        [1.6, -26],
      ] as const)
        burn(box(x - 1.1, y - 2.6, 2.2, 4.8, 1.1), 0.5)
    },
  }),
]
