import type { Random } from '../../lib/random.ts'
import type { Brush } from './brush.ts'
import { limb } from './shapes.ts'

/** Wisps that rise, swell and thin out. */
export function paintSteam(
  { fill, ink }: Brush,
  random: Random,
  { x, base, top, count = 3, spread = 7 }: { x: number; base: number; top: number; count?: number; spread?: number },
): void {
  const rise = base - top
  for (let i = 0; i < count; i++) {
    const start = x + (i - (count - 1) / 2) * spread
    const sway = (0.1 + random() * 0.1) * rise
    const path = (width: number) =>
      limb([
        start,
        base,
        width * 0.4,
        start + sway,
        base - rise * 0.28,
        width,
        start - sway * 0.6,
        base - rise * 0.56,
        width * 1.15,
        start + sway * 0.9,
        base - rise * 0.82,
        width * 0.8,
        start + sway * 0.5,
        top,
        width * 0.15,
      ])
    fill(path(rise * 0.085), ink.rim, 0.13)
    fill(path(rise * 0.045), ink.rim, 0.25)
  }
}
