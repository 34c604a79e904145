import type { FigureBrush } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { blob } from '../shapes.ts'

/** A full beard on a head that faces right, with the mouth in it. */
export function paintBeard(
  { fill, inside, round, spot, stroke, stuff }: FigureBrush,
  look: Look,
  view: 'profile' | 'turned',
): void {
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
    round(beard, 6, 30, 34, hair, 0.8)
    spot(10, low, 30, 20, hair.deep, 0.5)
    for (const [x, to] of [
      [-10, -6],
      [0, 4],
      [10, 12],
      [22, 19],
    ] as const)
      stroke([x, 30, 0.2, (x + to) / 2, 44, 1.2, to, low - 2, 0.2], hair.deep, 0.4)
    spot(view === 'profile' ? 26 : 8, 27, 9, 3, hair.pale, 0.5)
  })
  const [from, to] = view === 'profile' ? [27, 35] : [9.6, 22.4]
  stroke([from, 32.4, 0.7, (from + to) / 2, 31.4, 1.6, to, 32.2, 0.7], stuff('#6d3a33').deep, 0.9)
}
