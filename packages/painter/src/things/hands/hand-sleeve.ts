import { Path2D, PathOp } from '@napi-rs/canvas'
import type { Look } from '../figures/figure-looks.ts'
import type { HandBrush } from './hand-brush.ts'
import { limb, solid } from '../shapes.ts'

/** How far a sleeve runs, in hundredths of a hand's length: out of any frame. */
const LENGTH = 420

/** Paints the forearm's sleeve from the wrist at the origin downwards, with its cuff; what goes with a suit has a shirt below. */
export function paintSleeve(brush: HandBrush, look: Look, hasShirt: boolean): void {
  const cloth = brush.rampOf(look.top)
  const tone = (share: number) => cloth[Math.round(share * (cloth.length - 1))]!
  brush.spot(0, 4, 19, 9, brush.rampOf(look.skin, 1)[1]!, 0.75)
  if (hasShirt)
    brush.within(band(2, 40), () => brush.tube([0, -20, 16.4, 0, 20, 16.8, 0, 60, 17], brush.rampOf(look.shirt)))
  const from = hasShirt ? 12 : 6
  const arm = [0, from - 30, 18.4, 0, from + 26, 19.6, 1, 90, 25, 0, LENGTH + 60, 46]
  const sleeve = solid(limb(arm))
  sleeve.op(band(from, LENGTH), PathOp.Intersect)
  brush.within(sleeve, () => {
    brush.tube(arm, cloth)
    // The hem of the cuff, its seam, a button.
    brush.stroke([-20, from, 0.5, 0, from + 4.6, 0.8, 20, from, 0.5], tone(1), 0.5)
    brush.stroke([-22, from + 16, 0.3, 0, from + 21, 0.6, 22, from + 16, 0.3], tone(0), 0.55)
    brush.stroke([-22, from + 17.4, 0.2, 0, from + 22.4, 0.4, 22, from + 17.4, 0.2], tone(1), 0.3)
    brush.spot(12, from + 11, 2.4, 2.4, tone(0), 0.9)
    brush.spot(11.6, from + 10.4, 1.4, 1.4, tone(1), 0.9)
    for (const [y, x, turn] of FOLDS) {
      brush.spot(x, y, 15, 2.6, tone(0), 0.75, turn)
      brush.spot(x + 1, y - 4.4, 13, 2.4, tone(1), 0.5, turn)
    }
  })
}

/** Where cloth gathers along the arm: how far down, how far aside, how steeply (radians). */
const FOLDS = [
  [46, -8, 0.34],
  [62, 8, -0.42],
  [86, -6, 0.5],
  [112, 9, 0.28],
  [146, -10, -0.5],
  [184, 10, 0.4],
  [230, -10, 0.46],
  [290, 8, -0.4],
] as const

/** A sleeve's reach, its open end rounded as it is seen from before the hand. */
function band(from: number, to: number): Path2D {
  const path = new Path2D()
  path.moveTo(-70, from - 8)
  path.lineTo(-24, from - 2)
  path.quadraticCurveTo(0, from + 9, 24, from - 2)
  path.lineTo(70, from - 8)
  path.lineTo(70, to)
  path.lineTo(-70, to)
  path.closePath()
  return path
}
