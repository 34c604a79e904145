import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush, Stuff } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { mixInk } from '../inks.ts'
import { limb, oval, placed, type Points } from '../shapes.ts'

/** What lies over cloth of its own kind catches a little more light. */
export function paler({ base, pale }: Stuff, share: number): Stuff['base'] {
  return mixInk(base, pale, share)
}

/** A shape as broad as the shoulders are. */
export type Across = (points: Points) => Path2D

/** Wool hangs from one shoulder to the other. */
export function foldShawl(stroke: FigureBrush['stroke'], wool: Stuff): void {
  for (const low of [-14, 2, 18]) stroke([-44, low - 18, 0.3, -6, low, 1.5, 40, low - 20, 0.3], wool.deep, 0.17)
}

/** The flaps of a coat, with their shade, and its buttons. */
export function lapels({ fill, stroke, away }: FigureBrush, across: Across, cloth: Stuff): void {
  const flaps = [
    across([-17, -50, -17, -50, -8, -46, 0, -34, 4, -12, 6, 20, -4, 6, -20, -14, -18, -22, -25, -28, -22, -42]),
    across([15, -49, 15, -49, 13, -42, 11, -30, 8, 0, 6, 20, 16, 2, 26, -16, 23, -24, 28, -28, 22, -42]),
  ]
  for (const flap of flaps) fill(placed(flap, away[0] * 1.6, 1.6), cloth.deep, 0.6)
  for (const flap of flaps) fill(flap, paler(cloth, 0.55))
  for (const y of [30, 46]) fill(oval(9.6, y, 1.7), cloth.deep)
  stroke([6, 18, 0.5, 7, 50, 0.9, 6, 150, 0.9], cloth.deep, 0.8)
}

/** A knitted scarf around the neck, its ends hanging. */
export function paintScarf(
  { fill, inside, round, stroke, stuff, spot }: FigureBrush,
  look: Look,
  isAway: boolean,
): void {
  const wool = stuff(look.scarf ?? look.hat)
  const cloth = stuff(look.top)
  const ends: readonly Tail[] = isAway
    ? [[-16, -42, -22, -20, -21, 16, 7.4]]
    : [
        [9, -40, 12.4, -14, 11, 24, 6.8],
        [0, -40, 3, -18, 1.4, 8, 6.2],
      ]
  for (const [x, y, viaX, viaY, toX, toY, wide] of ends) {
    const tail = limb([x, y, 5, viaX, viaY, wide, toX, toY, wide])
    fill(placed(tail, 1.6, 1.6), cloth.deep, 0.5)
    for (let i = -2; i <= 2; i++) stroke([toX + i * 2.5, toY, 1, toX + i * 2.7, toY + wide + 6, 0.5], wool.base)
    fill(tail, wool.base)
    inside(tail, () => {
      round(tail, toX, viaY, wide, wool, 0.7)
      for (const drop of [0, 4, 14, 18]) stroke([toX - 9, toY - drop, 0.9, toX + 9, toY - drop, 0.9], wool.deep, 0.45)
      spot(x, y + 4, 14, 12, wool.deep, 0.7)
    })
  }
  const wrap = limb([-17, -49, 5, -8, -44.4, 7.4, 4, -43.6, 7.4, 13, -48, 5])
  fill(wrap, wool.base)
  inside(wrap, () => {
    round(wrap, -2, -46, 18, wool, 0.7)
    spot(0, -52, 20, 5, wool.deep, 0.8)
    stroke([-19, -47, 0.3, -4, -42, 1.5, 13, -45, 0.3], wool.deep, 0.5)
    stroke([-16, -43, 0.3, -4, -38.6, 1.1, 8, -40, 0.3], wool.deep, 0.4)
  })
}
/** From, by way of, to, how wide. */
type Tail = readonly [x: number, y: number, viaX: number, viaY: number, toX: number, toY: number, wide: number]
