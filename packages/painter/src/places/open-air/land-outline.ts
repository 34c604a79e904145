import { clamp } from '../../math.ts'
import { borrowFloats } from '../../scratch-arrays.ts'
import type { View } from './air.ts'
import type { LandGrid } from './land-grid.ts'

/** Numbers that {@link LandOutline.edges} has for each pixel. */
export const EDGE_SIZE = 6

/** Where the pixels of a picture meet the ground. */
type LandOutline = {
  /** Of each pixel, the row of the grid that it shows, between two rows with its fraction; −1 where it shows none. */
  place: Float32Array
  /**
   * Pixels that the outline of a hill cuts, those of a column from near to far: the pixel, the share of it that is ground, its row
   * of the grid, and room for three numbers of light.
   */
  edges: Float32Array
  /** Where the last one ends. */
  edgeEnd: number
}

/** Finds it column by column, from near to far. */
export function traceOutline(view: View, grid: LandGrid): LandOutline {
  const { width, height, focal, horizon, cameraHeight } = view
  const { columnStep, rows, distances, heights, lastRows } = grid
  const place = borrowFloats('land place', width * height).fill(-1)
  let edges = borrowFloats('land edges', width * EDGE_SIZE * 24)
  let edgeEnd = 0
  for (let x = 0; x < width; x++) {
    const column = Math.floor(x / columnStep)
    const t = x / columnStep - column
    const leftAt = (column + 1) * rows
    const rightAt = leftAt + rows
    const end = Math.max(lastRows[column + 1]!, lastRows[column + 2]!)
    let skyline = height
    let rowBefore = height + 40
    for (let j = 0; j <= end; j++) {
      const y = heights[leftAt + j]! * (1 - t) + heights[rightAt + j]! * t
      const row = horizon - ((y - cameraHeight) / distances[j]!) * focal
      if (row < skyline - 0.02) {
        const from = j > 0 ? j - 1 : 0
        const top = Math.max(0, Math.floor(row))
        const rise = Math.max(1e-3, rowBefore - row)
        for (let pixelRow = Math.min(height - 1, Math.ceil(skyline) - 1); pixelRow >= top; pixelRow--) {
          const share = clamp((rowBefore - pixelRow) / rise, 0, 0.999)
          const cover = pixelRow + 1 - row
          if (cover >= 0.98) {
            place[pixelRow * width + x] = from + share
            continue
          }
          if (edgeEnd === edges.length) {
            const before = edges
            edges = new Float32Array(before.length * 2)
            edges.set(before)
          }
          edges[edgeEnd] = pixelRow * width + x
          edges[edgeEnd + 1] = cover
          edges[edgeEnd + 2] = from + share
          edgeEnd += EDGE_SIZE
        }
        skyline = row
      }
      rowBefore = row
    }
  }
  return { place, edges, edgeEnd }
}
