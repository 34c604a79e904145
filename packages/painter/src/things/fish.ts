import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, oval } from './shapes.ts'
import { paintTiles } from './textures.ts'
import { sketch } from './sketch.ts'

/** Its side, its head to the right. */
export function paintFish(brush: Brush, random: () => number): void {
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

export const FISH_THINGS: readonly Thing[] = [
  sketch({
    name: 'fish',
    words: ['fishes', 'goldfish', 'salmon', 'trout', 'shark', 'sharks'],
    metres: 0.3,
    aspect: 1.74,
    where: 'water',
    places: ['underwater', 'lake', 'sea'],
    paint: paintFish,
  }),
]
