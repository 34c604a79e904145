import type { FigureBrush } from './figure-brush.ts'
import type { Look } from './figure-looks.ts'
import { between, type Side } from './figure-skeleton.ts'
import { limb, union } from '../shapes.ts'

/** How a hand lies from the wrist on: how far its fingers spread, how much they curl towards the thumb, how long they seem. */
type Grip = { spread: number; curl: number; length: number }
const LOOSE: Grip = { spread: 1, curl: 1, length: 0.94 }
const OPEN: Grip = { spread: 1.75, curl: 0.15, length: 1.06 }
/** Hands, against life. */
const HAND_SCALE = 1.14

/** A hand that hangs or holds loosely, its fingers together; one that is raised is open, its fingers apart. */
export function paintHand({ fill, roll, stroke, stuff }: FigureBrush, limbs: Side, look: Look, facing: number): void {
  const { shoulder, elbow, hand } = limbs
  const skin = stuff(look.skin)
  const { spread, curl, length: long } = hand.y < shoulder.y - 14 ? OPEN : LOOSE
  const length = Math.hypot(hand.x - elbow.x, hand.y - elbow.y) || 1
  const [alongX, alongY] = [(hand.x - elbow.x) / length, (hand.y - elbow.y) / length]
  const start = between(elbow, hand, 1 - 0.4 / length)
  const size = HAND_SCALE * (look.age === 'child' ? 0.94 : look.sex === 'woman' ? 0.92 : 1.04)
  /** So far from the wrist, and so far towards the thumb. */
  const spotAt = (far: number, aside: number): readonly [number, number] => [
    start.x + (alongX * far - alongY * aside * -facing) * size,
    start.y + (alongY * far + alongX * aside * -facing) * size,
  ]
  const palm = limb([...spotAt(-0.4, 0), 1.2 * size, ...spotAt(2, 0), 1.75 * size, ...spotAt(3.8, -0.1), 1.65 * size])
  const fingers = [-1.1, -0.35, 0.42, 1.1].map((aside, i) => {
    const tip = [5.9, 6.7, 6.6, 6][i]! * long
    return limb([
      ...spotAt(3.2, aside),
      0.66 * size,
      ...spotAt((3.4 + tip) / 2, aside * spread + curl * 0.1),
      0.6 * size,
      ...spotAt(tip, aside * spread * 1.06 + curl * 0.6),
      0.44 * size,
    ])
  })
  const thumb = limb([
    ...spotAt(0.7, 0.8),
    0.95 * size,
    ...spotAt(2.5, 1.6 + spread * 0.5),
    0.76 * size,
    ...spotAt(4.2, 1.7 + spread * 0.7),
    0.5 * size,
  ])
  const whole = union(palm, thumb, ...fingers)
  fill(whole, skin.base)
  roll(whole, [...spotAt(0, 0.3), ...spotAt(5, 0.3)], 2.6 * size, skin, 0.6, 0.7)
  for (const aside of [-0.72, 0.04, 0.76])
    stroke([...spotAt(3.8, aside * spread), 0.05, ...spotAt(5.7, aside * spread + curl * 0.3), 0.2], skin.deep, 0.75)
  stroke([...spotAt(2.2, 1.3), 0.05, ...spotAt(3.6, 1.6), 0.24], skin.deep, 0.6)
  stroke([...spotAt(0.2, -1.3), 0.3, ...spotAt(0.2, 1.3), 0.3], skin.deep, 0.6)
}
