import type { Noise } from '../../painting.ts'

const SIZE = 512
const MASK = SIZE - 1
/** Cells of the coarsest waves in the tile. */
const CELLS = 32

/**
 * Fine texture from a table, several times cheaper than asking the noise: three octaves, mean 0, about −0.5…0.5, one wave a
 * unit, repeating after 32 units.
 */
export function createGrain(noise: Noise): (u: number, v: number) => number {
  const tile = new Float32Array(SIZE * SIZE)
  const start = Math.floor(noise.hash(7, 3) * 500)
  for (let octave = 0, cells = CELLS, weight = 0.52; octave < 3; octave++, cells *= 2, weight *= 0.56) {
    const perCell = SIZE / cells
    const seed = start + octave * 131
    // Each line of corners, drawn out to the tile's width.
    const lines = Array.from({ length: cells }, (_, row) => {
      const line = new Float32Array(SIZE)
      for (let x = 0; x < SIZE; x++) {
        const column = Math.floor(x / perCell)
        const fx = x / perCell - column
        const u = fx * fx * (3 - 2 * fx)
        line[x] = noise.hash(column + seed, row) * (1 - u) + noise.hash(((column + 1) % cells) + seed, row) * u
      }
      return line
    })
    for (let y = 0; y < SIZE; y++) {
      const row = Math.floor(y / perCell)
      const fy = y / perCell - row
      const v = fy * fy * (3 - 2 * fy)
      const above = lines[row]!
      const below = lines[(row + 1) % cells]!
      for (let x = 0, at = y * SIZE; x < SIZE; x++, at++)
        tile[at] = tile[at]! + (above[x]! + (below[x]! - above[x]!) * v - 0.5) * weight
    }
  }
  const scale = SIZE / CELLS
  return (u, v) => {
    const x = u * scale
    const y = v * scale
    const column = Math.floor(x)
    const row = Math.floor(y)
    const fx = x - column
    const fy = y - row
    const top = (row & MASK) * SIZE
    const bottom = ((row + 1) & MASK) * SIZE
    const left = column & MASK
    const right = (column + 1) & MASK
    const upper = tile[top + left]! * (1 - fx) + tile[top + right]! * fx
    return upper + (tile[bottom + left]! * (1 - fx) + tile[bottom + right]! * fx - upper) * fy
  }
}
