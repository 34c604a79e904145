import type { Brush, Tone } from './brush.ts'
import { mixInk, type Ink } from './inks.ts'

/**
 * Fur in the light of a scene, never tinted by the picture's accents.
 *
 * @param color share of the light that it gives back, red, green and blue.
 */
export function naturalTone({ ink }: Pick<Brush, 'ink'>, color: Ink): Tone {
  const lit = times(mixInk(ink.lit, ink.rim, 0.25), color)
  const shade = times(mixInk(ink.shade, ink.lit, 0.22), color)
  return {
    lit,
    mid: mixInk(shade, lit, 0.5),
    shade,
    deep: mixInk(shade, ink.dark, 0.6),
    rim: mixInk(lit, ink.rim, 0.75),
  }
}

function times(a: Ink, b: Ink): Ink {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
}
