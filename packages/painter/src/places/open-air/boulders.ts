import type { Noise } from '../../painting.ts'

type Scatter = {
  /** Metres between places for a boulder. */
  cell: number
  /** Share of those places that have one. */
  chance: number
  /** Metres that the largest stand high. */
  largest: number
  /** Metres to the right, per metre ahead, of the line that is kept free. */
  keepFree: number
}

/** Rounded stones lying about, as a height to add to the ground. */
export function scatterBoulders(
  noise: Noise,
  { cell, chance, largest, keepFree }: Scatter,
): (x: number, z: number) => number {
  return (x, z) => {
    const column = Math.floor(x / cell)
    const row = Math.floor(z / cell)
    if (noise.hash(column * 3 + 1, row * 5 + 2) > chance) return 0
    const size = (0.25 + 0.75 * noise.hash(column + 77, row) ** 2) * largest
    const middleX = (column + 0.3 + 0.4 * noise.hash(column, row + 31)) * cell
    const middleZ = (row + 0.3 + 0.4 * noise.hash(column + 9, row + 57)) * cell
    if (Math.abs(middleX - keepFree * middleZ) < 2.2 + size) return 0
    const dx = (x - middleX) / (size * 1.1)
    const dz = (z - middleZ) / (size * 0.95)
    const square = dx * dx + dz * dz
    if (square > 1.6) return 0
    const shape = Math.sqrt(
      Math.max(0, 1 - square * (0.75 + 0.5 * noise.value((x / size) * 1.6 + column, (z / size) * 1.6))),
    )
    return shape * size * (0.72 + 0.34 * noise.value((x / size) * 3 + 8, (z / size) * 3))
  }
}
