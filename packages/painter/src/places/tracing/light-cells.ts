import { keepCompiled } from '../../keep-compiled.ts'
import { clearness } from './air.ts'
import { hit } from './hit.ts'
import { intersect } from './intersect.ts'
import { fallen } from './lighting.ts'
import type { LightSurface } from './lighting.ts'
import type { Openness } from './occlusion.ts'
import type { Scene } from './scene.ts'
import { createSurface, fillSurface } from './surface.ts'
import type { Surface } from './surface.ts'
import type { View } from './view.ts'
import type { Visible } from './visibility.ts'

/** The light on what the picture shows, worked out once for every 4 × 4 pixels and read between. */
export type LightCells = {
  /** The light read or measured last: red, green, blue, clearness of the air, and highlights' red, green, blue. */
  light: Float64Array
  /** Reads the light at a pixel (whole numbers are pixels' middles) showing `seen`; false when no cell around shows the same face. */
  read(seen: number, x: number, y: number): boolean
  /**
   * Prepares a row of a block of STEP × STEP pixels whose corners all show `seen`; false when they do not. After it `slide(u)` sets
   * `light` for the pixel u / STEP of the way across.
   */
  openRow(seen: number, column: number, row: number, down: number): boolean
  slide(across: number): void
  /** Works out the light exactly where `read` could not. */
  measure(surface: Surface, open: number): void
}

/** Pixels from one cell to the next. */
export const STEP = 4
const STRIDE = 7

/** Lights the grid of cells that later readings interpolate. */
export function lightCells(
  scene: Scene,
  view: View,
  visible: Visible,
  openness: Openness,
  lightSurface: LightSurface,
): LightCells {
  const columns = Math.ceil(view.width / STEP) + 1
  const rows = Math.ceil(view.height / STEP) + 1
  const grid = new Float32Array(columns * rows * STRIDE)
  const faces = new Int32Array(columns * rows).fill(-1)
  const light = new Float64Array(STRIDE)
  const start = new Float64Array(STRIDE)
  const slope = new Float64Array(STRIDE)
  // Without highlights four numbers do.
  const used = scene.lighting.hasShine === true ? STRIDE : 4

  const measure = (surface: Surface, open: number) => {
    surface.open = open
    lightSurface(surface)
    // Corners darken direct light a little too: none of it is free of shadow.
    const direct = 0.45 + 0.55 * open
    light[0] = fallen[0]! * direct
    light[1] = fallen[1]! * direct
    light[2] = fallen[2]! * direct
    light[3] = clearness(scene.air, view.y, surface.dy * surface.inverseLength, surface.depth / surface.inverseLength)
    light[4] = fallen[3]!
    light[5] = fallen[4]!
    light[6] = fallen[5]!
  }

  const surface = createSurface()
  const lightRow = (row: number) => {
    const py = Math.min(view.height - 1, row * STEP)
    const dy = (view.horizon - py - 0.5) / view.focal
    for (let column = 0; column < columns; column++) {
      const px = Math.min(view.width - 1, column * STEP)
      const seen = visible.seen[py * view.width + px]!
      if (seen < 0) continue
      const dx = (view.flip * (px + 0.5 - view.centre)) / view.focal
      const depth = intersect(scene.solids, seen >> 3, view.x, view.y, 0, dx, dy, 1)
      if (depth === Infinity || hit[3] !== (seen & 7)) continue
      const cell = row * columns + column
      faces[cell] = seen
      fillSurface(surface, scene.solids, seen >> 3, view, dx, dy, depth)
      measure(surface, openness.at(px, py))
      for (let k = 0; k < STRIDE; k++) grid[cell * STRIDE + k] = light[k]!
    }
  }
  keepCompiled('light cells', [lightRow])
  for (let row = 0; row < rows; row++) lightRow(row)

  return {
    light,
    measure,
    openRow(seen, column, row, down) {
      const cell = row * columns + column
      if (
        faces[cell] !== seen ||
        faces[cell + 1] !== seen ||
        faces[cell + columns] !== seen ||
        faces[cell + columns + 1] !== seen
      )
        return false
      const v = down / STEP
      const p = cell * STRIDE
      const r = p + columns * STRIDE
      for (let k = 0; k < used; k++) {
        const left = grid[p + k]! + (grid[r + k]! - grid[p + k]!) * v
        const right = grid[p + STRIDE + k]! + (grid[r + STRIDE + k]! - grid[p + STRIDE + k]!) * v
        start[k] = left
        slope[k] = (right - left) / STEP
      }
      return true
    },
    slide(across) {
      light[0] = start[0]! + slope[0]! * across
      light[1] = start[1]! + slope[1]! * across
      light[2] = start[2]! + slope[2]! * across
      light[3] = start[3]! + slope[3]! * across
      if (used === STRIDE) {
        light[4] = start[4]! + slope[4]! * across
        light[5] = start[5]! + slope[5]! * across
        light[6] = start[6]! + slope[6]! * across
      }
    },
    read(seen, x, y) {
      const fx = x <= 0 ? 0 : x / STEP
      const fy = y <= 0 ? 0 : y / STEP
      const i = fx | 0
      const j = fy | 0
      const u = fx - i
      const v = fy - j
      const cell = j * columns + i
      let a = faces[cell] === seen ? (1 - u) * (1 - v) + 1e-6 : 0
      let b = faces[cell + 1] === seen ? u * (1 - v) + 1e-6 : 0
      let c = faces[cell + columns] === seen ? (1 - u) * v + 1e-6 : 0
      let d = faces[cell + columns + 1] === seen ? u * v + 1e-6 : 0
      const sum = a + b + c + d
      if (sum === 0) return false
      const scale = 1 / sum
      a *= scale
      b *= scale
      c *= scale
      d *= scale
      const p = cell * STRIDE
      const r = p + columns * STRIDE
      for (let k = 0; k < used; k++) {
        light[k] = a * grid[p + k]! + b * grid[p + STRIDE + k]! + c * grid[r + k]! + d * grid[r + STRIDE + k]!
      }
      return true
    },
  }
}
