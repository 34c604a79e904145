import { clamp, mixRgb, scaleRgb, smoothstep } from '../../math.ts'
import type { Shot } from '../../painting.ts'
import type { Air } from './air.ts'
import type { Ground } from './ground.ts'
import { createSkyMap } from './sky-map.ts'

export type Waves = {
  /** Metres above still water. */
  heightAt(x: number, z: number): number
  /** The highest crest, in metres. */
  highest: number
  /** Colours a point of water: the sky mirrored at a slant, depth seen through it, light through crests, foam, glints. */
  color(ground: Ground): void
}

/** Waves of a body of water. @param roughness 0.05 for a pond, 0.3 for a fair day at sea, 1 for a storm. */
export function createWaves(shot: Shot, air: Air, roughness: number): Waves {
  const { noise, palette, random, brief } = shot
  const { sun, key, view } = air
  const size = 0.1 + 5.6 * roughness ** 1.7
  const length = 9 + 46 * roughness
  const shift = random() * 99
  const turn = (random() - 0.5) * 0.9
  const along = Math.cos(turn)
  const aside = Math.sin(turn)
  const heightAt = (x: number, z: number): number => {
    let u = (x * along + z * aside) / length + shift
    let v = ((z * along - x * aside) / length) * 1.35
    const octaves = z < 25 ? 8 : z < 90 ? 7 : z < 350 ? 5 : z < 1200 ? 4 : 2
    let height = 0
    let weight = 1
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.abs(2 * noise.value(u + 0.3 * noise.value(v * 1.3, u), v) - 1)
      height += weight * crest * crest
      const turned = u * 1.7 - v * 1.1
      v = u * 1.1 + v * 1.7
      u = turned + 3.1
      weight *= 0.42
    }
    return ((height - 0.6) * size * (0.35 + 0.65 * smoothstep(2, 40, z))) / (1 + z * 0.0005)
  }
  const map = createSkyMap(air.sky)
  const mirrored = new Float32Array(3)
  const isDark = brief.time === 'night'
  const deep = scaleRgb(mixRgb(palette.zenith, [0.0, 0.035, 0.045], isDark ? 0.15 : 0.5), isDark ? 0.35 : 0.3)
  const through = scaleRgb(mixRgb(palette.horizon, [0.02, 0.3, 0.28], 0.55), isDark ? 0.12 : 0.24)
  const foamLight: [number, number, number] = [0, 0, 0]
  for (let c = 0; c < 3; c++) foamLight[c] = key[c]! * 0.3 + air.ambient[c]! * 0.75
  const glint = air.isOvercast ? 0.12 : (isDark ? 2.2 : 2.6) * (1.15 - sun[1])
  return {
    heightAt,
    highest: size * 1.3,
    color(ground) {
      const { x, y, z, nx, ny, nz } = ground
      const up = (y - view.cameraHeight) / z
      const length1 = 1 / Math.sqrt((x / z) ** 2 + up * up + 1)
      const vx = (x / z) * length1
      const vy = up * length1
      const vz = length1
      const facing = clamp(-(vx * nx + vy * ny + vz * nz))
      const fresnel = 0.02 + 0.98 * (1 - facing) ** 5
      const double = 2 * (vx * nx + vy * ny + vz * nz)
      const rx = vx - double * nx
      let ry = vy - double * ny
      const rz = vz - double * nz
      if (ry < 0.02) ry = 0.02 + 0.25 * Math.abs(ry)
      map.at(rx, ry, rz, mirrored)
      const toSun = clamp(rx * sun[0] + ry * sun[1] + rz * sun[2])
      const shine = (toSun ** 300 * 9 + toSun ** 36 * 0.14) * glint * (0.25 + fresnel)
      const crest = smoothstep(0.05, 1, y / (size * 0.9) + 0.15)
      let foam = 0
      if (roughness > 0.34) {
        const streaks = noise.fbm(x * 0.5 + noise.value(x * 0.2, z * 0.2) * 2, z * 0.36, 4)
        foam =
          smoothstep(0.52, 0.95, y / (size * 0.75) + (streaks - 0.45) * 1.1) *
          smoothstep(0.4, 0.58, noise.fbm(x * 1.3, z * 0.9, 3)) *
          (0.35 + roughness * 0.5)
      }
      ground.red = ground.green = ground.blue = 0
      ground.glowRed =
        deep[0] + through[0] * crest * (0.3 + facing) + (mirrored[0]! - deep[0]) * fresnel + key[0] * shine
      ground.glowGreen =
        deep[1] + through[1] * crest * (0.3 + facing) + (mirrored[1]! - deep[1]) * fresnel + key[1] * shine
      ground.glowBlue =
        deep[2] + through[2] * crest * (0.3 + facing) + (mirrored[2]! - deep[2]) * fresnel + key[2] * shine
      ground.glowRed += (foamLight[0] - ground.glowRed) * foam
      ground.glowGreen += (foamLight[1] - ground.glowGreen) * foam
      ground.glowBlue += (foamLight[2] - ground.glowBlue) * foam
    },
  }
}
