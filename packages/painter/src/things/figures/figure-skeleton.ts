/** Where something is, in hundredths of the body's standing height; y upwards negative. */
export type Spot = { x: number; y: number }

/** One side's limbs, from the trunk outwards. */
export type Side = { shoulder: Spot; elbow: Spot; hand: Spot; hip: Spot; knee: Spot; ankle: Spot; toe: Spot }

/** A body seen three-quarter from behind and turned to the right: `near` is its right side, `far` its left. */
export type Skeleton = {
  head: Spot
  /** Radians, clockwise. */
  headTurn: number
  neck: Spot
  near: Side
  far: Side
  /** Whether the trunk hides the far arm. */
  isFarArmHidden: boolean
  /** Whether the near arm lies across the trunk. */
  isNearArmAcross: boolean
  /** Whether the arms come before the head. */
  isHandBeforeFace: boolean
  /** The way it faces across the picture. */
  facing: -1 | 1
  /** Whether skirts hang free below the hips, as on someone upright. */
  isUpright: boolean
}

type Numbers = readonly number[]

/** shoulder, elbow, hand, hip, knee, ankle, toe: x, y each. */
function side(numbers: Numbers): Side {
  const at = (i: number): Spot => ({ x: numbers[i * 2]!, y: numbers[i * 2 + 1]! })
  return { shoulder: at(0), elbow: at(1), hand: at(2), hip: at(3), knee: at(4), ankle: at(5), toe: at(6) }
}

export function pose(
  head: readonly [number, number, number],
  neck: readonly [number, number],
  near: Numbers,
  far: Numbers,
  options: {
    isFarArmHidden?: boolean
    isNearArmAcross?: boolean
    isUpright?: boolean
    isHandBeforeFace?: boolean
  } = {},
): Skeleton {
  const { isFarArmHidden = false, isNearArmAcross = false, isUpright = true, isHandBeforeFace = false } = options
  return {
    head: { x: head[0], y: head[1] },
    headTurn: head[2],
    neck: { x: neck[0], y: neck[1] },
    near: side(near),
    far: side(far),
    isFarArmHidden,
    isNearArmAcross,
    isHandBeforeFace,
    facing: 1,
    isUpright,
  }
}

/** The spot a share of the way from one to another, moved aside. */
export function between(from: Spot, to: Spot, share: number, x = 0, y = 0): Spot {
  return { x: from.x + (to.x - from.x) * share + x, y: from.y + (to.y - from.y) * share + y }
}

/** The spot's coordinates, for shapes that take lists of numbers. */
export function at({ x, y }: Spot): readonly [number, number] {
  return [x, y]
}
