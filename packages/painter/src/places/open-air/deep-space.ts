import { clamp, mixRgb, smoothstep } from '../../math.ts'
import type { Film, Rgb, Shot } from '../../painting.ts'
import { saturate, withLuminance } from './air.ts'

type Choice = {
  /** Strength of the glowing gas, 0…1. */
  gas: number
  galaxy: number
  /** Whether one star stands near, with rays. */
  star: number
  /** Fewer stars, as where a bright planet fills the eye; 1 unless given. */
  stars?: number
}

/** Light of each time of day: by day a near sun fills the gas with light, by night only far stars do. */
const GAS_LIGHT = { dawn: 0.95, day: 1.15, dusk: 0.85, night: 0.5 }

/** Fills the whole film with gas, dust and stars. */
export function paintDeepSpace(film: Film, shot: Shot, { gas, galaxy, star, stars = 1 }: Choice): void {
  const { width, height, light } = film
  const { noise, palette, random, brief } = shot
  const warm = saturate(withLuminance(palette.accent, 0.3), 1.25)
  const cool = saturate(withLuminance(palette.accent2, 0.3), 1.25)
  const glow: Rgb = saturate(withLuminance(mixRgb(palette.zenith, palette.horizon, 0.3), 0.16), 1.6)
  const strength = gas * GAS_LIGHT[brief.time] * (brief.weather === 'storm' ? 1.3 : brief.weather === 'fog' ? 1.15 : 1)
  const shift = random() * 200
  const grid = Math.max(1, Math.round(height / 520))
  const columns = Math.ceil(width / grid) + 2
  const rows = Math.ceil(height / grid) + 2
  const field = new Float32Array(columns * rows * 4)
  const turn = random() * 3
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const galaxyX = (shot.subjectX > 0.5 ? 0.3 : 0.7) + (random() - 0.5) * 0.12
  const galaxyY = 0.24 + random() * 0.16
  const galaxySize = 0.2 + random() * 0.13
  const tilt = 0.32 + random() * 0.4
  const wind = random() < 0.5 ? 1 : -1
  for (let j = 0, at = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, at += 4) {
      const px = (i * grid) / height
      const py = (j * grid) / height
      const u = (px * cos - py * sin) * 2.1 + shift
      const v = (px * sin + py * cos) * 2.1
      const warpX = noise.fbm(u * 0.9 + 3, v * 0.9, 4)
      const warpY = noise.fbm(u * 0.9 + 13, v * 0.9 + 7, 4)
      const mass = noise.fbm(u * 0.8 + warpX * 2.3, v * 0.8 + warpY * 2.3, 7, 0.54)
      const other = noise.fbm(u * 1.1 + warpY * 1.9 + 40, v * 1.1 + warpX, 6)
      const threads = noise.ridge(u * 1.4 + warpX * 2, v * 1.4 + warpY * 1.6, 5)
      const dust = smoothstep(0.33, 0.62, noise.fbm(u * 1.7 + warpX * 1.6 + 70, v * 1.7, 6))
      const body = smoothstep(0.4, 0.76, mass) ** 1.5
      const veil = smoothstep(0.42, 0.78, other) ** 1.5
      const core = smoothstep(0.56, 0.8, mass) * smoothstep(0.45, 0.85, threads)
      for (let c = 0; c < 3; c++) {
        field[at + c] =
          0.0035 +
          glow[c]! * 0.03 +
          (warm[c]! * body * (0.5 + threads * 0.9) +
            cool[c]! * veil * (0.6 + threads * 0.5) +
            glow[c]! * smoothstep(0.3, 0.6, other) * 0.3 +
            core * (0.28 + 0.4 * warm[c]!)) *
            (0.12 + 0.95 * dust) *
            strength *
            0.8
      }
      field[at + 3] = dust
      if (galaxy > 0) {
        const gx = px - galaxyX * (width / height)
        const gy = (py - galaxyY) / tilt
        const tx = gx * cos + gy * sin * tilt
        const ty = (gy * cos * tilt - gx * sin) / tilt
        const radius = Math.hypot(tx, ty) / galaxySize
        if (radius < 1.7) {
          const angle = Math.atan2(ty, tx)
          const arm =
            0.5 +
            0.5 *
              Math.cos(
                2 * (angle * wind - Math.log(radius + 0.06) * 2.9) + (noise.fbm(tx * 22 + 5, ty * 22, 4) - 0.45) * 3.4,
              )
          const disc = Math.exp(-radius * 2.5) * smoothstep(1.7, 0.7, radius)
          const bulge = Math.exp(-radius * radius * 42) * 2.4 + Math.exp(-radius * 7) * 0.8
          const lanes = 0.3 + 0.7 * smoothstep(0.35, 0.55, noise.fbm(tx * 34, ty * 34 + 9, 4))
          const armLight = arm ** 1.7 * disc * lanes * 2.3 + disc * 0.16
          for (let c = 0; c < 3; c++)
            field[at + c] =
              field[at + c]! + armLight * (0.2 + cool[c]! * 0.9) + bulge * (c === 0 ? 1 : c === 1 ? 0.82 : 0.6) * 0.8
        }
      }
    }
  }
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / grid)
    const t = y / grid - j
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / grid)
      const s = x / grid - i
      const a = (j * columns + i) * 4
      const b = a + columns * 4
      const q = (y * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const upper = field[a + c]! + (field[a + 4 + c]! - field[a + c]!) * s
        light[q + c] = upper + (field[b + c]! + (field[b + 4 + c]! - field[b + c]!) * s - upper) * t
      }
    }
  }
  const unit = height / 1920
  // From the many faint to the few bright.
  const layers: readonly [count: number, size: number, power: number][] = [
    [2600, 0.62, 0.5],
    [620, 0.95, 1.3],
    [120, 1.5, 3.4],
    [16, 2.3, 8],
  ]
  for (const [count, size, power] of layers) {
    for (let k = 0; k < count * stars; k++) {
      const x = random() * width
      const y = random() * height
      const dust = field[(Math.floor(y / grid) * columns + Math.floor(x / grid)) * 4 + 3]!
      const warmth = random()
      const force = power * (0.3 + random() ** 2) * (size < 1 ? 0.25 + 0.75 * dust : 1)
      addStar(film, x, y, Math.max(0.55, size * unit), force, [0.78 + 0.5 * warmth, 0.95, 1.3 - 0.55 * warmth])
    }
  }
  if (star > 0) addNearStar(film, shot, unit)
}

function addStar(film: Film, x: number, y: number, radius: number, power: number, color: Rgb): void {
  const reach = Math.ceil(radius * (power > 3 ? 14 : 4))
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(film.height - 1, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(film.width - 1, x + reach); column++) {
      const square = ((column - x) ** 2 + (row - y) ** 2) / (radius * radius)
      let amount = power * Math.exp(-square)
      if (power > 3) amount += (power * 0.014 * clamp(1 - Math.sqrt(square) / 14)) / (1 + square * 0.05)
      if (amount < 0.002) continue
      const q = (row * film.width + column) * 3
      for (let c = 0; c < 3; c++) film.light[q + c] = film.light[q + c]! + amount * color[c]!
    }
  }
}

/** One sun with a halo and six thin rays. */
function addNearStar(film: Film, shot: Shot, unit: number): void {
  const { width, height, light } = film
  const { random, palette, brief } = shot
  const x = width * (shot.subjectX > 0.5 ? 0.16 + random() * 0.2 : 0.64 + random() * 0.2)
  const y = height * (0.14 + random() * 0.24)
  const power = brief.time === 'night' ? 0.45 : 1
  const color = mixRgb(withLuminance(palette.key, 1), [1, 1, 1], 0.35)
  const reach = height * 0.34
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column++) {
      const dx = (column - x) / unit
      const dy = (row - y) / unit
      const square = dx * dx + dy * dy
      const edge = clamp(1 - (Math.sqrt(square) * unit) / reach)
      let amount = 26 * Math.exp(-square / 130) + (46 / (square * 0.05 + 60)) * edge * edge + 0.06 * edge ** 4
      for (let ray = 0; ray < 3; ray++) {
        const angle = 0.35 + (ray * Math.PI) / 3
        const off = dx * Math.sin(angle) - dy * Math.cos(angle)
        const on = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle))
        amount += 1.5 * Math.exp(-off * off * 0.22) * Math.exp(-on / 130) * edge
      }
      const q = (row * width + column) * 3
      for (let c = 0; c < 3; c++) light[q + c] = light[q + c]! + amount * color[c]! * power
    }
  }
}
