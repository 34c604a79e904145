import { keepCompiled } from '../../keep-compiled.ts'
import type { Film, Noise } from '../../painting.ts'
import type { Air } from './air.ts'
import { createGrain } from './grain.ts'
import type { Land } from './ground.ts'
import { measureLand } from './land-grid.ts'
import { createLandLight } from './land-light.ts'
import { EDGE_SIZE, traceOutline } from './land-outline.ts'

export type PaintedLand = {
  /** Height of the ground as painted. */
  heightAt: (x: number, z: number) => number
  /** Pixel row where the ground lies at column `x` (pixels), `z` metres ahead. */
  groundAt: (x: number, z: number) => number
  /** After the sky is painted: blends the outlines of hills into what is behind them. */
  finish: () => void
}

/** Detail finer than the grid has waves of about this many pixels. */
const GRAIN_PIXELS = 20

/**
 * Paints a field of heights, near to far, with light, cast shadows, fine texture and haze. Heights and light live on a grid of
 * picture columns and distances, and are blended between; a point is lit only when a pixel shows it.
 */
export function paintLand(film: Film, air: Air, noise: Noise, land: Land): PaintedLand {
  const { width, height, middle, focal, horizon, cameraHeight } = air.view
  const { grain = 0.5 } = land
  const grid = measureLand(air.view, land)
  const { columnStep, rows, distances } = grid
  const { seen, isDone, light } = createLandLight(air, noise, land, grid)
  // First where each pixel meets the ground, column by column; then its light, row by row, as memory likes it.
  const { place, edges, edgeEnd } = traceOutline(air.view, grid)

  // Level of the texture at each distance: waves of GRAIN_PIXELS across, longer where a pixel spans much ground in depth.
  const scales = new Float32Array(rows)
  const coarseShares = new Float32Array(rows)
  const grainPixels = Math.max(5, (GRAIN_PIXELS * height) / 1920)
  for (let j = 0; j < rows; j++) {
    const level = Math.log2((grainPixels * distances[j]!) / focal)
    scales[j] = 2 ** -Math.floor(level)
    coarseShares[j] = level - Math.floor(level)
  }
  const out = new Float32Array(4)
  const fibre = createGrain(noise)
  function shade(x: number, pixelRow: number, at: number): void {
    const from = Math.floor(at)
    const share = at - from
    const column = Math.floor(x / columnStep)
    const t = x / columnStep - column
    const near = (column + 1) * rows + from
    const far = near + rows
    const next = from < rows - 1 ? 1 : 0
    if (isDone[near] === 0) light(column + 1, from)
    if (isDone[far] === 0) light(column + 2, from)
    if (isDone[near + next] === 0) light(column + 1, from + next)
    if (isDone[far + next] === 0) light(column + 2, from + next)
    const depth = distances[from]! + (distances[from + next]! - distances[from]!) * share
    let texture = 1
    if (grain > 0) {
      const scale = scales[from]!
      const u = ((x - middle) / focal) * depth * scale
      const v = (depth * 0.55 + ((horizon - pixelRow) / focal) * depth * 1.3) * scale
      const fine = fibre(u, v)
      const coarse = fibre(u * 0.5, v * 0.5)
      texture = 1 + (fine + (coarse - fine) * coarseShares[from]!) * 2.2 * grain
    }
    const q00 = near * 6
    const q10 = far * 6
    const q01 = (near + next) * 6
    const q11 = (far + next) * 6
    const w00 = (1 - t) * (1 - share)
    const w10 = t * (1 - share)
    const w01 = (1 - t) * share
    const w11 = t * share
    out[0] =
      (seen[q00]! * w00 + seen[q10]! * w10 + seen[q01]! * w01 + seen[q11]! * w11) * texture +
      seen[q00 + 3]! * w00 +
      seen[q10 + 3]! * w10 +
      seen[q01 + 3]! * w01 +
      seen[q11 + 3]! * w11
    out[1] =
      (seen[q00 + 1]! * w00 + seen[q10 + 1]! * w10 + seen[q01 + 1]! * w01 + seen[q11 + 1]! * w11) * texture +
      seen[q00 + 4]! * w00 +
      seen[q10 + 4]! * w10 +
      seen[q01 + 4]! * w01 +
      seen[q11 + 4]! * w11
    out[2] =
      (seen[q00 + 2]! * w00 + seen[q10 + 2]! * w10 + seen[q01 + 2]! * w01 + seen[q11 + 2]! * w11) * texture +
      seen[q00 + 5]! * w00 +
      seen[q10 + 5]! * w10 +
      seen[q01 + 5]! * w01 +
      seen[q11 + 5]! * w11
    out[3] = depth
  }
  keepCompiled('land', [air, land, light, shade, fibre])
  for (let row = 0, pixel = 0; row < height; row++) {
    for (let x = 0; x < width; x++, pixel++) {
      const at = place[pixel]!
      if (at < 0) continue
      shade(x, row, at)
      film.light[pixel * 3] = out[0]!
      film.light[pixel * 3 + 1] = out[1]!
      film.light[pixel * 3 + 2] = out[2]!
      film.depth[pixel] = out[3]!
    }
  }
  for (let e = 0; e < edgeEnd; e += EDGE_SIZE) {
    const pixel = edges[e]!
    shade(pixel % width, Math.floor(pixel / width), edges[e + 2]!)
    for (let c = 0; c < 3; c++) edges[e + 3 + c] = out[c]!
  }

  const heightAt = (x: number, z: number): number => land.heightAt(x, z)
  return {
    heightAt,
    groundAt: (x, z) => {
      const depth = Math.max(land.nearest * 0.5, z)
      return horizon + ((cameraHeight - land.heightAt(((x - middle) / focal) * depth, depth)) / depth) * focal
    },
    finish() {
      // The last ones noted lie behind.
      for (let at = edgeEnd - EDGE_SIZE; at >= 0; at -= EDGE_SIZE) {
        const pixel = edges[at]!
        const cover = edges[at + 1]!
        for (let c = 0; c < 3; c++) {
          const behind = film.light[pixel * 3 + c]!
          film.light[pixel * 3 + c] = behind + (edges[at + 3 + c]! - behind) * cover
        }
      }
    },
  }
}
