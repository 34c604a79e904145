import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from './figure-brush.ts'
import type { Wardrobe } from './figure-kinds.ts'
import type { Look } from './figure-looks.ts'
import { at, between, type Side, type Skeleton } from './figure-poses.ts'
import { limb, solid, union } from './shapes.ts'

/** A leg from the hip down, with its shoe. */
export function paintLeg(
  { fill, inside, spot, stuff }: FigureBrush,
  limbs: Side,
  wardrobe: Wardrobe,
  look: Look,
  isFar: boolean,
): void {
  const { hip, knee, ankle, toe } = limbs
  const cloth = stuff(wardrobe.hasBareLegs ? look.skin : look.legs)
  const loose = wardrobe.hasBareLegs ? 0.8 : 1 + (wardrobe.looseness - 1) * 0.45
  const shinLength = Math.hypot(ankle.x - knee.x, ankle.y - knee.y) || 1
  const [downX, downY] = [(ankle.x - knee.x) / shinLength, (ankle.y - knee.y) / shinLength]
  const heel = { x: ankle.x + downX * 1.6, y: Math.min(-2, ankle.y + downY * 2) }
  const instep = between(heel, toe, 0.5, 0, -0.7)
  const upper = limb([ankle.x, ankle.y - 1, 2.2, ...at(heel), 1.95])
  const sole = limb([...at(heel), 1.95, ...at(instep), 1.9, toe.x, Math.min(toe.y, -1.6), 1.45])
  fill(union(upper, sole), stuff(look.shoes).base)
  const top = (wardrobe.hem > 0 ? 4.6 : 5.5) * Math.sqrt(loose)
  const leg = solid(
    limb([
      ...at(hip),
      top,
      ...at(between(hip, knee, 0.5)),
      4.7 * loose,
      ...at(knee),
      3.4 * loose,
      ...at(between(knee, ankle, 0.35)),
      3.4 * loose,
      ...at(between(knee, ankle, 0.94)),
      wardrobe.hasBareLegs ? 1.7 : 2.6 * loose,
    ]),
  )
  fill(leg, cloth.base)
  if (isFar) fill(leg, cloth.deep, 0.55)
  inside(leg, () => spot(knee.x, knee.y + 6, 4, 9, cloth.deep, 0.3))
}

/** The outline of an arm as far as its sleeve covers it. */
export function sleeveOutline(limbs: Side, wardrobe: Wardrobe, skeleton: Skeleton): Path2D {
  const { shoulder, elbow, hand } = limbs
  const loose = wardrobe.looseness
  const cuff = between(elbow, hand, 0.97)
  const way = limbs === skeleton.near ? skeleton.facing : -skeleton.facing
  return solid(
    limb([
      ...at(between(shoulder, elbow, 0.1, -way * 0.5)),
      2.9 * Math.sqrt(loose),
      ...at(between(shoulder, elbow, 0.45)),
      2.75 * loose,
      ...at(elbow),
      2.4 * loose,
      ...at(between(elbow, cuff, 0.5)),
      2.2 * loose,
      ...at(cuff),
      1.9 * loose,
    ]),
  )
}

/** A hand like a mitten, with its thumb. */
export function paintHand({ fill, stuff }: FigureBrush, limbs: Side, look: Look, facing: number): void {
  const { elbow } = limbs
  const length = Math.hypot(limbs.hand.x - elbow.x, limbs.hand.y - elbow.y) || 1
  const [alongX, alongY] = [(limbs.hand.x - elbow.x) / length, (limbs.hand.y - elbow.y) / length]
  const hand = between(elbow, limbs.hand, 1 + 0.8 / length)
  const palm = { x: hand.x + alongX * 2.2, y: hand.y + alongY * 2.2 }
  const tip = { x: hand.x + alongX * 4.6 + facing * 0.4, y: hand.y + alongY * 4.6 }
  const thumb = limb([...at(between(hand, palm, 0.3)), 0.8, palm.x + facing * 1.5, palm.y + 0.8, 0.55])
  fill(union(limb([...at(hand), 1.1, ...at(palm), 1.7, ...at(tip), 0.9]), thumb), stuff(look.skin).base)
}

/** An arm that lies behind the trunk or across it: sleeve and hand as a shape of their own. */
export function paintArm(
  brush: FigureBrush,
  limbs: Side,
  wardrobe: Wardrobe,
  look: Look,
  skeleton: Skeleton,
  isBehind: boolean,
): void {
  const cloth = brush.stuff(look.top)
  paintHand(brush, limbs, look, skeleton.facing)
  const sleeve = sleeveOutline(limbs, wardrobe, skeleton)
  brush.fill(sleeve, cloth.base)
  if (isBehind) brush.fill(sleeve, cloth.deep, 0.6)
}

/** The shade between an arm and the trunk it is one cloth with. */
export function paintArmpit({ stroke, stuff }: FigureBrush, limbs: Side, look: Look, way: number): void {
  const cloth = stuff(look.top)
  const pit = between(limbs.shoulder, limbs.elbow, 0.34, -way * 2.3)
  const elbow = between(limbs.elbow, limbs.hand, 0.1, -way * 2.5)
  stroke([...at(pit), 0.2, ...at(between(pit, elbow, 0.5)), 0.8, ...at(elbow), 0.3], cloth.deep, 0.6)
}
