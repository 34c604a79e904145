import { Path2D } from '@napi-rs/canvas'

/**
 * A level surface before the camera, in perspective. Places on it are measured in hundredths of the picture's height as large as they
 * are where the thing stands: x across from there, z away from the eye.
 */
export type Plane = {
  /** Rows of its far edge and of where the thing stands, in pixels. */
  far: number
  base: number
  /** Pixels of a unit at a row. */
  scaleAt(row: number): number
  /** The pixel of a place on it. */
  at(x: number, z: number): readonly [number, number]
}

type View = {
  /** Height of the picture, in pixels. */
  height: number
  /** Column of x = 0, in pixels. */
  middle: number
  /** Rows where it would meet the sky, where it ends, and where the thing stands, as shares of the height. */
  vanish: number
  far: number
  base: number
}

/** How far from the eye the thing stands, in hundredths of the picture's height: a lens a little longer than normal. */
const DISTANCE = 110

export function createPlane({ height, middle, vanish, far, base }: View): Plane {
  const [low, top] = [base * height, vanish * height]
  const unit = height / 100
  const scaleAt = (row: number): number => ((row - top) / (low - top)) * unit
  return {
    far: far * height,
    base: low,
    scaleAt,
    at(x, z) {
      const near = DISTANCE / Math.max(DISTANCE * 0.08, DISTANCE + z)
      return [middle + x * unit * near, top + (low - top) * near]
    },
  }
}

/** The same seen from straight above: x and z from the middle of where the thing lies. */
export function createFloorPlan({ width, height }: { width: number; height: number }): Plane {
  const unit = height / 100
  return {
    far: 0,
    base: height * 0.4,
    scaleAt: () => unit,
    at: (x, z) => [width / 2 + x * unit, height * 0.4 - z * unit],
  }
}

/** A shape that lies there: x, z, …, turned about a place of its own and closed. */
export function laidShape(
  plane: Plane,
  points: readonly number[],
  { x, z, turn = 0 }: { x: number; z: number; turn?: number },
): Path2D {
  const path = new Path2D()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [across, away] = [points[i]!, points[i + 1]!]
    const [px, py] = plane.at(x + across * cos - away * sin, z + across * sin + away * cos)
    if (i === 0) path.moveTo(px, py)
    else path.lineTo(px, py)
  }
  path.closePath()
  return path
}

/** Corners of a rectangle about a middle: x, z, … */
export function rectangle(width: number, deep: number, x = 0, z = 0): number[] {
  const [w, d] = [width / 2, deep / 2]
  return [x - w, z - d, x + w, z - d, x + w, z + d, x - w, z + d]
}

/** Points of an ellipse about a middle: x, z, … */
export function ring(radius: number, deep = radius, x = 0, z = 0): number[] {
  return Array.from({ length: 28 }, (_, i) => {
    const turn = (i / 28) * Math.PI * 2
    return [x + Math.cos(turn) * radius, z + Math.sin(turn) * deep]
  }).flat()
}
