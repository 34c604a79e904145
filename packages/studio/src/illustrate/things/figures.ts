import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../lib/random.ts'
import type { Pose, ThingColors } from '../painting.ts'
import { createBrush, type Brush, type Tone } from './brush.ts'
import { paintCarried, paintOnBack } from './figure-gear.ts'
import { paintHead } from './figure-head.ts'
import { WARDROBES, type FigureKind, type Wardrobe } from './figure-kinds.ts'
import { skeletonFor, type Side, type Skeleton, type Spot } from './figure-poses.ts'
import { blob, limb, polygon, union } from './shapes.ts'

export { FIGURE_KINDS, type FigureKind } from './figure-kinds.ts'

export type FigureRequest = {
  pose: Pose
  kind: FigureKind
  colors: ThingColors
  /** Where the key light comes from: −1 left … 1 right, 0 from behind the figure. */
  keySide: number
  random: Random
  /** 0 (far away: masses only) … 1 (hero of the picture: folds, seams, strands). */
  detail: number
  /** The way the figure faces across the picture; without it, either. */
  facing?: -1 | 1
}

/**
 * Draws a person three-quarter from behind: origin on the ground between the feet, 1 unit the body's standing height,
 * y upwards negative. Sitting, kneeling and lying bodies keep their scale and so are lower.
 */
export function drawFigure(context: SKRSContext2D, request: FigureRequest): void {
  const { pose, kind, colors, keySide, random, detail } = request
  const facing = request.facing ?? (random() < 0.5 ? -1 : 1)
  const wardrobe = WARDROBES[kind]
  const skeleton = skeletonFor(pose, wardrobe, facing)
  context.save()
  context.scale(0.01, 0.01)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  paintFigure(createBrush(context, colors, keySide), skeleton, wardrobe, detail)
  context.restore()
}

function paintFigure(brush: Brush, skeleton: Skeleton, wardrobe: Wardrobe, detail: number): void {
  const { tone } = brush
  const skin = tone(0.78, 'glow', 0.22)
  const cloth = tone(...wardrobe.top)
  const { near, far } = skeleton
  const feet = [near.ankle.x, far.ankle.x, near.hip.x, far.hip.x]
  brush.contact((Math.min(...feet) + Math.max(...feet)) / 2, (Math.max(...feet) - Math.min(...feet)) / 2 + 9, 0.7)
  paintLeg(brush, far, wardrobe, true, detail)
  if (skeleton.isFarArmHidden) paintArm(brush, far, wardrobe, skin, skeleton, detail)
  paintLeg(brush, near, wardrobe, false, detail)
  if (!skeleton.isFarArmHidden) paintArm(brush, far, wardrobe, skin, skeleton, detail)
  paintNeck(brush, skeleton, wardrobe, skin)
  const trunk = paintTrunk(brush, skeleton, wardrobe, cloth, detail)
  paintOnBack(brush, skeleton, wardrobe, cloth, trunk, detail)
  paintArm(brush, near, wardrobe, skin, skeleton, detail)
  paintHead(brush, skeleton, wardrobe, skin, detail)
  paintCarried(brush, skeleton, wardrobe, detail)
}

/** The spot a share of the way from one to another, moved aside. */
function between(from: Spot, to: Spot, share: number, x = 0, y = 0): Spot {
  return { x: from.x + (to.x - from.x) * share + x, y: from.y + (to.y - from.y) * share + y }
}

function paintNeck({ form }: Brush, { neck, head }: Skeleton, { headScale }: Wardrobe, skin: Tone): void {
  const top = between(neck, head, 0.55)
  form(
    limb([neck.x, neck.y + 3, 3.2 * headScale, neck.x, neck.y, 2.5 * headScale, top.x, top.y, 2.6 * headScale]),
    skin,
    { round: 1.6, rim: 0.35, sink: 0.3 },
  )
}

function paintLeg(brush: Brush, limbs: Side, wardrobe: Wardrobe, isFar: boolean, detail: number): void {
  const { form, tone, crease, fill, ink } = brush
  const { hip, knee, ankle, toe } = limbs
  const cloth = tone(...wardrobe.legs)
  const loose = wardrobe.hasBareLegs ? 0.84 : wardrobe.looseness
  const calf = between(knee, ankle, 0.35)
  const shinLength = Math.hypot(ankle.x - knee.x, ankle.y - knee.y) || 1
  const heel = {
    x: ankle.x + ((ankle.x - knee.x) / shinLength) * 1.6,
    y: Math.min(-2, ankle.y + ((ankle.y - knee.y) / shinLength) * 2),
  }
  const shoe = tone(...wardrobe.shoes)
  const boot = union(
    limb([ankle.x, ankle.y - 1, 2.3, heel.x, heel.y, 2.05]),
    limb([
      heel.x,
      heel.y,
      2.05,
      (heel.x + toe.x) / 2,
      (heel.y + toe.y) / 2 - 0.7,
      2,
      toe.x,
      Math.min(toe.y, -1.6),
      1.55,
    ]),
  )
  form(boot, shoe, { round: 1.2, rim: 0.35, sink: 0.4 })
  if (detail > 0.4) brush.stroke([heel.x - 1, heel.y + 1.6, 0.3, toe.x, toe.y + 1.1, 0.3], ink.dark, 0.7)
  const hem = wardrobe.hasBareLegs ? 1.9 : 3.05 * loose
  const path = limb([
    hip.x,
    hip.y,
    5.6 * Math.sqrt(loose),
    ...at(between(hip, knee, 0.55)),
    4.9 * loose,
    ...at(knee),
    3.6 * loose,
    ...at(calf),
    3.7 * loose,
    ...at(between(knee, ankle, 0.94)),
    hem,
  ])
  form(path, cloth, { round: 2.4, rim: 0.75, sink: 0.2 })
  if (isFar) fill(path, ink.dark, 0.22)
  if (wardrobe.hasBareLegs || detail < 0.25) return
  const along = (spot: Spot, x: number, y: number, radius: number) => [spot.x + x, spot.y + y, radius]
  crease(
    [...along(knee, -3 * loose, -1.6, 0.1), ...along(knee, 0, 0, 0.34), ...along(knee, 2.8 * loose, 0.6, 0.1)],
    cloth,
    0.45,
  )
  crease(
    [...along(knee, 3 * loose, -3, 0.08), ...along(knee, 0.4, -2, 0.26), ...along(knee, -1.6, -2.6, 0.06)],
    cloth,
    0.35,
  )
  const low = between(knee, ankle, 0.8)
  crease([...along(low, -2.8, 0.2, 0.08), ...along(low, 0, 1.4, 0.3), ...along(low, 2.6, 0.4, 0.08)], cloth, 0.45)
  crease([...along(low, -2.4, -3, 0.05), ...along(low, 0.2, -2, 0.22), ...along(low, 2, -2.6, 0.06)], cloth, 0.35)
}

function paintArm(brush: Brush, limbs: Side, wardrobe: Wardrobe, skin: Tone, skeleton: Skeleton, detail: number): void {
  const { form, tone, crease, stroke } = brush
  const { shoulder, elbow, hand } = limbs
  const cloth = tone(...wardrobe.top)
  const loose = wardrobe.looseness
  const isRolled = wardrobe.has?.includes('rolled sleeves') ?? false
  const length = Math.hypot(hand.x - elbow.x, hand.y - elbow.y) || 1
  const reachX = (hand.x - elbow.x) / length
  const reachY = (hand.y - elbow.y) / length
  const tip = { x: hand.x + reachX * 5.2 + skeleton.facing * 0.5, y: hand.y + reachY * 5.2 }
  const palm = between(hand, tip, 0.45)
  form(
    union(
      limb([...at(hand), 1.35, ...at(palm), 1.85, ...at(tip), 0.9]),
      limb([...at(between(hand, tip, 0.2)), 0.8, palm.x + skeleton.facing * 1.7, palm.y + 0.6, 0.55]),
    ),
    skin,
    { round: 0.9, rim: 0.3, sink: 0.1 },
  )
  if (detail > 0.6)
    for (const share of [-0.5, 0.1, 0.7])
      stroke([palm.x + share, palm.y + 0.8, 0.08, tip.x + share * 0.8, tip.y + 0.3, 0.1], skin.deep, 0.5)
  if (isRolled)
    form(limb([...at(elbow), 2.5, ...at(between(elbow, hand, 0.4)), 2.4, ...at(hand), 1.6]), skin, {
      round: 1.2,
      rim: 0.4,
    })
  const cuff = isRolled ? between(elbow, hand, 0.14) : between(elbow, hand, 0.97)
  const way = limbs === skeleton.near ? skeleton.facing : -skeleton.facing
  const sleeve = limb([
    ...at(between(shoulder, elbow, 0.1, -way * 0.5)),
    2.9 * Math.sqrt(loose),
    ...at(between(shoulder, elbow, 0.45)),
    2.75 * loose,
    ...at(elbow),
    2.4 * loose,
    ...at(between(elbow, cuff, 0.5)),
    2.25 * loose,
    ...at(cuff),
    (isRolled ? 2.6 : 1.85) * loose,
  ])
  form(sleeve, cloth, { round: 1.6, rim: 0.7, sink: 0.12 })
  if (detail < 0.25) return
  const bend = skeleton.facing
  crease(
    [
      elbow.x - 2.6 * bend,
      elbow.y - 0.6,
      0.06,
      elbow.x,
      elbow.y + 0.2,
      0.32,
      elbow.x + 2.2 * bend,
      elbow.y - 0.8,
      0.06,
    ],
    cloth,
    0.5,
  )
  crease(
    [
      elbow.x - 1.4 * bend,
      elbow.y - 3.2,
      0.06,
      elbow.x + 0.8 * bend,
      elbow.y - 2,
      0.26,
      elbow.x + 2.4 * bend,
      elbow.y - 2.6,
      0.06,
    ],
    cloth,
    0.4,
  )
  const low = between(elbow, cuff, 0.7)
  crease([low.x - 2, low.y, 0.05, low.x, low.y + 0.9, 0.22, low.x + 2, low.y, 0.05], cloth, 0.35)
  const high = between(shoulder, elbow, 0.3)
  crease([high.x - 2.2, high.y - 1.6, 0.05, high.x, high.y + 0.6, 0.24, high.x + 0.8, high.y + 3, 0.06], cloth, 0.3)
}

/** The trunk and what hangs from it; returns its outline. */
function paintTrunk(brush: Brush, skeleton: Skeleton, wardrobe: Wardrobe, cloth: Tone, detail: number): Path2D {
  const { near, far, neck } = skeleton
  const { form, fade, ink, inside } = brush
  const hemNear = alongLeg(near, wardrobe.hem)
  const hemFar = alongLeg(far, wardrobe.hem)
  const hanging =
    wardrobe.hem === 0
      ? []
      : skeleton.isUpright
        ? [skirtOutline(skeleton, wardrobe, hemNear, hemFar)]
        : [tail(near, wardrobe), tail(far, wardrobe), limb([...at(near.hip), 6.2, ...at(far.hip), 6.2])]
  const body = trunkOutline(skeleton, wardrobe)
  const outline = union(body, ...hanging)
  form(outline, cloth, { round: 4, rim: 0.9, sink: 0.2 })
  inside(outline, () => {
    fade(
      polygon([neck.x - 9, neck.y - 2, neck.x + 9, neck.y - 2, neck.x + 9, neck.y + 5, neck.x - 9, neck.y + 5]),
      ink.dark,
      ink.dark,
      0.32,
      0,
    )
  })
  if (detail >= 0.25) inside(outline, () => paintFolds(brush, skeleton, wardrobe, cloth, hemNear, hemFar))
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
    { x: neck.x + collar * facing, y: neck.y + 0.2 },
    between(neck, near.shoulder, 0.5, 0, -0.9),
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
    between(neck, far.shoulder, 0.5, 0, -0.9),
    { x: neck.x - collar * facing, y: neck.y + 0.2 },
  ]
  return blob(points.flatMap(({ x, y }) => [x, y]))
}

/** Where a hem lies along a leg: 0 the hip, 1 the knee, 2 the ankle. */
function alongLeg({ hip, knee, ankle }: Side, hem: number): Spot {
  return hem <= 1 ? between(hip, knee, hem) : between(knee, ankle, hem - 1)
}

function tail(limbs: Side, wardrobe: Wardrobe): Path2D {
  const end = alongLeg(limbs, wardrobe.hem)
  const middle = alongLeg(limbs, wardrobe.hem * 0.5)
  const wide = 5.2 + wardrobe.flare * 1.2
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
  const hipLeft = Math.min(near.hip.x, far.hip.x) - 4.9
  const hipRight = Math.max(near.hip.x, far.hip.x) + 4.9
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

function paintFolds(
  { crease, stroke }: Brush,
  { near, far, neck, facing, isUpright }: Skeleton,
  wardrobe: Wardrobe,
  cloth: Tone,
  hemNear: Spot,
  hemFar: Spot,
): void {
  const spine = (share: number, aside = 0): Spot =>
    between(neck, between(near.hip, far.hip, 0.5), share, aside * facing)
  if (wardrobe.hairstyle !== 'hood')
    stroke([...at(spine(0.16)), 0.1, ...at(spine(0.5, -0.5)), 0.24, ...at(spine(0.9)), 0.1], cloth.deep, 0.45)
  for (const [limbs, way] of [
    [near, facing],
    [far, -facing],
  ] as const) {
    const pit = between(limbs.shoulder, limbs.hip, 0.17, -way * 0.6)
    crease([...at(pit), 0.3, pit.x - way * 3.4, pit.y + 3.4, 0.2, pit.x - way * 6, pit.y + 4, 0.05], cloth, 0.4)
    crease(
      [pit.x + way * 0.4, pit.y + 2.6, 0.24, pit.x - way * 2.4, pit.y + 7, 0.16, pit.x - way * 3, pit.y + 10, 0.05],
      cloth,
      0.35,
    )
    const waist = between(limbs.shoulder, limbs.hip, 0.7, way * 1.4)
    crease(
      [...at(waist), 0.26, waist.x - way * 3, waist.y + 1.8, 0.22, waist.x - way * 6, waist.y + 1.6, 0.05],
      cloth,
      0.4,
    )
    crease(
      [waist.x, waist.y - 3.4, 0.2, waist.x - way * 3.4, waist.y - 0.8, 0.18, waist.x - way * 5.6, waist.y - 1, 0.05],
      cloth,
      0.3,
    )
  }
  if (wardrobe.hem < 0.3 || !isUpright) return
  const folds = wardrobe.flare > 0.6 ? [0.06, 0.24, 0.42, 0.6, 0.78, 0.94] : [0.14, 0.5, 0.84]
  for (const share of folds) {
    const top = between(far.hip, near.hip, 0.16 + share * 0.68, 0, 3 + ((share * 7) % 3))
    const end = between(hemFar, hemNear, share * 1.3 - 0.15, 0, 4)
    crease(
      [
        ...at(top),
        0.08,
        ...at(between(top, end, 0.5, (share - 0.5) * 1.6)),
        0.34 + wardrobe.flare * 0.2,
        ...at(end),
        0.6,
      ],
      cloth,
      0.42,
    )
  }
}

function at({ x, y }: Spot): readonly [number, number] {
  return [x, y]
}
