import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import { SKY_DEPTH, type PlacePainter, type Rgb } from '../painting.ts'
import { createAir, finishStage, saturate, sunBeside, withLuminance } from './open-air/air.ts'
import { scatterBoulders } from './open-air/boulders.ts'
import { paintLand } from './open-air/land.ts'

/** A burning mountain: lava down its flanks and in the cracks of black ground, a lit column of ash above. */
export const paintVolcano: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const air = createAir(film, shot, {
    cameraHeights: { low: 1.1, eye: 2.6, high: 16 },
    sight: 6000,
    sun: sunBeside(shot, 0.5, 1.2, 0.4),
    cover: brief.weather === 'clear' ? 0.45 : 0.8,
  })
  const { view, snow } = air
  const shift = random() * 300
  const coneZ = 1750 + random() * 700
  // Beside the subject, that it may stand free.
  const coneX =
    ((shot.subjectX > 0.5 ? 0.3 + random() * 0.12 : 0.7 - random() * 0.12) - 0.5) * (view.width / view.focal) * coneZ
  const coneHeight = 640 + random() * 260
  const coneRadius = 900 + random() * 260
  const craterRadius = 95 + random() * 60
  const toSubject = ((shot.subjectX - 0.5) * view.width) / view.focal
  const fire: Rgb = mixRgb(withLuminance(palette.lamp, 1), [2.4, 0.62, 0.1], 0.75)
  const power = brief.time === 'day' ? 2.1 : brief.time === 'night' ? 0.95 : 1.8
  const stones = scatterBoulders(noise, { cell: 5, chance: 0.5, largest: 1.5, keepFree: toSubject })

  const shapeAt = (x: number, z: number, octaves: number): number => {
    const dx = x - coneX
    const dz = z - coneZ
    const away = Math.hypot(dx, dz)
    const flank = Math.max(0, 1 - away / coneRadius)
    let cone = flank ** 1.75 * coneHeight * 1.25
    if (away < craterRadius * 2) {
      const rim = craterRadius * (1 + (noise.value(dx / 70 + 5, dz / 70) - 0.5) * 0.5)
      const lip = Math.max(0, 1 - rim / coneRadius) ** 1.75 * coneHeight * 1.25
      cone = Math.min(cone, lip + (noise.value(dx / 30, dz / 30) - 0.5) * 22) - smoothstep(rim, rim * 0.5, away) * 60
    }
    const gullies =
      octaves > 4
        ? noise.ridge(Math.atan2(dx, dz) * 7 + shift, away / 700, 4) * 70 * smoothstep(0, 0.3, flank) * (1 - flank)
        : 0
    const hills =
      noise.terrain(x / 300 + shift, z / 300, octaves) * 95 * smoothstep(60, 900, z) * (1 - smoothstep(0.1, 0.5, flank))
    const ground = (noise.fbm(x * 0.05 + 9, z * 0.05, 3) - 0.45) * 3.5 * smoothstep(3, 26, z)
    const clinker =
      z < 160 && octaves > 4
        ? noise.ridge(x * 0.22, z * 0.22 + 8, 3) * 0.75 * smoothstep(1.2, 4, Math.abs(x - toSubject * z)) + stones(x, z)
        : 0
    return cone + gullies + hills + ground + clinker - river(x, z) * 1.1
  }
  /** 1 in the middle of a lava stream on the plain, 0 off it. */
  function river(x: number, z: number): number {
    if (z > 1100) return 0
    const course =
      toSubject * z * 0.2 +
      (coneX / coneZ) * z * 0.8 +
      (noise.fbm(z / 90 + shift, 1.5, 3) - 0.45) * (16 + z * 0.42) +
      (shot.subjectX > 0.5 ? -1 : 1) * 5.5
    return smoothstep(1 + z * 0.02, 0.4 + z * 0.008, Math.abs(x - course) * (0.9 + 0.5 * noise.value(x * 0.8, z * 0.5)))
  }
  const rock = withLuminance(mixRgb(palette.rock, [0.05, 0.045, 0.05], 0.5), 0.045)
  const ash = withLuminance(palette.stone, 0.13)
  const land = paintLand(film, air, noise, {
    heightAt: (x, z) => shapeAt(x, z, z < 400 ? 6 : 7),
    roughHeightAt: (x, z) => shapeAt(x, z, 4),
    nearest: 1.9,
    farthest: 5500,
    ceiling: coneHeight * 1.4,
    step: 0.007,
    grain: 0.6,
    hazeHeight: 320,
    color(ground) {
      const { x, z, ny } = ground
      const dx = x - coneX
      const dz = z - coneZ
      const away = Math.hypot(dx, dz)
      const flank = Math.max(0, 1 - away / coneRadius)
      const dust = smoothstep(0.6, 0.9, ny) * smoothstep(0.4, 0.62, noise.fbm(x * 0.02, z * 0.02, 3))
      const white = snow * smoothstep(0.6, 0.85, ny) * smoothstep(0.7, 0.3, flank) * 0.8
      ground.red = lerp(lerp(rock[0], ash[0], dust * 0.6), palette.snow[0] * 0.7, white)
      ground.green = lerp(lerp(rock[1], ash[1], dust * 0.6), palette.snow[1] * 0.7, white)
      ground.blue = lerp(lerp(rock[2], ash[2], dust * 0.6), palette.snow[2] * 0.7, white)
      // Streams run down by angle, wandering; cracks glow near by; the crater most of all.
      let heat = 0
      if (flank > 0.04) {
        const angle =
          Math.atan2(dx, -dz) * 3.4 + (noise.fbm(away / 120 + shift, Math.atan2(dx, -dz) * 2, 3) - 0.45) * 1.1 + shift
        const stream = Math.abs(angle - Math.floor(angle) - 0.5)
        const chosen = noise.hash(Math.floor(angle) + 50, 3)
        if (chosen > 0.42)
          heat = smoothstep(0.045 + 0.06 * chosen, 0.012, stream) * smoothstep(0.04 + (1 - chosen) * 0.5, 0.34, flank)
        heat = Math.max(heat, smoothstep(craterRadius * 1.25, craterRadius * 0.8, away) * 1.6)
      }
      if (z < 1100)
        heat = Math.max(heat, river(x, z) * (0.4 + 1.1 * smoothstep(0.35, 0.6, noise.fbm(x * 0.5, z * 0.35, 3))))
      if (z < 120) {
        const crack = Math.abs(noise.fbm(x * 0.17 + 30, z * 0.17, 4) - 0.47)
        heat = Math.max(heat, smoothstep(0.014, 0.002, crack) * 0.75 * smoothstep(1.4, 4, Math.abs(x - toSubject * z)))
      }
      const near = z < 1100 ? river(x * 0.985, z * 0.985) * 0.05 : 0
      const glow = (heat * heat * 1.5 + heat * 0.6) * power + near * power
      ground.glowRed = fire[0] * glow
      ground.glowGreen = fire[1] * glow * (0.75 + 0.5 * Math.min(1, heat))
      ground.glowBlue = fire[2] * glow
      // The crater's own light on the flanks.
      const lit = 0.9 * power * Math.exp(-away / 330)
      ground.glowRed += ground.red * fire[0] * lit * 3
      ground.glowGreen += ground.green * fire[1] * lit * 3
      ground.glowBlue += ground.blue * fire[2] * lit * 3
    },
  })
  air.sky.paint(film, view.focal, view.horizon)
  land.finish()

  // The column of ash: rises from the crater, widens, leans with the wind; lit by fire below, by the sun on its side.
  const { width, height, light, depth } = film
  const lip = Math.max(0, 1 - craterRadius / coneRadius) ** 1.75 * coneHeight * 1.25
  const footX = view.middle + (coneX / coneZ) * view.focal
  const footY = view.horizon - ((lip - 30 - view.cameraHeight) / coneZ) * view.focal
  const lean = (shot.subjectX > 0.5 ? 1 : -1) * (0.1 + random() * 0.3)
  const mouth = (craterRadius / coneZ) * view.focal
  const smoke = saturate(withLuminance(mixRgb(palette.cloudDark, palette.stone, 0.4), 0.16), 0.6)
  const grid = Math.max(2, Math.round(height / 420))
  const columns = Math.ceil(width / grid) + 2
  const field = new Float32Array(columns * 2 * 2)
  const fillRow = (row: number, slot: number): void => {
    const up = (footY - row) / height
    for (let i = 0; i < columns; i++) {
      const at = (slot * columns + i) * 2
      field[at] = field[at + 1] = 0
      if (up < -0.02) continue
      const spread = mouth * 0.9 + height * up * (0.2 + up * 0.25)
      const offset = (i * grid - footX - lean * up * up * height * 2.2 - lean * up * height * 0.3) / spread
      if (Math.abs(offset) > 1.6) continue
      const u = (offset * spread) / height / (0.06 + up * 0.14)
      const v = Math.log(up + 0.08) * 5.2 + shift
      const billow = noise.fbm(u + noise.fbm(u * 0.7 + 5, v * 0.7, 3) * 1.2, v + 3, 5)
      const shifted = noise.fbm(
        u + 0.22 * Math.sign(air.sun[0]) + noise.fbm(u * 0.7 + 5, v * 0.7, 2) * 1.2,
        v + 3.14,
        3,
      )
      field[at] =
        smoothstep(0.16, 0.42, billow + (1 - Math.abs(offset)) * 0.62 - 0.42) *
        smoothstep(-0.02, 0.015, up) *
        smoothstep(1.25, 0.4, up)
      field[at + 1] = clamp(0.4 + (billow - shifted) * 3.4 + offset * Math.sign(air.sun[0]) * 0.3)
    }
  }
  fillRow(0, 0)
  let band = -1
  for (let row = 0; row < height; row++) {
    const j = Math.floor(row / grid)
    if (j !== band) {
      fillRow(j * grid, 0)
      fillRow((j + 1) * grid, 1)
      band = j
    }
    const t = row / grid - j
    const up = (footY - row) / height
    const heat = Math.exp(-Math.max(0, up) * 9) * power
    for (let x = 0; x < width; x++) {
      const pixel = row * width + x
      if (depth[pixel]! < SKY_DEPTH && depth[pixel]! < coneZ + 40) continue
      const i = Math.floor(x / grid)
      const s = x / grid - i
      const a = i * 2
      const b = (columns + i) * 2
      const share = (field[a]! * (1 - s) + field[a + 2]! * s) * (1 - t) + (field[b]! * (1 - s) + field[b + 2]! * s) * t
      const glowX = (x - footX) / height
      const halo = Math.exp(-(glowX * glowX + up * up) * 26) * power * 0.2
      const q = pixel * 3
      light[q] = light[q]! + fire[0] * halo
      light[q + 1] = light[q + 1]! + fire[1] * halo
      light[q + 2] = light[q + 2]! + fire[2] * halo
      if (share < 0.004) continue
      const lit =
        (field[a + 1]! * (1 - s) + field[a + 3]! * s) * (1 - t) + (field[b + 1]! * (1 - s) + field[b + 3]! * s) * t
      const through = Math.exp(-coneZ * air.fogPerMetre * 0.4)
      for (let c = 0; c < 3; c++) {
        const own =
          smoke[c]! * (air.key[c]! * lit * lit * 0.8 + air.ambient[c]! * (0.35 + lit * 0.5)) +
          fire[c]! * heat * (1.1 - lit) * 0.3
        const seen = air.fog[c]! + (own - air.fog[c]!) * through
        light[q + c] = light[q + c]! + (seen - light[q + c]!) * share * 0.96
      }
    }
  }
  return finishStage(film, air, shot, {
    subjectZ: 9,
    hasGround: true,
    mirror: 0,
    groundAt: land.groundAt,
    brightness: 0.72,
  })
}
