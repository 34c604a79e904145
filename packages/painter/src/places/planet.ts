import { clamp, mixRgb, scaleRgb, smoothstep } from '../math.ts'
import type { Film, PlacePainter, Rgb, Shot } from '../painting.ts'
import { createAir, directionOf, finishStage, saturate, withLuminance } from './open-air/air.ts'
import { paintDeepSpace } from './open-air/deep-space.ts'
import { paintLand } from './open-air/land.ts'

/** A world seen from space, or, where people stand, from the dust of its moon. */
export const paintPlanet: PlacePainter = (film, shot) => {
  const { noise, palette, random, brief } = shot
  const isStoodOn = brief.people.count > 0 ? random() < 0.85 : random() < 0.2
  const onMoon = brief.isLunar === true || isStoodOn
  const side = shot.subjectX > 0.5 ? -1 : 1
  const elevation = brief.time === 'day' ? 0.6 : brief.time === 'night' ? 0.25 : 0.16
  const air = createAir(film, shot, {
    cameraHeights: { low: 1, eye: 2, high: 12 },
    sight: 1e6,
    sun: directionOf(side * (0.9 + random() * 0.5), elevation),
  })
  const { view } = air
  paintDeepSpace(film, shot, { gas: 0.42, galaxy: 0, star: 0, stars: 0.7 })
  const height = film.height
  paintGlobe(
    film,
    shot,
    onMoon
      ? {
          x: view.width * (0.5 + side * 0.2),
          y: height * (view.horizon / height - 0.26 - random() * 0.06),
          radius: height * (0.12 + random() * 0.07),
          side,
        }
      : shot.camera === 'low'
        ? {
            x: view.width * (0.5 - side * 0.25),
            y: height * (0.16 + random() * 0.08),
            radius: height * (0.27 + random() * 0.12),
            side,
          }
        : {
            x: view.width * (0.5 + (random() - 0.5) * 0.6),
            y: height * (0.74 + random() * 0.16),
            radius: height * (0.33 + random() * 0.2),
            side,
          },
  )
  const dark = { fog: [0, 0, 0] as Rgb, fogPerMetre: 0, brightness: onMoon ? 0.62 : 0.36 }
  if (!onMoon)
    return finishStage(film, air, shot, {
      subjectZ: 12,
      hasGround: false,
      mirror: 0,
      groundAt: (_x, z) => view.horizon + (1.7 * view.focal) / Math.max(0.5, z),
      ...dark,
    })

  air.fog = [0, 0, 0]
  air.ambient = scaleRgb(air.ambient, 0.25)
  air.glow = 0
  const shift = random() * 300
  const toSubject = ((shot.subjectX - 0.5) * view.width) / view.focal
  const craters = (x: number, z: number, cell: number): number => {
    const column = Math.floor(x / cell)
    const row = Math.floor(z / cell)
    if (noise.hash(column + 11, row + 5) > 0.55) return 0
    const radius = cell * (0.16 + 0.24 * noise.hash(column, row + 40))
    const cx = (column + 0.5 + (noise.hash(column + 3, row) - 0.5) * 0.2) * cell
    const cz = (row + 0.5 + (noise.hash(column, row + 3) - 0.5) * 0.2) * cell
    if (Math.abs(cx - toSubject * cz) < radius * 1.3 && cz < 26) return 0
    const away = Math.hypot(x - cx, z - cz) / radius
    if (away > 1.5) return 0
    const bowl = Math.min(0, away * away - 1) * 0.34
    const rim = Math.exp(-((away - 1) ** 2) * 22) * 0.13
    return (bowl + rim) * radius * smoothstep(1.5, 1.15, away)
  }
  // Where somebody walked the dust is even.
  const trodden = (x: number, z: number): number =>
    brief.tracks ? Math.max(smoothstep(1.6, 4.5, Math.abs(x - toSubject * z)), smoothstep(16, 26, z)) : 1
  const shapeAt = (x: number, z: number, octaves: number): number =>
    (craters(x, z, 15) + craters(x + 7, z, 5) * 0.8) * trodden(x, z) +
    craters(x + 40, z + 9, 64) * smoothstep(20, 60, z) +
    (noise.fbm(x / 60 + shift, z / 60, octaves) - 0.45) * 9 * smoothstep(4, 70, z) +
    noise.terrain(x / 700 + shift, z / 700, octaves) * 260 * smoothstep(500, 2600, z)
  const dust = saturate(withLuminance(mixRgb(palette.stone, palette.soil, 0.4), 0.2), 0.5)
  const land = paintLand(film, air, noise, {
    heightAt: (x, z) => shapeAt(x, z, 6),
    roughHeightAt: (x, z) => shapeAt(x, z, 4),
    nearest: 1.8,
    farthest: 4200,
    ceiling: 420,
    step: 0.008,
    grain: 0.42,
    color(ground) {
      const tone = 0.75 + 0.5 * noise.fbm(ground.x * 0.06, ground.z * 0.06, 3)
      ground.red = dust[0] * tone
      ground.green = dust[1] * tone
      ground.blue = dust[2] * tone
    },
  })
  land.finish()
  return finishStage(film, air, shot, { subjectZ: 8, hasGround: true, mirror: 0, groundAt: land.groundAt, ...dark })
}

type Globe = { x: number; y: number; radius: number; side: number }

/** A ball of rock, sea or gas with weather, air that glows at its edge, lights on its night side, perhaps a ring. */
function paintGlobe(film: Film, shot: Shot, { x, y, radius, side }: Globe): void {
  const { width, height, light, depth } = film
  const { noise, palette, random, brief } = shot
  const choice = random()
  const kind = brief.isLunar || choice < 0.45 ? 'earth' : choice < 0.65 ? 'gas' : choice < 0.83 ? 'rust' : 'frozen'
  const isNight = brief.time === 'night'
  const lightAngle = -Math.PI / 2 + side * (0.35 + random() * 0.75)
  const front = brief.time === 'day' ? 0.62 : isNight ? -0.55 : 0.12
  const flat = Math.sqrt(1 - front * front)
  const sunX = Math.cos(lightAngle) * flat
  const sunY = Math.sin(lightAngle) * flat
  const power = isNight ? 1.15 : 1.7
  const shift = random() * 90
  const turn = (random() - 0.5) * 0.9
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const storms = brief.weather === 'clear' ? 0.5 : brief.weather === 'storm' ? 0.4 : 0.44
  const atmosphere: Rgb =
    kind === 'rust' ? [1, 0.55, 0.3] : kind === 'gas' ? mixRgb(palette.accent, [1, 0.85, 0.65], 0.5) : [0.25, 0.52, 1]
  const bandA = mixRgb(palette.accent, [0.85, 0.72, 0.55], 0.62)
  const bandB = mixRgb(palette.accent2, [0.3, 0.18, 0.12], 0.6)
  const hasRing = kind === 'gas' ? random() < 0.75 : random() < 0.12 && brief.isLunar !== true
  const grid = Math.max(1, Math.round(height / 700))
  const from = Math.max(0, Math.floor((y - radius) / grid))
  const to = Math.min(Math.ceil(height / grid), Math.ceil((y + radius) / grid)) + 1
  const columns = Math.ceil(width / grid) + 2
  const field = new Float32Array(columns * (to - from + 2) * 4) // colour, lights
  for (let j = from; j <= to; j++) {
    for (let i = 0; i < columns; i++) {
      const px = (i * grid - x) / radius
      const py = (j * grid - y) / radius
      const square = px * px + py * py
      if (square > 1.06) continue
      const pz = Math.sqrt(Math.max(0.001, 1 - square))
      const at = ((j - from) * columns + i) * 4
      const lon = (px * cos - py * sin) * (1.25 + 0.4 * square) + pz * 0.4 + shift
      const lat = (px * sin + py * cos) * (1.25 + 0.4 * square)
      let r = 0
      let g = 0
      let b = 0
      if (kind === 'gas') {
        const stir = noise.fbm(lon * 1.5 + 5, lat * 3, 4)
        const band = noise.fbm(lat * 5.5 + stir * 1.1, lon * 0.35 + stir * 0.9, 6)
        const t = smoothstep(0.28, 0.66, band)
        const streak = 0.8 + 0.4 * noise.fbm(lat * 22 + stir * 4, lon * 0.9 + stir * 2, 3)
        r = (bandA[0] + (bandB[0] - bandA[0]) * t) * streak
        g = (bandA[1] + (bandB[1] - bandA[1]) * t) * streak
        b = (bandA[2] + (bandB[2] - bandA[2]) * t) * streak
      } else {
        const ground = noise.fbm(lon * 2.1 + 9, lat * 2.1, 8, 0.55)
        const fine = noise.fbm(lon * 9, lat * 9, 4)
        const cap = smoothstep(
          kind === 'frozen' ? 0.1 : 0.92,
          kind === 'frozen' ? 0.75 : 1.04,
          Math.abs(lat) + (fine - 0.45) * 0.3,
        )
        if (kind === 'rust') {
          const t = smoothstep(0.36, 0.6, ground)
          r = 0.4 + 0.22 * t - 0.12 * fine
          g = 0.15 + 0.17 * t - 0.06 * fine
          b = 0.07 + 0.1 * t
        } else {
          const land = smoothstep(0.475, 0.5, ground)
          const dry = smoothstep(0.5, 0.63, ground + (fine - 0.45) * 0.16)
          r = 0.012 + (0.05 + 0.27 * dry - 0.012) * land
          g = 0.06 + (0.1 + 0.12 * dry - 0.06) * land
          b = 0.17 + (0.035 + 0.09 * dry - 0.17) * land
          // Towns gather along coasts.
          field[at + 3] = land * smoothstep(0.55, 0.5, ground) * smoothstep(0.5, 0.72, fine) * 1.4
        }
        if (kind === 'frozen') {
          const cracks = smoothstep(0.05, 0, Math.abs(noise.fbm(lon * 3 + 20, lat * 3, 5) - 0.46))
          r = 0.62 - 0.3 * cracks
          g = 0.72 - 0.24 * cracks
          b = 0.84 - 0.14 * cracks
        } else {
          r += (0.8 - r) * cap
          g += (0.84 - g) * cap
          b += (0.9 - b) * cap
        }
        const swirlX = noise.fbm(lon * 2.2, lat * 5.2, 5)
        const swirlY = noise.fbm(lon * 2.2 + 9, lat * 2.2 + 4, 4)
        const cloud =
          smoothstep(storms, storms + 0.27, noise.fbm(lon * 2 + swirlX * 2.3, lat * 2.6 + swirlY * 1.6, 7, 0.55)) *
          (kind === 'rust' ? 0.35 : 0.88)
        r += (0.8 - r) * cloud
        g += (0.82 - g) * cloud
        b += (0.87 - b) * cloud
        field[at + 3] = field[at + 3]! * (1 - cloud)
      }
      field[at] = Math.max(0, r)
      field[at + 1] = Math.max(0, g)
      field[at + 2] = Math.max(0, b)
    }
  }
  const ringTilt = 0.2 + random() * 0.16
  const ring: Rgb = mixRgb(bandA, [0.8, 0.75, 0.7], 0.4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const px = (column - x) / radius
      const py = (row - y) / radius
      const square = px * px + py * py
      if (square > 6) continue
      const q = (row * width + column) * 3
      const away = Math.sqrt(square)
      const soft = clamp((1 - away) * radius + 0.5)
      const pz = Math.sqrt(Math.max(0, 1 - square))
      const facing = px * sunX + py * sunY + pz * front
      if (soft > 0) {
        const j = Math.min(to, row / grid)
        const jj = Math.floor(j)
        const t = j - jj
        const i = Math.floor(column / grid)
        const s = column / grid - i
        const a = ((jj - from) * columns + i) * 4
        const b = a + columns * 4
        const day = smoothstep(-0.09, 0.42, facing)
        const dusk = smoothstep(-0.12, 0.04, facing) * smoothstep(0.34, 0.06, facing)
        const rim = (1 - pz) ** 3.2
        const lamps = (field[a + 3]! * (1 - s) + field[a + 7]! * s) * smoothstep(0.02, -0.14, facing)
        for (let c = 0; c < 3; c++) {
          const upper = field[a + c]! + (field[a + 4 + c]! - field[a + c]!) * s
          const own = upper + (field[b + c]! + (field[b + 4 + c]! - field[b + c]!) * s - upper) * t
          const warm = c === 0 ? 0.34 : c === 1 ? 0.13 : 0.05
          const seen =
            own * day * power * Math.max(0.06, facing * 0.85 + 0.15) +
            own * 0.012 +
            atmosphere[c]! * rim * (day * 0.85 + 0.03) +
            warm * dusk * 0.5 * (kind === 'gas' ? 0.3 : 1) +
            lamps * (c === 0 ? 1.3 : c === 1 ? 0.85 : 0.4)
          light[q + c] = light[q + c]! + (seen - light[q + c]!) * soft
        }
        if (soft > 0.5) depth[row * width + column] = 5e7
      }
      if (away > 0.995 && away < 1.35) {
        // Air stands out over the edge, brightest towards the sun.
        const toward = clamp(((px * sunX + py * sunY) / away) * 0.75 + 0.36 + Math.max(0, front) * 0.25)
        const thin = Math.exp(-(away - 1) * 30) * 0.85 + Math.exp(-(away - 1) * 9) * 0.12
        for (let c = 0; c < 3; c++) light[q + c] = light[q + c]! + atmosphere[c]! * thin * toward * toward * (1 - soft)
      }
      if (hasRing) {
        const rx = px * cos - py * sin
        const ry = (px * sin + py * cos) / ringTilt
        const out = Math.hypot(rx, ry)
        if (out > 1.28 && out < 2.3 && (ry > 0 || square > 1)) {
          const bands = 0.25 + 0.75 * noise.fbm(out * 26 + shift, 1.5, 3)
          const share =
            smoothstep(1.28, 1.36, out) *
            smoothstep(2.3, 2.15, out) *
            (0.25 + 0.75 * smoothstep(0.3, 0.55, bands)) *
            (Math.abs(out - 1.86) < 0.035 ? 0.12 : 1) *
            0.85
          // The globe's shadow falls across the far side.
          const behind =
            rx * sunX + ry * 0.3 * sunY < 0 && Math.abs(rx * sunY - ry * 0.3 * sunX) < 0.95 && ry < 0 ? 0.12 : 1
          for (let c = 0; c < 3; c++) {
            const seen = ring[c]! * (0.25 + bands) * behind * (isNight ? 0.4 : 0.8)
            light[q + c] = light[q + c]! + (seen - light[q + c]!) * share
          }
        }
      }
    }
  }
}
