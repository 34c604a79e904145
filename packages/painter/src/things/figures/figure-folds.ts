import type { FigureBrush } from './figure-brush.ts'
import type { Wardrobe } from './figure-kinds.ts'
import { at, between, type Skeleton, type Spot } from './figure-skeleton.ts'

/** The seam along a skirt's edge. */
export function paintHem(
  { stroke }: FigureBrush,
  [left, right]: readonly [Spot, Spot],
  { hem, flare }: Wardrobe,
  cloth: ReturnType<FigureBrush['stuff']>,
): void {
  const spread = 5.4 + Math.min(hem, 1.5) * flare * 4
  const low = between(left, right, 0.5, 0, flare * 2)
  stroke([left.x - spread, left.y - 1, 0.3, low.x, low.y, 0.4, right.x + spread, right.y - 1, 0.3], cloth.deep, 0.65)
  stroke(
    [left.x - spread, left.y - 0.2, 0.2, low.x, low.y + 0.9, 0.3, right.x + spread, right.y - 0.2, 0.2],
    cloth.pale,
    0.4,
  )
}

/** What a standing body pulls its clothes into: at the arms, the waist, the hem. */
export function paintFolds(
  { spot, stroke }: FigureBrush,
  { near, far, facing }: Skeleton,
  { hem }: Wardrobe,
  cloth: ReturnType<FigureBrush['stuff']>,
): void {
  const across = (share: number, aside: number): Spot =>
    between(between(far.shoulder, far.hip, share), between(near.shoulder, near.hip, share), aside)
  const fold = (from: Spot, to: Spot, sag: number, wide: number, alpha: number): void => {
    const middle = between(from, to, 0.5, 0, sag)
    stroke([...at(from), 0.08, ...at(middle), wide, ...at(to), 0.08], cloth.deep, alpha)
    stroke(
      [from.x, from.y - 1, 0.06, middle.x, middle.y - 1.1, wide * 0.7, to.x, to.y - 1, 0.06],
      cloth.pale,
      alpha * 0.45,
    )
  }
  fold(across(0.16, 1.02), across(0.4, 0.72), 0.8, 0.7, 0.5)
  fold(across(0.16, -0.02), across(0.42, 0.26), 0.8, 0.7, 0.45)
  fold(across(0.66, 1.04), across(0.76, 0.62), 1.2, 0.65, 0.5)
  fold(across(0.76, -0.04), across(0.7, 0.34), 1.4, 0.6, 0.45)
  spot(...at(across(0.3, 0.72)), 5, 8, cloth.pale, 0.22)
  spot(...at(across(0.62, 0.1)), 5, 12, cloth.deep, 0.3)
  if (hem > 0.5) return
  // Pockets and the doubled edge of a jacket.
  for (const [aside, way] of [
    [0.94, 1],
    [0.06, -1],
  ] as const) {
    const pocket = across(0.92, aside)
    stroke(
      [pocket.x - 2, pocket.y + way * 0.3 * facing, 0.22, pocket.x + 2, pocket.y - way * 0.3 * facing, 0.22],
      cloth.deep,
      0.7,
    )
  }
}
