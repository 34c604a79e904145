import { clamp, luminance, smoothstep } from '../../math.ts'
import type { Film, Noise } from '../../painting.ts'
import { borrowFloats } from '../../scratch-arrays.ts'
import type { Air } from './air.ts'
import { createGrain } from './grain.ts'
import { castSunShadows, type ShadowMap } from './sun-shadows.ts'

/** A point of the ground while it is coloured; one object is used for all. */
export type Ground = {
  /** Metres right, up, ahead. */
  x: number
  y: number
  z: number
  /** Where it faces, length 1. */
  nx: number
  ny: number
  nz: number
  /** 0 in a hollow, 0.5 flat, 1 on a crest. */
  crest: number
  /** To be set: the surface's own colour. */
  red: number
  green: number
  blue: number
  /** To be set where it shines by itself; zero before each call. */
  glowRed: number
  glowGreen: number
  glowBlue: number
  /** Where this much of the haze lies, as a factor; 1 before each call. */
  haze: number
}

export type Land = {
  /** Metres of height at `x` to the right and `z` ahead; farther points may be given with less detail. */
  heightAt: (x: number, z: number) => number
  /** A coarser height for shadows; `heightAt` unless given. */
  roughHeightAt?: (x: number, z: number) => number
  /** Colours a point. */
  color: (ground: Ground) => void
  /** Metres ahead. */
  nearest: number
  farthest: number
  /** Highest ground, in metres. */
  ceiling: number
  /** Distance grows by this share from row to row of the grid; 0.006 unless given. */
  step?: number
  /** Strength of the fine texture, 0…1; 0.5 unless given. */
  grain?: number
  /** Share of the key light that gets to faces turned away, as through snow or cloud; 0 unless given. */
  wrap?: number
  /** Height in metres at which the haze has thinned to a third; none unless given. */
  hazeHeight?: number
  /** Whether hills cast shadows; true unless given. */
  hasShadows?: boolean
}

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
  const { view, sun, key, ambient, fog, fogPerMetre, glow } = air
  const { width, height, middle, focal, horizon, cameraHeight } = view
  const { grain = 0.5, wrap = 0, hazeHeight = Infinity, ceiling, hasShadows = true } = land
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

  // Low light rakes over grass and grain, whose blades stand up to it.
  const raking = Math.max(wrap, 0.16 * clamp(1 - sun[1] * 2.4))
  const { cloudShade } = air
  const cloudSeed = noise.hash(11, 5) * 400
  /** 1 under a cloud; patches grow with the distance, so that some lie in every picture. */
  function cloudShadowAt(x: number, z: number): number {
    const reach = 14 + z * 0.16
    return smoothstep(0.4, 0.56, noise.fbm(x / reach / 3 + cloudSeed, Math.log(z) * 2.1 + cloudSeed, 3))
  }

  const isLit = luminance(...key) > 0.02
  const shadows: ShadowMap | undefined =
    hasShadows && isLit
      ? castSunShadows({
          heightAt: land.roughHeightAt ?? land.heightAt,
          sun,
          halfWidth: (middle / focal) * 1.15,
          nearest: land.nearest,
          farthest: land.farthest,
          rows: Math.round(clamp(height / 6, 60, 230)),
        })
      : undefined

  // Per grid point: light that gets through the haze (three), and the haze's own (three).
  const seen = borrowFloats('land seen', columns * rows * 6)
  const isDone = new Uint8Array(columns * rows)
  const ground: Ground = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 1,
    nz: 0,
    crest: 0.5,
    red: 0,
    green: 0,
    blue: 0,
    glowRed: 0,
    glowGreen: 0,
    glowBlue: 0,
    haze: 1,
  }
  function light(i: number, j: number): void {
    const at = i * rows + j
    isDone[at] = 1
    const z = distances[j]!
    const across = acrossOf(i)
    const y = heights[at]!
    const iLeft = i > 0 ? i - 1 : i
    const iRight = i < columns - 1 ? i + 1 : i
    const jNear = j > 0 ? j - 1 : j
    const jFar = j < rows - 1 ? j + 1 : j
    const left = heights[iLeft * rows + j]!
    const right = heights[iRight * rows + j]!
    const nearer = heights[i * rows + jNear]!
    const far = heights[i * rows + jFar]!
    const slopeX = (right - left) / ((((iRight - iLeft) * columnStep) / focal) * z)
    const slopeZ = (far - nearer) / (distances[jFar]! - distances[jNear]!) - slopeX * across
    const length = 1 / Math.sqrt(slopeX * slopeX + 1 + slopeZ * slopeZ)
    ground.x = across * z
    ground.y = y
    ground.z = z
    ground.nx = -slopeX * length
    ground.ny = length
    ground.nz = -slopeZ * length
    const wide = 4
    const around =
      (heights[Math.max(0, i - wide) * rows + j]! +
        heights[Math.min(columns - 1, i + wide) * rows + j]! +
        heights[i * rows + Math.max(0, j - wide)]! +
        heights[i * rows + Math.min(rows - 1, j + wide)]!) /
      4
    ground.crest = clamp(0.5 + ((y - around) / (z * wide * (columnStep / focal + step * 0.5))) * 0.9)
    ground.glowRed = ground.glowGreen = ground.glowBlue = 0
    ground.haze = 1
    land.color(ground)
    const facing = ground.nx * sun[0] + ground.ny * sun[1] + ground.nz * sun[2]
    const facingShare = Math.max(0, (facing + raking) / (1 + raking))
    const shaded = cloudShade > 0 ? 1 - cloudShade * cloudShadowAt(ground.x, z) : 1
    const hollow = 0.45 + 0.75 * ground.crest
    // The ground at the photographer's feet lies darker, so that the eye goes past it.
    const near = 0.62 + 0.38 * smoothstep(land.nearest, land.nearest * 5, z)
    const open = (0.55 + 0.6 * ground.ny) * hollow * near * (0.75 + 0.25 * shaded)
    const direct = facingShare * (shadows ? shadows.lightAt(ground.x, y, z) : 1) * shaded * near
    const bounce = Math.max(0, -ground.nx * sun[0] - ground.nz * sun[2]) * 0.1
    const reach = Math.sqrt(across * across + 1) * z
    const thick = hazeHeight === Infinity ? 1 : 0.28 + 0.72 * Math.exp(-Math.max(0, y) / hazeHeight)
    const through = Math.exp(-reach * fogPerMetre * thick * ground.haze)
    const lookY = (y - cameraHeight) / z
    const toSun = Math.max(
      0,
      (across * sun[0] + lookY * sun[1] + sun[2]) / Math.sqrt(across * across + lookY * lookY + 1),
    )
    const toSun4 = toSun * toSun * toSun * toSun
    const toSun8 = toSun4 * toSun4
    const sunGlow = (toSun4 * toSun * 0.55 + toSun8 * toSun8 * toSun8 * 0.6) * glow
    const q = at * 6
    for (let c = 0; c < 3; c++) {
      const own = c === 0 ? ground.red : c === 1 ? ground.green : ground.blue
      const shine = c === 0 ? ground.glowRed : c === 1 ? ground.glowGreen : ground.glowBlue
      seen[q + c] = (own * (key[c]! * (direct + bounce) + ambient[c]! * open) + shine) * through
      seen[q + 3 + c] = (fog[c]! + key[c]! * sunGlow) * (1 - through)
    }
  }

  // First where each pixel meets the ground, column by column; then its light, row by row, as memory likes it.
  const place = borrowFloats('land place', width * height).fill(-1)
  let edges = borrowFloats('land edges', width * 6 * 24)
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
          edgeEnd += 6
        }
        skyline = row
      }
      rowBefore = row
    }
  }

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
  for (let e = 0; e < edgeEnd; e += 6) {
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
      for (let at = edgeEnd - 6; at >= 0; at -= 6) {
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

function spaceDistances(nearest: number, farthest: number, step: number): Float32Array {
  const distances: number[] = []
  // Close by, a picture row spans more ground than a step would: coarser steps do.
  for (let z = nearest; z < farthest; z += z * step * (z < nearest * 12 ? 1.6 : 1)) distances.push(z)
  distances.push(farthest)
  return Float32Array.from(distances)
}
