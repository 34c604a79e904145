import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { scatterBoulders } from './open-air/boulders.ts'
import { paintLand } from './open-air/land.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { pickTreeSprite } from './open-air/tree-sprites.ts'

/** Snowy peaks around a valley, meadow and rocks in front. */
export const paintMountains: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const air = createAir(film, shot, {
    cameraHeights: { low: 1.1, eye: 2.6, high: 20 },
    sight: 7800,
    sun: sunBeside(shot, 0.5, 1.25),
  })
  const { view, snow } = air
  const shiftX = random() * 500
  const shiftZ = random() * 500
  const size = 380 + random() * 160
  const relief = 640 + random() * 240
  const depth = 0.42 + random() * 0.4
  const toValley = ((shot.subjectX - 0.5) * view.width) / view.focal
  const bend = random() * 6
  const snowLine = lerp(150, 330, random()) - snow * 260
  const treeLine = lerp(30, 140, random())

  const bouldersAt = scatterBoulders(noise, { cell: 7, chance: 0.4, largest: 1.5, keepFree: toValley })
  const shapeAt = (x: number, z: number, octaves: number): number => {
    const valley = clamp(Math.abs(x - toValley * z - Math.sin(z * 0.0011 + bend) * z * 0.09) / (70 + z * 0.17))
    const rise = smoothstep(90, 2400, z)
    const mass = noise.terrain(x / size + shiftX, z / size + shiftZ, octaves)
    const peaks = (mass * lerp(0.36, 1, valley * valley) * lerp(0.3, 1.22, rise) - 0.34 * depth) * relief
    const near = smoothstep(25, 420, z + Math.abs(x) * 0.7)
    if (near >= 1) return Math.max(peaks * 0.9 + 30, -12)
    const meadow =
      (noise.fbm(x * 0.035 + 9, z * 0.035, 3) - 0.45) * 7 * smoothstep(4, 40, z) +
      (noise.value(x * 0.5, z * 0.5 + 3) - 0.5) * 0.22
    return lerp(meadow + bouldersAt(x, z) * (1 - near), Math.max(peaks * 0.9 + 30, meadow - 12), near)
  }
  const heightAt = (x: number, z: number): number => shapeAt(x, z, z < 500 ? 7 : z < 1500 ? 9 : z < 3500 ? 8 : 7)
  const groundHere = shapeAt(0, 4, 6)
  view.cameraHeight += groundHere

  const rock = withLuminance(mixRgb(palette.rock, palette.stone, 0.25), 0.085)
  const plants = saturate(withLuminance(palette.plants, 0.075), brief.time === 'night' ? 0.5 : 0.72)
  const land = paintLand(film, air, noise, {
    heightAt,
    roughHeightAt: (x, z) => shapeAt(x, z, 5),
    nearest: 2.2,
    farthest: 9000,
    ceiling: relief * 2,
    grain: 0.5,
    hazeHeight: 230,
    wrap: 0.04,
    color(ground) {
      const { x, y, z, ny, crest } = ground
      const patches = noise.fbm(x * 0.006 + 40, z * 0.006, 3)
      const isBoulder = z < 300 ? smoothstep(0.04, 0.22, bouldersAt(x, z)) : 0
      const grass =
        (1 - isBoulder) *
        smoothstep(0.56, 0.82, ny + (patches - 0.45) * 0.5) *
        (1 - smoothstep(treeLine, treeLine + 160, y + (patches - 0.45) * 180))
      const cover =
        smoothstep(snowLine, snowLine + 110, y + 190 * (patches - 0.45)) *
        smoothstep(0.34, 0.6, ny + (crest - 0.5) * 0.2)
      const fresh = snow * smoothstep(0.45, 0.75, ny + (patches - 0.45) * 0.7)
      const white = Math.max(cover, fresh)
      const strata = 0.72 + 0.6 * noise.fbm(x * 0.015, y * 0.03 + z * 0.01, 3)
      const forest = smoothstep(0.42, 0.6, patches) * smoothstep(120, 500, z)
      const meadow = 0.75 + 0.9 * noise.value(x * 0.11, z * 0.11) * smoothstep(400, 20, z)
      const wet = 1 - air.wet * 0.3
      for (let c = 0; c < 3; c++) {
        const stone = rock[c]! * strata * 1.25
        const green = plants[c]! * meadow * (1 - forest * 0.62)
        let own = (stone + (green - stone) * grass) * wet
        own += (palette.snow[c]! * 0.92 - own) * white
        if (c === 0) ground.red = own
        else if (c === 1) ground.green = own
        else ground.blue = own
      }
      const bank = smoothstep(0.36, 0.7, noise.fbm(x * 0.0012 + 3, z * 0.0012, 3))
      ground.haze = 0.55 + bank * 1.2
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()

  const hue = brief.time === 'night' ? 0.5 : 0.8
  const look = {
    leaf: saturate(withLuminance(palette.plants, 0.05), hue),
    bark: withLuminance(palette.wood, 0.06),
    snow: palette.snow,
  }
  const pines = Array.from({ length: 4 }, () => pickTreeSprite('pine', random))
  const trees: Plant[] = []
  const woods = 0.38 + random() * 0.16
  for (let i = 0; i < (brief.isAlone ? 0 : 900); i++) {
    const z = 34 + random() ** 1.7 * 900
    const x = (random() - 0.5) * (view.width / view.focal) * 1.15 * z
    const open = Math.abs(x - toValley * z) / (6 + z * 0.1)
    if (open < 1 || noise.fbm(x * 0.011 + 3, z * 0.007, 2) < woods) continue
    const y = heightAt(x, z)
    if (y > treeLine + 90) continue
    const column = view.middle + (x / z) * view.focal
    trees.push({
      sprite: pines[Math.floor(random() * 4)]!,
      x: column,
      base: land.groundAt(column, z) + 1,
      metres: 7 + random() * 11,
      z,
      tone: (random() - 0.5) * 0.4,
    })
  }
  plant(film, air, trees, look)
  if (snow === 0) {
    const blade = pickTreeSprite('grass', random)
    const blossom = pickTreeSprite('flowers', random)
    const isFlowery = random() < 0.6
    const bloom = withLuminance(random() < 0.5 ? palette.accent : palette.accent2, 0.28)
    const grasses: Plant[] = []
    const flowers: Plant[] = []
    for (let i = 0; i < 330; i++) {
      const z = 2.4 + random() ** 1.8 * 30
      const x = (random() - 0.5) * (view.width / view.focal) * 1.1 * z
      if (Math.abs(x - toValley * z) < 1.2 + z * 0.03) continue
      const column = view.middle + (x / z) * view.focal
      const isFlower = isFlowery && noise.value(x * 0.35, z * 0.25) > 0.55
      const one = {
        sprite: isFlower ? blossom : blade,
        x: column,
        base: land.groundAt(column, z) + 2,
        z,
        tone: (random() - 0.5) * 0.5,
      }
      if (isFlower) flowers.push({ ...one, metres: 0.2 + random() * 0.2 })
      else grasses.push({ ...one, metres: 0.13 + random() * 0.2 })
    }
    plant(film, air, grasses, { ...look, leaf: saturate(withLuminance(palette.plants, 0.1), hue) })
    plant(film, air, flowers, { ...look, leaf: bloom, bark: saturate(withLuminance(palette.plants, 0.1), hue) })
  }
  return finishStage(film, air, shot, { subjectZ: 9, hasGround: true, mirror: 0, groundAt: land.groundAt })
}
