import type { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush, Tone } from './brush.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintSail(brush: Brush, path: Path2D, cloth: Tone, seams: readonly (readonly number[])[]): void {
  const { form, line, inside, fade, ink } = brush
  form(path, cloth, { round: 3, rim: 0.7, sink: 0.2 })
  inside(path, () => {
    for (const seam of seams) line(curve(seam), cloth.deep, 0.35, 0.4)
    const [left, top, right, bottom] = path.getBounds()
    fade(
      polygon([left, top, right, top, right, top + (bottom - top) * 0.25, left, top + (bottom - top) * 0.25]),
      ink.dark,
      ink.dark,
      0.3,
      0,
    )
  })
}

function paintShip(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, inside, crease, context, burn } = brush
  const hull = tone(0.42, 'accent', 0.5)
  const wood = tone(0.6, 'glow', 0.35)
  const cloth = tone(1, 'rim', 0.2)
  const rope = (points: readonly number[]) => line(curve(points), ink.dark, 0.35, 0.75)
  form(limb([38, -27, 1.2, 60, -42, 0.6]), wood, { rim: 0.4 })
  for (const [x, top] of [
    [-24, -84],
    [3, -97],
    [27, -82],
  ] as const)
    form(limb([x, -24, 1.3, x, top, 0.55]), wood, { round: 0.5, rim: 0.4 })
  const jib = (points: readonly number[]) => paintSail(brush, blob(points), cloth, [])
  jib([59, -42, 59, -42, 46, -52, 29, -74, 29, -74, 36, -52, 42, -40, 42, -40])
  jib([50, -36, 50, -36, 40, -44, 28.6, -60, 28.6, -60, 31, -42, 36, -33, 36, -33])
  const square = (x: number, top: number, bottom: number, half: number, belly: number) => {
    const narrow = half * 0.84
    const sail = blob([
      x - narrow,
      top,
      x - narrow,
      top,
      x,
      top + 0.6,
      x + narrow,
      top,
      x + narrow,
      top,
      x + half + belly * 0.7,
      (top + bottom) / 2,
      x + half,
      bottom,
      x + half,
      bottom,
      x + belly * 0.4,
      bottom - 3.4,
      x - half,
      bottom,
      x - half,
      bottom,
      x - half + belly,
      (top + bottom) / 2,
    ])
    paintSail(
      brush,
      sail,
      cloth,
      [-0.5, 0, 0.5].map((share) => [
        x + narrow * share,
        top,
        x + half * share + belly,
        (top + bottom) / 2,
        x + half * share,
        bottom,
      ]),
    )
    form(limb([x - narrow - 1.6, top, 0.6, x + narrow + 1.6, top, 0.6]), wood, { round: 0.4, rim: 0.3, sink: 0 })
  }
  square(27, -78, -62, 8.6, 2)
  square(27, -60, -36, 11, 2.6)
  square(-24, -79, -65, 8, 2)
  square(-24, -63, -42, 10.4, 2.4)
  square(3, -93, -79, 8.4, 2)
  square(3, -77, -59, 12, 2.6)
  square(3, -57, -33, 14.6, 3)
  paintSail(
    brush,
    blob([-26, -54, -26, -54, -45, -46, -45, -46, -48, -34, -46, -30, -46, -30, -36, -29, -26, -33, -26, -33]),
    cloth,
    [[-36, -50, -37, -30]],
  )
  rope([3, -96, 59, -42])
  rope([27, -82, 59, -42])
  rope([3, -96, -24, -84, -52, -36])
  for (const [x, top] of [
    [-24, -66],
    [3, -78],
    [27, -64],
  ] as const)
    for (const aside of [-6, -3.6, 3.6, 6]) rope([x, top, x + aside, -23])
  for (const [x, y] of [
    [-24, -84],
    [3, -97],
    [27, -82],
  ] as const) {
    fill(
      blob([x, y - 2.6, x, y - 2.6, x - 5, y - 3.2, x - 11, y - 1.2, x - 11, y - 1.2, x - 5, y - 0.6, x, y, x, y]),
      ink.accent,
    )
  }
  const side = blob([
    -56, -38, -56, -38, -54, -30, -34, -29, -32, -23, -32, -23, 0, -21.6, 30, -24, 34, -28, 42, -30, 46, -32, 46, -32,
    44, -20, 36, -8, 30, -1, 30, -1, -44, -1, -44, -1, -51, -12, -55, -26,
  ])
  form(side, hull, { round: 5, rim: 1, sink: 0.35 })
  inside(side, () => {
    for (let i = 0; i < 8; i++)
      line(
        curve([-58, -28 + i * 3.6, -30, -19 + i * 3.2, 10, -17.4 + i * 3.2, 48, -25 + i * 3.8]),
        i % 2 ? hull.deep : hull.lit,
        0.3,
        0.5,
      )
    line(curve([-58, -30, -32, -21.6, 0, -19.6, 32, -22.4, 48, -30]), wood.lit, 1.1, 0.8)
    line(curve([-57, -21, -30, -14, 0, -12.4, 30, -15, 46, -22]), ink.glow, 0.5, 0.4)
    brush.grain(side, hull.deep, random, { count: 40, length: 12, alpha: 0.3 })
  })
  for (let i = 0; i < 9; i++) {
    const x = -40 + i * 8.2
    const y = -17 + Math.abs(i - 4) * -0.5
    form(box(x - 1.9, y - 1.8, 3.8, 3.6, 0.3), hull, { rim: 0.3 })
    fill(box(x - 1.3, y - 1.3, 2.6, 2.6, 0.2), ink.dark, 0.95)
  }
  for (const x of [-52, -48, -44]) burn(box(x - 1.2, -28.4, 2.4, 3.2, 0.5), 0.6)
  crease([-56, -30, 0.3, -45, -29.5, 0.4, -34, -28.4, 0.2], hull, 0.6)
  line(curve([-55, -39.6, -44, -32.4, -34, -31.2]), wood.mid, 0.9)
  context.save()
  context.clip(side)
  fill(box(-60, -3.2, 110, 4), ink.dark, 0.4)
  context.restore()
  for (let i = 0; i < 3; i++)
    line(
      curve([-54 + i * 4, -1.2 + i * 0.8, -10, -2 + i * 0.9, 30 + i * 6, -1.2 + i * 0.8]),
      ink.rim,
      0.5,
      0.5 - i * 0.12,
    )
}

function paintRowingBoat(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, inside, grain, spot } = brush
  const wood = tone(0.6, 'accent', 0.45)
  const inner = tone(0.42, 'accent', 0.45)
  const oar = tone(0.75, 'glow', 0.4)
  spot(0, -3, 150, 7, ink.dark, 0.5)
  fill(
    blob([
      -146, -84, -146, -84, -80, -62, 0, -56, 80, -60, 140, -76, 140, -76, 118, -52, 60, -38, 0, -36, -80, -42, -120,
      -56,
    ]),
    inner.deep,
  )
  const hollow = blob([
    -140, -82, -140, -82, -80, -64, 0, -58, 80, -62, 134, -75, 134, -75, 104, -52, 0, -38, -100, -52,
  ])
  form(hollow, inner, { round: 8, rim: 0, sink: 0.4 })
  for (const x of [-72, 0, 70])
    form(blob([x - 14, -57, x + 14, -58, x + 18, -50, x + 16, -46, x - 16, -46, x - 18, -50]), wood, {
      round: 2,
      rim: 0.8,
    })
  const side = blob([
    -146, -86, -146, -86, -110, -60, -60, -46, 0, -42, 60, -45, 108, -58, 140, -78, 140, -78, 132, -44, 108, -14, 96,
    -2, 96, -2, -92, -2, -92, -2, -112, -18, -134, -50,
  ])
  form(side, wood, { round: 12, rim: 1.8, sink: 0.35 })
  inside(side, () => {
    for (let i = 1; i < 5; i++) {
      const y = i * 9
      line(
        curve([-146, -84 + y * 1.5, -100, -52 + y, 0, -40 + y * 0.9, 100, -50 + y, 142, -74 + y * 1.4]),
        wood.deep,
        1.2,
        0.75,
      )
      line(
        curve([-146, -82.6 + y * 1.5, -100, -50.6 + y, 0, -38.6 + y * 0.9, 100, -48.6 + y, 142, -72.6 + y * 1.4]),
        wood.lit,
        0.5,
        0.5,
      )
    }
    grain(side, wood.deep, random, { count: 60, length: 26, width: 0.5, alpha: 0.35 })
    fill(box(-160, -9, 320, 12), ink.dark, 0.35)
  })
  form(
    limb([
      -146, -86, 2, -110, -60.4, 2.2, -60, -46.6, 2.4, 0, -42.6, 2.4, 60, -45.4, 2.4, 108, -58.4, 2.2, 140, -78.6, 2,
    ]),
    oar,
    { round: 1, rim: 0.8, sink: 0 },
  )
  for (const way of [-1, 1]) {
    form(limb([way * 22, -66, 1.7, way * 62, -44, 1.8, way * 122, -9, 1.7]), oar, { round: 0.8, rim: 0.5 })
    form(limb([way * 118, -11, 2, way * 132, -4, 5, way * 142, 0, 4]), oar, { round: 1.4, rim: 0.6 })
    form(oval(way * 48, -50, 3, 3.4), tone(0.3), { rim: 0.5 })
  }
  for (let i = 0; i < 4; i++)
    line(
      curve([-120 + i * 18, -2 + i * 1.2, 0, -3 + i * 1.4, 116 - i * 10, -2 + i * 1.2]),
      ink.rim,
      0.9,
      0.45 - i * 0.08,
    )
}

export const VESSEL_THINGS: readonly Thing[] = [
  sketch({
    name: 'ship',
    words: ['ships', 'vessel', 'vessels', 'galleon', 'sailboat', 'sailing ship', 'pirate ship', 'voyage', 'ferry'],
    metres: 40,
    aspect: 1.22,
    where: 'water',
    places: ['sea', 'coast', 'ice'],
    paint: paintShip,
    shine: ({ burn }) => [-52, -48, -44].forEach((x) => burn(box(x - 1.2, -28.4, 2.4, 3.2, 0.5), 0.6)),
  }),
  sketch({
    name: 'boat',
    words: ['boats', 'rowing boat', 'rowboat', 'canoe', 'dinghy', 'raft'],
    metres: 0.9,
    aspect: 3,
    where: 'water',
    places: ['lake', 'sea', 'coast'],
    paint: paintRowingBoat,
  }),
]
