import { keepCompiled } from '../../keep-compiled.ts'
import { hit } from './hit.ts'
import { intersect } from './intersect.ts'
import type { View } from './view.ts'
import type { Solids } from './solids.ts'
import type { Visible } from './visibility.ts'

/** Openness on a grid of every sixth pixel: 1 in the open, towards 0 in corners. */
export type Openness = { at(x: number, y: number): number }

const STEP = 6
const TAPS = 9

/**
 * How much of its surroundings each visible point sees, judged from the depths around it within `radius` metres. It grounds
 * things and shows corners where light has no shadows of its own.
 */
export function findOpenness(solids: Solids, view: View, visible: Visible, radius: number): Openness {
  const columns = Math.ceil(view.width / STEP) + 1
  const rows = Math.ceil(view.height / STEP) + 1
  const open = new Float32Array(columns * rows).fill(1)
  const tapX = new Float64Array(TAPS)
  const tapY = new Float64Array(TAPS)
  for (let i = 0; i < TAPS; i++) {
    const away = Math.sqrt((i + 0.5) / TAPS)
    tapX[i] = Math.cos(i * 2.399963) * away
    tapY[i] = Math.sin(i * 2.399963) * away
  }
  const lookRound = (row: number) => {
    const py = Math.min(view.height - 1, row * STEP)
    for (let column = 0; column < columns; column++) {
      const px = Math.min(view.width - 1, column * STEP)
      const pixel = py * view.width + px
      const seen = visible.seen[pixel]!
      if (seen < 0) continue
      const dx = (view.flip * (px + 0.5 - view.centre)) / view.focal
      const dy = (view.horizon - py - 0.5) / view.focal
      const depth = intersect(solids, seen >> 3, view.x, view.y, 0, dx, dy, 1)
      if (depth > 1e6) continue
      const x = view.x + dx * depth
      const y = view.y + dy * depth
      const nx = hit[0]!
      const ny = hit[1]!
      const nz = hit[2]!
      const reach = Math.min(view.height * 0.07, (radius * view.focal) / depth)
      if (reach < 1.5) continue
      // Turning the taps from cell to cell trades bands for fine noise, which the smoothing below takes away.
      const turn = ((column * 5 + row * 3) % 8) * 0.785
      const turnX = Math.cos(turn) * reach
      const turnY = Math.sin(turn) * reach
      let closed = 0
      for (let i = 0; i < TAPS; i++) {
        const qx = Math.round(px + tapX[i]! * turnX - tapY[i]! * turnY)
        const qy = Math.round(py + tapX[i]! * turnY + tapY[i]! * turnX)
        if (qx < 0 || qy < 0 || qx >= view.width || qy >= view.height) continue
        const other = visible.depth[qy * view.width + qx]!
        if (other > depth + radius * 2) continue
        const vx = view.x + ((view.flip * (qx + 0.5 - view.centre)) / view.focal) * other - x
        const vy = view.y + ((view.horizon - qy - 0.5) / view.focal) * other - y
        const vz = other - depth
        const squared = vx * vx + vy * vy + vz * vz + 1e-6
        const facing = (nx * vx + ny * vy + nz * vz) / Math.sqrt(squared) - 0.08
        if (facing > 0) closed += facing / (1 + (squared * 2.5) / (radius * radius))
      }
      open[row * columns + column] = Math.max(0.12, 1 - (closed * 2.1) / TAPS)
    }
  }
  keepCompiled('openness', [lookRound])
  for (let row = 0; row < rows; row++) lookRound(row)
  const smooth = smoothed(smoothed(open, columns, rows), columns, rows)
  return {
    at(x, y) {
      const fx = x / STEP
      const fy = y / STEP
      const i = fx | 0
      const j = fy | 0
      const u = fx - i
      const v = fy - j
      const cell = j * columns + i
      const p = smooth[cell]!
      const q = smooth[cell + 1]!
      const r = smooth[cell + columns]!
      const s = smooth[cell + columns + 1]!
      return p + (q - p) * u + (r - p) * v + (p - q - r + s) * u * v
    },
  }
}

function smoothed(grid: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(grid.length)
  for (let j = 0; j < rows; j++) {
    const up = Math.max(0, j - 1) * columns
    const at = j * columns
    const down = Math.min(rows - 1, j + 1) * columns
    for (let i = 0; i < columns; i++) {
      const l = i > 0 ? i - 1 : i
      const r = i < columns - 1 ? i + 1 : i
      out[at + i] =
        (grid[up + l]! + grid[up + r]! + grid[down + l]! + grid[down + r]!) / 16 +
        (grid[up + i]! + grid[down + i]! + grid[at + l]! + grid[at + r]!) / 8 +
        grid[at + i]! / 4
    }
  }
  return out
}
