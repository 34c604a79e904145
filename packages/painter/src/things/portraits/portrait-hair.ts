import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush, Stuff } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { paintBeard } from './portrait-beard.ts'
import { MASSES } from './portrait-hair-masses.ts'
import type { HeadView } from './head-view.ts'
import { blob, limb, oval, placed, type Points } from '../shapes.ts'

/** What hangs behind the neck, or is bound behind the head. */
export function paintHairBehind(brush: FigureBrush, look: Look, view: HeadView): void {
  const { fill, round, stroke, stuff } = brush
  const hair = stuff(look.hair)
  if (look.headwear === 'hood') return
  if (look.hairstyle === 'bun' && view !== 'behind') {
    const bun = bunOf(look, view)
    fill(bun, hair.base)
    round(bun, view === 'profile' ? -42 : -34, look.age === 'old' ? 4 : -44, 15, hair, 0.8)
  }
  if (look.hairstyle === 'pigtails')
    for (const [x, lean] of view === 'profile'
      ? [[-40, -10] as const]
      : ([
          [-42, -12],
          [24, 12],
        ] as const)) {
      const tail = limb([x * 0.9, 4, 6, x + lean, 18, 10, x + lean * 1.4, 44, 8, x + lean, 62, 2])
      fill(tail, hair.base)
      round(tail, x + lean, 30, 14, hair, 0.8)
      fill(oval(x * 0.98, 7, 5, 4), stuff(look.hat).base)
    }
  if (look.hairstyle === 'ponytail' && view !== 'behind') {
    const tail = limb([-34, -30, 7, -54, -28, 11, -64, 4, 11.5, -60, 42, 8, -52, 66, 1])
    fill(tail, hair.base)
    round(tail, -58, 4, 22, hair, 0.9)
    for (const x of [-60, -66]) stroke([-46, -30, 0.4, x, -8, 1.4, x + 2, 30, 0.4], hair.deep, 0.5)
    fill(oval(-39, -30, 4.6, 7.4, 0.4), stuff(look.hat).base)
  }
  if (look.hairstyle === 'long' && view === 'turned')
    fill(blob([20, -20, 30, 10, 34, 50, 32, 86, 20, 98, 6, 80, 0, 40]), hair.deep)
}

function bunOf({ age }: Look, view: HeadView): Path2D {
  if (age === 'old') return view === 'profile' ? oval(-44, 4, 13, 14) : oval(-41, 6, 11, 13)
  return view === 'profile' ? oval(-42, -36, 15, 14) : oval(-30, -51, 15, 13)
}

const CURLY = /^(?:curls|waves)$/

/** The mass of the hair; what is under a hat is pressed flat. */
function massOf({ hairstyle, headwear }: Look, view: HeadView): Points {
  return MASSES[headwear && CURLY.test(hairstyle) ? (hairstyle === 'curls' ? 'short' : 'bob') : hairstyle][view]
}

/** The shade that hair or a hat throws on a face, painted within its outline. */
export function paintHairShade({ fill, away, stuff }: FigureBrush, look: Look, view: HeadView): void {
  if (look.headwear === 'hood') return
  const shade = placed(blob(massOf(look, view)), away[0] * 3, 4.4)
  fill(shade, stuff(look.skin).deep, 0.5)
}

export function paintHairBefore(brush: FigureBrush, look: Look, view: HeadView): void {
  const { fill, inside, round, stroke, spot } = brush
  const hair = brush.stuff(look.hair)
  if (look.hasBeard && view !== 'behind') paintBeard(brush, look, view)
  if (look.headwear === 'hood') return
  const points = massOf(look, view)
  const mass = blob(points)
  if (!CURLY.test(look.hairstyle)) paintStrands(brush, points, hair, look.headwear === undefined)
  fill(mass, hair.base)
  inside(mass, () => {
    round(mass, -8, -14, 46, hair, 0.9)
    spot(-30, 18, 22, 20, hair.deep, 0.6)
    if (CURLY.test(look.hairstyle)) {
      paintCurls(brush, hair)
      return
    }
    for (const [x, y, viaX, viaY, toX, toY] of SHINE) {
      stroke([x, y + 3, 0.1, viaX, viaY + 3, 1.5, toX, toY, 0.1], hair.pale, 0.8)
      stroke([x + 3, y + 9, 0.1, viaX + 2, viaY + 9, 0.8, toX + 2, toY + 6, 0.1], hair.deep, 0.55)
    }
    for (const [x, y] of LOCKS) stroke([x * 0.3, -50, 0.6, x * 0.8 - 4, -24, 2.6, x - 6, y, 0.6], hair.deep, 0.3)
    if (look.hairstyle === 'long' || look.hairstyle === 'bob')
      for (const [x, wide] of [
        [-44, 1.2],
        [-38, 2.4],
        [-24, 2.8],
        [-14, 1.4],
        [12, 2.8],
        [24, 2],
      ] as const)
        stroke([x * 0.7, -24, 0.5, x - 3, 16, wide, x + 3, 60, wide, x * 0.9, 100, 0.4], hair.deep, 0.42)
  })
  if (look.hairstyle === 'braid') paintBraid(brush, look, hair, view)
  if (view !== 'behind') return
  if (look.hairstyle === 'ponytail') {
    const tail = limb([-14, -26, 8, -18, -10, 12, -20, 30, 12, -14, 62, 8, -10, 82, 1])
    fill(tail, hair.base)
    round(tail, -17, 20, 14, hair, 0.9)
    fill(oval(-14, -28, 9, 5), brush.stuff(look.hat).base)
  }
  if (look.hairstyle === 'bun') {
    const bun = look.age === 'old' ? oval(-15, 12, 15, 13.5) : oval(-12, -50, 15, 13)
    spot(-15, look.age === 'old' ? 14 : -44, 20, 18, hair.deep, 0.8)
    fill(bun, hair.base)
    round(bun, look.age === 'old' ? -15 : -12, look.age === 'old' ? 12 : -50, 15, hair, 0.9)
  }
}

/** Locks that catch the light all over a cloud of curls. */
function paintCurls({ stroke }: FigureBrush, hair: Stuff): void {
  for (let i = 0; i < 34; i++) {
    const turn = i * 2.4
    const far = Math.sqrt((i + 0.5) / 34)
    const [x, y] = [-8 + Math.cos(turn) * far * 52, -20 + Math.sin(turn) * far * 48]
    stroke([x - 3, y + 1.4, 0.2, x, y - 1.6, 1.1, x + 3, y + 1, 0.2], hair.pale, 0.55)
    stroke([x - 2.6, y + 4, 0.2, x + 0.6, y + 2.2, 1.2, x + 3.6, y + 4.4, 0.2], hair.deep, 0.5)
  }
}

/** A plait over the near shoulder, or down the back. */
function paintBraid({ fill, round, stroke, stuff }: FigureBrush, look: Look, hair: Stuff, view: HeadView): void {
  const [x, y] = view === 'behind' ? [-12, 24] : view === 'profile' ? [-30, 22] : [-31, 16]
  for (let i = 0; i < 8; i++) {
    const width = 8.6 - i * 0.55
    const lobe = oval(x + (i % 2 ? 1.8 : -1.8) + i * 0.3, y + i * 10, width, 8.4, i % 2 ? 0.5 : -0.5)
    fill(lobe, hair.base)
    round(lobe, x, y + i * 10, width, hair, 0.8)
    stroke([x - 5, y + i * 10 + 3, 0.2, x, y + i * 10 + 6, 1, x + 5, y + i * 10 + 3, 0.2], hair.deep, 0.6)
  }
  fill(oval(x + 2.6, y + 78, 4.6, 3), stuff(look.hat).base)
  fill(limb([x + 2.6, y + 80, 3.4, x + 3, y + 92, 0.6]), hair.base)
}

/** Single locks that leave the mass, so that its edge is hair's and no helmet's, and some that catch the light. */
function paintStrands({ stroke }: FigureBrush, points: Points, hair: Stuff, isBare: boolean): void {
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x, y] = [(points[i]! + points[i + 2]!) / 2, (points[i + 1]! + points[i + 3]!) / 2]
    const away = Math.hypot(x - MIDDLE.x, y - MIDDLE.y)
    const along = Math.hypot(points[i + 2]! - points[i]!, points[i + 3]! - points[i + 1]!) || 1
    // Not over the face, none through a hat, and long hair falls smoothly.
    if (away < 30 || y > 24 || (!isBare && y < -18)) continue
    const [outX, outY] = [(x - MIDDLE.x) / away, (y - MIDDLE.y) / away]
    const [runX, runY] = [(points[i + 2]! - points[i]!) / along, (points[i + 3]! - points[i + 1]!) / along]
    const way = runY < 0 ? -1 : 1
    for (const [start, reach, wide] of [
      [-0.28, 1.8, 1.2],
      [0.08, 0.9, 0.9],
      [0.34, 1.4, 1.1],
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
