import type { Scene } from '../compose.ts'
import { clamp, smoothstep } from '../math.ts'
import { SKY_DEPTH } from '../painting.ts'
import { findSubjectMask } from './subject-mask.ts'

/** Steps of a mirrored ray; with each it goes farther by a share of its length. */
const STEPS = 30
const STRIDE = 1.085

/**
 * Turns flat ground into polished stone: from each pixel the mirrored ray is followed over the picture. People and things stand
 * upright at one distance, so where a ray meets them is reckoned exactly; for the rest of the place the ray is walked along.
 */
export function polishFloor(scene: Scene): void {
  const { film, stage, company } = scene
  if (!stage.hasGround || stage.cameraHeight <= 0 || scene.shot.brief.place === 'underwater') return
  const { width, height, light, depth } = film
  const { focal, horizon, cameraHeight } = stage
  const { on } = findSubjectMask(scene)
  const uprights = [...new Set(company)].filter((z) => z < 400).sort((a, b) => a - b)
  const first = Math.max(0, Math.floor(horizon))
  // Read from the picture as it was: a mirror shows no mirror.
  const before = light.slice()
  const brightest = 0.4 / stage.exposure
  const rowOf = (above: number, z: number): number => Math.round(horizon - ((above - cameraHeight) / z) * focal)
  for (let y = first; y < height; y++) {
    const down = (y - horizon) / focal
    if (down < 0.006) continue
    const fresnel = 0.16 + 0.6 * (1 - down / Math.hypot(1, down)) ** 2.4
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const ground = depth[i]!
      // Within a quarter of where flat ground would be.
      const flat = (down * ground) / cameraHeight
      if (on[i] === 1 || ground > 400 || flat < 0.72 || flat > 1.28) continue
      const from = findMirrored(x, y, ground, down)
      const share = fresnel * smoothstep(0.72, 0.88, flat) * smoothstep(1.28, 1.12, flat)
      const p = from * 3
      const q = i * 3
      // Lamps are seen in the stone as a sheen, not as second lamps.
      const peak = Math.max(before[p]!, before[p + 1]!, before[p + 2]!)
      const held = depth[from]! < SKY_DEPTH && peak > brightest ? brightest / peak : 1
      for (let c = 0; c < 3; c++) light[q + c] = before[q + c]! * (1 - share * 0.8) + before[p + c]! * share * held
    }
  }

  function findMirrored(x: number, y: number, ground: number, down: number): number {
    // The mirrored ray rises as fast as the look falls.
    const rise = (z: number): number => cameraHeight - down * ground + down * (z - ground)
    for (const z of uprights) {
      // What stands here begins where its own feet are.
      if (z < ground * 0.985) continue
      const row = rowOf(Math.max(0, rise(z)), z)
      if (row < 0 || row >= height) continue
      const i = row * width + x
      if (on[i] === 1 && Math.abs(depth[i]! - z) < z * 0.13) return i
    }
    let z = ground
    for (let k = 0; k < STEPS; k++) {
      z *= STRIDE
      const row = rowOf(rise(z), z)
      if (row < 0) break
      if (row >= height) continue
      const i = row * width + x
      const there = depth[i]!
      if (on[i] === 0 && there < z * 1.03 && there > z * 0.8 && row < y - 2) return i
    }
    // Nothing met: the sky, or whatever is farthest in that direction.
    const row = Math.round(clamp(2 * horizon - y, 0, height - 1))
    for (let step = 0; step < width; step++) {
      const px = x + (step % 2 === 0 ? step >> 1 : -((step + 1) >> 1))
      if (px < 0 || px >= width) continue
      const i = row * width + px
      if (on[i] === 0) return depth[i]! >= SKY_DEPTH || step === 0 ? i : row * width + px
    }
    return row * width + x
  }
}
