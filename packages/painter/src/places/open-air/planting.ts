import { clamp, smoothstep } from '../../math.ts'
import type { Film, Rgb } from '../../painting.ts'
import type { Air } from './air.ts'
import type { TreeSprite } from './tree-sprites.ts'

export type Plant = {
  sprite: TreeSprite
  /** Pixels: middle of the foot. */
  x: number
  base: number
  /** Metres. */
  metres: number
  z: number
  /** −0.3…0.3: brighter or darker than its kind. */
  tone: number
}

/** The light and haze that plants stand in. */
type PlantAir = Pick<Air, 'key' | 'ambient' | 'fog' | 'fogPerMetre' | 'glow' | 'snow' | 'sun'> & {
  view: Pick<Air['view'], 'focal' | 'middle' | 'horizon'>
}

type Look = {
  leaf: Rgb
  bark: Rgb
  snow: Rgb
  /** Thins the haze over plants; 1 unless given. */
  haze?: number
}

/** Sets plants into the film, farthest first, behind whatever is nearer. Lit, veiled by distance, snowed upon. */
export function plant(film: Film, air: PlantAir, plants: Plant[], look: Look): void {
  plants.sort((a, b) => b.z - a.z)
  for (const each of plants) setPlant(film, air, each, look)
}

function setPlant(film: Film, air: PlantAir, { sprite, x, base, metres, z, tone }: Plant, look: Look): void {
  const { width, height, light, depth } = film
  const { key, ambient, fog, sun, view } = air
  const tall = (metres * view.focal) / z
  const wide = tall * sprite.aspect
  const left = Math.max(0, Math.ceil(x - wide / 2))
  const right = Math.min(width - 1, Math.floor(x + wide / 2))
  const top = Math.max(0, Math.ceil(base - tall))
  const bottom = Math.min(height - 1, Math.floor(base))
  if (left > right || top > bottom) return
  let chosen = 0
  while (chosen < sprite.levels.length - 1 && sprite.levels[chosen + 1]!.height >= tall * 0.9) chosen++
  const level = sprite.levels[chosen]!
  const { bytes } = level
  const through = Math.exp(-z * air.fogPerMetre * (look.haze ?? 1))
  const across = (x - view.middle) / view.focal
  const up = (view.horizon - (base - tall * 0.5)) / view.focal
  const toSun = Math.max(0, (across * sun[0] + up * sun[1] + sun[2]) / Math.sqrt(across * across + up * up + 1))
  const veilGlow = (toSun ** 5 * 0.55 + toSun ** 24 * 0.6) * air.glow
  // Against the sun only a rim and what shines through the leaves is left of its light.
  const back = 0.45 + 0.55 * (1 - clamp(sun[2] * 1.1) ** 2)
  const flip = sun[0] < 0
  const bright = 1 + tone
  const scaleX = level.width / wide
  const scaleY = level.height / tall
  for (let row = top; row <= bottom; row++) {
    const sy = clamp((row + 0.5 - (base - tall)) * scaleY - 0.5, 0, level.height - 1.001)
    const j = Math.floor(sy)
    const fy = sy - j
    for (let column = left; column <= right; column++) {
      const pixel = row * width + column
      if (depth[pixel]! < z) continue
      let sx = (column + 0.5 - (x - wide / 2)) * scaleX - 0.5
      if (flip) sx = level.width - 1 - sx
      sx = clamp(sx, 0, level.width - 1.001)
      const i = Math.floor(sx)
      const fx = sx - i
      const at = (j * level.width + i) * 4
      const below = at + level.width * 4
      const w00 = (1 - fx) * (1 - fy) * bytes[at + 3]!
      const w10 = fx * (1 - fy) * bytes[at + 7]!
      const w01 = (1 - fx) * fy * bytes[below + 3]!
      const w11 = fx * fy * bytes[below + 7]!
      const total = w00 + w10 + w01 + w11
      if (total < 6) continue
      const norm = 1 / (total * 255)
      const lit = (bytes[at]! * w00 + bytes[at + 4]! * w10 + bytes[below]! * w01 + bytes[below + 4]! * w11) * norm
      const open =
        (bytes[at + 1]! * w00 + bytes[at + 5]! * w10 + bytes[below + 1]! * w01 + bytes[below + 5]! * w11) * norm
      const bark =
        (bytes[at + 2]! * w00 + bytes[at + 6]! * w10 + bytes[below + 2]! * w01 + bytes[below + 6]! * w11) * norm
      const white = air.snow * smoothstep(0.42, 0.72, open + lit * 0.25)
      const alpha = Math.min(1, (total / 255) * 1.12)
      const q = pixel * 3
      for (let c = 0; c < 3; c++) {
        let own = (look.leaf[c]! + (look.bark[c]! - look.leaf[c]!) * bark) * bright
        own += (look.snow[c]! * 0.85 - own) * white
        const seen =
          own * (key[c]! * lit * back + ambient[c]! * open * 0.9) * through +
          (fog[c]! + key[c]! * veilGlow) * (1 - through)
        light[q + c] = light[q + c]! + (seen - light[q + c]!) * alpha
      }
      if (alpha > 0.5) depth[pixel] = z
    }
  }
}
