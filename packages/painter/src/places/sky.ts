import { clamp, lerp, mixRgb, scaleRgb, smoothstep } from '../math.ts'
import type { Film, Noise, PlacePainter, Shot } from '../painting.ts'
import { createAir, finishStage, sunBeside, type Air } from './open-air/air.ts'

/** High above a sea of clouds: bank behind bank, towers of cumulus, the sun low over it. Things float here. */
export const paintSky: PlacePainter = (film, shot) => {
  const { brief } = shot
  const isHeavy = brief.weather === 'storm' || brief.weather === 'rain'
  const air = createAir(film, shot, {
    cameraHeights: { low: 60, eye: 190, high: 520 },
    sight: brief.weather === 'fog' ? 26_000 : isHeavy ? 20_000 : 24_000,
    sun: sunBeside(shot, 0.08, 0.42, 0.3),
    cover: brief.weather === 'clear' ? 0.1 : isHeavy ? 0.7 : 0.3,
  })
  const { view } = air
  air.sky.paint(film, view.focal, view.horizon)
  layCloudBanks(film, air, shot)
  return finishStage(film, air, shot, {
    subjectZ: 14,
    hasGround: false,
    mirror: 0,
    groundAt: (_x, z) => view.horizon + (1.7 * view.focal) / Math.max(0.5, z),
    ambient: scaleRgb(air.ambient, 1.2),
    brightness: isHeavy ? 0.95 : 1.15,
  })
}

const BANKS = 10

/** Banks of cloud from far to near, each a field of puffs that thickens downwards, lit from the sun's side. */
function layCloudBanks(film: Film, air: Air, shot: Shot): void {
  const { width, height, light, depth } = film
  const { view, sun, key, ambient, fog } = air
  const { noise, palette, random, brief } = shot
  const isHeavy = brief.weather === 'storm' || brief.weather === 'rain'
  const grid = Math.max(1, Math.round(height / 640))
  const columns = Math.ceil(width / grid) + 2
  const rows = Math.ceil(height / grid) + 2
  const seen = new Float32Array(columns * rows * 4) // light laid so far and its cover
  const reached = new Float32Array(columns * rows).fill(1e9)
  const side = sun[0] >= 0 ? 1 : -1
  const lit = mixRgb(palette.cloudLit, [1, 1, 1], isHeavy ? 0.1 : 0.3)
  const dark = mixRgb(palette.cloudDark, palette.zenith, 0.35)
  for (let bank = 0; bank < BANKS; bank++) {
    const share = bank / (BANKS - 1)
    const z = 34_000 * 0.012 ** (share * 0.82)
    const perMetre = view.focal / z
    const shift = random() * 300
    const top = lerp(40, -150, share) + (random() - 0.5) * 70
    const size = z * lerp(0.075, 0.15, share)
    const towers = (isHeavy ? 1.25 : 0.8) * size * (1.2 + random()) * (bank > 0 && bank < 8 ? 1 : 0.25)
    const through = Math.exp(-z * air.fogPerMetre)
    const base = view.horizon + (view.cameraHeight - top) * perMetre
    for (let i = 0; i < columns; i++) {
      const x = i * grid
      const across = (x - view.middle) / perMetre
      // The subject's part of the sky stays open.
      const open = smoothstep(0.08, 0.42, Math.abs(x / width - shot.subjectX))
      const tower =
        smoothstep(0.46, 0.74, noise.fbm(across / size / 2.6 + shift, share * 9, 3)) * towers * lerp(0.12, 1, open)
      const roll = (noise.fbm(across / size / 1.2 + shift, 3.7, 3) - 0.45) * size * 0.5
      const crest = base - (tower + roll) * perMetre
      const from = Math.max(0, Math.floor((crest - size * 0.75 * perMetre) / grid))
      for (let j = from; j < rows; j++) {
        const below = (j * grid - crest) / perMetre / size // in puffs below the crest
        const at = (j * columns + i) * 4
        let cover = 1
        let shine = 0
        if (below < 2.2) {
          const u = across / size + shift
          const v = (j * grid - base) / perMetre / size
          const here = puffs(noise, u, v, 5)
          cover = smoothstep(0, 0.16 + 0.1 * share, below + here * 0.85 - 0.12)
          if (cover <= 0.004) continue
          const sunward = puffs(noise, u + side * 0.13, v - 0.13, 4)
          shine = clamp(
            0.42 + (here - sunward) * 2.1 + 0.34 * Math.exp(-Math.max(0, below) * 1.5) - 0.16 * Math.max(0, below),
            0,
            1.25,
          )
        } else shine = 0.08
        const dx = across / z
        const dy = (view.horizon - j * grid) / view.focal
        const toSun = Math.max(0, (dx * sun[0] + dy * sun[1] + sun[2]) / Math.sqrt(dx * dx + dy * dy + 1))
        const edge = (1 - cover) * cover * 4
        const silver = (toSun ** 10 * 0.5 + toSun ** 60) * air.glow * (0.4 + shine + edge)
        const veil = (toSun ** 5 * 0.55 + toSun ** 24 * 0.6) * air.glow
        for (let c = 0; c < 3; c++) {
          const own =
            dark[c]! * 0.85 +
            ambient[c]! * 0.12 +
            (lit[c]! * 1.05 + key[c]! * 0.12 - dark[c]! * 0.85) * shine +
            key[c]! * silver
          const color = own * through + (fog[c]! + key[c]! * veil) * (1 - through)
          seen[at + c] = seen[at + c]! * (1 - cover) + color * cover
        }
        seen[at + 3] = seen[at + 3]! + (1 - seen[at + 3]!) * cover
        if (cover > 0.5) reached[j * columns + i] = z
        // Deep inside a bank nothing changes any more; the next bank covers it.
        if (below > 3.2 && bank < BANKS - 1) break
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
      const w00 = (1 - s) * (1 - t)
      const w10 = s * (1 - t)
      const w01 = (1 - s) * t
      const w11 = s * t
      const cover = seen[a + 3]! * w00 + seen[a + 7]! * w10 + seen[b + 3]! * w01 + seen[b + 7]! * w11
      if (cover < 0.003) continue
      const q = (y * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const color = seen[a + c]! * w00 + seen[a + 4 + c]! * w10 + seen[b + c]! * w01 + seen[b + 4 + c]! * w11
        light[q + c] = light[q + c]! * (1 - cover) + color
      }
      if (cover > 0.5) depth[y * width + x] = Math.min(60_000, reached[j * columns + i]!)
    }
  }
}

/** Round lobes with creases between them, about 0…1. */
function puffs(noise: Noise, u: number, v: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  for (let i = 0; i < octaves; i++) {
    sum += weight * Math.abs(2 * noise.value(u, v) - 1)
    const turned = u * 1.62 - v * 1.22
    v = u * 1.22 + v * 1.62
    u = turned + 11.7
    weight *= 0.52
  }
  return sum
}
