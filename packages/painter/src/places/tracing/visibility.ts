import { borrowIntegers } from '../../scratch-arrays.ts'
import { hit } from './hit.ts'
import { intersect } from './intersect.ts'
import { BOX } from './solids.ts'
import type { Solids } from './solids.ts'
import type { View } from './view.ts'

/** What each pixel sees: its distance and its solid and face as `solid * 8 + face`, −1 for nothing. */
export type Visible = { width: number; height: number; depth: Float32Array; seen: Int32Array }

const TILE = 32
const NEAR = 0.04

/**
 * Finds the nearest solid for each pixel, solids in order of distance and tile by tile, leaving out tiles that nearer ones cover.
 * `depth` must be filled with a far value. In a mirror only what stands above the floor and is marked as mirrored is seen.
 */
export function findVisible(solids: Solids, view: View, depth: Float32Array, inMirror: boolean): Visible {
  const { width, height } = view
  const seen = borrowIntegers(inMirror ? 'seen in the mirror' : 'seen', width * height).fill(-1)
  const columns = Math.ceil(width / TILE)
  const farthest = new Float32Array(columns * Math.ceil(height / TILE)).fill(Infinity)
  const order = Array.from({ length: solids.count }, (_, i) => i)
    .filter((i) => !inMirror || (solids.mirrored[i] === 1 && solids.bounds[i * 6 + 4]! > 0.02))
    .sort((a, b) => solids.bounds[a * 6 + 2]! - solids.bounds[b * 6 + 2]!)
  const rect = new Float64Array(4)
  const inverse = new Float64Array(width)
  for (let x = 0; x < width; x++) inverse[x] = view.focal / (view.flip * (x + 0.5 - view.centre) || 1e-9)

  for (const solid of order) {
    if (!projectBounds(solids, solid, view, rect)) continue
    const left = Math.max(0, Math.floor(rect[0]!))
    const top = Math.max(0, Math.floor(rect[1]!))
    const right = Math.min(width - 1, Math.ceil(rect[2]!))
    const bottom = Math.min(height - 1, Math.ceil(rect[3]!))
    const nearest = Math.max(NEAR, solids.bounds[solid * 6 + 2]!)
    for (let tileTop = top - (top % TILE); tileTop <= bottom; tileTop += TILE) {
      for (let tileLeft = left - (left % TILE); tileLeft <= right; tileLeft += TILE) {
        const tile = (tileTop / TILE) * columns + tileLeft / TILE
        if (farthest[tile]! < nearest) continue
        const y1 = Math.min(bottom, tileTop + TILE - 1)
        const x1 = Math.min(right, tileLeft + TILE - 1)
        let wrote = 0
        const y0 = Math.max(top, tileTop)
        const x0 = Math.max(left, tileLeft)
        if (solids.kind[solid] === BOX) wrote = fillBox(solids, solid, view, inverse, depth, seen, x0, y0, x1, y1)
        else wrote = fillAny(solids, solid, view, depth, seen, x0, y0, x1, y1)
        if (wrote > TILE) farthest[tile] = farthestIn(depth, width, height, tileLeft, tileTop)
      }
    }
  }
  return { width, height, depth, seen }
}

/** Fills one tile with any solid; returns how many pixels it took. */
function fillAny(
  solids: Solids,
  solid: number,
  view: View,
  depth: Float32Array,
  seen: Int32Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  let wrote = 0
  for (let y = y0; y <= y1; y++) {
    const dy = (view.horizon - y - 0.5) / view.focal
    for (let x = x0; x <= x1; x++) {
      const dx = (view.flip * (x + 0.5 - view.centre)) / view.focal
      const t = intersect(solids, solid, view.x, view.y, 0, dx, dy, 1)
      const pixel = y * view.width + x
      if (t < depth[pixel]! && t > NEAR) {
        depth[pixel] = t
        seen[pixel] = solid * 8 + hit[3]!
        wrote++
      }
    }
  }
  return wrote
}

/** The same for an upright box, whose entry in y and z is one for a whole row; `inverse` holds 1/dx by column. */
function fillBox(
  solids: Solids,
  solid: number,
  view: View,
  inverse: Float64Array,
  depth: Float32Array,
  seen: Int32Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  const { bounds } = solids
  const at = solid * 6
  const lowX = bounds[at]! - view.x
  const highX = bounds[at + 3]! - view.x
  const lowY = bounds[at + 1]! - view.y
  const highY = bounds[at + 4]! - view.y
  const lowZ = bounds[at + 2]!
  const highZ = bounds[at + 5]!
  const id = solid * 8
  let wrote = 0
  for (let y = y0; y <= y1; y++) {
    const iy = view.focal / (view.horizon - y - 0.5 || 1e-9)
    const ya = iy < 0 ? highY * iy : lowY * iy
    const yb = iy < 0 ? lowY * iy : highY * iy
    const enter = ya > lowZ ? ya : lowZ
    const leave = yb < highZ ? yb : highZ
    if (enter > leave) continue
    const face = ya > lowZ ? (iy < 0 ? 2 : 3) : 5
    const row = y * view.width
    for (let x = x0; x <= x1; x++) {
      const ix = inverse[x]!
      const xa = ix < 0 ? highX * ix : lowX * ix
      const xb = ix < 0 ? lowX * ix : highX * ix
      const t = xa > enter ? xa : enter
      if (t > leave || t > xb || t < NEAR || t >= depth[row + x]!) continue
      depth[row + x] = t
      seen[row + x] = id + (xa > enter ? (ix < 0 ? 0 : 1) : face)
      wrote++
    }
  }
  return wrote
}

function farthestIn(depth: Float32Array, width: number, height: number, left: number, top: number): number {
  let most = 0
  const right = Math.min(width, left + TILE)
  const bottom = Math.min(height, top + TILE)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = depth[y * width + x]!
      if (value > most) most = value
    }
  }
  return most
}

/** Left, top, right, bottom of a solid in the picture; false when it is behind the camera or outside. */
function projectBounds(solids: Solids, solid: number, view: View, rect: Float64Array): boolean {
  const at = solid * 6
  const bounds = solids.bounds
  const z1 = bounds[at + 5]!
  if (z1 <= NEAR) return false
  const z0 = Math.max(NEAR, bounds[at + 2]!)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let corner = 0; corner < 8; corner++) {
    const z = corner & 4 ? z1 : z0
    const x = view.centre + (view.flip * (bounds[corner & 1 ? at + 3 : at]! - view.x) * view.focal) / z
    const y = view.horizon - ((bounds[corner & 2 ? at + 4 : at + 1]! - view.y) * view.focal) / z
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  rect[0] = left - 1
  rect[1] = top - 1
  rect[2] = right + 1
  rect[3] = bottom + 1
  return right >= 0 && bottom >= 0 && left <= view.width && top <= view.height
}
