import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { cutOut } from './cut-out.ts'
import { blob, box, curve, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { paintSteam } from './steam.ts'
import { dimmed, stuffOf } from './stuffs.ts'
import { paintMasonry, paintTiles } from './textures.ts'

const DORMER = () => box(-8, -37, 13, 13, 0.6)
const BARS = [
  [-1.5, -37, -1.5, -24],
  [-8, -31, 5, -31],
]

/** A brick stack with its pots. */
function paintStack(
  brush: Brush,
  random: () => number,
  { x, base, top, half, pots }: { x: number; base: number; top: number; half: number; pots: number },
): void {
  const { form, fill, ink } = brush
  const brick = stuffOf(brush, 'brick')
  const stack = box(x - half, top, half * 2, base - top)
  form(stack, brick, { round: 1.6, rim: 0.8, sink: 0.25 })
  paintMasonry(brush, stack, brick, random, { course: 2.4, stone: 4.6 })
  form(box(x - half - 1.4, top - 1, half * 2 + 2.8, 3.4, 0.5), stuffOf(brush, 'stone'), { round: 0.6, rim: 0.6 })
  fill(box(x - half, top + 2.4, half * 2, 1.8), ink.dark, 0.3)
  for (let i = 0; i < pots; i++) {
    const at = x + ((i + 0.5) / pots - 0.5) * half * 1.8
    form(polygon([at - 2.6, top - 1, at - 2, top - 10, at + 2, top - 10, at + 2.6, top - 1]), stuffOf(brush, 'crust'), {
      isColumn: true,
      rim: 0.5,
    })
    fill(oval(at, top - 10, 2, 0.7), ink.dark, 0.85)
  }
}

/** Roofs one behind the other as somebody sees them who walks over them. */
function paintRooftops(brush: Brush, random: () => number): void {
  const { form, fill, line, ink, spot, burn, crease, inside } = brush
  const far = stuffOf(brush, 'slate')
  const tile = dimmed(stuffOf(brush, 'brick'))
  const near = stuffOf(brush, 'crust')
  paintSteam(brush, random, { x: -44, base: -88, top: -99.6, count: 2, spread: 5 })
  paintStack(brush, random, { x: -44, base: -40, top: -76, half: 8, pots: 2 })
  const back = blob([-92, -30, -92, -30, -66, -58, -66, -58, -12, -58, -12, -58, 14, -26, 14, -26])
  form(back, far, { round: 4, rim: 1, sink: 0.2 })
  paintTiles(brush, back, far, random, { row: 3.4, tile: 4.6 })
  const right = blob([0, -20, 0, -20, 34, -66, 34, -66, 82, -66, 82, -66, 94, -50, 94, 0, 94, 0])
  paintStack(brush, random, { x: 62, base: -58, top: -86, half: 10, pots: 3 })
  form(right, tile, { round: 5, rim: 1.1, sink: 0.25 })
  paintTiles(brush, right, tile, random, { row: 4, tile: 5.4 })
  crease([34, -66, 0.5, 58, -66.4, 0.9, 82, -66, 0.5], tile, 0.7)
  const front = blob([-94, 0, -94, 0, -94, -14, -58, -40, -58, -40, 40, -40, 40, -40, 76, 0, 76, 0])
  form(front, near, { round: 6, rim: 1.3, sink: 0.3 })
  paintTiles(brush, front, near, random, { row: 4.6, tile: 6.4 })
  for (let x = -56; x < 38; x += 7.6)
    form(blob([x, -38.4, x, -42, x + 3.6, -43.4, x + 7.6, -42, x + 7.6, -38.4]), near, { round: 1, rim: 0.6, sink: 0 })
  // A dormer with somebody still up.
  form(polygon([-11, -22, -11, -40, -1.5, -50, 8, -40, 8, -22]), stuffOf(brush, 'mortar'), { round: 1.4, rim: 0.6 })
  form(polygon([-14, -38, -1.5, -52, 11, -38, 8, -37, -1.5, -47.6, -11, -37]), far, { round: 0.8, rim: 0.7, sink: 0 })
  spot(-1.5, -30, 20, 18, ink.glow, 0.4)
  burn(DORMER(), 0.4)
  for (const bar of BARS) line(curve(bar), stuffOf(brush, 'walnut').mid, 1)
  paintStack(brush, random, { x: -64, base: -24, top: -52, half: 9, pots: 2 })
  inside(front, () => {
    fill(polygon([-55, -40, -55, -40, -44, -22, -30, -8, -20, -8, -38, -40]), ink.dark, 0.25)
    spot(40, -2, 50, 20, ink.dark, 0.3)
  })
  line(curve([26, -40, 26, -62]), stuffOf(brush, 'iron').mid, 0.8)
  for (const [y, half] of [
    [-61, 8],
    [-57, 6],
    [-53, 4],
  ] as const)
    line(curve([26 - half, y, 26 + half, y - 1]), stuffOf(brush, 'iron').mid, 0.6)
}

export const ROOFTOP_THINGS: readonly Thing[] = [
  sketch({
    name: 'tiled roofs',
    words: [
      'over the rooftops',
      'on the rooftops',
      'across the rooftops',

      'tiled roof',
      'roof tiles',
      'chimneys',
      'chimney',
      'chimney pots',
      'the chimneys',
      'touch the chimneys',
    ],
    metres: 3.4,
    aspect: 1.9,
    where: 'ground',
    places: ['skyline', 'village', 'street'],
    paint: paintRooftops,
    shine: (brush) => {
      brush.fill(DORMER(), brush.ink.glow, 0.5)
      cutOut(brush, () => BARS.forEach((bar) => brush.line(curve(bar), brush.ink.dark, 1)))
    },
  }),
]
