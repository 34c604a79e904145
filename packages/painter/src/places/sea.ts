import { clamp, lerp, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, sunBeside } from './open-air/air.ts'
import { paintLand } from './open-air/land.ts'
import { createWaves } from './open-air/waves.ts'

/** The open sea, calm or towering, sometimes with an island or a headland far out. */
export const paintSea: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const isStorm = brief.weather === 'storm'
  const air = createAir(film, shot, {
    cameraHeights: isStorm ? { low: 4.5, eye: 7, high: 16 } : { low: 1.6, eye: 3.4, high: 13 },
    sight: 9000,
    sun: sunBeside(shot, 0.04, 0.24, 0.35),
  })
  const { view } = air
  const roughness = isStorm
    ? 1
    : brief.weather === 'rain' || brief.weather === 'clouds'
      ? 0.42
      : brief.weather === 'fog'
        ? 0.16
        : 0.28
  const waves = createWaves(shot, air, roughness)
  const island = random() < 0.45 && brief.weather !== 'fog' ? 120 + random() * 260 : 0
  const islandZ = 2600 + random() * 1800
  const islandX =
    ((shot.subjectX > 0.5 ? 0.12 + random() * 0.25 : 0.88 - random() * 0.25) - 0.5) *
    (view.width / view.focal) *
    islandZ
  const islandWidth = 420 + random() * 700
  const shift = random() * 200
  const landAt = (x: number, z: number): number => {
    if (island === 0 || z < islandZ - islandWidth * 1.4 || z > islandZ + islandWidth * 1.4) return -50
    const dx = (x - islandX) / islandWidth
    const dz = (z - islandZ) / islandWidth
    const mound = 1 - dx * dx - dz * dz
    if (mound < 0) return -50
    return (mound * (0.25 + noise.terrain(x / 260 + shift, z / 260, 6) * 0.75) - 0.16) * island
  }
  const land = paintLand(film, air, noise, {
    heightAt: (x, z) => Math.max(waves.heightAt(x, z), landAt(x, z)),
    nearest: isStorm ? 5 : 2.4,
    farthest: 9000,
    ceiling: Math.max(waves.highest, island),
    step: 0.0062,
    grain: 0.2,
    hasShadows: false,
    hazeHeight: 500,
    color(ground) {
      const { x, y, z } = ground
      const onLand = landAt(x, z)
      if (onLand > y - 0.01 && onLand > 0) {
        const plants = smoothstep(0.6, 0.85, ground.ny) * (1 - air.snow)
        const white = air.snow * smoothstep(0.4, 0.7, ground.ny)
        ground.red = lerp(lerp(palette.rock[0] * 0.7, palette.plants[0] * 0.6, plants), palette.snow[0], white)
        ground.green = lerp(lerp(palette.rock[1] * 0.7, palette.plants[1] * 0.6, plants), palette.snow[1], white)
        ground.blue = lerp(lerp(palette.rock[2] * 0.7, palette.plants[2] * 0.6, plants), palette.snow[2], white)
        return
      }
      waves.color(ground)
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()
  const calm = clamp(1 - roughness * 1.6)
  return finishStage(film, air, shot, {
    subjectZ: isStorm ? 34 : 16,
    hasGround: true,
    mirror: calm * 0.6,
    groundAt: (x, z) =>
      view.horizon +
      ((view.cameraHeight - waves.heightAt(((x - view.middle) / view.focal) * z, z) * 0.5) / Math.max(1, z)) *
        view.focal,
  })
}
