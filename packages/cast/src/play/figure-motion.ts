import type { PlayFigure } from '@dayreel/storyboard'

/** One picture of a moving figure. Distances are fractions of its height. */
export type FigurePose = {
  /** Index of the step of a walk. */
  step: number
  lift: number
  aside: number
  /** Degrees clockwise about the feet. */
  turn: number
  isFlipped: boolean
  /** Strength of its light, 0…1, for what shines. */
  glow: number
}

/** The pictures of a figure in the order of `DrawnLayer.files`. */
export type FigureMotion = { poses: FigurePose[]; once: number }

const REST: FigurePose = { step: 0, lift: 0, aside: 0, turn: 0, isFlipped: false, glow: 1 }
/** A layer shows about twelve files in a second, and a walk takes 1.8 seconds. */
const WALK_FILES = 21

/** Chooses the pictures of a figure's action. */
export function motionOf({ enter = 'there', does = 'rest' }: PlayFigure, steps: number): FigureMotion {
  const isWalkedIn = enter === 'left' || enter === 'right'
  if (does === 'walk') {
    const poses = Array.from({ length: WALK_FILES }, (_, i) => stride(Math.floor(i / 2), steps))
    return isWalkedIn
      ? { poses: [...poses, stride(steps > 1 ? 1 : 0, steps)], once: WALK_FILES }
      : loop(poses.slice(0, 8 * 2))
  }
  switch (does) {
    case 'hop':
      return loop([0, 0.05, 0.08, 0.05, 0, 0, 0, 0, 0, 0].map((lift) => ({ ...REST, lift })))
    case 'float':
      return loop(wave(24).map((at) => ({ ...REST, lift: 0.012 * at, turn: 1.6 * at })))
    case 'fly':
      return loop(wave(18).map((at) => ({ ...REST, lift: 0.08 * at, turn: 2.5 * at })))
    case 'shake':
      return loop([0.012, -0.012, 0.012, -0.012, 0, 0, 0, 0].map((aside) => ({ ...REST, aside })))
    case 'turn':
      return { poses: [...Array.from({ length: 14 }, () => REST), { ...REST, isFlipped: true }], once: 14 }
    case 'shine':
      return loop([1, 0.86, 0.95, 0.8, 0.92, 0.88].map((glow) => ({ ...REST, glow })))
    default:
      return loop([REST])
  }
}

function stride(index: number, steps: number): FigurePose {
  // A puppet without legs to move rocks from side to side.
  return steps > 1
    ? { ...REST, step: index % steps }
    : { ...REST, turn: index % 2 === 0 ? 2 : -2, lift: index % 2 === 0 ? 0.012 : 0 }
}

function loop(poses: FigurePose[]): FigureMotion {
  return { poses, once: 0 }
}

/** Returns a slow swing in steps that are each shown for three files. */
function wave(length: number): number[] {
  return Array.from({ length }, (_, i) => {
    const step = Math.floor(i / 3) / (length / 3)
    return Number(Math.sin(step * 2 * Math.PI).toFixed(2))
  })
}
