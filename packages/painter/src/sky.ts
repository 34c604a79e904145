import { keepCompiled } from './keep-compiled.ts'
import type { Random } from '@dayreel/storyboard/base'
import type { TimeOfDay, Weather } from './brief/brief.ts'
import { SKY_DEPTH, type Film, type Noise, type Palette, type Rgb } from './painting.ts'
import { clamp, smoothstep } from './math.ts'
import { createStars, STAR_PLANE } from './stars.ts'

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
  /** What a town's lamps send up into the air over its roofs; they drown most of the stars. */
  townLight?: Rgb
}

export type Sky = {
  /** Towards the sun or the moon, of length 1. */
  sun: Vector
  /** What the air sends from a direction (any length), written to `out` as linear light. */
  radiance(x: number, y: number, z: number, out: Float32Array | number[]): void
  /** Paints every pixel of depth SKY_DEPTH, several times faster than asking for each; for a camera that looks level. */
  paint(film: Film, focal: number, horizon: number): void
}

/** Share of the stars that are seen over a lit town. */
const TOWN_STARS = 0.4

/** Clouds are computed on a grid of this many pixels and blended between, at 1,920 pixels of height. */
const CLOUD_GRID = 6

/** The whole sky of one picture: gradient, sun or moon with its glow, clouds lit from it, stars and the Milky Way. */
export function createSky(choice: SkyChoice): Sky {
  const { palette, noise, random, time, weather, townLight } = choice
  const hasDisc = choice.hasDisc ?? palette.hasDisc ?? true
  const sun = unit(choice.sun ?? placeSun(time, random))
  const [sunX, sunY, sunZ] = sun
  const { zenith, horizon, key, cloudLit, cloudDark } = palette
  const stars = palette.stars * (townLight ? TOWN_STARS : 1)
  const cover = choice.cover ?? COVER[weather][0] + random() * COVER[weather][1]
  const isOvercast = weather === 'rain' || weather === 'snow' || weather === 'fog' || weather === 'storm'
  const glowGain =
    (time === 'night' ? 0.3 : time === 'day' ? 0.2 : 0.36) * (isOvercast ? 0.45 : 1) * (hasDisc ? 1 : 0.35)
  const discLight = !hasDisc || isOvercast ? 0 : time === 'night' ? 14 : time === 'day' ? 26 : 9
  const discCosine = time === 'night' ? 0.99975 : time === 'day' ? 0.99983 : 0.9997
  const gradient = time === 'day' ? 2.6 : 3.6
  const cloudScale = 0.55 + random() * 0.5
  const cloudShift = random() * 60
  const thresholdLow = 0.62 - cover * 0.34
  const thresholdHigh = thresholdLow + (isOvercast ? 0.34 : 0.2)
  const density = isOvercast ? 1 : 0.95
  const milky: Vector = unit([0.8, 0.45 - random() * 0.2, -0.5 + random() * 0.3])
  const starField = createStars(noise, stars)
  const keyPeak = Math.max(key[0], key[1], key[2], 1e-6)
  const discColor = key.map((value) => (value / keyPeak + 0.6) / 1.6)
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
      const p96 = p48 * p48
      const p384 = p96 * p96 * p96 * p96
      glow = (0.3 * p6 * (1 - share * 0.4) + 0.55 * p48 + 1.6 * p384) * glowGain
    }
    out[0] = horizon[0] + (zenith[0] - horizon[0]) * share + key[0] * glow
    out[1] = horizon[1] + (zenith[1] - horizon[1]) * share + key[1] * glow
    out[2] = horizon[2] + (zenith[2] - horizon[2]) * share + key[2] * glow
    if (!townLight) return
    const low = Math.exp(-up * 6.5)
    out[0] += townLight[0] * low
    out[1] += townLight[1] * low
    out[2] += townLight[2] * low
  }

  function discAt(toSun: number): number {
    return toSun > discCosine ? smoothstep(discCosine, discCosine + (1 - discCosine) * 0.4, toSun) * discLight : 0
  }

  function milkyAt(x: number, y: number, z: number, out: Float32Array | number[]): void {
    const off = x * milky[0] + y * milky[1] + z * milky[2]
    const band = Math.exp(-off * off * 14)
    if (band < 0.02) return
    const plane = STAR_PLANE / Math.max(0.08, z)
    const u = x * plane
    const v = y * plane
    const mass = noise.fbm(u * 0.045 + 9, v * 0.045, 5)
    const dust = smoothstep(0.42, 0.62, noise.fbm(u * 0.09 + 40, v * 0.09 + 7, 5)) * Math.exp(-off * off * 60)
    const light = band * Math.max(0, mass - 0.3) * 0.2 * stars * smoothstep(0, 0.35, y)
    out[0] = out[0]! + light * (0.4 + 0.34 * mass) * (1 - dust * 0.88)
    out[1] = out[1]! + light * 0.5 * (1 - dust * 0.93)
    out[2] = out[2]! + light * 0.68 * (1 - dust * 0.92)
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

  return keepCompiled('sky', {
    sun,
    radiance(x, y, z, out) {
      const length = 1 / Math.sqrt(x * x + y * y + z * z)
      x *= length
      y *= length
      z *= length
      gradientAt(x, y, z, out)
      const disc = discAt(x * sunX + y * sunY + z * sunZ)
      if (disc > 0) for (let i = 0; i < 3; i++) out[i] = out[i]! + disc * discColor[i]!
      if (stars > 0.05) {
        milkyAt(x, y, z, out)
        starField.at(x, y, z, out)
      }
      cloudAt(x, y, z)
      if (cloud[0]! > 0) layCloud(out, cloud[0]!, cloud[1]!, cloud[2]!)
    },
    paint(film, focal, horizonRow) {
      const { width, height, light, depth } = film
      const lowest = lowestSkyRow(film)
      if (lowest < 0) return
      // All that is smooth is computed on a grid: the light of the air (three), clouds' share, their light, nearness to the sun.
      const grid = Math.max(2, Math.round((CLOUD_GRID * height) / 1920))
      const columns = Math.ceil(width / grid) + 1
      const rows = Math.ceil((lowest + 1) / grid) + 1
      const field = new Float32Array(columns * rows * 6)
      for (let j = 0, at = 0; j < rows; j++) {
        for (let i = 0; i < columns; i++, at += 6) {
          const dx = (i * grid - width / 2) / focal
          const dy = (horizonRow - j * grid) / focal
          const length = 1 / Math.sqrt(dx * dx + dy * dy + 1)
          gradientAt(dx * length, dy * length, length, small)
          if (stars > 0.05 && dy > 0) milkyAt(dx * length, dy * length, length, small)
          field[at] = small[0]!
          field[at + 1] = small[1]!
          field[at + 2] = small[2]!
          cloudAt(dx * length, dy * length, length)
          field[at + 3] = cloud[0]!
          field[at + 4] = cloud[1]!
          field[at + 5] = cloud[2]!
        }
      }
      const cloudShareAt = (x: number, y: number): number =>
        field[(Math.round(y / grid) * columns + Math.round(x / grid)) * 6 + 3]!
      const line = new Float32Array(columns * 6)
      for (let row = 0; row <= lowest; row++) {
        const j = Math.floor(row / grid)
        const shareY = row / grid - j
        for (let i = 0; i < line.length; i++) {
          const above = field[j * line.length + i]!
          line[i] = above + (field[(j + 1) * line.length + i]! - above) * shareY
        }
        for (let column = 0, pixel = row * width; column < width; column++, pixel++) {
          if (depth[pixel]! < SKY_DEPTH) continue
          const i = (column / grid) | 0
          const t = column / grid - i
          const a = i * 6
          let red = line[a]! + (line[a + 6]! - line[a]!) * t
          let green = line[a + 1]! + (line[a + 7]! - line[a + 1]!) * t
          let blue = line[a + 2]! + (line[a + 8]! - line[a + 2]!) * t
          const share = line[a + 3]! + (line[a + 9]! - line[a + 3]!) * t
          if (share > 0.002) {
            // The light is only known where there is cloud; weigh it by the cloud there.
            const weightLeft = line[a + 3]! * (1 - t) + 1e-5
            const weightRight = line[a + 9]! * t + 1e-5
            const lit = (line[a + 4]! * weightLeft + line[a + 10]! * weightRight) / (weightLeft + weightRight)
            const silver = (line[a + 5]! + (line[a + 11]! - line[a + 5]!) * t) * glowGain * 1.5 * lit * lit
            red += (cloudDark[0] + (cloudLit[0] - cloudDark[0]) * lit + key[0] * silver - red) * share
            green += (cloudDark[1] + (cloudLit[1] - cloudDark[1]) * lit + key[1] * silver - green) * share
            blue += (cloudDark[2] + (cloudLit[2] - cloudDark[2]) * lit + key[2] * silver - blue) * share
          }
          const q = pixel * 3
          light[q] = red
          light[q + 1] = green
          light[q + 2] = blue
        }
      }
      if (discLight > 0 && sunZ > 0.1) paintDisc(film, focal, horizonRow, cloudShareAt)
      if (stars > 0.05) starField.scatter(film, focal, horizonRow, cloudShareAt)
    },
  } satisfies Sky)

  function paintDisc(
    film: Film,
    focal: number,
    horizonRow: number,
    cloudShareAt: (x: number, y: number) => number,
  ): void {
    const { width, height, light, depth } = film
    const middleX = width / 2 + (sunX / sunZ) * focal
    const middleY = horizonRow - (sunY / sunZ) * focal
    const radius = (Math.sqrt(1 - discCosine * discCosine) / sunZ ** 2) * focal + 2
    for (let y = Math.max(0, Math.floor(middleY - radius)); y <= Math.min(height - 1, middleY + radius); y++) {
      for (let x = Math.max(0, Math.floor(middleX - radius)); x <= Math.min(width - 1, middleX + radius); x++) {
        const pixel = y * width + x
        if (depth[pixel]! < SKY_DEPTH) continue
        const dx = (x - width / 2) / focal
        const dy = (horizonRow - y) / focal
        const disc =
          discAt((dx * sunX + dy * sunY + sunZ) / Math.sqrt(dx * dx + dy * dy + 1)) * (1 - cloudShareAt(x, y))
        for (let i = 0; i < 3; i++) light[pixel * 3 + i] = light[pixel * 3 + i]! + disc * discColor[i]!
      }
    }
  }
}

function lowestSkyRow({ width, height, depth }: Film): number {
  for (let row = height - 1; row >= 0; row--) {
    for (let i = row * width; i < (row + 1) * width; i++) if (depth[i]! >= SKY_DEPTH) return row
  }
  return -1
}

const COVER: Record<Weather, readonly [least: number, range: number]> = {
  clear: [0.06, 0.3],
  clouds: [0.46, 0.24],
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
