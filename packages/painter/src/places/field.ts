import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { paintGarden } from './garden.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { paintLand } from './open-air/land.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { pickTreeSprite } from './open-air/tree-sprites.ts'

/** Rolling farmland or meadow: rows of corn, flowers or grass, hedges and single trees, blue hills at the end. */
export const paintField: PlacePainter = (film, shot) => {
  if (shot.brief.isGarden) return paintGarden(film, shot)
  const { noise, palette, random, brief } = shot
  const air = createAir(film, shot, {
    cameraHeights: { low: 0.8, eye: 2.2, high: 13 },
    sight: 3400,
    sun: sunBeside(shot, 0.3, 1.1, 0.42),
  })
  const { view, snow } = air
  const shift = random() * 300
  const crop = random() < 0.4 ? 'corn' : random() < 0.5 ? 'flowers' : 'grass'
  const toPath = ((shot.subjectX - 0.5) * view.width) / view.focal
  const hue = brief.time === 'night' ? 0.45 : 0.85
  const grass = saturate(withLuminance(palette.plants, 0.11), hue)
  const corn = saturate(withLuminance(mixRgb(palette.soil, [0.55, 0.36, 0.1], 0.6), 0.3), hue)
  const bloom = saturate(withLuminance(mixRgb(palette.accent, palette.accent2, random() < 0.5 ? 0.1 : 0.9), 0.2), hue)
  const soil = withLuminance(palette.soil, 0.11)
  const near = crop === 'corn' ? corn : grass
  const rowTurn = (random() - 0.5) * 0.25
  const heightAt = (x: number, z: number): number => {
    const hills = noise.fbm(x / 330 + shift, z / 420 + shift, z < 900 ? 4 : 3) - 0.44
    const far = smoothstep(900, 3600, z)
    const lane = Math.abs(x - toPath * z)
    return (
      hills * (30 + far * 330) * smoothstep(8, 300, z) +
      far * 40 +
      (noise.fbm(x * 0.07, z * 0.07, 2) - 0.4) * 1.2 * smoothstep(2, 30, z) +
      (z < 130 ? (noise.value(x * 2.3, z * 1.6) - 0.3) * 0.2 * smoothstep(0.5, 1.4, lane) : 0)
    )
  }
  const parcel = (x: number, z: number): number =>
    noise.hash(Math.floor((x + z * 0.3) / 170 + noise.value(z / 300, 3)), Math.floor((z - x * 0.2) / 240))
  const land = paintLand(film, air, noise, {
    heightAt,
    nearest: 1.5,
    farthest: 7000,
    ceiling: 300,
    step: 0.008,
    grain: 0.55,
    wrap: 0.12,
    color(ground) {
      const { x, z } = ground
      const which = z < 130 ? 0.5 : parcel(x, z)
      const lane = Math.abs(x - toPath * z + (noise.value(z * 0.1, 4) - 0.5) * 1.1)
      const path =
        z < 260
          ? (1 - smoothstep(0.5, 1.1, Math.abs(lane - 0.85) * 1.6)) *
            smoothstep(260, 120, z) *
            (crop === 'grass' ? 0.55 : 0.9)
          : 0
      const rows =
        crop !== 'grass' && z < 420 ? 0.5 + 0.5 * Math.sin((x - toPath * z * 0.9 + z * rowTurn * 0.1) * 7.5) : 0.5
      const rowShade = lerp(1, 0.62 + 0.7 * rows, smoothstep(420, 20, z))
      const stand = noise.value(x * 0.4, z * 0.22) * 0.5 + 0.75
      const isForest = z > 700 && !brief.isAlone ? smoothstep(0.46, 0.56, noise.fbm(x / 230 + 5, z / 300, 3)) : 0
      const flower =
        crop === 'flowers'
          ? smoothstep(0.48, 0.66, noise.fbm(x * (z < 60 ? 1.6 : 0.25), z * (z < 60 ? 0.9 : 0.12), 3)) *
            smoothstep(700, 200, z)
          : 0
      const white = snow * (0.86 + 0.14 * rows) * (1 - isForest * 0.5)
      const wet = air.wet ? 0.8 : 1
      const cut = smoothstep(0.62, 0.7, which)
      for (let c = 0; c < 3; c++) {
        let own = lerp(near[c]!, cut > 0 ? corn[c]! : grass[c]!, smoothstep(100, 200, z)) * (0.75 + which * 0.5)
        own = lerp(own, bloom[c]!, flower * 0.9)
        own *= stand * rowShade
        own = lerp(own, soil[c]!, path)
        own = lerp(own, grass[c]! * 0.3, isForest) * wet
        own = lerp(own, palette.snow[c]! * 0.85, white)
        if (c === 0) ground.red = own
        else if (c === 1) ground.green = own
        else ground.blue = own
      }
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()

  const kind = snow > 0 ? 'bare' : 'leafy'
  const sprites = Array.from({ length: 4 }, (_, i) =>
    pickTreeSprite(i === 3 && random() < 0.5 ? 'birch' : kind, random),
  )
  const trees: Plant[] = []
  const add = (x: number, z: number, metres: number): void => {
    const column = view.middle + (x / z) * view.focal
    trees.push({
      sprite: sprites[Math.floor(random() * 4)]!,
      x: column,
      base: land.groundAt(column, z) + 1.5,
      metres,
      z,
      tone: (random() - 0.5) * 0.35,
    })
  }
  const halfView = view.middle / view.focal
  // Hedges between parcels, then a few trees by themselves; what stands alone has none of them behind it.
  for (let hedge = 0; hedge < (brief.isAlone ? 0 : 4); hedge++) {
    const z = 150 * 1.75 ** hedge * (0.85 + random() * 0.3)
    const slope = (random() - 0.5) * 0.5
    const gap = toPath * z
    for (let x = -halfView * z * 1.1; x < halfView * z * 1.1; x += 5 + random() * 7) {
      if (Math.abs(x - gap) < 9 || noise.value(x * 0.02, hedge * 7) < 0.36) continue
      add(x, z + x * slope, 4 + random() * 7)
    }
  }
  const side = shot.subjectX > 0.5 ? -1 : 1
  const single = 34 + random() * 45
  if (!brief.isAlone)
    add(halfView * single * side * (0.35 + random() * 0.4) + toPath * single * 0.2, single, 9 + random() * 5)
  plant(film, air, trees, {
    leaf: saturate(withLuminance(palette.plants, 0.075), hue),
    bark: withLuminance(palette.wood, 0.06),
    snow: palette.snow,
  })
  const blade = pickTreeSprite(crop === 'corn' ? 'reed' : 'grass', random)
  const blades: Plant[] = []
  const count = snow > 0 ? 60 : 420
  for (let i = 0; i < count; i++) {
    const z = 1.7 + random() ** 2 * 24
    const x = (random() - 0.5) * halfView * 2.2 * z
    if (Math.abs(x - toPath * z) < 1.3) continue
    const column = view.middle + (x / z) * view.focal
    blades.push({
      sprite: blade,
      x: column,
      base: land.groundAt(column, z) + 2,
      metres: (crop === 'corn' ? 0.55 : 0.2) * (0.5 + random() * 0.9) * clamp(z / 4, 0.45, 1),
      z,
      tone: (random() - 0.5) * 0.5,
    })
  }
  plant(film, air, blades, { leaf: crop === 'corn' ? corn : grass, bark: soil, snow: palette.snow })
  return finishStage(film, air, shot, { subjectZ: 8, hasGround: true, mirror: 0, groundAt: land.groundAt })
}
