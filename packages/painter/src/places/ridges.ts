import { SKY_DEPTH } from '../painting.ts'
import type { Film, Noise, Rgb } from '../painting.ts'
import { mix } from './light-of-day.ts'
import type { View } from './tracing/view.ts'

/** One range of hills or mountains far off. */
export type Ridge = {
  /** Metres from the camera, its greatest height in metres, and the width of its hills in metres. */
  distance: number
  height: number
  wide: number
  color: Rgb
  /** Peaks rather than rounded hills. */
  isSharp: boolean
  /** Sets one range apart from another. */
  seed: number
  /** Snow above this share of the height; 1 for none. */
  snowLine?: number
}

/**
 * Paints ranges behind everything else, wherever the film's depth is still sky: farthest first, each with its own haze. `lit` is
 * the light on slopes turned to `keySide`, `haze` the air.
 */
export function paintRidges(
  film: Film,
  view: View,
  noise: Noise,
  ridges: readonly Ridge[],
  lit: Rgb,
  snow: Rgb,
  haze: Rgb,
  perMetre: number,
): void {
  const { width, height, light, depth } = film
  for (const ridge of [...ridges].sort((a, b) => b.distance - a.distance)) {
    const veil = 1 - Math.exp(-ridge.distance * perMetre)
    const scale = view.focal / ridge.distance
    const bottom = Math.min(height, Math.ceil(view.horizon + view.y * scale) + 2)
    for (let x = 0; x < width; x++) {
      const across =
        (((view.flip * (x + 0.5 - view.centre)) / view.focal) * ridge.distance) / ridge.wide + ridge.seed * 17.3
      const outline = (at: number) =>
        ridge.isSharp ? noise.ridge(at, ridge.seed, 6) * 1.45 : noise.fbm(at, ridge.seed, 5) * 1.3 - 0.15
      const rise = Math.max(0.02, outline(across)) * ridge.height
      const top = view.horizon - (rise - view.y) * scale
      // Slope along the outline decides how the range turns to the light.
      const slope = (outline(across + 0.03) - outline(across - 0.03)) / 0.06
      const first = Math.max(0, Math.floor(top))
      for (let y = first; y < bottom; y++) {
        const pixel = y * width + x
        if (depth[pixel]! < SKY_DEPTH) continue
        const up = (view.horizon - y) / scale + view.y
        const share = up / ridge.height
        const crag = noise.value(across * 9 + share * 4, share * 14 + ridge.seed) - 0.5
        const facing = Math.min(1, Math.max(0, 0.5 - slope * 0.22 + crag * (ridge.isSharp ? 0.9 : 0.3)))
        const isSnow = ridge.snowLine !== undefined && share + crag * 0.25 > ridge.snowLine
        const base = isSnow ? snow : ridge.color
        const strength = 0.3 + 0.7 * facing
        // Haze gathers at the foot.
        const fog = Math.min(1, veil + (1 - veil) * 0.42 * Math.exp(-Math.max(0, up) / (ridge.height * 0.28)))
        const covered = Math.min(1, Math.max(0, y + 1 - top))
        for (let channel = 0; channel < 3; channel++) {
          const own = base[channel]! * lit[channel]! * strength
          const value = own + (haze[channel]! - own) * fog
          const at = pixel * 3 + channel
          light[at] = light[at]! + (value - light[at]!) * covered
        }
        if (covered > 0.5) depth[pixel] = ridge.distance
      }
    }
  }
}

/** Two to three ranges that suit open country. */
export function chooseRidges(
  random: () => number,
  color: Rgb,
  far: Rgb,
  isSharp: boolean,
  tall: number,
  snowLine?: number,
): Ridge[] {
  return [
    { distance: 1100, height: tall * 0.35, wide: 420, color, isSharp: false, seed: random() * 9 },
    {
      distance: 2600,
      height: tall * 0.8,
      wide: isSharp ? 1500 : 1000,
      color: mix(color, far, 0.5),
      isSharp,
      seed: random() * 9,
      snowLine: snowLine === undefined ? undefined : snowLine + 0.15,
    },
    {
      distance: 5200,
      height: tall * 1.9,
      wide: isSharp ? 2600 : 1900,
      color: far,
      isSharp,
      seed: random() * 9,
      snowLine,
    },
  ]
}
