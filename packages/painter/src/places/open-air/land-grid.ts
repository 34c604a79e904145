import { borrowFloats } from '../../scratch-arrays.ts'
import type { View } from './air.ts'
import type { Land } from './ground.ts'

/** Heights of the ground on a grid of picture columns and distances: near where it is fine in the picture, coarser far off. */
export type LandGrid = {
  /** Pixels between two columns. */
  columnStep: number
  columns: number
  rows: number
  /** Share by which the distance grows from row to row. */
  step: number
  /** Metres ahead of each row. */
  distances: Float32Array
  /** Metres, by column and in it by row. */
  heights: Float32Array
  /** Of each column, the last row before all that follows is hidden. */
  lastRows: Int32Array
  /** Metres to the right of a column, per metre ahead. */
  acrossOf: (column: number) => number
}

/** Asks the land for its heights, column by column until the rest is hidden. */
export function measureLand(view: View, land: Land): LandGrid {
  const { width, height, middle, focal, horizon, cameraHeight } = view
  const { ceiling } = land
  // A small film has no use for fine steps.
  const step = (land.step ?? 0.006) * Math.max(1.4, 800 / height)
  const columnStep = Math.max(1, Math.round(width / 350))
  const columns = Math.ceil((width - 1) / columnStep) + 3 // one beyond each side, for slopes
  const acrossOf = (column: number): number => ((column - 1) * columnStep - middle) / focal
  const distances = spaceDistances(land.nearest, land.farthest, step)
  const rows = distances.length
  const heights = borrowFloats('land heights', columns * rows).fill(0)
  const lastRows = new Int32Array(columns)
  for (let i = 0; i < columns; i++) {
    const across = acrossOf(i)
    let skyline = height
    let j = 0
    for (; j < rows; j++) {
      const z = distances[j]!
      const y = land.heightAt(across * z, z)
      heights[i * rows + j] = y
      const row = horizon - ((y - cameraHeight) / z) * focal
      if (row < skyline) skyline = row
      if (skyline < 0 || (ceiling > cameraHeight && horizon - ((ceiling - cameraHeight) / z) * focal > skyline + 2))
        break
    }
    lastRows[i] = Math.min(j, rows - 1)
    for (j++; j < rows; j++)
      heights[i * rows + j] = cameraHeight + ((horizon - skyline) / focal) * distances[j]! - 0.001 * distances[j]!
  }
  return { columnStep, columns, rows, step, distances, heights, lastRows, acrossOf }
}

function spaceDistances(nearest: number, farthest: number, step: number): Float32Array {
  const distances: number[] = []
  // Close by, a picture row spans more ground than a step would: coarser steps do.
  for (let z = nearest; z < farthest; z += z * step * (z < nearest * 12 ? 1.6 : 1)) distances.push(z)
  distances.push(farthest)
  return Float32Array.from(distances)
}
