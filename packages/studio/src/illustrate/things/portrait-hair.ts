import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from './figure-brush.ts'
import type { Hairstyle, Look } from './figure-looks.ts'
import type { HeadView } from './portrait-head.ts'
import { blob, limb, oval } from './shapes.ts'

/** Hair on a head that faces right: masses, with a few broad locks in them. */
type Masses = Readonly<Record<HeadView, readonly number[]>>

const SHORT: Masses = {
  profile: [
    29, -27, 30, -37, 23, -47, 9, -53.5, -9, -54, -27, -48.5, -40, -35, -45, -15, -43.6, 3, -38, 17, -29, 24, -21, 21,
    -12, 17, -9, 6, -8, -3, 0, -5, 2, 5, 6, 3, 8.6, -8, 12, -18, 20, -24,
  ],
  turned: [
    27, -29, 30.6, -40, 20, -51, 2, -55.6, -18, -53.6, -35, -43, -43.6, -25, -44, -5, -39, 10, -33, 16, -29, 12, -28, 1,
    -24, -2, -21, 8, -17, 4, -15, -11, -9, -23, 5, -30, 17, -32,
  ],
  behind: [
    -2, -55, 18, -50.6, 29.6, -37, 30.4, -24, 25, -19, 20.6, -7, 19, 1, 16, -3, 12, -4, 8, 5, 8, 17, 2, 26, -12, 30,
    -27, 27, -38, 13, -43.4, -9, -40, -33, -24, -50,
  ],
}

const SWEPT: Masses = {
  profile: [
    30, -24, 35, -34, 31, -48, 14, -58, -8, -57, -28, -50, -41, -36, -46, -15, -45, 4, -40, 20, -31, 27, -22, 22, -13,
    16, -9, 6, -8, -3, 0, -5, 3, 8, 7, 4, 9, -8, 14, -18, 22, -24,
  ],
  turned: [
    28, -26, 34, -38, 26, -54, 4, -60, -18, -56, -36, -45, -45, -26, -46, -5, -41, 12, -34, 18, -29, 13, -28, 1, -24,
    -2, -21, 10, -17, 4, -15, -11, -12, -24, 4, -34, 16, -34,
  ],
  behind: [
    -2, -57, 20, -55, 33, -42, 32, -26, 25, -19, 20.6, -7, 19, 2, 16, -3, 12, -4, 9, 7, 9, 20, 2, 30, -12, 34, -28, 30,
    -40, 14, -45, -9, -42, -34, -25, -52,
  ],
}

const BOB: Masses = {
  profile: [
    29, -27, 31, -38, 23, -49, 8, -55.5, -10, -56, -30, -50, -44, -36, -50, -14, -51, 10, -48, 32, -38, 44, -22, 45, -8,
    40, 2, 32, 5, 18, 4, 4, 8, -10, 14, -19, 22, -25,
  ],
  turned: [
    28, -24, 32, -38, 22, -52, 2, -58, -20, -56, -38, -45, -48, -26, -51, 0, -51, 24, -46, 42, -34, 48, -21, 46, -15,
    36, -15, 20, -17, 4, -15, -10, -8, -22, 6, -32, 18, -34,
  ],
  behind: [
    -2, -57, 18, -52, 31, -38, 33, -20, 29.4, -3, 28, 12, 25, 25, 14, 36, -4, 40, -22, 39, -37, 32, -46, 16, -48.6, -8,
    -44, -34, -26, -51,
  ],
}

const LONG: Masses = {
  ...BOB,
  profile: [
    29, -27, 31, -38, 23, -49, 8, -55.5, -10, -56, -30, -50, -44, -36, -50, -14, -52, 16, -54, 50, -52, 84, -42, 106,
    -26, 112, -12, 102, -8, 74, -2, 48, 4, 26, 4, 6, 8, -10, 14, -19, 22, -25,
  ],
  turned: [
    28, -24, 32, -38, 22, -52, 2, -58, -20, -56, -38, -45, -48, -26, -52, 4, -55, 40, -56, 78, -48, 104, -32, 112, -20,
    100, -16, 70, -15, 40, -15, 20, -17, 4, -15, -10, -8, -22, 6, -32, 18, -34,
  ],
  behind: [
    -2, -57, 17, -52, 29, -39, 32, -22, 28, -4, 27, 16, 31, 38, 32, 58, 27, 74, 21, 84, 21, 84, 15, 78, 8, 84, 1, 98, 1,
    98, -8, 88, -18, 90, -25, 96, -25, 96, -34, 82, -44, 60, -48, 34, -47, 10, -48, -12, -43, -35, -25, -51,
  ],
}

const UP: Masses = {
  profile: [
    29, -28, 29, -39, 20, -49, 4, -54, -14, -53.4, -32, -45, -42, -29, -44, -10, -39, 6, -31, 18, -22, 21, -13, 14, -9,
    4, -6, -4, 4, -9, 12, -18, 20, -25,
  ],
  turned: [
    27, -27, 30, -39, 20, -51, 2, -56, -18, -54, -35, -44, -43, -26, -43, -6, -38, 9, -31, 14, -27, 0, -20, -8, -13,
    -20, 3, -31, 17, -33,
  ],
  behind: [
    -2, -56, 18, -51, 30, -37, 30, -24, 24, -16, 18, -6, 11, -5, 7, 4, 6, 14, -2, 25, -14, 29, -28, 25, -38, 11, -43,
    -10, -40, -33, -24, -50,
  ],
}

const MOP: Masses = {
  profile: [
    32, -14, 34, -28, 31, -42, 20, -53, 3, -59, -18, -58, -36, -49, -47, -33, -51, -12, -49, 8, -41, 21, -28, 24, -16,
    19, -11, 8, -9, -2, -1, -6, 4, 3, 9, -3, 13, -12, 18, -9, 24, -15,
  ],
  turned: [
    30, -15, 34, -30, 28, -48, 8, -58, -16, -58, -36, -50, -48, -31, -50, -8, -46, 12, -36, 21, -29, 16, -28, 2, -24,
    -3, -20, 6, -16, 0, -14, -10, -6, -16, 3, -13, 11, -19, 20, -15,
  ],
  behind: [
    -2, -60, 20, -56, 34, -42, 36, -24, 30, -12, 25, -4, 21, 2, 15, -4, 11, -3, 9, 8, 9, 20, 0, 29, -14, 32, -30, 28,
    -42, 15, -49, -8, -46, -34, -27, -53,
  ],
}

/** What is left to an old man. */
const FRINGE: Masses = {
  profile: [-7, -6, -12, -16, -24, -24, -38, -22, -45, -6, -42, 12, -32, 24, -21, 22, -13, 16, -10, 6],
  turned: [-17, -12, -26, -22, -36, -20, -43, -8, -41, 8, -34, 16, -29, 12, -28, 0, -21, 4],
  behind: [20, -26, 21.6, -8, 17, -3, 12, -4, 8, 6, 5, 20, -6, 28, -22, 27, -36, 13, -43, -6, -43, -24, -20, -30],
}

const MASSES: Readonly<Record<Hairstyle, Masses>> = {
  short: SHORT,
  swept: SWEPT,
  bob: BOB,
  long: LONG,
  bun: UP,
  mop: MOP,
  pigtails: MOP,
  fringe: FRINGE,
}

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
  const mass = blob(MASSES[look.hairstyle][view])
  fill(mass, hair.base)
  inside(mass, () => {
    spot(-4, -42, 30, 14, hair.pale, 0.5, -0.1)
    spot(-30, 16, 22, 22, hair.deep, 0.6)
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
