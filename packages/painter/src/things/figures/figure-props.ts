import type { FigureBrush } from './figure-brush.ts'
import type { Look } from './figure-looks.ts'
import { at, between, type Skeleton } from './figure-skeleton.ts'
import { box, limb, polygon } from '../shapes.ts'

/** Draws a chair under whoever sits upright, seen from aside. */
export function paintChair({ fill, stroke, stuff }: FigureBrush, { near, far, facing }: Skeleton, look: Look): void {
  const wood = stuff(look.leather)
  const level = Math.max(near.hip.y, far.hip.y) + 5.4
  const [back, front] = [Math.min(near.hip.x * facing, far.hip.x * facing) - 8, near.hip.x * facing + 15]
  const x = (value: number): number => value * facing
  const post = (from: number, top: number, lean: number): void =>
    fill(limb([x(from + lean), top, 1, x(from), 0, 0.9]), wood.base)
  post(back + 4, level, 0)
  post(front - 4, level, 0)
  fill(polygon([x(back), level, x(front), level, x(front), level + 2.6, x(back), level + 2.6]), wood.base)
  stroke([x(back), level + 0.3, 0.3, x(front), level + 0.3, 0.3], wood.pale, 0.8)
  post(front, level, 0)
  fill(limb([x(back - 3), level - 33, 1.1, x(back), level, 1.3, x(back - 1.4), 0, 1]), wood.base)
  fill(limb([x(back + 3), level - 33, 1.1, x(back + 5), level, 1.2]), wood.deep)
  for (const rise of [31, 24]) stroke([x(back - 3.4), level - rise, 1.5, x(back + 3.4), level - rise, 1.5], wood.base)
}

/** Draws a table before whoever writes at it, with a sheet on it and a pen in the near hand. */
export function paintDesk({ fill, stroke, stuff }: FigureBrush, { near, facing }: Skeleton, look: Look): void {
  const wood = stuff('#6d4d36')
  const paper = stuff('#d8d0bf')
  const x = (value: number): number => value * facing
  const level = near.hand.y + 3.4
  for (const leg of [8, 50]) fill(limb([x(leg), level, 1.5, x(leg + 0.4), 0, 1.1]), wood.deep)
  fill(polygon([x(2), level, x(55), level, x(55), level + 6.4, x(2), level + 6.4]), wood.deep)
  fill(polygon([x(0), level - 1.6, x(57), level - 1.6, x(57), level + 1, x(0), level + 1]), wood.base)
  stroke([x(0), level - 1.5, 0.3, x(57), level - 1.5, 0.3], wood.pale, 0.9)
  fill(polygon([x(10), level - 1.7, x(31), level - 1.7, x(34), level - 3.2, x(13), level - 3.2]), paper.base)
  // Two books and an inkwell.
  fill(box(Math.min(x(38), x(52)), level - 4.6, 14, 3, 0.5), stuff(look.hat).base)
  fill(box(Math.min(x(39.5), x(51)), level - 7.2, 11.5, 2.6, 0.5), stuff('#4c5f6b').base)
}

/** The pen of whoever writes. */
export function paintPen({ stroke, stuff }: FigureBrush, { near, facing }: Skeleton): void {
  const tip = between(near.hand, near.hand, 0, 5.4 * facing, 1.4)
  stroke([...at(tip), 0.2, ...at(between(tip, tip, 0, -3.4 * facing, -8)), 0.45], stuff('#2a2625').base)
}

/** Draws a box in the arms of whoever carries. */
export function paintLoad({ fill, stroke, stuff }: FigureBrush, { near, facing }: Skeleton): void {
  const card = stuff('#8f6f4b')
  const [left, top] = [near.hand.x - (facing > 0 ? 5 : 15), near.hand.y - 11.4]
  fill(box(left, top, 20, 14, 0.8), card.base)
  fill(box(left, top, 20, 3, 0.6), card.pale, 0.5)
  stroke([left + 10, top, 1, left + 10, top + 14, 1], card.deep, 0.5)
}

/** Draws a chair held before the body of whoever carries it, its back away from them. */
export function paintCarriedChair({ fill, stroke, stuff }: FigureBrush, { near, facing }: Skeleton): void {
  const wood = stuff('#7a5334')
  const x = (value: number): number => near.hand.x + value * facing
  const y = (value: number): number => near.hand.y + value
  for (const [from, lean] of [
    [0, -1],
    [16, 1],
  ] as const)
    fill(limb([x(from), y(1), 1.2, x(from + lean), y(25), 1]), wood.deep)
  fill(limb([x(-3), y(1), 1.3, x(-5), y(26), 1.1]), wood.base)
  fill(limb([x(20), y(-26), 1.3, x(18.6), y(1), 1.4, x(20), y(26), 1.1]), wood.base)
  for (const rise of [24, 17.5]) stroke([x(17), y(-rise), 1.5, x(22), y(-rise), 1.5], wood.base)
  fill(polygon([x(-4.6), y(-1.6), x(20.4), y(-1.6), x(20.4), y(1.8), x(-4.6), y(1.8)]), wood.base)
  stroke([x(-4), y(-1.3), 0.4, x(20), y(-1.3), 0.4], wood.pale, 0.8)
  stroke([x(-3.6), y(13), 0.9, x(18.8), y(13), 0.9], wood.deep)
}

/** Draws a balustrade before whoever leans on it. */
export function paintRail({ fill, stroke, stuff }: FigureBrush, { near }: Skeleton): void {
  const stone = stuff('#857d73')
  const level = near.hand.y + 2.6
  fill(box(-58, -4.4, 116, 4.6, 0.6), stone.base)
  for (let x = -53; x <= 53; x += 10.6)
    fill(limb([x, level + 3, 1.5, x, level / 2 - 6, 1.5, x, level / 2 + 8, 3, x, -4, 1.7]), stone.base)
  fill(box(-60, level, 120, 4.8, 0.8), stone.base)
  stroke([-60, level + 0.5, 0.4, 60, level + 0.5, 0.4], stone.pale, 0.8)
  stroke([-58, level + 5, 0.3, 58, level + 5, 0.3], stone.deep, 0.8)
}
