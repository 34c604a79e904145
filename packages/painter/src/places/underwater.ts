import { clamp, lerp, mixRgb, scaleRgb, smoothstep } from '../math.ts'
import type { PlacePainter, Rgb } from '../painting.ts'
import { SKY_DEPTH } from '../painting.ts'
import { createAir, directionOf, finishStage, saturate, withLuminance } from './open-air/air.ts'
import { scatterBoulders } from './open-air/boulders.ts'
import { createGrain } from './open-air/grain.ts'
import { paintLand } from './open-air/land.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { pickTreeSprite } from './open-air/tree-sprites.ts'

const BEAMS = 4096

/** Under the sea: light in moving shafts from the surface, a floor of sand, rocks and weed that sinks into blue, a school of fish. */
export const paintUnderwater: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const lightX = 0.5 + (shot.subjectX > 0.5 ? -1 : 1) * (0.05 + random() * 0.3)
  const air = createAir(film, shot, {
    cameraHeights: { low: 0.8, eye: 2.2, high: 8 },
    sight: brief.weather === 'fog' ? 120 : brief.weather === 'storm' || brief.weather === 'rain' ? 62 : 34,
    sun: directionOf((lightX - 0.5) * 0.8, 1.05),
    hasDisc: false,
  })
  const { view } = air
  const { width, height, light, depth } = film
  const day = (brief.time === 'day' ? 1 : brief.time === 'night' ? 0.16 : 0.62) * (brief.isDeep ? 0.4 : 1)
  const dim = air.isOvercast ? 0.65 : 1
  const sea: Rgb = saturate(mixRgb(withLuminance(palette.zenith, 0.16), [0.01, 0.19, 0.27], 0.66), 1.15)
  const bright = scaleRgb(mixRgb(sea, [0.3, 0.85, 0.85], 0.4), 3.6 * day * dim)
  const middle = scaleRgb(sea, 1.2 * day * dim)
  const deep = scaleRgb(mixRgb(sea, [0, 0.03, 0.1], 0.6), 0.42 * day * dim)
  const sunTint = mixRgb(scaleRgb(palette.key, 1 / Math.max(0.1, Math.max(...palette.key))), [0.55, 1, 0.95], 0.6)
  air.key = scaleRgb(sunTint, 2.3 * day * dim)
  air.ambient = scaleRgb(mixRgb(sea, [0.3, 0.5, 0.5], 0.25), 2.2 * day * dim)
  air.fog = scaleRgb(mixRgb(middle, deep, 0.25), 0.9)
  air.glow = 0

  // The water itself: bright under the surface, towards the sun most.
  const shift = random() * 200
  const centre = lightX * width
  const grain = createGrain(noise)
  const surfaceRow = view.horizon - view.height * (0.62 + random() * 0.1)
  for (let row = 0; row < height; row++) {
    const up = (view.horizon - row) / height
    const lift = smoothstep(-0.1, 0.72, up)
    for (let x = 0; x < width; x++) {
      const aside = (x - centre) / height
      const near = Math.exp(-(aside * aside * 9 + (up - 0.62) ** 2 * 4.5))
      const q = (row * width + x) * 3
      // The surface from below: a net of light, foreshortened towards the horizon.
      let net = 0
      if (row < surfaceRow + height * 0.16) {
        const distance = 0.13 / Math.max(0.05, (view.horizon - row) / height - 0.35)
        const u = aside * distance * 26
        const v = distance * 22
        const wave = 1 - Math.abs(grain(u + grain(v, u) * 1.4, v + shift)) * 4.4
        net =
          Math.max(0, wave) ** 3 *
          smoothstep(surfaceRow + height * 0.16, surfaceRow - height * 0.12, row) *
          (0.25 + near * 1.3)
      }
      for (let c = 0; c < 3; c++) {
        const base = deep[c]! + (middle[c]! - deep[c]!) * smoothstep(-0.25, 0.3, up)
        light[q + c] = base + (bright[c]! - base) * clamp(lift * 0.34 + near * 0.62) + bright[c]! * net * 0.55
      }
    }
  }

  // Over the deep there is nothing but water.
  if (brief.isDeep) {
    depth.fill(400)
    addShafts()
    return finishStage(film, air, shot, {
      subjectZ: 8,
      hasGround: false,
      mirror: 0,
      groundAt: (_x, z) => view.horizon + (2.2 * view.focal) / Math.max(0.5, z),
      brightness: brief.time === 'night' ? 0.24 : 0.5,
    })
  }

  const toSubject = ((shot.subjectX - 0.5) * view.width) / view.focal
  const rocks = scatterBoulders(noise, { cell: 9, chance: 0.5, largest: 2.6, keepFree: toSubject })
  const reef = 5 + random() * 9
  const heightAt = (x: number, z: number): number => {
    const open = smoothstep(1.5, 9, Math.abs(x - toSubject * z) + z * 0.02)
    return (
      (noise.fbm(x * 0.09 + shift, z * 0.09, 3) - 0.45) * 2.2 * smoothstep(2, 14, z) +
      smoothstep(0.42, 0.68, noise.fbm(x * 0.045 + shift, z * 0.04 + 7, 4)) * reef * open * smoothstep(9, 26, z) +
      rocks(x, z) * open +
      Math.sin(z * 6 + noise.value(x * 0.8, z * 0.8) * 7) * 0.025 * smoothstep(30, 3, z)
    )
  }
  const sand = mixRgb(withLuminance(palette.soil, 0.34), [0.45, 0.42, 0.34], 0.5)
  const rock = withLuminance(palette.rock, 0.12)
  const coralA = saturate(withLuminance(palette.accent, 0.2), 1)
  const coralB = saturate(withLuminance(palette.plants, 0.12), 0.9)
  const land = paintLand(film, air, noise, {
    heightAt,
    nearest: 1.4,
    farthest: 190,
    ceiling: reef * 1.3 + 4,
    step: 0.01,
    grain: 0.42,
    hasShadows: false,
    wrap: 0.15,
    color(ground) {
      const { x, y, z, ny } = ground
      const isRock = smoothstep(0.88, 0.68, ny) + (smoothstep(0.1, 0.4, rocks(x, z)) + smoothstep(1.2, 2.6, y)) * 0.8
      const growth = smoothstep(0.48, 0.66, noise.fbm(x * 0.7, z * 0.7 + y, 3))
      const which = noise.value(x * 0.35 + 20, z * 0.35)
      const net1 = 1 - Math.abs(noise.value(x * 0.9 + noise.value(z, x) * 0.8, z * 0.9) * 2 - 1)
      const net2 = 1 - Math.abs(noise.value(x * 1.3 + 9, z * 1.3 + noise.value(x, z) * 0.9) * 2 - 1)
      // The floor's net of light.
      const caustics = 0.5 + 2.3 * (net1 * net2) ** 4
      const share = clamp(isRock)
      ground.red =
        lerp(sand[0], lerp(rock[0], lerp(coralA[0], coralB[0], smoothstep(0.4, 0.6, which)), growth), share) * caustics
      ground.green =
        lerp(sand[1], lerp(rock[1], lerp(coralA[1], coralB[1], smoothstep(0.4, 0.6, which)), growth), share) * caustics
      ground.blue =
        lerp(sand[2], lerp(rock[2], lerp(coralA[2], coralB[2], smoothstep(0.4, 0.6, which)), growth), share) * caustics
    },
  })
  land.finish()
  for (let i = 0; i < depth.length; i++) if (depth[i]! >= SKY_DEPTH) depth[i] = 400

  const kelp = Array.from({ length: 3 }, () => pickTreeSprite('kelp', random))
  const weed = pickTreeSprite('reed', random)
  const plants: Plant[] = []
  const isForest = random() < 0.55
  for (let i = 0; i < (isForest ? 150 : 46); i++) {
    const z = (isForest ? 7 : 4.5) + random() ** 1.3 * 55
    const x = (random() - 0.5) * (width / view.focal) * 1.2 * z
    if (Math.abs(x - toSubject * z) < 1.7 + z * 0.07) continue
    const column = view.middle + (x / z) * view.focal
    const isTall = random() < (isForest ? 0.6 : 0.12)
    plants.push({
      sprite: isTall ? kelp[Math.floor(random() * 3)]! : weed,
      x: column,
      base: land.groundAt(column, z) + 2,
      metres: isTall ? 4 + random() * 6 : 0.4 + random() * 1.1,
      z,
      tone: (random() - 0.5) * 0.5,
    })
  }
  plant(film, air, plants, {
    leaf: saturate(withLuminance(mixRgb(palette.plants, [0.2, 0.17, 0.03], 0.4), 0.11), 0.9),
    bark: rock,
    snow: palette.snow,
  })

  // A school of fish turns in the middle distance: dark backs, a glint on the flank.
  const schoolX = width * (shot.subjectX > 0.5 ? 0.28 : 0.72)
  const schoolY = view.horizon - height * (0.16 + random() * 0.14)
  const spread = height * (0.09 + random() * 0.06)
  const heading = random() < 0.5 ? 1 : -1
  const fishCount = 90 + Math.floor(random() * 120)
  for (let i = 0; i < fishCount; i++) {
    const angle = random() * Math.PI * 2
    const out = Math.sqrt(random())
    const fx = schoolX + Math.cos(angle) * out * spread * 1.7
    const fy = schoolY + Math.sin(angle) * out * spread * (0.55 + 0.25 * Math.cos(angle))
    const length = height * (0.005 + 0.007 * random())
    const tilt = heading * (0.12 * Math.sin(angle * 2) + 0.15)
    for (let row = Math.max(0, Math.floor(fy - length)); row <= Math.min(height - 1, fy + length); row++) {
      for (let x = Math.max(0, Math.floor(fx - length * 1.2)); x <= Math.min(width - 1, fx + length * 1.2); x++) {
        const along = ((x - fx) / length) * heading
        const across = (row - fy) / length - along * tilt * heading
        const body =
          0.27 * Math.sqrt(Math.max(0, 1 - along * along)) * (along > -0.75 ? 1 : 0.4) +
          (along < -0.7 && along > -1.1 ? (-0.7 - along) * 0.75 : 0)
        if (Math.abs(across) > body || depth[row * width + x]! < 22) continue
        const q = (row * width + x) * 3
        const back = smoothstep(body, -body, across)
        for (let c = 0; c < 3; c++) light[q + c] = light[q + c]! * lerp(1.25, 0.38, back)
      }
    }
  }

  addShafts()
  return finishStage(film, air, shot, {
    subjectZ: 8,
    hasGround: true,
    mirror: 0,
    groundAt: land.groundAt,
    brightness: brief.time === 'night' ? 0.5 : 0.78,
  })

  /** Shafts fan out from above the surface and fade as they sink. */
  function addShafts(): void {
    const shaftY = -height * (0.25 + random() * 0.2)
    // A beam depends on its angle alone.
    const beams = new Float32Array(BEAMS + 1)
    for (let i = 0; i <= BEAMS; i++) {
      const angle = (i / BEAMS - 0.5) * Math.PI
      const beam = grain(angle * 7 + shift, 0.37) + grain(angle * 17 + shift, 4.1) * 0.5
      beams[i] = Math.max(0, beam + 0.06) ** 1.4 * Math.exp(-angle * angle * 3.5)
    }
    for (let row = 0; row < height; row++) {
      const fall = smoothstep(0.92, 0.05, row / height)
      for (let x = 0; x < width; x++) {
        const beam = beams[Math.round((Math.atan2(x - centre, row - shaftY) / Math.PI + 0.5) * BEAMS)]!
        const through = 0.35 + 0.65 * smoothstep(3, 30, depth[row * width + x]!)
        const amount = beam * fall * through * (air.isOvercast ? 0.35 : 1) * 1.15
        const q = (row * width + x) * 3
        for (let c = 0; c < 3; c++) light[q + c] = light[q + c]! + bright[c]! * amount
      }
    }
  }
}
