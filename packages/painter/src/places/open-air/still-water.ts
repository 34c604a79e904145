import { clamp, mixRgb, scaleRgb } from '../../math.ts'
import { SKY_DEPTH, type Film, type Shot } from '../../painting.ts'
import type { Air } from './air.ts'
import { createGrain } from './grain.ts'
import { createSkyMap } from './sky-map.ts'

type StillWater = {
  /** How far ripples throw the mirror image, 0 (glass) to 1 (wind). */
  ripple: number
  /** Share that is mirrored when looked at straight down; 0.3 unless given (dark water seems to mirror more than clear). */
  least?: number
  /** Share mirrored at most; 0.94 unless given. */
  most?: number
}

/**
 * Turns every pixel that lies at height 0 into a mirror of what the picture shows above it. To be called when all else is
 * painted. What the picture does not show (the sky above its top) comes from the sky itself.
 */
export function mirrorStillWater(
  film: Film,
  air: Air,
  shot: Shot,
  { ripple, least = 0.3, most = 0.94 }: StillWater,
): void {
  const { width, height, light, depth } = film
  const { middle, focal, horizon, cameraHeight } = air.view
  const top = Math.max(0, Math.ceil(horizon + 0.5))
  if (top >= height) return
  const grain = createGrain(shot.noise)
  const sky = createSkyMap(air.sky)
  const isWater = new Uint8Array(width * (height - top))
  for (let row = top, i = 0; row < height; row++) {
    const surface = (cameraHeight * focal) / Math.max(0.5, row - horizon)
    for (let x = 0; x < width; x++, i++) {
      const z = depth[row * width + x]!
      isWater[i] = z < SKY_DEPTH && Math.abs(z - surface) < surface * 0.004 + 0.02 ? 1 : 0
    }
  }
  // For each column, which row is seen mirrored at a row: whatever lies nearest along the mirrored look.
  const source = new Int16Array(width * (height - top)).fill(-1)
  for (let x = 0; x < width; x++) {
    // What lies below all water stands before it, and is not mirrored. Each stretch of water mirrors what lies beyond it.
    let deepest = height
    let isBeyondWater = false
    for (let row = height - 1; row >= 0; row--) {
      if (row >= top && isWater[(row - top) * width + x]) {
        isBeyondWater = true
        deepest = height
        continue
      }
      if (!isBeyondWater) continue
      if (deepest === height) deepest = Math.max(row, top - 1)
      const z = depth[row * width + x]!
      const lower = z < SKY_DEPTH ? (2 * cameraHeight * focal) / z : 0
      const mirrored = Math.min(height - 1, Math.floor(2 * horizon - row + lower))
      while (deepest < mirrored) {
        deepest++
        const at = (deepest - top) * width + x
        if (source[at] === -1) source[at] = row
      }
    }
  }
  const { palette, brief } = shot
  const deep = scaleRgb(mixRgb(palette.zenith, [0.01, 0.05, 0.05], 0.4), brief.time === 'night' ? 0.2 : 0.26)
  const out = new Float32Array(3)
  // Rows are taken from the bottom up and read where there is none, so no pixel is read after it was turned to water.
  for (let row = height - 1; row >= top; row--) {
    const down = (row - horizon) / focal
    const z = cameraHeight / Math.max(1e-4, down)
    // Waves are too fine to see far off: their mean slope tilts the image less there.
    const reach = ripple * focal * 0.03 * Math.min(1, 0.25 + 14 / (z + 6))
    const through = Math.exp(-z * air.fogPerMetre * 0.9)
    for (let x = 0; x < width; x++) {
      const i = (row - top) * width + x
      if (!isWater[i]) continue
      const across = (x - middle) / focal
      const u = across * z
      const lead = grain(u * 0.8, z * 0.24) + grain(u * 2.6 + 7, z * 0.8) * 0.45
      const sway = grain(u * 0.8 + 13, z * 0.24 + 5)
      const shifted = row - top + lead * reach * 2.2
      const wantedRow = clamp(Math.round(shifted), 0, height - top - 1)
      const wantedX = clamp(Math.round(x + sway * reach * 0.5), 0, width - 1)
      const from = source[wantedRow * width + wantedX]!
      if (from >= 0) {
        const q = (from * width + wantedX) * 3
        out[0] = light[q]!
        out[1] = light[q + 1]!
        out[2] = light[q + 2]!
      } else {
        const length = 1 / Math.sqrt(across * across + down * down + 1)
        sky.at(across * length, (down + lead * 0.02) * length, length, out)
      }
      const slant = 1 - down / Math.sqrt(1 + down * down)
      const share = Math.min(most, least + (1 - least) * slant ** 4)
      const q = (row * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const seen = out[c]! * share * 0.94 + deep[c]! * (1 - share)
        light[q + c] = air.fog[c]! * 0.8 + (seen - air.fog[c]! * 0.8) * (0.25 + 0.75 * through)
      }
    }
  }
}
