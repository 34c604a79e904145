import type { Random } from '../lib/random.ts'
import { SKY_DEPTH, type Film, type Noise, type Palette, type TimeOfDay, type Weather } from './painting.ts'
import { clamp, smoothstep } from './math.ts'

/** A direction or a point: right, up, ahead. */
export type Vector = readonly [number, number, number]

type SkyChoice = {
  palette: Palette
  noise: Noise
  random: Random
  time: TimeOfDay
  weather: Weather
  /** Where the sun (by night the moon) stands, need not be of length 1; chosen to suit the time of day unless given. */
  sun?: Vector
  /** Share of the sky that clouds take, 0…1; by the weather unless given. */
  cover?: number
  /** False leaves the disc of sun or moon away, as where a thing takes its part. */
  hasDisc?: boolean
}

export type Sky = {
  /** Towards the sun or the moon, of length 1. */
  sun: Vector
  /** What the air sends from a direction (any length), written to `out` as linear light. */
  radiance(x: number, y: number, z: number, out: Float32Array | number[]): void
  /** Paints every pixel of depth SKY_DEPTH, several times faster than asking for each; for a camera that looks level. */
  paint(film: Film, focal: number, horizon: number): void
}

/** Clouds are computed on a grid of this many pixels and blended between, at 1,920 pixels of height. */
const CLOUD_GRID = 5

/** The whole sky of one picture: gradient, sun or moon with its glow, clouds lit from it, stars and the Milky Way. */
export function createSky(choice: SkyChoice): Sky {
  const { palette, noise, random, time, weather, hasDisc = true } = choice
  const sun = unit(choice.sun ?? placeSun(time, random))
  const [sunX, sunY, sunZ] = sun
  const { zenith, horizon, key, cloudLit, cloudDark, stars } = palette
  const cover = choice.cover ?? COVER[weather][0] + random() * COVER[weather][1]
  const isOvercast = weather === 'rain' || weather === 'snow' || weather === 'fog' || weather === 'storm'
  const glowGain = (time === 'night' ? 0.3 : time === 'day' ? 0.2 : 0.36) * (isOvercast ? 0.45 : 1)
  const discLight = !hasDisc || isOvercast ? 0 : time === 'night' ? 14 : time === 'day' ? 26 : 9
  const discCosine = time === 'night' ? 0.99975 : 0.99945
  const gradient = time === 'day' ? 2.6 : 3.6
  const cloudScale = 0.55 + random() * 0.5
  const cloudShift = random() * 60
  const thresholdLow = 0.62 - cover * 0.34
  const thresholdHigh = thresholdLow + (isOvercast ? 0.34 : 0.2)
  const density = isOvercast ? 1 : 0.95
  const milky: Vector = unit([0.8, 0.45 - random() * 0.2, -0.5 + random() * 0.3])
  const cloud = new Float32Array(3) // density, light on it 0…1.2, toward the sun

  function gradientAt(x: number, y: number, z: number, out: Float32Array | number[]): void {
    const up = y > 0 ? y : 0
    const share = 1 - Math.exp(-up * gradient)
    const toSun = x * sunX + y * sunY + z * sunZ
    let glow = 0
    if (toSun > 0) {
      const p2 = toSun * toSun
      const p6 = p2 * p2 * p2
      const p12 = p6 * p6
      const p48 = p12 * p12 * p12 * p12
      const p384 = p48 ** 8
      glow = (0.3 * p6 * (1 - share * 0.4) + 0.55 * p48 + 1.6 * p384) * glowGain
    }
    out[0] = horizon[0] + (zenith[0] - horizon[0]) * share + key[0] * glow
    out[1] = horizon[1] + (zenith[1] - horizon[1]) * share + key[1] * glow
    out[2] = horizon[2] + (zenith[2] - horizon[2]) * share + key[2] * glow
    if (discLight > 0 && toSun > discCosine) {
      const disc = smoothstep(discCosine, discCosine + (1 - discCosine) * 0.22, toSun) * discLight
      const peak = Math.max(key[0], key[1], key[2], 1e-6)
      for (let i = 0; i < 3; i++) out[i] = out[i]! + (disc * (key[i]! / peak + 0.6)) / 1.6
    }
  }

  function starsAt(x: number, y: number, z: number, out: Float32Array | number[]): void {
    const u = Math.atan2(x, z) * 90
    const v = Math.asin(clamp(y, -1, 1)) * 90
    const above = smoothstep(0, 0.3, y)
    const behind = Math.max(0.15, 1 - (out[0]! + out[1]! + out[2]!) * 1.2)
    for (let layer = 0; layer < 2; layer++) {
      const scale = layer === 0 ? 1.1 : 2.3
      const column = Math.floor(u * scale)
      const row = Math.floor(v * scale)
      const chance = noise.hash(column * 7 + layer * 131, row * 13 + layer)
      if (chance < 0.78) continue
      const dx = u * scale - column - 0.2 - 0.6 * noise.hash(column * 3 + layer, row * 5 + 11)
      const dy = v * scale - row - 0.2 - 0.6 * noise.hash(column * 11 + 5, row * 17 + layer)
      const square = dx * dx + dy * dy
      if (square > 0.05) continue
      const size = ((chance - 0.78) / 0.22) ** 3
      const light = stars * (1.1 * size + 0.06) * Math.exp(-square * (layer === 0 ? 260 : 200)) * above * behind * 3
      const warmth = noise.hash(column, row)
      out[0] = out[0]! + light * (0.8 + 0.4 * warmth)
      out[1] = out[1]! + light * 0.95
      out[2] = out[2]! + light * (1.25 - 0.45 * warmth)
    }
  }

  function milkyAt(x: number, y: number, z: number, out: Float32Array | number[]): void {
    const off = x * milky[0] + y * milky[1] + z * milky[2]
    const band = Math.exp(-off * off * 14)
    if (band < 0.02) return
    const u = Math.atan2(x, z) * 90
    const v = Math.asin(clamp(y, -1, 1)) * 90
    const mass = noise.fbm(u * 0.045 + 9, v * 0.045, 5)
    const dust = smoothstep(0.42, 0.62, noise.fbm(u * 0.09 + 40, v * 0.09 + 7, 5)) * Math.exp(-off * off * 60)
    const light = band * Math.max(0, mass - 0.3) * 0.2 * stars * smoothstep(0, 0.35, y)
    out[0] = out[0]! + light * (0.55 + 0.5 * mass) * (1 - dust * 0.9)
    out[1] = out[1]! + light * 0.52 * (1 - dust * 0.93)
    out[2] = out[2]! + light * 0.85 * (1 - dust * 0.9)
  }

  function cloudAt(x: number, y: number, z: number): void {
    cloud[0] = 0
    if (cover <= 0 || y <= 0.005) return
    const reach = cloudScale / (y + 0.09)
    const across = x * reach * 1.1 + cloudShift
    const ahead = z * reach * 0.95
    const warp = noise.fbm(across * 0.5 + 3, ahead * 0.5, 3)
    const mass = noise.fbm(across + warp * 1.3, ahead + warp, 6, 0.52)
    const thick = smoothstep(thresholdLow, thresholdHigh, mass)
    if (thick <= 0) return
    // A little nearer to the sun: less cloud there means light comes through to here.
    const nearer = noise.fbm(across + warp * 1.3 + sunX * 0.18, ahead + warp + sunZ * 0.18, 4, 0.52)
    cloud[0] = thick * smoothstep(0, isOvercast ? 0.08 : 0.14, y) * density
    cloud[1] = clamp(0.46 + (mass - nearer) * 3 + (1 - thick) * 0.4 - (isOvercast ? 0.1 : 0), 0, 1.2)
    const toSun = x * sunX + y * sunY + z * sunZ
    cloud[2] = toSun > 0 ? toSun ** 10 : 0
  }

  function layCloud(out: Float32Array | number[], share: number, lit: number, toward: number): void {
    const silver = toward * glowGain * 1.5 * lit * lit
    for (let i = 0; i < 3; i++) {
      const color = cloudDark[i]! + (cloudLit[i]! - cloudDark[i]!) * lit + key[i]! * silver
      out[i] = out[i]! + (color - out[i]!) * share
    }
  }

  const small = new Float32Array(3)

  return {
    sun,
    radiance(x, y, z, out) {
      const length = 1 / Math.sqrt(x * x + y * y + z * z)
      x *= length
      y *= length
      z *= length
      gradientAt(x, y, z, out)
      if (stars > 0.05) {
        milkyAt(x, y, z, out)
        starsAt(x, y, z, out)
      }
      cloudAt(x, y, z)
      if (cloud[0]! > 0) layCloud(out, cloud[0]!, cloud[1]!, cloud[2]!)
    },
    paint(film, focal, horizonRow) {
      const { width, height, light, depth } = film
      const grid = Math.max(2, Math.round((CLOUD_GRID * height) / 1920))
      let lowest = height - 1
      const isSkyRow = (row: number): boolean => {
        for (let i = row * width; i < (row + 1) * width; i++) if (depth[i]! >= SKY_DEPTH) return true
        return false
      }
      while (lowest >= 0 && !isSkyRow(lowest)) lowest--
      if (lowest < 0) return
      const columns = Math.ceil(width / grid) + 1
      const rows = Math.ceil((lowest + 1) / grid) + 1
      // Milky way (three), cloud's share, its light, its nearness to the sun.
      const field = new Float32Array(columns * rows * 6)
      for (let j = 0, at = 0; j < rows; j++) {
        for (let i = 0; i < columns; i++, at += 6) {
          const dx = (i * grid - width / 2) / focal
          const dy = (horizonRow - j * grid) / focal
          const length = 1 / Math.sqrt(dx * dx + dy * dy + 1)
          const y = dy * length
          if (stars > 0.05 && y > 0) {
            small.fill(0)
            milkyAt(dx * length, y, length, small)
            field[at] = small[0]!
            field[at + 1] = small[1]!
            field[at + 2] = small[2]!
          }
          cloudAt(dx * length, y, length)
          field[at + 3] = cloud[0]!
          field[at + 4] = cloud[1]!
          field[at + 5] = cloud[2]!
        }
      }
      const line = new Float32Array(columns * 6)
      const out = new Float32Array(3)
      for (let row = 0; row <= lowest; row++) {
        const j = Math.floor(row / grid)
        const shareY = row / grid - j
        for (let i = 0; i < line.length; i++) {
          const above = field[j * line.length + i]!
          line[i] = above + (field[(j + 1) * line.length + i]! - above) * shareY
        }
        for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
          if (depth[pixel]! < SKY_DEPTH) continue
          const dx = (column - width / 2) / focal
          const dy = (horizonRow - row) / focal
          const length = 1 / Math.sqrt(dx * dx + dy * dy + 1)
          gradientAt(dx * length, dy * length, length, out)
          const i = Math.floor(column / grid)
          const t = column / grid - i
          const a = i * 6
          if (stars > 0.05) {
            for (let c = 0; c < 3; c++) out[c] = out[c]! + line[a + c]! + (line[a + 6 + c]! - line[a + c]!) * t
            starsAt(dx * length, dy * length, length, out)
          }
          const share = line[a + 3]! + (line[a + 9]! - line[a + 3]!) * t
          if (share > 0.002) {
            // The light is only known where there is cloud; weigh it by the cloud there.
            const weightLeft = line[a + 3]! * (1 - t) + 1e-5
            const weightRight = line[a + 9]! * t + 1e-5
            const lit = (line[a + 4]! * weightLeft + line[a + 10]! * weightRight) / (weightLeft + weightRight)
            layCloud(out, share, lit, line[a + 5]! + (line[a + 11]! - line[a + 5]!) * t)
          }
          const q = pixel * 3
          light[q] = out[0]!
          light[q + 1] = out[1]!
          light[q + 2] = out[2]!
        }
      }
    },
  }
}

const COVER: Record<Weather, readonly [least: number, range: number]> = {
  clear: [0.18, 0.3],
  clouds: [0.55, 0.2],
  rain: [0.85, 0.1],
  snow: [0.85, 0.1],
  fog: [0.8, 0.15],
  storm: [0.95, 0.05],
}

function placeSun(time: TimeOfDay, random: Random): Vector {
  const side = random() < 0.5 ? -1 : 1
  // Low suns are often in the picture; high ones light from the side.
  const azimuth = side * (time === 'day' || time === 'night' ? 0.35 + random() * 0.6 : 0.05 + random() * 0.35)
  const elevation =
    time === 'day' ? 0.55 + random() * 0.35 : time === 'night' ? 0.42 + random() * 0.2 : 0.05 + random() * 0.12
  return [Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.cos(azimuth) * Math.cos(elevation)]
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(vector[0], vector[1], vector[2])
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}
