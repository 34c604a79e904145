import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import type { PlacePainter } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { scatterBoulders } from './open-air/boulders.ts'
import { paintLand } from './open-air/land.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { pickTreeSprite } from './open-air/tree-sprites.ts'
import { createWaves } from './open-air/waves.ts'

/** A shore: sand or shingle with the surf running up, cliffs or palms beside, headlands one behind the other. */
export const paintCoast: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const isStorm = brief.weather === 'storm'
  const air = createAir(film, shot, {
    cameraHeights: { low: 1.2, eye: 2.4, high: 15 },
    sight: 6500,
    sun: sunBeside(shot, 0.08, 0.5, 0.4),
  })
  const { view, snow } = air
  const roughness = isStorm ? 0.62 : brief.weather === 'rain' ? 0.36 : 0.22
  const waves = createWaves(shot, air, roughness)
  const shift = random() * 300
  const hasCliffs = random() < 0.62
  const side = shot.subjectX > 0.5 ? 1 : -1 // land lies on the subject's side
  const toSubject = ((shot.subjectX - 0.5) * view.width) / view.focal
  const cliff = hasCliffs ? 40 + random() * 70 : 9
  const headland = 700 + random() * 900
  const hue = brief.time === 'night' ? 0.4 : 0.9
  const sand = saturate(withLuminance(mixRgb(palette.soil, [0.5, 0.38, 0.24], 0.5), 0.27), hue * 0.8)
  const rock = withLuminance(mixRgb(palette.rock, palette.stone, 0.35), 0.13)
  const grass = saturate(withLuminance(palette.plants, 0.09), hue * 0.85)
  const stones = scatterBoulders(noise, { cell: 6, chance: 0.35, largest: hasCliffs ? 1.9 : 0.9, keepFree: toSubject })

  /** Metres inland from the water's edge; negative at sea. */
  const inland = (x: number, z: number): number => {
    const bays = (noise.fbm(z / 190 + shift, 3.3, 3) - 0.45) * (14 + z * 0.2)
    const point =
      Math.exp(-(((z - headland) / 260) ** 2)) * headland * 0.32 +
      Math.exp(-(((z - headland * 2.3) / 620) ** 2)) * headland * 1.1
    return (x - toSubject * z * 0.9) * side + 3.2 + bays * smoothstep(20, 160, z) + point - z * 0.07
  }
  const landAt = (x: number, z: number, octaves: number): number => {
    const shore = inland(x, z)
    if (shore < -30) return -5
    const beach = clamp(shore, -8, 26) * 0.05 + (octaves > 4 ? (noise.value(x * 0.5, z * 0.4) - 0.5) * 0.1 : 0)
    const back = smoothstep(70, 180, z)
    const reach = 9 + 12 * noise.value(z / 40, shift) + (noise.fbm(x / 30, z / 30, octaves > 4 ? 4 : 2) - 0.45) * 16
    const face = smoothstep(reach, reach + (hasCliffs ? 10 : 60), shore)
    const top =
      cliff * (0.6 + 0.8 * noise.fbm(x / 260 + shift, z / 260, 3)) + noise.fbm(x / 60, z / 60, 3) * cliff * 0.25
    const rough =
      octaves > 4 ? (noise.ridge(x / 14, z / 14, 3) - 0.35) * 7 * face * (1 - face) * 4 * (hasCliffs ? 1 : 0.2) : 0
    return (
      beach +
      (face * top + rough) * back +
      (octaves > 4 ? stones(x, z) * smoothstep(0, 5, shore) : 0) +
      smoothstep(8, 26, shore) * (1 - back) * 1.6
    )
  }
  const land = paintLand(film, air, noise, {
    heightAt: (x, z) =>
      Math.max(waves.heightAt(x, z) * lerp(0.35, 1, smoothstep(0, -40, inland(x, z))), landAt(x, z, 6)),
    roughHeightAt: (x, z) => Math.max(0, landAt(x, z, 3)),
    nearest: 1.8,
    farthest: 8000,
    ceiling: Math.max(cliff * 1.6, waves.highest),
    step: 0.0075,
    grain: 0.3,
    hazeHeight: 260,
    color(ground) {
      const { x, y, z, ny } = ground
      const shore = inland(x, z)
      const dry = landAt(x, z, 6)
      // Thin water lets the sand through, so the edge of the surf is soft.
      const water = shore < -29 ? 1 : smoothstep(0, 0.07, y - dry)
      let waterRed = 0
      let waterGreen = 0
      let waterBlue = 0
      if (water > 0) {
        waves.color(ground)
        // Surf: bands that follow the shore, torn by noise.
        const torn = noise.fbm(x * 0.55 + 9, z * 0.35, 4)
        const bands = 0.5 + 0.5 * Math.sin(shore * 0.62 + noise.value(x * 0.12, z * 0.08) * 7)
        const edge = smoothstep(-1.6, -0.15, shore + (torn - 0.45) * 2.4)
        const foam =
          clamp(
            edge +
              smoothstep(0.72, 0.98, bands) *
                smoothstep(-26 - roughness * 30, -3, shore) *
                smoothstep(0.36, 0.55, torn),
          ) *
          smoothstep(2600, 500, z) *
          0.85
        const white = 0.32
        ground.glowRed = lerp(ground.glowRed, air.key[0] * white + air.ambient[0] * 0.75, foam)
        ground.glowGreen = lerp(ground.glowGreen, air.key[1] * white + air.ambient[1] * 0.75, foam)
        ground.glowBlue = lerp(ground.glowBlue, air.key[2] * white + air.ambient[2] * 0.75, foam)
        waterRed = ground.glowRed
        waterGreen = ground.glowGreen
        waterBlue = ground.glowBlue
        if (water >= 1) return
      }
      const isRock = Math.max(
        smoothstep(0.86, 0.66, ny) * smoothstep(60, 110, z),
        z < 300 ? smoothstep(0.05, 0.2, stones(x, z) * smoothstep(0, 5, shore)) : 0,
      )
      const green = (1 - isRock) * smoothstep(16, 34, shore + (noise.fbm(x * 0.09, z * 0.09, 3) - 0.45) * 22)
      const wet = Math.max(smoothstep(3.4, 0.4, shore + (noise.value(x * 0.3, z * 0.2) - 0.5) * 2), air.wet * 0.6)
      const strata = 0.6 + 0.75 * noise.value(y * 0.32 + noise.value(x * 0.03, z * 0.03) * 3, x * 0.02)
      const tone = 0.84 + 0.3 * noise.value(x * 0.9, z * 0.5)
      const white = snow * smoothstep(3, 7, shore) * smoothstep(0.55, 0.8, ny)
      for (let c = 0; c < 3; c++) {
        let own = lerp(sand[c]! * tone, grass[c]! * tone, green)
        own = lerp(own, rock[c]! * strata, isRock) * (1 - wet * 0.5)
        own = lerp(own, palette.snow[c]! * 0.85, white) * (1 - water)
        if (c === 0) ground.red = own
        else if (c === 1) ground.green = own
        else ground.blue = own
      }
      // Wet sand shines with the sky.
      const shine = wet * (1 - isRock) * 0.3 * smoothstep(2, 30, z)
      ground.glowRed = lerp(palette.horizon[0] * shine, waterRed, water)
      ground.glowGreen = lerp(palette.horizon[1] * shine, waterGreen, water)
      ground.glowBlue = lerp(palette.horizon[2] * shine, waterBlue, water)
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()
  if (!hasCliffs && snow === 0) {
    const isWarm = random() < 0.6
    const sprites = Array.from({ length: 3 }, () => pickTreeSprite(isWarm ? 'palm' : 'pine', random))
    const trees: Plant[] = []
    for (let i = 0; i < 150; i++) {
      const z = 16 + random() ** 1.8 * 420
      const x = side * random() * (view.width / view.focal) * z * 1.1
      const shore = inland(x, z)
      if (shore < 13 || Math.abs(x - toSubject * z) < z * 0.06) continue
      const column = view.middle + (x / z) * view.focal
      trees.push({
        sprite: sprites[Math.floor(random() * 3)]!,
        x: column,
        base: land.groundAt(column, z) + 1,
        metres: 6 + random() * 6,
        z,
        tone: (random() - 0.5) * 0.4,
      })
    }
    plant(film, air, trees, { leaf: grass, bark: withLuminance(palette.wood, 0.09), snow: palette.snow })
  }
  return finishStage(film, air, shot, { subjectZ: 8, hasGround: true, mirror: 0.1, groundAt: land.groundAt })
}
