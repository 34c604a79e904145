import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from './figure-brush.ts'
import type { Wardrobe } from './figure-kinds.ts'
import type { Look } from './figure-looks.ts'
import { at, between, type Side, type Skeleton, type Spot } from './figure-skeleton.ts'
import { limb, solid, union } from '../shapes.ts'

/** A leg from the hip down, with its shoe. */
export function paintLeg(
  { fill, inside, spot, stroke, stuff }: FigureBrush,
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
  const upper = limb([ankle.x, ankle.y - 1, 2.3, ...at(heel), 2.05])
  const ahead = { x: Math.sign(toe.x - heel.x) * 0.9, y: 0 }
  const sole = limb([...at(heel), 2.05, ...at(instep), 2, toe.x + ahead.x, Math.min(toe.y, -1.6), 1.5])
  const shoe = union(upper, sole)
  fill(shoe, stuff(look.shoes).base)
  inside(shoe, () => spot(instep.x, instep.y - 1.6, 2.4, 1, stuff(look.shoes).pale, 0.8))
  const top = (wardrobe.hem > 0 ? 4.6 : 5.5) * Math.sqrt(loose)
  const leg = solid(
    limb([
      ...at(hip),
      top,
      ...at(between(hip, knee, 0.5)),
      4.5 * loose,
      ...at(between(knee, hip, 0.06)),
      3.3 * loose,
      ...at(between(knee, ankle, 0.32, -Math.sign(toe.x - ankle.x) * 0.5)),
      3.25 * loose,
      ...at(between(knee, ankle, 0.94)),
      wardrobe.hasBareLegs ? 1.6 : 2.35 * loose,
    ]),
  )
  fill(leg, cloth.base)
  if (isFar) fill(leg, cloth.deep, 0.55)
  inside(leg, () => {
    spot(knee.x, knee.y + 6, 4, 9, cloth.deep, 0.3)
    if (wardrobe.hasBareLegs) return
    const front = Math.sign(toe.x - ankle.x) || 1
    // Cloth pulls at the knee and breaks over the shoe.
    stroke(
      [knee.x - front * 3, knee.y + 0.6, 0.1, knee.x, knee.y + 1.6, 0.55, knee.x + front * 2.4, knee.y - 0.6, 0.1],
      cloth.deep,
      0.6,
    )
    stroke(
      [knee.x - front * 3, knee.y + 3.4, 0.1, knee.x - front, knee.y + 3.6, 0.45, knee.x + front, knee.y + 2.2, 0.1],
      cloth.deep,
      0.5,
    )
    const low = between(knee, ankle, 0.82)
    stroke([low.x - 2.4, low.y - 0.6, 0.1, low.x, low.y + 0.8, 0.5, low.x + 2.4, low.y - 0.4, 0.1], cloth.deep, 0.55)
    stroke(
      [
        ...at(between(hip, knee, 0.15, front * 1.2)),
        0.1,
        ...at(between(hip, knee, 0.6, front * 1.4)),
        0.4,
        ...at(between(knee, ankle, 0.7, front * 0.8)),
        0.2,
      ],
      cloth.pale,
      0.35,
    )
  })
}

/** The outline of an arm as far as its sleeve covers it. */
export function sleeveOutline(limbs: Side, wardrobe: Wardrobe, skeleton: Skeleton): Path2D {
  const { shoulder, elbow, hand } = limbs
  const loose = wardrobe.looseness
  const cuff = between(elbow, hand, 0.97)
  const way = limbs === skeleton.near ? skeleton.facing : -skeleton.facing
  const upper = [
    ...at(between(shoulder, elbow, 0.1, -way * 0.5)),
    2.9 * Math.sqrt(loose),
    ...at(between(shoulder, elbow, 0.45)),
    2.75 * loose,
    ...at(elbow),
    2.4 * loose,
  ]
  const lower = [...at(between(elbow, cuff, 0.5)), 2.2 * loose, ...at(cuff), 1.9 * loose]
  const bend = (elbow.x - shoulder.x) * (hand.x - elbow.x) + (elbow.y - shoulder.y) * (hand.y - elbow.y)
  if (bend > -20) return solid(limb([...upper, ...lower]))
  // Bent back upon itself, an arm is two.
  return union(limb(upper), limb([...at(elbow), 2.4 * loose, ...lower]))
}

/** A hand that hangs or holds loosely: a palm, fingers that lie together, a thumb apart. */
export function paintHand({ fill, stroke, stuff }: FigureBrush, limbs: Side, look: Look, facing: number): void {
  const { elbow } = limbs
  const skin = stuff(look.skin)
  const length = Math.hypot(limbs.hand.x - elbow.x, limbs.hand.y - elbow.y) || 1
  const [alongX, alongY] = [(limbs.hand.x - elbow.x) / length, (limbs.hand.y - elbow.y) / length]
  const start = between(elbow, limbs.hand, 1 - 0.4 / length)
  /** So far from the wrist, and so far towards the thumb. */
  const spotAt = (far: number, aside: number): readonly [number, number] => [
    start.x + alongX * far - alongY * aside * -facing,
    start.y + alongY * far + alongX * aside * -facing,
  ]
  const palm = limb([...spotAt(0, 0), 1.25, ...spotAt(2, 0), 1.75, ...spotAt(3.9, -0.1), 1.65])
  const fingers = [-1.05, -0.35, 0.4, 1.05].map((aside, i) =>
    limb([
      ...spotAt(3.4, aside),
      0.62,
      ...spotAt(5, aside * 1.05 + 0.12),
      0.56,
      ...spotAt([6, 6.7, 6.6, 6.1][i]!, aside * 0.95 + 0.5),
      0.42,
    ]),
  )
  const thumb = limb([...spotAt(0.9, 0.9), 0.9, ...spotAt(2.6, 2.1), 0.72, ...spotAt(4, 2.5), 0.5])
  fill(union(palm, thumb, ...fingers), skin.base)
  for (const aside of [-0.7, 0, 0.72])
    stroke([...spotAt(3.8, aside), 0.05, ...spotAt(5.9, aside + 0.3), 0.16], skin.deep, 0.65)
  stroke([...spotAt(2.2, 1.3), 0.05, ...spotAt(3.6, 1.7), 0.2], skin.deep, 0.5)
  stroke([...spotAt(0.1, -1.3), 0.2, ...spotAt(0.1, 1.3), 0.2], skin.deep, 0.5)
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

/** The shade between an arm and the trunk it is one cloth with, and the folds in its bend. */
export function paintArmpit({ stroke, stuff }: FigureBrush, limbs: Side, look: Look, way: number): void {
  const { shoulder, elbow, hand } = limbs
  const cloth = stuff(look.top)
  const pit = between(shoulder, elbow, 0.3, -way * 2.4)
  const inner = between(elbow, hand, 0.1, -way * 2.3)
  stroke([...at(pit), 0.2, ...at(between(pit, inner, 0.5)), 1, ...at(inner), 0.4], cloth.deep, 0.75)
  stroke(
    [...at(between(elbow, hand, 0.15, -way * 2.2)), 0.3, ...at(between(elbow, hand, 0.9, -way * 1.7)), 0.2],
    cloth.deep,
    0.6,
  )
  for (const [share, alpha] of [
    [-0.12, 0.45],
    [0.03, 0.6],
    [0.16, 0.4],
  ] as const) {
    const fold = share < 0 ? between(elbow, shoulder, -share) : between(elbow, hand, share)
    stroke(
      [fold.x - way * 2.1, fold.y - 0.2, 0.1, fold.x, fold.y + 0.7, 0.42, fold.x + way * 1.5, fold.y - 0.3, 0.1],
      cloth.deep,
      alpha,
    )
  }
  // Light along the outside of the upper arm, and the edge of the cuff.
  stroke(
    [...at(between(shoulder, elbow, 0.2, way * 1.1)), 0.2, ...at(between(shoulder, elbow, 0.8, way * 1.1)), 0.5],
    cloth.pale,
    0.3,
  )
  const cuff = between(elbow, hand, 0.86)
  const [acrossX, acrossY] = acrossOf(elbow, hand)
  stroke(
    [cuff.x - acrossX * 1.9, cuff.y - acrossY * 1.9, 0.2, cuff.x + acrossX * 1.9, cuff.y + acrossY * 1.9, 0.2],
    cloth.deep,
    0.6,
  )
}

function acrossOf(from: Spot, to: Spot): readonly [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return [-(to.y - from.y) / length, (to.x - from.x) / length]
}
