import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from './figure-brush.ts'
import { acrossTrunk, paintCloth } from './figure-cloth.ts'
import type { Wardrobe } from './figure-kinds.ts'
import type { Look } from './figure-looks.ts'
import { at, between, type Skeleton, type Spot } from './figure-skeleton.ts'
import { blob, box, limb } from '../shapes.ts'

/** What is worn over the clothes: scarf, hood, pack and bag, as seen from the back or the front. */
export function paintGear(
  brush: FigureBrush,
  skeleton: Skeleton,
  wardrobe: Wardrobe,
  look: Look,
  trunk: Path2D,
  isFront: boolean,
): void {
  const { fill, inside, stroke, stuff } = brush
  const { near, neck } = skeleton
  const { has } = wardrobe
  const cloth = stuff(look.top)
  const isLying = Math.abs(near.shoulder.y - near.hip.y) < 12
  const across = acrossTrunk(skeleton)
  if (isLying) return
  paintCloth(brush, skeleton, has, look, trunk, isFront)
  if (!isFront && has.includes('lapels'))
    stroke(
      [neck.x - 3.6, neck.y + 0.4, 1.2, neck.x, neck.y + 1.2, 1.7, neck.x + 3.6, neck.y + 0.4, 1.2],
      cloth.pale,
      0.6,
    )
  if (has.includes('hoodie'))
    fill(
      blob(
        isFront
          ? [
              neck.x - 5,
              neck.y - 1,
              neck.x,
              neck.y + 1.6,
              neck.x + 5,
              neck.y - 1,
              neck.x + 4,
              neck.y + 4,
              neck.x,
              neck.y + 6,
              neck.x - 4,
              neck.y + 4,
            ]
          : [
              neck.x - 5.4,
              neck.y,
              neck.x + 5.4,
              neck.y,
              neck.x + 4,
              neck.y + 6,
              neck.x,
              neck.y + 8.6,
              neck.x - 4,
              neck.y + 6,
            ],
      ),
      cloth.pale,
      0.5,
    )
  if (has.includes('satchel')) {
    const leather = stuff(look.leather)
    const [top, low] = isFront ? [across(-0.05, 0.85), across(0.98, 0.05)] : [across(-0.06, 0.2), across(0.98, 0.94)]
    inside(trunk, () => stroke([...at(top), 0.6, ...at(across(0.5, 0.55)), 0.7, ...at(low), 0.6], leather.base))
    if (!isFront) fill(box(low.x - 5, low.y - 0.8, 10, 8.6, 2), leather.base)
  }
  if (has.includes('backpack')) paintBackpack(brush, look, across, isFront, trunk)
  if (has.includes('scarf') && look.scarf) paintScarf(brush, look, skeleton, isFront)
}

/** A shawl over both shoulders, with a fringe. */
export function paintShawl({ fill, inside, round, stroke, stuff }: FigureBrush, skeleton: Skeleton, look: Look): void {
  const { near, far, neck, facing } = skeleton
  if (Math.abs(near.shoulder.y - near.hip.y) < 12) return
  const across = acrossTrunk(skeleton)
  const wool = stuff(look.scarf ?? look.hat)
  const edge = [
    between(near.shoulder, near.elbow, 0.8, facing * 2.8),
    between(near.shoulder, near.hip, 0.56),
    across(0.64, 0.5),
    between(far.shoulder, far.hip, 0.56),
    between(far.shoulder, far.elbow, 0.8, -facing * 2.6),
  ]
  for (const [i, from] of edge.slice(0, -1).entries())
    for (const share of [0.15, 0.4, 0.65, 0.9]) {
      const { x, y } = between(from, edge[i + 1]!, share)
      stroke([x, y - 1, 0.4, x, y + 2.6, 0.2], wool.base)
    }
  const shawl = blob([
    neck.x - 3,
    neck.y - 0.6,
    neck.x + 3,
    neck.y - 0.6,
    ...at(between(near.shoulder, near.elbow, 0.1, facing * 3)),
    ...edge.flatMap(at),
    ...at(between(far.shoulder, far.elbow, 0.1, -facing * 3)),
  ])
  fill(shawl, wool.base)
  inside(shawl, () => {
    round(shawl, neck.x, neck.y + 10, 14, wool, 0.9)
    for (const aside of [0.1, 0.5, 0.9])
      stroke(
        [
          ...at(between(neck, across(0, aside), 0.5)),
          0.1,
          ...at(across(0.3, aside)),
          0.7,
          ...at(across(0.6, aside)),
          0.3,
        ],
        wool.deep,
        0.5,
      )
  })
}

function paintScarf(
  { fill, spot, inside, roll, round, stroke, stuff }: FigureBrush,
  look: Look,
  { neck, facing }: Skeleton,
  isFront: boolean,
): void {
  const wool = stuff(look.scarf ?? look.hat)
  const way = (isFront ? 0.6 : -1) * facing
  const end = { x: neck.x + way * 3.8, y: neck.y + 15 }
  const tail = limb([neck.x + way * 2.4, neck.y + 1, 1.6, neck.x + way * 4, neck.y + 8, 2, ...at(end), 2.2])
  fill(
    limb([neck.x + way * 3, neck.y + 3, 1.8, neck.x + way * 4.4, neck.y + 9, 2.1, end.x + 0.5, end.y + 1, 2.2]),
    stuff(look.top).deep,
    0.55,
  )
  for (const aside of [-1.6, -0.8, 0, 0.8, 1.6])
    stroke([end.x + aside, end.y + 1, 0.35, end.x + aside * 1.15, end.y + 4, 0.2], wool.base)
  fill(tail, wool.base)
  inside(tail, () => {
    roll(tail, [neck.x + way * 3, neck.y, ...at(end)], 2.2, wool, 0.8)
    for (const drop of [0, 1.6, 5, 6.6])
      stroke([end.x - 3, end.y - drop, 0.35, end.x + 3, end.y - drop, 0.35], wool.deep, 0.5)
  })
  const wrap = limb([neck.x - 4.2, neck.y - 0.8, 1.9, neck.x, neck.y + 0.6, 2.5, neck.x + 4.2, neck.y - 0.8, 1.9])
  fill(wrap, wool.base)
  inside(wrap, () => {
    round(wrap, neck.x, neck.y, 5, wool, 0.7)
    spot(neck.x, neck.y + 2.6, 5, 1.6, wool.deep, 0.6)
    stroke([neck.x - 5, neck.y - 0.6, 0.1, neck.x, neck.y + 1.2, 0.5, neck.x + 5, neck.y - 0.4, 0.1], wool.deep, 0.6)
  })
}

function paintBackpack(
  { fill, inside, round, spot, stroke, stuff }: FigureBrush,
  look: Look,
  across: (share: number, aside: number) => Spot,
  isFront: boolean,
  trunk: Path2D,
): void {
  const canvas = stuff(look.leather)
  if (isFront) {
    inside(trunk, () => {
      for (const aside of [0.16, 0.86])
        stroke([...at(across(-0.1, aside)), 1.2, ...at(across(0.6, aside)), 1.2], canvas.base)
    })
    return
  }
  const { x, y } = across(0.45, 0.45)
  const pack = blob([
    x - 7.6,
    y - 11,
    x,
    y - 13,
    x + 7.6,
    y - 11,
    x + 8.6,
    y,
    x + 8,
    y + 11,
    x + 6,
    y + 13,
    x - 6,
    y + 13,
    x - 8,
    y + 11,
    x - 8.6,
    y,
  ])
  fill(pack, canvas.base)
  inside(pack, () => {
    round(pack, x, y, 11, canvas, 0.9)
    fill(box(x - 5, y + 3, 10, 7.6, 1.4), canvas.pale, 0.3)
    stroke([x - 9, y - 1, 0.3, x, y + 0.8, 0.7, x + 9, y - 1, 0.3], canvas.deep, 0.7)
    spot(x, y + 13, 9, 6, canvas.deep, 0.6)
  })
  fill(box(x - 9, y - 16.4, 18, 5.2, 2.6), stuff(look.hat).base)
}

/** A stick under a hand that hangs; a hand that does something else has put it down. */
export function paintStick(
  { fill, stuff }: FigureBrush,
  { near, facing, isNearArmAcross }: Skeleton,
  look: Look,
): void {
  const grip = { x: near.hand.x + 0.9 * facing, y: near.hand.y + 2.6 }
  const isHanging = grip.y < -32 && grip.y > -62 && Math.abs(grip.x - near.shoulder.x) < 15 && !isNearArmAcross
  if (!isHanging) return
  const foot = { x: grip.x + 4.4 * facing, y: -0.7 }
  fill(
    limb([grip.x - 0.4 * facing, grip.y - 1.4, 0.8, ...at(between(grip, foot, 0.5)), 0.6, ...at(foot), 0.55]),
    stuff(look.leather).base,
  )
}
