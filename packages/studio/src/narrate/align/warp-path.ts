import { featureDistance, FEATURES } from './speech-features.ts'

/** How far a speaker may be ahead of or behind the reference, as a fraction of the whole. */
const BAND_PART = 0.2
const NARROWEST_BAND = 80
const [BOTH, REFERENCE, HEARD] = [1, 2, 3]

export type WarpPath = {
  /** For each reference frame, the mean index of the heard frames that it matches. */
  heardAt: Float32Array
  /** For each reference frame, the mean distance to them. */
  distances: Float32Array
}

/**
 * Aligns two sequences of frames at the lowest total distance (dynamic time warping).
 *
 * @param reference frames of `FEATURES` numbers.
 * @param heard frames of `FEATURES` numbers.
 */
export function warpPath(reference: Float32Array, heard: Float32Array): WarpPath {
  const rows = reference.length / FEATURES
  const columns = heard.length / FEATURES
  const half = Math.max(NARROWEST_BAND, Math.ceil(BAND_PART * Math.max(rows, columns)))
  const width = 2 * half + 1
  const steps = new Uint8Array(rows * width)
  let above = new Float32Array(width).fill(Number.POSITIVE_INFINITY)
  let costs = new Float32Array(width)
  const firstOf = (row: number): number => Math.round((row * columns) / rows) - half
  for (let row = 0; row < rows; row++) {
    const first = firstOf(row)
    // The band moves to the right, so a column has another place in the row above.
    const shift = row === 0 ? 0 : first - firstOf(row - 1)
    costs.fill(Number.POSITIVE_INFINITY)
    const to = Math.min(columns, first + width)
    for (let column = Math.max(0, first); column < to; column++) {
      const at = column - first
      const up = at + shift
      let least = row === 0 && column === 0 ? 0 : Number.POSITIVE_INFINITY
      let step = 0
      // A row has infinite costs outside its columns, so only the ends of the band are checked.
      const both = up >= 1 && up <= width ? above[up - 1]! : Number.POSITIVE_INFINITY
      if (both < least) {
        least = both
        step = BOTH
      }
      const stay = up < width ? above[up]! : Number.POSITIVE_INFINITY
      if (stay < least) {
        least = stay
        step = REFERENCE
      }
      if (at > 0 && costs[at - 1]! < least) {
        least = costs[at - 1]!
        step = HEARD
      }
      costs[at] = least + featureDistance(reference, row, heard, column)
      steps[row * width + at] = step
    }
    ;[above, costs] = [costs, above]
  }
  return trace()

  function trace(): WarpPath {
    const heardAt = new Float32Array(rows)
    const distances = new Float32Array(rows)
    const counts = new Uint32Array(rows)
    for (let row = rows - 1, column = columns - 1; row >= 0 && column >= 0;) {
      heardAt[row]! += column
      distances[row]! += featureDistance(reference, row, heard, column)
      counts[row]!++
      const step = steps[row * width + column - firstOf(row)]
      if (step !== HEARD) row--
      if (step !== REFERENCE) column--
    }
    for (let row = 0; row < rows; row++) {
      heardAt[row]! /= counts[row]! || 1
      distances[row]! /= counts[row]! || 1
    }
    return { heardAt, distances }
  }
}
