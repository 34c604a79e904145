import { blurSmall, createLineReader, shrinkLight } from '../light/blur.ts'
import type { Film } from '../painting.ts'

/** Puts everything painted so far out of focus. @param radius a share of the picture's height. */
export function soften(film: Film, radius: number): void {
  const { width, height, light } = film
  const scale = Math.max(2, Math.round(height / 480))
  const small = blurSmall(shrinkLight(film, scale), Math.max(1, (radius * height) / scale / 1.8))
  const read = createLineReader(small, width)
  for (let y = 0; y < height; y++) light.set(read(y), y * width * 3)
}
