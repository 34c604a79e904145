import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from './figure-brush.ts'
import { paintFolds, paintHem } from './figure-folds.ts'
import type { Wardrobe } from './figure-kinds.ts'
import type { Look } from './figure-looks.ts'
import { at, between, type Side, type Skeleton, type Spot } from './figure-skeleton.ts'
import { blob, limb, polygon, union } from '../shapes.ts'

/** The trunk and what hangs below, in one cloth and so in one shape; returns its outline. */
export function paintTrunk(brush: FigureBrush, skeleton: Skeleton, wardrobe: Wardrobe, look: Look): Path2D {
  const { near, far, neck } = skeleton
  const { fill, inside, round, spot, stroke, stuff } = brush
  const cloth = stuff(look.top)
  const hemNear = alongLeg(near, wardrobe.hem)
  const hemFar = alongLeg(far, wardrobe.hem)
  const hanging =
    wardrobe.hem === 0
      ? []
      : skeleton.isUpright
        ? [skirtOutline(skeleton, wardrobe, hemNear, hemFar)]
        : [
            ...[near, far].map((limbs) => tail(limbs, wardrobe)),
            limb([...at(near.hip), 6.2, ...at(far.hip), 6.2]),
            ...(isLong(wardrobe) ? [lapOutline(skeleton, wardrobe, hemNear, hemFar)] : []),
          ]
  const outline = union(trunkOutline(skeleton, wardrobe), ...hanging)
  fill(outline, cloth.base)
  inside(outline, () => {
    const chest = between(between(near.shoulder, far.shoulder, 0.5), between(near.hip, far.hip, 0.5), 0.5)
    const reach =
      Math.abs(near.shoulder.x - far.shoulder.x) / 2 +
      3 +
      (skeleton.isUpright ? wardrobe.flare * wardrobe.hem * 2.4 : 2)
    round(outline, ...at(chest), reach, cloth, 0.85)
    spot(neck.x, neck.y + 2, 8, 4, cloth.deep, 0.5)
    const waist = between(between(near.shoulder, far.shoulder, 0.5), between(near.hip, far.hip, 0.5), 0.75)
    spot(...at(waist), 10, 6, cloth.deep, 0.25)
    if (skeleton.isUpright) paintFolds(brush, skeleton, wardrobe, cloth)
    if (wardrobe.hem < 0.3 || !skeleton.isUpright) return
    const [hipLeft, hipRight] = near.hip.x < far.hip.x ? [near.hip, far.hip] : [far.hip, near.hip]
    const [left, right] = hemNear.x < hemFar.x ? [hemNear, hemFar] : [hemFar, hemNear]
    for (const share of [0.06, 0.3, 0.52, 0.78, 0.98]) {
      const top = between(hipLeft, hipRight, 0.16 + share * 0.68, 0, 2)
      const end = between(left, right, share * 1.3 - 0.15, (share - 0.5) * (2 + wardrobe.flare * 7), 4)
      const wide = 0.9 + wardrobe.flare * 0.7
      stroke([...at(top), 0.1, ...at(between(top, end, 0.5)), wide * 0.6, ...at(end), wide * 1.3], cloth.deep, 0.5)
      stroke(
        [
          ...at(between(top, end, 0.2, 1.4)),
          0.1,
          ...at(between(top, end, 0.6, 1.8)),
          wide * 0.5,
          ...at(between(top, end, 1, 2.2)),
          wide,
        ],
        cloth.pale,
        0.28,
      )
    }
    paintHem(brush, [left, right], wardrobe, cloth)
  })
  return outline
}

function trunkOutline(
  { near, far, neck, facing, isUpright }: Skeleton,
  { headScale, hem, looseness }: Wardrobe,
): Path2D {
  const loose = hem > 0.5 ? 1.06 : looseness > 1.1 ? 1.02 : 0.96
  const alongNear = (share: number, out: number) => between(near.shoulder, near.hip, share, out * facing)
  const alongFar = (share: number, out: number) => between(far.shoulder, far.hip, share, -out * facing)
  const upX = (near.shoulder.x + far.shoulder.x - near.hip.x - far.hip.x) / 2
  const upY = (near.shoulder.y + far.shoulder.y - near.hip.y - far.hip.y) / 2
  const length = Math.hypot(upX, upY) || 1
  // Lying down, "outwards" is not across the picture but up from the ground.
  const isLying = Math.abs(upX) > Math.abs(upY) * 2
  if (isLying)
    return limb([
      ...at(neck),
      3.6,
      ...at(between(neck, near.hip, 0.22)),
      6.4,
      ...at(between(neck, near.hip, 0.6, 0, 0.4)),
      5.9,
      ...at(near.hip),
      6.2,
    ])
  const collar = 3 * headScale
  const drop = (spot: Spot, by: number): Spot => ({ x: spot.x - (upX / length) * by, y: spot.y - (upY / length) * by })
  const hipNear = drop(alongNear(1, isUpright ? 3.4 * loose : 5), 3)
  const hipFar = drop(alongFar(1, isUpright ? 3.4 * loose : 5), 3)
  const points = [
    { x: neck.x + collar * facing, y: neck.y - 0.4 },
    between(neck, near.shoulder, 0.5, 0, -0.3),
    between(near.shoulder, near.elbow, 0.06, 1.9 * facing, -0.9),
    alongNear(0.2, 1.2 * loose),
    alongNear(0.4, 1.7 * loose),
    alongNear(0.68, 1.9 * loose),
    alongNear(0.86, 2.9 * loose),
    hipNear,
    hipFar,
    alongFar(0.86, 2.9 * loose),
    alongFar(0.68, 1.9 * loose),
    alongFar(0.4, 1.7 * loose),
    alongFar(0.2, 1.2 * loose),
    between(far.shoulder, far.elbow, 0.06, -1.9 * facing, -0.9),
    between(neck, far.shoulder, 0.5, 0, -0.3),
    { x: neck.x - collar * facing, y: neck.y - 0.4 },
  ]
  return blob(points.flatMap(({ x, y }) => [x, y]))
}

/** Where a hem lies along a leg: 0 the hip, 1 the knee, 2 the ankle. */
function alongLeg({ hip, knee, ankle }: Side, hem: number): Spot {
  return hem <= 1 ? between(hip, knee, hem) : between(knee, ankle, hem - 1)
}

/** A long skirt over bent knees: one cloth from the hips over both knees down to the hem. */
function lapOutline({ near, far, facing }: Skeleton, { hem, flare }: Wardrobe, hemNear: Spot, hemFar: Spot): Path2D {
  const spread = 3.4 + flare * Math.min(1, hem - 1) * 3
  const corners = [near, far].flatMap(({ hip, knee }, i) => {
    const end = i === 0 ? hemNear : hemFar
    return [
      hip,
      { x: knee.x + 3 * facing, y: knee.y - 3.6 },
      { x: knee.x + 4.6 * facing, y: knee.y - 0.6 },
      { x: end.x + spread * facing, y: end.y },
      { x: end.x - spread * facing, y: end.y + 0.8 },
    ]
  })
  return polygon(hullOf(corners).flatMap(({ x, y }) => [x, y]))
}

/** The spots that a string around all of them would touch, in order. */
function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(sorted: readonly Spot[]): Spot[] {
  const found: Spot[] = []
  for (const spot of sorted) {
    while (found.length > 1 && turnOf(found.at(-2)!, found.at(-1)!, spot) <= 0) found.pop()
    found.push(spot)
  }
  return found.slice(0, -1)
}

function turnOf(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Whether it reaches below the knees. */
function isLong({ hem }: Wardrobe): boolean {
  return hem > 1.1
}

function tail(limbs: Side, wardrobe: Wardrobe): Path2D {
  // What is long is one cloth below the knees.
  const hem = isLong(wardrobe) ? 0.96 : wardrobe.hem
  const end = alongLeg(limbs, hem)
  const middle = alongLeg(limbs, hem * 0.5)
  const wide = 5.2 + (isLong(wardrobe) ? 0.2 : wardrobe.flare * 1.2)
  return limb([...at(limbs.hip), 6, ...at(middle), wide, ...at(end), wide - 0.6])
}

/** A coat's skirts or a dress below the waist, hanging around both legs. */
function skirtOutline(
  { near, far, facing }: Skeleton,
  { hem, flare, looseness }: Wardrobe,
  hemNear: Spot,
  hemFar: Spot,
): Path2D {
  const waistNear = between(near.shoulder, near.hip, 0.72, 1.2 * facing * looseness)
  const waistFar = between(far.shoulder, far.hip, 0.72, -1.2 * facing * looseness)
  const [waistLeft, waistRight] = facing > 0 ? [waistFar, waistNear] : [waistNear, waistFar]
  const hipLeft = Math.min(near.hip.x, far.hip.x) - 5.2
  const hipRight = Math.max(near.hip.x, far.hip.x) + 5.2
  const hipY = (near.hip.y + far.hip.y) / 2 + 1.5
  const spread = 4.6 + Math.min(hem, 1.5) * flare * 4
  const left = hemNear.x < hemFar.x ? hemNear : hemFar
  const right = hemNear.x < hemFar.x ? hemFar : hemNear
  const endLeft = { x: Math.min(left.x - spread, hipLeft - hem * flare * 2), y: left.y + 0.6 }
  const endRight = { x: Math.max(right.x + spread, hipRight + hem * flare * 2), y: right.y + 0.6 }
  const wave = (share: number, drop: number) => [
    endRight.x + (endLeft.x - endRight.x) * share,
    endRight.y + (endLeft.y - endRight.y) * share + drop,
  ]
  const depth = 1.2 + flare * 1.6
  return blob([
    waistRight.x,
    waistRight.y,
    waistRight.x,
    waistRight.y,
    hipRight,
    hipY,
    ...at(between({ x: hipRight, y: hipY }, endRight, 0.6, 0.5)),
    ...at(endRight),
    ...at(endRight),
    ...wave(0.2, depth),
    ...wave(0.38, depth * 0.8),
    ...wave(0.52, depth * 1.5),
    ...wave(0.7, depth * 0.9),
    ...wave(0.86, depth * 0.9),
    ...at(endLeft),
    ...at(endLeft),
    ...at(between({ x: hipLeft, y: hipY }, endLeft, 0.6, -0.5)),
    hipLeft,
    hipY,
    waistLeft.x,
    waistLeft.y,
    waistLeft.x,
    waistLeft.y,
  ])
}
