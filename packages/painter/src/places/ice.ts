import { lerp, mixRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { paintLand } from './open-air/land.ts'
import { mirrorStillWater } from './open-air/still-water.ts'

/** Pack ice: floes with dark leads of water that mirror the sky, pressure ridges, bergs of blue ice behind. */
export const paintIce: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const air = createAir(film, shot, {
    cameraHeights: { low: 1.2, eye: 2.5, high: 15 },
    sight: 5200,
    sun: sunBeside(shot, 0.3, 1.15, 0.3),
  })
  const { view } = air
  const shift = random() * 300
  const toSubject = ((shot.subjectX - 0.5) * view.width) / view.focal
  const openness = 0.024 + random() * 0.05
  const bergs = 60 + random() * 90
  const bergCut = 0.5 + random() * 0.05
  const isNight = brief.time === 'night'

  /** Below 0 in a lead. */
  const floeAt = (x: number, z: number, octaves: number): number => {
    const warped = noise.fbm(x / 19 + shift, z / 24, octaves)
    const crack = Math.abs(warped - 0.47)
    const fine = Math.abs(noise.fbm(x / 6.5 + 40, z / 8, Math.max(2, octaves - 2)) - 0.42) + 0.006
    // Firm ice under the subject.
    const firm = smoothstep(4, 1, Math.abs(x - toSubject * z) - z * 0.03) * smoothstep(22, 13, z) * 0.08
    return Math.min(crack, z < 70 ? fine + 0.012 : 1) - openness * smoothstep(1, 16, z) + firm
  }
  const bergAt = (x: number, z: number, isRough: boolean): number => {
    if (z < 130) return 0
    const mass =
      noise.fbm(x / 230 + shift + 7, z / 300, 3) +
      Math.min(0.1, Math.max(-0.14, Math.abs(x - toSubject * z) / (z * 0.55) - 0.18)) * 0.7
    if (mass < bergCut - 0.06) return 0
    const wall = smoothstep(bergCut - 0.012, bergCut + 0.035, mass)
    const facets = isRough ? 0.6 : noise.terrain(x / 120 + shift, z / 120, 7)
    const crest = 0.35 + (mass - bergCut) * 6
    return wall * bergs * Math.min(1.5, crest) * (0.35 + facets * 0.75) * smoothstep(130, 420, z)
  }
  const heightAt = (x: number, z: number): number => {
    const floe = floeAt(x, z, z < 60 ? 5 : z < 300 ? 4 : 3)
    const berg = bergAt(x, z, false)
    if (floe < 0 && berg <= 0.5) return 0
    const drift = noise.fbm(x * 0.12 + 3, z * 0.12, 3) * 0.34
    const thrown = noise.ridge(x / 34 + shift, z / 44, 4)
    const ridge =
      smoothstep(0.5, 0.82, thrown) *
      (1.1 + noise.value(x * 0.7, z * 0.7) * 1.6) *
      smoothstep(8, 40, Math.abs(x - toSubject * z) + z * 0.2)
    return smoothstep(0, 0.012, floe) * (0.22 + drift) + ridge * smoothstep(0, 0.05, floe) + berg
  }
  const white = mixRgb(palette.snow, [0.82, 0.9, 1], 0.35)
  const blue = saturate(mixRgb(withLuminance(palette.zenith, 0.34), [0.17, 0.43, 0.52], 0.85), isNight ? 0.7 : 0.8)
  const land = paintLand(film, air, noise, {
    heightAt,
    roughHeightAt: (x, z) => bergAt(x, z, true),
    nearest: 1.8,
    farthest: 6500,
    ceiling: bergs * 2.2,
    step: 0.0075,
    grain: 0.16,
    wrap: 0.22,
    hazeHeight: 150,
    color(ground) {
      const { x, y, z, ny, crest } = ground
      if (y <= 0) {
        ground.red = ground.green = ground.blue = 0.02
        return
      }
      const steep = smoothstep(0.9, 0.6, ny)
      const swept =
        smoothstep(0.5, 0.66, noise.fbm(x * 0.055 + 20, z * 0.05, 3)) * (1 - air.snow) * smoothstep(500, 60, z)
      const ice = Math.max(
        steep * (0.55 + 0.45 * noise.value(x * 0.05, y * 0.2)),
        swept * 0.6,
        smoothstep(0.42, 0.22, crest) * 0.5,
      )
      ground.red = lerp(white[0] * 0.86, blue[0], ice)
      ground.green = lerp(white[1] * 0.86, blue[1], ice)
      ground.blue = lerp(white[2] * 0.86, blue[2], ice)
      // Light that comes back out of the ice.
      const inner = ice * steep * 0.1
      ground.glowRed = blue[0] * air.ambient[0] * inner
      ground.glowGreen = blue[1] * air.ambient[1] * inner * 2
      ground.glowBlue = blue[2] * air.ambient[2] * inner * 3
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()
  mirrorStillWater(film, air, shot, { ripple: brief.weather === 'storm' ? 0.5 : 0.07, least: 0.22 })
  return finishStage(film, air, shot, {
    subjectZ: 9,
    hasGround: true,
    mirror: 0.1,
    groundAt: land.groundAt,
    brightness: 1.12,
  })
}
