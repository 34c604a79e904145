import { clamp, smoothstep } from '../../math.ts'
import type { Film, Noise, Rgb } from '../../painting.ts'
import type { Air } from './air.ts'

type Trunk = {
  /** Pixels: middle and foot. */
  column: number
  base: number
  /** Metres ahead; metres thick from the middle; metres aside per metre of height. */
  z: number
  radius: number
  lean: number
  color: Rgb
  snow: Rgb
  /** Whether the bark is pale with dark scars, as a birch's. */
  isPale: boolean
}

/** How far roots reach up and down from where a trunk meets the ground. */
const ROOT_METRES = 0.12

/** A trunk close by, taller than the picture: a round stem with furrowed bark, sharp at any size. */
export function setTrunk(film: Film, air: Air, noise: Noise, trunk: Trunk): void {
  const { width, height, light, depth } = film
  const { key, ambient, fog, sun, view } = air
  const { column, base, z, radius, lean, color, isPale } = trunk
  const pixels = view.focal / z
  const through = Math.exp(-z * air.fogPerMetre)
  const seed = column * 0.013 + z
  // Seen from above, the near side of a round foot lies lower than its edges.
  const sag = Math.min(0.6, view.cameraHeight / z) * radius * 1.9 * pixels
  const lowest = base + sag + ROOT_METRES * pixels
  for (let row = Math.min(height - 1, Math.floor(lowest)); row >= 0; row--) {
    const up = Math.max(0, (base - row) / pixels)
    const flare = 1 + 0.9 * Math.exp(-up * 2.4)
    const half = Math.max(
      0.5,
      radius * flare * Math.max(0.35, 1 - up * 0.028) * pixels * (0.94 + 0.12 * noise.value(up * 0.9, seed)),
    )
    const middle = column + lean * up * pixels + (noise.value(up * 0.25, seed + 9) - 0.5) * radius * pixels * 0.9
    const from = Math.max(0, Math.floor(middle - half))
    const to = Math.min(width - 1, Math.ceil(middle + half))
    for (let x = from; x <= to; x++) {
      const pixel = row * width + x
      if (depth[pixel]! < z) continue
      const side = (x - middle) / half
      const aside = clamp(side, -0.999, 0.999)
      const front = Math.sqrt(1 - aside * aside)
      let alpha = clamp((1 - Math.abs(side)) * half + 0.5)
      if (row > base - ROOT_METRES * pixels) {
        // Roots and moss: the foot ends unevenly, and softly.
        const foot = base + sag * front + (noise.value(side * 4 + seed, seed) - 0.5) * 2 * ROOT_METRES * pixels
        alpha *= clamp((foot - row) / (0.5 * ROOT_METRES * pixels) + 0.5)
      }
      if (alpha <= 0) continue
      const around = Math.asin(aside) * radius * 1.6
      const furrow = isPale
        ? 1 - 0.75 * smoothstep(0.62, 0.76, noise.value(around * 3 + seed, up * 16))
        : 0.45 + 1.1 * noise.fbm(around * 16 + seed + noise.value(up * 2, seed) * 1.2, up * 2.2, 3)
      const facing = Math.max(0, aside * sun[0] - front * sun[2] * 0.9 + 0.12)
      const rim = sun[2] > 0 ? Math.max(0, aside * Math.sign(sun[0])) ** 6 * 0.45 : 0
      const open = 0.28 + 0.4 * front
      const white =
        air.snow * smoothstep(0.5, 0.9, aside * Math.sign(sun[0] || 1) * -1 + noise.value(up * 1.3, seed) - 0.2) * 0.9
      const q = pixel * 3
      for (let c = 0; c < 3; c++) {
        const own = color[c]! * furrow + (trunk.snow[c]! * 0.7 - color[c]! * furrow) * white
        const seen = own * (key[c]! * (facing * 0.55 + rim) + ambient[c]! * open) * through + fog[c]! * (1 - through)
        light[q + c] = light[q + c]! + (seen - light[q + c]!) * alpha
      }
      if (alpha > 0.5) depth[pixel] = z
    }
  }
}
