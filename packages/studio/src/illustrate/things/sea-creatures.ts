import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, oval } from './shapes.ts'
import { paintTiles } from './textures.ts'
import { sketch } from './sketch.ts'

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
]
