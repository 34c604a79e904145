import type { Film, Palette } from '../painting.ts'
import type { Standing } from './standing.ts'

/**
 * Lets what shines light what is beside it at about its own distance: a warm pool that falls off, so that people and things are
 * brighter on their near side.
 */
export function putLampLight(film: Film, { lamp }: Palette, { x, base, height, depth }: Standing): void {
  const reach = Math.max(height * 1.3, film.height * 0.17)
  const middle = base - height * 0.55
  const peak = Math.max(...lamp, 1e-4)
  const [red, green, blue] = lamp.map((light) => (light / peak) * STRENGTH) as [number, number, number]
  for (let y = Math.max(0, Math.floor(middle - reach)); y < Math.min(film.height, middle + reach); y++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(film.width, x + reach); px++) {
      const i = y * film.width + px
      const there = film.depth[i]!
      if (there < depth * 0.6 || there > depth * 1.5) continue
      const square = ((px - x) / reach) ** 2 + ((y - middle) / reach) ** 2
      if (square >= 1) continue
      const share = (1 - square) ** 2
      film.light[i * 3] = film.light[i * 3]! * (1 + red * share)
      film.light[i * 3 + 1] = film.light[i * 3 + 1]! * (1 + green * share)
      film.light[i * 3 + 2] = film.light[i * 3 + 2]! * (1 + blue * share)
    }
  }
}

/** How many times its own light a surface gets besides, close to the lamp. */
const STRENGTH = 1.8
