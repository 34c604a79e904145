import { clamp, luminance, smoothstep } from '../../math.ts'
import type { Noise } from '../../painting.ts'
import { borrowFloats } from '../../scratch-arrays.ts'
import type { Air } from './air.ts'
import type { Ground, Land } from './ground.ts'
import type { LandGrid } from './land-grid.ts'
import { castSunShadows, type ShadowMap } from './sun-shadows.ts'

/** What a grid of ground looks like in its light, point by point as it is asked for. */
type LandLight = {
  /** Per grid point: light that gets through the haze (three), and the haze's own (three). */
  seen: Float32Array
  /** 1 for grid points that are lit. */
  isDone: Uint8Array
  /** Lights the grid point of column `i` and row `j`. */
  light: (i: number, j: number) => void
}

/** Sets up light, shadows and haze; lights nothing yet. */
export function createLandLight(air: Air, noise: Noise, land: Land, grid: LandGrid): LandLight {
  const { view, sun, key, ambient, fog, fogPerMetre, glow, cloudShade } = air
  const { height, middle, focal, cameraHeight } = view
  const { wrap = 0, hazeHeight = Infinity, hasShadows = true } = land
  const { columnStep, columns, rows, step, distances, heights, acrossOf } = grid
  // Low light rakes over grass and grain, whose blades stand up to it.
  const raking = Math.max(wrap, 0.16 * clamp(1 - sun[1] * 2.4))
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
  return { seen, isDone, light }
}
