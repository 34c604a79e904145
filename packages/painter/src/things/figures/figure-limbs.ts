import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from './figure-brush.ts'
import { paintHand } from './figure-hand.ts'
import type { Wardrobe } from './figure-kinds.ts'
import type { Look } from './figure-looks.ts'
import { at, between, type Side, type Skeleton, type Spot } from './figure-skeleton.ts'
import { limb, solid, union } from '../shapes.ts'

/** A leg from the hip down, with its shoe. */
export function paintLeg(brush: FigureBrush, limbs: Side, wardrobe: Wardrobe, look: Look, isFar: boolean): void {
  const { fill, inside, roll, spot, stroke, stuff } = brush
  const { hip, knee, ankle, toe } = limbs
  const isBare = wardrobe.hasBareLegs === true
  const cloth = stuff(isBare ? look.skin : look.legs)
  const loose = isBare ? 0.84 : 1 + (wardrobe.looseness - 1) * 0.45
  paintShoe(brush, limbs, look)
  const top = (wardrobe.hem > 0 ? 4.8 : 5.6) * Math.sqrt(loose)
  const thigh = limb([
    ...at(hip),
    top,
    ...at(between(hip, knee, 0.5)),
    4.6 * loose,
    ...at(between(knee, hip, 0.02)),
    3.4 * loose,
  ])
  const shin = limb([
    ...at(knee),
    3.4 * loose,
    ...at(between(knee, ankle, 0.32, -Math.sign(toe.x - ankle.x) * 0.6)),
    3.3 * loose,
    ...at(between(knee, ankle, 0.95)),
    isBare ? 1.7 : 2.5 * loose,
  ])
  const leg = solid(union(thigh, shin))
  fill(leg, cloth.base)
  if (isFar) fill(leg, cloth.deep, 0.5)
  const warmth = isBare ? 0.7 : 0
  inside(leg, () => {
    roll(thigh, [...at(hip), ...at(knee)], 5.2 * loose, cloth, 0.75, warmth)
    roll(shin, [...at(knee), ...at(ankle)], 3.6 * loose, cloth, 0.75, warmth)
    if (isBare) {
      spot(knee.x, knee.y + 1.4, 2.2, 2, cloth.deep, 0.5)
      return
    }
    const front = Math.sign(toe.x - ankle.x) || 1
    // Cloth pulls at the hip and at the knee, and breaks over the shoe.
    for (const [x, y, wide, alpha] of [
      [0, 0.2, 0.7, 0.75],
      [-0.6, 3, 0.55, 0.6],
      [0.4, -3, 0.5, 0.5],
    ] as const)
      stroke(
        [
          knee.x - front * 3.2,
          knee.y + y - 1,
          0.1,
          knee.x + x,
          knee.y + y + 0.8,
          wide,
          knee.x + front * 2.6,
          knee.y + y - 1.4,
          0.1,
        ],
        cloth.deep,
        alpha,
      )
    for (const [share, wide] of [
      [0.76, 0.5],
      [0.86, 0.7],
    ] as const) {
      const low = between(knee, ankle, share)
      stroke(
        [low.x - 2.6, low.y - 1, 0.1, low.x + front * 0.6, low.y + 1, wide, low.x + 2.6, low.y - 0.6, 0.1],
        cloth.deep,
        0.7,
      )
    }
    const groin = between(hip, knee, 0.22)
    stroke(
      [groin.x + front * 4, groin.y - 3, 0.1, groin.x, groin.y, 0.7, groin.x - front * 3.4, groin.y + 0.6, 0.1],
      cloth.deep,
      0.5,
    )
  })
}

function paintShoe({ fill, inside, spot, stroke, stuff }: FigureBrush, { knee, ankle, toe }: Side, look: Look): void {
  const leather = stuff(look.shoes)
  const shinLength = Math.hypot(ankle.x - knee.x, ankle.y - knee.y) || 1
  const [downX, downY] = [(ankle.x - knee.x) / shinLength, (ankle.y - knee.y) / shinLength]
  const heel = { x: ankle.x + downX * 1.6, y: Math.min(-2.1, ankle.y + downY * 2) }
  const way = Math.sign(toe.x - heel.x) || 1
  const instep = between(heel, toe, 0.5, way * 0.4, -0.9)
  const upper = limb([ankle.x, ankle.y - 1.4, 2.5, ...at(heel), 2.2])
  const front = { x: toe.x + way * 1.6, y: Math.min(toe.y, -1.8) }
  const shoe = union(upper, limb([...at(heel), 2.2, ...at(instep), 2.25, ...at(front), 1.75]))
  fill(shoe, leather.base)
  inside(shoe, () => {
    spot(instep.x + way * 1.4, instep.y - 1.4, 2.8, 1.2, leather.pale, 0.9)
    stroke(
      [heel.x - way * 2.4, heel.y + 1.9, 0.5, instep.x, instep.y + 2.6, 0.4, front.x + way * 1.8, front.y + 1.5, 0.5],
      leather.deep,
      0.9,
    )
  })
}

/** How an arm is held against the trunk: what is behind it is darker, what is before it throws a shade on it. */
export type ArmPlace = 'behind' | 'before'

/** An arm: its shade on the trunk, the hand, then the sleeve, round above and below the elbow, with folds in its bend. */
export function paintArm(
  brush: FigureBrush,
  limbs: Side,
  wardrobe: Wardrobe,
  look: Look,
  skeleton: Skeleton,
  { place, trunk }: { place: ArmPlace; trunk?: Path2D },
): void {
  const { fill, inside, roll, stroke, stuff } = brush
  const { shoulder, elbow, hand } = limbs
  const cloth = stuff(look.top)
  const loose = wardrobe.looseness
  const way = limbs === skeleton.near ? skeleton.facing : -skeleton.facing
  const cuff = between(elbow, hand, 0.97)
  const upper = limb([
    ...at(between(shoulder, elbow, 0.13, -way * 0.5)),
    2.45 * Math.sqrt(loose),
    ...at(between(shoulder, elbow, 0.45)),
    2.75 * loose,
    ...at(elbow),
    2.45 * loose,
  ])
  const lower = limb([
    ...at(elbow),
    2.45 * loose,
    ...at(between(elbow, cuff, 0.45)),
    2.3 * loose,
    ...at(cuff),
    1.95 * loose,
  ])
  if (trunk)
    inside(trunk, () => {
      const [dx, dy] = [brush.away[0] * 1.3 - way * 0.7, 1]
      const cast = (from: Spot, to: Spot): void =>
        stroke(
          [
            from.x + dx,
            from.y + dy,
            1.6,
            (from.x + to.x) / 2 + dx,
            (from.y + to.y) / 2 + dy,
            3 * loose,
            to.x + dx,
            to.y + dy,
            2.6 * loose,
          ],
          cloth.deep,
          0.5,
        )
      cast(between(shoulder, elbow, 0.34), elbow)
      cast(elbow, hand)
    })
  paintHand(brush, limbs, look, skeleton.facing)
  fill(upper, cloth.base)
  // The shoulder is one with the trunk; light and shade part them further down.
  const free = limb([
    ...at(between(shoulder, elbow, 0.3)),
    2.4 * loose,
    ...at(between(shoulder, elbow, 0.6)),
    2.75 * loose,
    ...at(elbow),
    2.6 * loose,
  ])
  roll(free, [...at(shoulder), ...at(elbow)], 2.9 * loose, cloth, 0.45)
  inside(upper, () => roll(free, [...at(between(shoulder, elbow, 0.5)), ...at(elbow)], 2.9 * loose, cloth, 0.45))
  fill(lower, cloth.base)
  roll(lower, [...at(elbow), ...at(cuff)], 2.5 * loose, cloth, 0.8)
  const sleeve = union(upper, lower)
  if (place === 'behind') fill(sleeve, cloth.deep, 0.22)
  inside(sleeve, () => paintSleeveFolds(brush, { shoulder, elbow, cuff }, look, loose, way))
}

function paintSleeveFolds(
  { stroke, stuff }: FigureBrush,
  { shoulder, elbow, cuff }: { shoulder: Spot; elbow: Spot; cuff: Spot },
  look: Look,
  loose: number,
  way: number,
): void {
  const cloth = stuff(look.top)
  for (const [share, alpha, wide] of [
    [-0.34, 0.4, 0.45],
    [-0.14, 0.6, 0.6],
    [0.04, 0.75, 0.65],
    [0.2, 0.5, 0.5],
  ] as const) {
    const fold = share < 0 ? between(elbow, shoulder, -share) : between(elbow, cuff, share)
    stroke(
      [
        fold.x - way * 2.6,
        fold.y - 0.8,
        0.1,
        fold.x - way * 0.4,
        fold.y + 0.8,
        wide,
        fold.x + way * 2,
        fold.y - 0.5,
        0.1,
      ],
      cloth.deep,
      alpha,
    )
  }
  const [acrossX, acrossY] = acrossOf(elbow, cuff)
  for (const [share, wide] of [
    [0.84, 0.3],
    [0.99, 0.6],
  ] as const) {
    const { x, y } = between(elbow, cuff, share)
    const half = 2.3 * loose
    stroke(
      [x - acrossX * half, y - acrossY * half, wide, x + acrossX * half, y + acrossY * half, wide],
      cloth.deep,
      0.75,
    )
  }
}

function acrossOf(from: Spot, to: Spot): readonly [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return [-(to.y - from.y) / length, (to.x - from.x) / length]
}
