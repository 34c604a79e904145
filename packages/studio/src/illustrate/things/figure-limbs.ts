import type { Path2D } from '@napi-rs/canvas'
import type { Brush, Tone } from './brush.ts'
import type { Wardrobe } from './figure-kinds.ts'
import { at, between, type Side, type Skeleton, type Spot } from './figure-poses.ts'
import { limb, oval, solid, union } from './shapes.ts'

/** A leg from the hip down, with its shoe. */
export function paintLeg(brush: Brush, limbs: Side, wardrobe: Wardrobe, isFar: boolean, detail: number): void {
  const { form, tone, crease, fill, ink } = brush
  const { hip, knee, ankle, toe } = limbs
  const cloth = tone(...wardrobe.legs)
  const loose = wardrobe.hasBareLegs ? 0.84 : 1 + (wardrobe.looseness - 1) * 0.45
  const shinLength = Math.hypot(ankle.x - knee.x, ankle.y - knee.y) || 1
  const [downX, downY] = [(ankle.x - knee.x) / shinLength, (ankle.y - knee.y) / shinLength]
  const heel = { x: ankle.x + downX * 1.6, y: Math.min(-2, ankle.y + downY * 2) }
  const shoe = tone(...wardrobe.shoes)
  const instep = between(heel, toe, 0.5, 0, -0.7)
  const upper = limb([ankle.x, ankle.y - 1, 2.3, ...at(heel), 2.05])
  const sole = limb([...at(heel), 2.05, ...at(instep), 2, toe.x, Math.min(toe.y, -1.6), 1.55])
  form(union(upper, sole), shoe, { round: 1.2, rim: 0.4, sink: 0.4 })
  if (detail > 0.4) brush.stroke([heel.x - 1, heel.y + 1.6, 0.3, toe.x, toe.y + 1.1, 0.3], ink.dark, 0.7)
  const top = (wardrobe.hem > 0 ? 4.6 : 5.5) * Math.sqrt(loose)
  const hem = wardrobe.hasBareLegs ? 1.9 : 2.9 * loose
  const shin = between(knee, ankle, 0.94)
  const outline = limb([
    ...at(hip),
    top,
    ...at(between(hip, knee, 0.5)),
    4.8 * loose,
    ...at(knee),
    3.5 * loose,
    ...at(between(knee, ankle, 0.35)),
    3.55 * loose,
    ...at(shin),
    hem,
  ])
  const leg = solid(outline)
  form(leg, cloth, { round: 2.4, rim: 0.75, sink: 0.2 })
  if (isFar) fill(leg, ink.dark, 0.22)
  if (wardrobe.hasBareLegs || detail < 0.25) return
  const fold = (spot: Spot, half: number, sag: number, alpha: number) =>
    crease(
      [spot.x - half, spot.y - sag * 0.4, 0.08, spot.x, spot.y + sag, 0.3, spot.x + half * 0.9, spot.y, 0.08],
      cloth,
      alpha,
    )
  fold(knee, 2.8 * loose, 0.5, 0.45)
  fold({ x: knee.x + 0.6, y: knee.y - 2.6 }, 2.2 * loose, 0.7, 0.3)
  fold(between(knee, ankle, 0.82), 2.4, 1.2, 0.45)
  fold(between(knee, ankle, 0.7), 2, 1, 0.3)
}

/** The outline of an arm as far as its sleeve covers it. */
export function sleeveOutline(limbs: Side, wardrobe: Wardrobe, skeleton: Skeleton): Path2D {
  const { shoulder, elbow } = limbs
  const loose = wardrobe.looseness
  const cuff = cuffOf(limbs, wardrobe)
  const way = limbs === skeleton.near ? skeleton.facing : -skeleton.facing
  const outline = limb([
    ...at(between(shoulder, elbow, 0.1, -way * 0.5)),
    2.9 * Math.sqrt(loose),
    ...at(between(shoulder, elbow, 0.45)),
    2.75 * loose,
    ...at(elbow),
    2.4 * loose,
    ...at(between(elbow, cuff, 0.5)),
    2.25 * loose,
    ...at(cuff),
    (isRolled(wardrobe) ? 2.6 : 1.9) * loose,
  ])
  return solid(outline)
}

/** The hand, and the forearm where it is bare. */
export function paintHand(
  brush: Brush,
  limbs: Side,
  wardrobe: Wardrobe,
  skin: Tone,
  facing: number,
  detail: number,
): void {
  const { form, stroke } = brush
  const { elbow } = limbs
  const length = Math.hypot(limbs.hand.x - elbow.x, limbs.hand.y - elbow.y) || 1
  const hand = between(elbow, limbs.hand, 1 + 1.4 / length)
  const tip = {
    x: hand.x + ((hand.x - elbow.x) / length) * 5.2 + facing * 0.5,
    y: hand.y + ((hand.y - elbow.y) / length) * 5.2,
  }
  const palm = between(hand, tip, 0.45)
  const thumb = limb([...at(between(hand, tip, 0.2)), 0.8, palm.x + facing * 1.7, palm.y + 0.6, 0.55])
  form(union(limb([...at(hand), 1.05, ...at(palm), 1.85, ...at(tip), 0.9]), thumb), skin, {
    round: 0.9,
    rim: 0.3,
    sink: 0.1,
  })
  if (detail > 0.6) {
    for (const aside of [-0.5, 0.1, 0.7])
      stroke([palm.x + aside, palm.y + 0.8, 0.08, tip.x + aside * 0.8, tip.y + 0.3, 0.1], skin.deep, 0.5)
  }
  if (isRolled(wardrobe))
    form(limb([...at(elbow), 2.5, ...at(between(elbow, hand, 0.4)), 2.4, ...at(hand), 1.6]), skin, {
      round: 1.2,
      rim: 0.4,
    })
}

/** An arm the trunk hides: sleeve and hand as a shape of their own. */
export function paintHiddenArm(
  brush: Brush,
  limbs: Side,
  wardrobe: Wardrobe,
  skin: Tone,
  skeleton: Skeleton,
  detail: number,
): void {
  paintHand(brush, limbs, wardrobe, skin, skeleton.facing, detail)
  const sleeve = sleeveOutline(limbs, wardrobe, skeleton)
  brush.form(sleeve, brush.tone(...wardrobe.top), { round: 1.6, rim: 0.7, sink: 0.12 })
  brush.fill(sleeve, brush.ink.dark, 0.2)
}

/** What sets a sleeve off from the trunk it is one piece with: its shaded and lit sides below the armpit, folds and cuff. */
export function paintSleeve(
  brush: Brush,
  limbs: Side,
  sleeve: Path2D,
  wardrobe: Wardrobe,
  skeleton: Skeleton,
  cloth: Tone,
  detail: number,
): void {
  const { inside, crescent, crease, form, side, context } = brush
  const { shoulder, elbow } = limbs
  const cuff = cuffOf(limbs, wardrobe)
  if (skeleton.isNearArmAcross && limbs === skeleton.near) form(sleeve, cloth, { round: 1.6, rim: 0.7, sink: 0.1 })
  context.save()
  // The shoulder itself runs on into the back without an edge.
  context.clip(
    union(oval(...at(between(shoulder, elbow, 0.85)), 11, 8), oval(...at(between(elbow, limbs.hand, 0.4)), 14, 13)),
  )
  inside(sleeve, () => {
    for (const share of [1.7, 1.1, 0.5]) crescent(sleeve, side * share, -share * 0.5, cloth.deep, 0.24)
    crescent(sleeve, -side * 0.9, 0.5, cloth.rim, 0.75)
  })
  context.restore()
  const length = Math.hypot(cuff.x - elbow.x, cuff.y - elbow.y) || 1
  const [acrossX, acrossY] = [-(cuff.y - elbow.y) / length, (cuff.x - elbow.x) / length]
  const half = (isRolled(wardrobe) ? 2.5 : 1.9) * wardrobe.looseness
  if (isRolled(wardrobe)) {
    const band = limb([
      cuff.x - acrossX * half * 0.7,
      cuff.y - acrossY * half * 0.7,
      1.1,
      cuff.x + acrossX * half * 0.7,
      cuff.y + acrossY * half * 0.7,
      1.1,
    ])
    form(band, cloth, { round: 0.6, rim: 0.4, sink: 0.1 })
  } else {
    const seam = between(elbow, cuff, 0.93)
    crease(
      [
        seam.x - acrossX * half,
        seam.y - acrossY * half,
        0.1,
        seam.x,
        seam.y + 0.4,
        0.26,
        seam.x + acrossX * half,
        seam.y + acrossY * half,
        0.1,
      ],
      cloth,
      0.6,
    )
  }
  if (detail < 0.25) return
  const bend = skeleton.facing
  const fold = (spot: Spot, half: number, sag: number, alpha: number) =>
    crease(
      [
        spot.x - half * bend,
        spot.y - sag,
        0.06,
        spot.x,
        spot.y + sag * 0.5,
        0.3,
        spot.x + half * bend,
        spot.y - sag * 1.2,
        0.06,
      ],
      cloth,
      alpha,
    )
  fold(elbow, 2.3, 0.6, 0.5)
  fold(between(elbow, shoulder, 0.14), 1.9, 0.8, 0.38)
  fold(between(elbow, cuff, 0.6), 1.9, 0.6, 0.32)
  fold(between(shoulder, elbow, 0.34), 2, -1.4, 0.28)
}

function cuffOf({ elbow, hand }: Side, wardrobe: Wardrobe): Spot {
  return between(elbow, hand, isRolled(wardrobe) ? 0.14 : 0.97)
}

function isRolled(wardrobe: Wardrobe): boolean {
  return wardrobe.has?.includes('rolled sleeves') ?? false
}
