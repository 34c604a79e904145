import type { Random } from '@dayreel/storyboard/base'
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

/** Vapour that is seen from near: soft all through, drifting to one side as it rises. */
export function paintVapour(
  { spot, ink }: Brush,
  random: Random,
  { x, base, top, spread, alpha = 0.1 }: { x: number; base: number; top: number; spread: number; alpha?: number },
): void {
  const rise = base - top
  for (let wisp = 0; wisp < 4; wisp++) {
    const from = x + (wisp / 3 - 0.5) * spread * 2
    const [sway, phase] = [rise * (0.05 + random() * 0.06), random() * 6]
    for (let step = 0; step < 26; step++) {
      const share = step / 25
      const wide = (0.05 + share * 0.1) * rise
      const at = from + Math.sin(phase + share * 5) * sway * (0.3 + share) + share * rise * 0.12
      spot(at, base - rise * share, wide, wide * 1.3, ink.rim, alpha * (1 - share) ** 0.8 * Math.min(1, share * 6))
    }
  }
}
