import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { scatterBoulders } from './open-air/boulders.ts'
import { paintLand } from './open-air/land.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { mirrorStillWater } from './open-air/still-water.ts'
import { pickTreeSprite } from './open-air/tree-sprites.ts'

/** A lake that mirrors hills or mountains, woods along its shores, a bank to stand on in front. */
export const paintLake: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const air = createAir(film, shot, {
    cameraHeights: { low: 1.3, eye: 2.6, high: 15 },
    sight: 6500,
    sun: sunBeside(shot, 0.35, 1.05, 0.45),
  })
  const { view, snow } = air
  const shift = random() * 500
  const isAlpine = random() < 0.6
  const relief = isAlpine ? 560 + random() * 240 : 190 + random() * 120
  const size = isAlpine ? 380 + random() * 120 : 480
  const shore = 130 + random() * 190
  const toOpen = ((shot.subjectX - 0.5) * view.width) / view.focal
  const snowLine = isAlpine ? 120 + random() * 170 - snow * 250 : snow ? -20 : 900
  const bankRow = view.height * (0.83 + random() * 0.05) - view.horizon
  const bankDepth = Math.max(6.5, (view.cameraHeight * view.focal) / Math.max(view.height * 0.12, bankRow))
  const stones = scatterBoulders(noise, { cell: 3.6, chance: 0.5, largest: 0.7, keepFree: toOpen })

  const bankAt = (x: number, z: number): number =>
    (bankDepth + (noise.fbm(x * 0.08 + 4, 2.5, 3) - 0.45) * 6 - z) * 0.09 +
    (noise.value(x * 0.6, z * 0.6) - 0.5) * 0.12 +
    stones(x, z)
  const shapeAt = (x: number, z: number, octaves: number): number => {
    if (z < bankDepth + 26) return Math.max(-1, bankAt(x, z))
    const reach = shore + (noise.fbm(x * 0.004 + shift, z * 0.004, 3) - 0.45) * 160
    const side = Math.abs(x - toOpen * z * 0.6) / (26 + z * 0.34)
    const inland = Math.max((z - reach * 3.4) / 900, (side - 0.72 - (noise.value(z * 0.012, shift) - 0.5) * 0.4) * 0.6)
    if (inland < -0.05) return -1
    const valley = clamp(Math.abs(x - toOpen * z) / (90 + z * 0.22))
    const mass = noise.terrain(x / size + shift, z / size + shift, octaves)
    return inland * 14 + mass * relief * smoothstep(0, 1.1, inland) * lerp(0.42, 1, valley)
  }
  const rock = withLuminance(mixRgb(palette.rock, palette.stone, 0.25), 0.09)
  const hue = brief.time === 'night' ? 0.5 : 0.75
  const plants = saturate(withLuminance(palette.plants, 0.06), hue)
  const heightAt = (x: number, z: number): number => Math.max(0, shapeAt(x, z, z < 900 ? 8 : 8))
  const land = paintLand(film, air, noise, {
    heightAt,
    roughHeightAt: (x, z) => Math.max(0, shapeAt(x, z, 5)),
    nearest: 1.8,
    farthest: 6500,
    ceiling: relief * 1.9,
    step: 0.0068,
    grain: 0.45,
    hazeHeight: 200,
    color(ground) {
      const { x, y, z, ny } = ground
      if (y <= 0) {
        ground.red = ground.green = ground.blue = 0.02
        return
      }
      const patches = noise.fbm(x * 0.008 + 40, z * 0.008, 3)
      const isStone = z < bankDepth + 26 && stones(x, z) > 0.05 ? 1 : 0
      const grass =
        (1 - isStone) *
        smoothstep(0.52, 0.78, ny + (patches - 0.45) * 0.4) *
        (1 - smoothstep(110, 260, y)) *
        smoothstep(0.02, 0.3, y)
      const white = Math.max(
        smoothstep(snowLine, snowLine + 90, y + (patches - 0.45) * 150) * smoothstep(0.36, 0.62, ny),
        snow * smoothstep(0.5, 0.8, ny),
      )
      const tone = 0.7 + 0.6 * noise.value(x * 0.3, z * 0.3 + y * 0.05)
      const wet = y < 0.12 || air.wet ? 0.6 : 1
      ground.red = lerp(lerp(rock[0], plants[0], grass) * tone * wet, palette.snow[0] * 0.9, white)
      ground.green = lerp(lerp(rock[1], plants[1], grass) * tone * wet, palette.snow[1] * 0.9, white)
      ground.blue = lerp(lerp(rock[2], plants[2], grass) * tone * wet, palette.snow[2] * 0.9, white)
      ground.haze = 0.6 + 1.1 * smoothstep(0.36, 0.68, noise.fbm(x * 0.0016 + 3, z * 0.0016, 3))
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()

  const pines = Array.from({ length: 4 }, () => pickTreeSprite('pine', random))
  const others = Array.from({ length: 2 }, () => pickTreeSprite(snow ? 'bare' : isAlpine ? 'birch' : 'leafy', random))
  const trees: Plant[] = []
  for (let i = 0; i < 1500; i++) {
    const z = bankDepth + 60 + random() ** 1.4 * 1300
    const x = (random() - 0.5) * (view.width / view.focal) * 1.15 * z
    const y = shapeAt(x, z, 5)
    if (y < 0.4 || y > 130 || noise.fbm(x * 0.008, z * 0.008 + 9, 2) < 0.3) continue
    const column = view.middle + (x / z) * view.focal
    const sprite =
      random() < (isAlpine ? 0.9 : 0.45) ? pines[Math.floor(random() * 4)]! : others[Math.floor(random() * 2)]!
    trees.push({
      sprite,
      x: column,
      base: land.groundAt(column, z) + 1,
      metres: 9 + random() * 11,
      z,
      tone: (random() - 0.5) * 0.4,
    })
  }
  const look = {
    haze: 0.65,
    leaf: saturate(withLuminance(palette.plants, 0.055), hue),
    bark: withLuminance(palette.wood, 0.06),
    snow: palette.snow,
  }
  plant(film, air, trees, look)
  mirrorStillWater(film, air, shot, {
    ripple: brief.weather === 'storm' ? 1 : brief.weather === 'rain' ? 0.6 : 0.14 + random() * 0.2,
  })
  const reed = pickTreeSprite('reed', random)
  const reeds: Plant[] = []
  for (let i = 0; i < 70; i++) {
    const z = bankDepth * (0.62 + random() * 0.32)
    const x = (random() - 0.5) * (view.width / view.focal) * 1.1 * z
    if (Math.abs(x - toOpen * z) < 1.5 + z * 0.07) continue
    const column = view.middle + (x / z) * view.focal
    reeds.push({
      sprite: reed,
      x: column,
      base: land.groundAt(column, z) + 2,
      metres: 0.35 + random() * 0.75,
      z,
      tone: (random() - 0.5) * 0.5,
    })
  }
  plant(film, air, reeds, look)
  return finishStage(film, air, shot, {
    subjectZ: Math.min(bankDepth * 0.75, 14),
    hasGround: true,
    mirror: 0.12,
    groundAt: land.groundAt,
  })
}
