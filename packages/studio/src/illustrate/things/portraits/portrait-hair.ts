import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush, Stuff } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { MASSES } from './portrait-hair-masses.ts'
import type { HeadView } from './portrait-head.ts'
import { blob, limb, oval, type Points } from '../shapes.ts'

/** What hangs behind the neck. */
export function paintHairBehind(brush: FigureBrush, look: Look, view: HeadView): void {
  const hair = brush.stuff(look.hair)
  if (look.headwear === 'hood') return
  if (look.hairstyle === 'bun' && view !== 'behind') brush.fill(bunOf(look, view), hair.base)
  if (look.hairstyle === 'pigtails')
    for (const [x, lean] of view === 'profile'
      ? [[-40, -10] as const]
      : ([
          [-42, -12],
          [24, 12],
        ] as const))
      brush.fill(limb([x * 0.9, 4, 6, x + lean, 18, 10, x + lean * 1.4, 44, 8, x + lean, 62, 2]), hair.base)
  if (look.hairstyle === 'long' && view === 'turned')
    brush.fill(blob([20, -20, 30, 10, 34, 50, 32, 86, 20, 98, 6, 80, 0, 40]), hair.deep)
}

function bunOf({ age }: Look, view: HeadView): Path2D {
  if (age === 'old') return view === 'profile' ? oval(-44, 4, 13, 14) : oval(-41, 6, 11, 13)
  return view === 'profile' ? oval(-42, -36, 14, 13) : oval(-30, -50, 13, 12)
}

export function paintHairBefore(brush: FigureBrush, look: Look, view: HeadView): void {
  const { fill, inside, stroke, spot } = brush
  const hair = brush.stuff(look.hair)
  if (look.hasBeard && view !== 'behind') paintBeard(brush, look, view)
  if (look.headwear === 'hood') return
  const points = MASSES[look.hairstyle][view]
  const mass = blob(points)
  paintStrands(brush, points, hair, look.headwear === undefined)
  fill(mass, hair.base)
  inside(mass, () => {
    spot(-4, -42, 30, 14, hair.pale, 0.5, -0.1)
    spot(-30, 16, 22, 22, hair.deep, 0.6)
    for (const [x, y, viaX, viaY, toX, toY] of SHINE)
      stroke([x, y + 3, 0.1, viaX, viaY + 3, 0.8, toX, toY, 0.1], hair.pale, 0.55)
    for (const [x, y] of LOCKS) stroke([x * 0.3, -50, 0.6, x * 0.8 - 4, -24, 2.6, x - 6, y, 0.6], hair.deep, 0.2)
    if (look.hairstyle === 'long' || look.hairstyle === 'bob')
      for (const [x, wide] of [
        [-38, 3],
        [-24, 4],
        [-6, 2.4],
        [12, 4],
        [24, 2],
      ] as const)
        stroke([x * 0.7, -24, 0.5, x - 2, 20, wide, x + 2, 60, wide, x * 0.9, 96, 0.6], hair.deep, 0.3)
  })
  if (look.hairstyle === 'bun' && view === 'behind') {
    const bun = look.age === 'old' ? oval(-15, 12, 15, 13.5) : oval(-12, -50, 15, 13)
    spot(-15, look.age === 'old' ? 14 : -44, 20, 18, hair.deep, 0.8)
    fill(bun, hair.base)
    inside(bun, () => {
      spot(-12, look.age === 'old' ? 6 : -56, 11, 8, hair.pale, 0.6)
      spot(-16, look.age === 'old' ? 24 : -38, 14, 9, hair.deep, 0.6)
    })
  }
}

/** Single locks that leave the mass, so that its edge is hair's and no helmet's, and some that catch the light. */
function paintStrands({ stroke }: FigureBrush, points: Points, hair: Stuff, isBare: boolean): void {
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x, y] = [(points[i]! + points[i + 2]!) / 2, (points[i + 1]! + points[i + 3]!) / 2]
    const away = Math.hypot(x - MIDDLE.x, y - MIDDLE.y)
    const along = Math.hypot(points[i + 2]! - points[i]!, points[i + 3]! - points[i + 1]!) || 1
    // Not over the face, and none through a hat.
    if (away < 30 || (!isBare && y < -18)) continue
    const [outX, outY] = [(x - MIDDLE.x) / away, (y - MIDDLE.y) / away]
    const [runX, runY] = [(points[i + 2]! - points[i]!) / along, (points[i + 3]! - points[i + 1]!) / along]
    const way = runY < 0 ? -1 : 1
    for (const [start, reach, wide] of [
      [-0.28, 2.6, 1.2],
      [0.08, 1.4, 0.9],
      [0.34, 2.1, 1.1],
    ] as const) {
      const [fromX, fromY] = [x + runX * along * start, y + runY * along * start]
      stroke(
        [
          fromX - outX * 3,
          fromY - outY * 3,
          wide,
          fromX + outX * 0.8 + runX * way * 3,
          fromY + outY * 0.8 + runY * way * 3,
          wide * 0.6,
          fromX + outX * reach + runX * way * 7,
          fromY + outY * reach + runY * way * 7,
          0.1,
        ],
        i % 4 ? hair.base : hair.deep,
      )
    }
  }
}

/** About which hair grows around a head. */
const MIDDLE = { x: -7, y: -14 }

/** Strands that shine over the crown: from, by way of, to. */
const SHINE = [
  [10, -50, -14, -44, -30, -22],
  [4, -51, -20, -45, -37, -18],
  [16, -47, -4, -42, -20, -30],
  [-4, -52, -26, -44, -41, -14],
] as const

const LOCKS: readonly (readonly [x: number, y: number])[] = [
  [-38, 10],
  [-18, 4],
  [14, -24],
]

function paintBeard({ fill, inside, spot, stuff }: FigureBrush, look: Look, view: 'profile' | 'turned'): void {
  const hair = stuff(look.hair)
  const isLong = look.age === 'old'
  const low = isLong ? 74 : 56
  const beard =
    view === 'profile'
      ? blob([
          0,
          -16,
          4,
          -16,
          5,
          4,
          10,
          18,
          19,
          24,
          29,
          22.6,
          35,
          25.6,
          36.4,
          28.6,
          32,
          30.6,
          34,
          33,
          35.6,
          40,
          34,
          52,
          26,
          low - 4,
          14,
          low,
          2,
          low * 0.8,
          -6,
          40,
          -9,
          24,
          -4,
          8,
        ])
      : blob([
          -20,
          2,
          -15,
          14,
          -8,
          24,
          4,
          27,
          12,
          24.4,
          18,
          25.4,
          23,
          24,
          28,
          27,
          28.4,
          22,
          29,
          34,
          26,
          48,
          18,
          low - 4,
          8,
          low,
          -6,
          low * 0.8,
          -18,
          38,
          -23,
          18,
        ])
  fill(beard, hair.base)
  inside(beard, () => {
    spot(10, low, 30, 24, hair.deep, 0.55)
    spot(view === 'profile' ? 33 : 17, 32, 7, 2.4, hair.deep, 0.9)
    spot(view === 'profile' ? 26 : 8, 27, 9, 3, hair.pale, 0.4)
  })
}
