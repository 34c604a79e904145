import type { HandBrush, Ramp } from './hand-brush.ts'
import { blob } from '../shapes.ts'

/** A hand's length, wrist to fingertip, is 100; the wrist is at the origin, the fingers go up, the thumb is on the left. */
type Finger = { base: readonly [number, number]; length: number; radius: number }

const FINGERS: readonly Finger[] = [
  { base: [-15, -48], length: 44, radius: 6 },
  { base: [-3.4, -51], length: 49, radius: 6.2 },
  { base: [8.2, -48.6], length: 45, radius: 5.8 },
  { base: [18.6, -42], length: 35, radius: 5 },
]

/** How a flat hand is held. Angles in radians, clockwise. */
export type FlatHand = {
  /** Whether its back or its palm is seen. */
  side: 'back' | 'palm'
  /** Which way each finger points, from the index on; 0 is straight ahead. */
  turns: readonly number[]
  /** How much of its length each finger shows: less where it is bent to or from the eye. */
  reaches: readonly number[]
  /** Which way the thumb points. */
  thumb: number
}

/** A finger's joints and tip with the flesh around them: x, y, radius, …; more bent towards its tip. */
function fingerPoints({ base, length, radius }: Finger, turn: number, reach: number): number[] {
  const points: number[] = []
  let [x, y] = base
  const add = (share: number, angle: number, wide: number): void => {
    x += Math.sin(angle) * length * share * reach
    y -= Math.cos(angle) * length * share * reach
    points.push(x, y, radius * wide)
  }
  points.push(x * 0.84, y + 15, radius * 0.3, x, y + 1, radius * 1.04)
  add(0.26, turn, 0.97)
  add(0.22, turn, 1)
  add(0.16, turn * 0.8, 0.89)
  add(0.13, turn * 0.7, 0.91)
  add(0.11, turn * 0.55, 0.82)
  add(0.06, turn * 0.5, 0.7)
  return points
}

function thumbPoints(turn: number): number[] {
  const points = [-7, -4, 3, -12, -13, 8, -19, -22, 9]
  let [x, y] = [-24, -29]
  for (const [length, wide, bend] of [
    [0, 7.4, 0],
    [9, 6.6, 0],
    [8, 6.7, 0.05],
    [8, 6.2, 0.12],
    [5, 4.6, 0.16],
  ] as const) {
    x += Math.sin(turn + bend) * length
    y -= Math.cos(turn + bend) * length
    points.push(x, y, wide)
  }
  return points
}

const PALM = [
  -13, 22, -13.4, 8, -13.6, -6, -18, -18, -22.6, -30, -22, -40, -20, -48, -12, -53, -2, -54.6, 8, -52.6, 18, -47, 23.6,
  -40, 25.6, -30, 22.6, -14, 15.4, -2, 13.6, 8, 13.4, 22,
]

/** Paints a hand whose palm or back is turned to the eye. */
export function paintFlatHand(brush: HandBrush, hand: FlatHand, skin: Ramp): void {
  const { side, turns, reaches, thumb } = hand
  const isBack = side === 'back'
  const deep = toneOf(skin, 0.12)
  const palm = blob(PALM)
  brush.dome(palm, 2, -24, 24, skin)
  brush.within(palm, () => {
    if (isBack) paintBack(brush, skin)
    else paintPalm(brush, skin)
  })
  const thumbSpots = paintThumb(brush, thumb, skin)
  // Its ball goes over into the hand.
  brush.within(palm, () => brush.spot(-9, -13, 9, 13, toneOf(skin, 0.74), 0.95))
  if (isBack) paintNail(brush, thumbSpots, skin, 1.1)
  paintCrease(brush, thumbSpots, 5, deep, isBack)
  // The little finger lies lowest, the middle one over all.
  for (const i of [3, 0, 2, 1]) {
    const points = fingerPoints(FINGERS[i]!, turns[i]!, reaches[i]!)
    brush.stroke(grown(points.slice(6), 0.5), deep, 0.4)
    brush.tube(points, skin)
    if (isBack) paintNail(brush, points, skin)
    for (const joint of [3, 5]) paintCrease(brush, points, joint, deep, isBack)
  }
  paintKnuckles(brush, hand, skin)
}

/** Paints the thumb alone, as it lies over what the hand holds. @returns its joints and tip: x, y, radius, … */
export function paintThumb(brush: HandBrush, turn: number, skin: Ramp): number[] {
  const points = thumbPoints(turn)
  brush.tube(points, skin)
  return points
}

/** Paints one finger alone, from the index (0) on, as it lies over what the hand holds. */
export function paintFinger(brush: HandBrush, index: number, turn: number, reach: number, skin: Ramp): void {
  const points = fingerPoints(FINGERS[index]!, turn, reach)
  brush.stroke(grown(points.slice(6), 0.5), toneOf(skin, 0.12), 0.4)
  brush.tube(points, skin)
  paintNail(brush, points, skin)
  for (const joint of [3, 5]) paintCrease(brush, points, joint, toneOf(skin, 0.12), true)
}

function toneOf(ramp: Ramp, share: number): Ramp[number] {
  return ramp[Math.round(share * (ramp.length - 1))]!
}

/** Where fingers grow out of the hand: without a seam, with hollows between them. */
function paintKnuckles(brush: HandBrush, { side, turns, reaches }: FlatHand, skin: Ramp): void {
  const [deep, mid, pale] = [toneOf(skin, 0.12), toneOf(skin, 0.72), toneOf(skin, 0.95)]
  const [wayX, wayY] = brush.localWay()
  for (const [i, finger] of FINGERS.entries()) {
    const points = fingerPoints(finger, turns[i]!, reaches[i]!)
    const [x, y] = finger.base
    brush.spot(x * 0.88, y + 11, 6, 9, mid, 0.9)
    if (side === 'back') {
      brush.spot(x + wayX * 1.6, y - 0.6 + wayY * 1.4, 4.6, 5, pale, 0.6)
      brush.spot(x - wayX * 3, y + 4, 4, 4, toneOf(skin, 0.4), 0.3)
      brush.stroke([x - 3, y + 1.6, 0.1, x, y + 2.6, 0.4, x + 3.2, y + 1.4, 0.1], deep, 0.16)
    } else {
      brush.spot(x, y + 5, 5, 5, pale, 0.5)
      brush.stroke([x - 5, y - 5, 0.1, x, y - 6.6, 0.5, x + 5, y - 4.6, 0.1], deep, 0.4)
    }
    if (i === 0) continue
    const before = fingerPoints(FINGERS[i - 1]!, turns[i - 1]!, reaches[i - 1]!)
    const [gapX, gapY] = [(points[6]! + before[6]!) / 2, (points[7]! + before[7]!) / 2]
    brush.stroke([gapX, gapY - 1, 0.3, gapX, gapY + 4, 0.6, gapX, gapY + 8, 0.1], deep, 0.45)
  }
}

/** Tendons fan out from the wrist; hollows lie between the knuckles. */
function paintBack({ spot, stroke }: HandBrush, skin: Ramp): void {
  for (const [x, y] of FINGERS.map(({ base }) => base)) {
    stroke([x * 0.3, -6, 0.3, x * 0.7, -26, 1.1, x, y + 2, 1.6], toneOf(skin, 0.93), 0.2)
    stroke([x * 0.3 + 1.6, -6, 0.2, x * 0.7 + 2, -26, 0.7, x + 3.6, y + 4, 0.4], toneOf(skin, 0.25), 0.2)
  }
  for (const [x, y] of [
    [-9.4, -46],
    [2.4, -46.6],
    [13.4, -42],
  ] as const)
    spot(x, y, 3, 7, toneOf(skin, 0.25), 0.5)
  spot(-17, -26, 7, 12, toneOf(skin, 0.32), 0.4)
  spot(0, 4, 18, 7, toneOf(skin, 0.32), 0.5)
  stroke([4, -2, 0.1, 6, -18, 0.7, 12, -32, 0.2], toneOf(skin, 0.42), 0.3)
}

/** Three lines, the ball of the thumb and the edge of the hand. */
function paintPalm({ spot, stroke }: HandBrush, skin: Ramp): void {
  spot(2, -28, 12, 15, toneOf(skin, 0.25), 0.5)
  spot(-11, -19, 11, 15, toneOf(skin, 0.93), 0.7)
  spot(17, -18, 8, 17, toneOf(skin, 0.93), 0.4)
  const line = toneOf(skin, 0.1)
  stroke([-18, -36, 0.3, -8, -33, 0.75, -1.4, -20, 0.75, -2, -4, 0.2], line, 0.55)
  stroke([-18.6, -37, 0.3, -4, -34, 0.7, 8, -27, 0.6, 15, -21, 0.15], line, 0.45)
  stroke([22.6, -35, 0.3, 12, -36.4, 0.7, 1, -40, 0.6, -6, -45.4, 0.15], line, 0.5)
  stroke([-8, 1.4, 0.15, 0, 3, 0.6, 9, 1.4, 0.15], line, 0.5)
}

/** The small folds over a joint. */
function paintCrease(
  { stroke }: HandBrush,
  points: readonly number[],
  joint: number,
  ink: Ramp[number],
  isBack: boolean,
): void {
  const [x, y, radius] = [points[joint * 3]!, points[joint * 3 + 1]!, points[joint * 3 + 2]!]
  const [aheadX, aheadY] = directionAt(points, joint)
  for (const [along, wide, alpha] of isBack
    ? ([
        [-1.1, 0.5, 0.3],
        [0.1, 0.62, 0.42],
        [1.2, 0.45, 0.28],
      ] as const)
    : ([[0, 0.8, 0.45]] as const)) {
    const [midX, midY] = [x + aheadX * along, y + aheadY * along]
    const [sideX, sideY] = [-aheadY * radius * wide, aheadX * radius * wide]
    const bow = isBack ? 0.7 : -0.7
    stroke(
      [
        midX - sideX,
        midY - sideY,
        0.08,
        midX + aheadX * bow,
        midY + aheadY * bow,
        0.36,
        midX + sideX,
        midY + sideY,
        0.08,
      ],
      ink,
      alpha,
    )
  }
}

function directionAt(points: readonly number[], joint: number): readonly [number, number] {
  const [fromX, fromY] = [points[joint * 3 - 3]!, points[joint * 3 - 2]!]
  const [toX, toY] = [points[joint * 3]!, points[joint * 3 + 1]!]
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  return [(toX - fromX) / length, (toY - fromY) / length]
}

/** A nail on the last joint: a pale plate with a shine, set into the flesh. */
export function paintNail(brush: HandBrush, points: readonly number[], skin: Ramp, wide = 1): void {
  const last = points.length / 3 - 1
  const [x, y, radius] = [points[last * 3]!, points[last * 3 + 1]!, points[last * 3 + 2]!]
  const [aheadX, aheadY] = directionAt(points, last)
  const { context } = brush
  context.save()
  context.transform(-aheadY, aheadX, -aheadX, -aheadY, x, y)
  const half = radius * 0.78 * wide
  const nail = blob([
    -half,
    1.6,
    -half * 0.86,
    -2.6,
    0,
    -4,
    half * 0.86,
    -2.6,
    half,
    1.6,
    half * 0.6,
    4,
    0,
    4.9,
    -half * 0.6,
    4,
  ])
  brush.fill(nail, toneOf(skin, 0.25), 0.5)
  context.translate(0, -0.2)
  context.scale(0.88, 0.9)
  brush.fill(nail, toneOf(skin, 0.93), 0.85)
  brush.within(nail, () => brush.spot(-half * 0.3, -1.2, half * 0.8, 3, toneOf(skin, 1), 0.7))
  context.restore()
}

function grown(points: readonly number[], by: number): number[] {
  return points.map((value, i) => (i % 3 === 2 ? value + by : value))
}
