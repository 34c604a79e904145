import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { paintLand } from './open-air/land.ts'

/** Dunes with sharp crests, on some days with mesas standing far behind or a canyon's walls beside them. */
export const paintDesert: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const air = createAir(film, shot, {
    cameraHeights: { low: 0.9, eye: 2.4, high: 17 },
    sight: 5200,
    sun: sunBeside(shot, 0.75, 1.3, 0.3),
  })
  const { view } = air
  const shift = random() * 300
  const windTurn = (random() - 0.5) * 1.3
  const along = Math.cos(windTurn)
  const aside = Math.sin(windTurn)
  const duneLength = 90 + random() * 80
  const duneHeight = 20 + random() * 16
  const kind = random()
  const mesas = kind < 0.4 ? 190 + random() * 190 : 0
  const canyon = kind > 0.68 ? 420 + random() * 160 : 0
  const canyonSize = 380 + random() * 120
  const mesaSpread = 0.47 + random() * 0.08
  const toGap = ((shot.subjectX - 0.5) * view.width) / view.focal

  /** One train of dunes: a long windward slope, a sharp crest, a short lee. */
  const duneTrain = (x: number, z: number, length: number, seed: number): number => {
    const wander = noise.fbm(x / length / 2.1 + seed, z / length / 2.6 + seed, 3) * 3.1
    const phase = (x * aside + z * along) / length + wander + seed
    const share = phase - Math.floor(phase)
    const windward = 0.7
    const profile = share < windward ? (share / windward) ** 1.5 : 1 - smoothstep(windward - 0.001, 1, share)
    return profile * (0.35 + 0.9 * noise.value(x / length / 1.6 + seed, z / length / 1.9 + 7))
  }
  const shapeAt = (x: number, z: number, isRough: boolean): number => {
    const big = duneTrain(x, z, duneLength, shift)
    const small = isRough ? 0.4 : duneTrain(x + 31, z, duneLength * 0.31, shift + 11)
    const lift = smoothstep(14, 160, z)
    let y = (big * duneHeight + small * duneHeight * 0.2) * lift + (noise.fbm(x * 0.02, z * 0.02 + 5, 2) - 0.4) * 5
    if (!isRough && z < 60) y += small * 0.5 * (1 - lift)
    if (mesas > 0 && z > 500) {
      const open = Math.abs(x - toGap * z) / (z * 0.16)
      const mass =
        noise.fbm(x / 900 + shift, z / 1000, isRough ? 3 : 6) +
        clamp(open - 0.8, -0.12, 0.16) +
        (isRough ? 0 : (noise.ridge(x / 160, z / 160 + 4, 3) - 0.35) * 0.05)
      const wall = smoothstep(mesaSpread, mesaSpread + 0.035, mass)
      const shelf = smoothstep(mesaSpread - 0.05, mesaSpread, mass) * 0.28
      const cut = isRough ? 0.5 : noise.ridge(x / 90, z / 90, 3)
      y +=
        (wall * (0.72 + 0.16 * noise.value(x / 400 + 3, z / 400)) + shelf + (cut - 0.5) * 0.1 * wall) *
        mesas *
        smoothstep(500, 1300, z)
    }
    if (canyon > 0 && z > 120) {
      const open = clamp(Math.abs(x - toGap * z) / (60 + z * 0.17))
      const mass = noise.terrain(x / canyonSize + shift, z / canyonSize + shift, isRough ? 5 : 8)
      y += Math.max(0, (mass * lerp(0.3, 1, open * open) - 0.3) * canyon) * smoothstep(120, 1500, z)
    }
    return y
  }
  view.cameraHeight += shapeAt(0, 6, false)
  const hue = brief.time === 'night' ? 0.35 : 1
  const sand = saturate(withLuminance(mixRgb(palette.soil, [0.55, 0.33, 0.17], 0.55), 0.34), 0.92 * hue)
  const stone = saturate(withLuminance(mixRgb(palette.rock, [0.42, 0.19, 0.1], 0.6), 0.17), 0.9 * hue)

  const land = paintLand(film, air, noise, {
    heightAt: (x, z) => shapeAt(x, z, false),
    roughHeightAt: (x, z) => shapeAt(x, z, true),
    nearest: 2,
    farthest: 7000,
    ceiling: mesas * 1.3 + canyon * 1.7 + duneHeight * 2 + 8,
    grain: 0.16,
    hazeHeight: 260,
    wrap: 0.06,
    step: 0.0065,
    color(ground) {
      const { x, y, z, ny } = ground
      const isRock = smoothstep(0.86, 0.66, ny) * smoothstep(140, 500, z)
      // Ripples of the wind lie across it, and are too fine to see from afar.
      const ripples =
        z < 70
          ? Math.sin((x * aside + z * along) * 9 + noise.value(x * 0.7, z * 0.7) * 8) * 0.09 * smoothstep(70, 6, z)
          : 0
      const tone = 0.86 + 0.26 * noise.value(x * 0.03, z * 0.03) + ripples
      const layer = 0.62 + 0.75 * noise.value(y * 0.075 + noise.value(x * 0.008, z * 0.008) * 2.4, 0.5)
      const fresh = air.snow * smoothstep(0.72, 0.93, ny + (noise.value(x * 0.02, z * 0.05) - 0.5) * 0.4)
      const wet = 1 - air.wet * 0.32
      ground.red = lerp(lerp(sand[0] * tone, stone[0] * layer, isRock) * wet, palette.snow[0] * 0.88, fresh)
      ground.green = lerp(lerp(sand[1] * tone, stone[1] * layer, isRock) * wet, palette.snow[1] * 0.88, fresh)
      ground.blue = lerp(lerp(sand[2] * tone, stone[2] * layer, isRock) * wet, palette.snow[2] * 0.88, fresh)
      ground.haze = brief.weather === 'storm' ? 1.8 : 1
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()
  return finishStage(film, air, shot, { subjectZ: 9, hasGround: true, mirror: 0, groundAt: land.groundAt })
}
