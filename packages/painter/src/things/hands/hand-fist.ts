import type { HandBrush, Ramp } from './hand-brush.ts'
import { blob } from '../shapes.ts'

/**
 * Paints a fist seen from behind the arm, as it meets what is before it: the wrist is at the origin, the knuckles go up, the thumb is on
 * the left; an open hand's length would be 100.
 */
export function paintFist(brush: HandBrush, skin: Ramp): void {
  const tone = (share: number): Ramp[number] => skin[Math.round(share * (skin.length - 1))]!
  const deep = tone(0.08)
  // The fingers' middle joints go down behind the knuckles; what is bent away is in the shade.
  for (const [x, y, radius] of [
    [18.4, -57, 5],
    [8.6, -62, 5.8],
    [-2.6, -63, 6],
    [-13.8, -59.6, 5.8],
  ] as const)
    brush.tube([x * 0.96, y + 14, radius, x, y, radius * 0.96], skin.slice(0, Math.ceil(skin.length * 0.62)))
  const back = blob([
    -12.6, 20, -13, 4, -15.6, -12, -21.4, -28, -22.6, -42, -20, -53, -14, -58.4, -8, -57.6, -2.4, -60.6, 3.4, -58.4,
    8.8, -58.8, 14, -55, 18.8, -54, 23, -47, 23, -36, 19, -18, 14.6, 0, 13.4, 20,
  ])
  brush.dome(back, 0, -30, 25, skin)
  brush.within(back, () => {
    for (const [x, y] of KNUCKLES) {
      brush.stroke([x * 0.35, -8, 0.3, x * 0.75, -28, 1.2, x, y + 9, 1.8], tone(0.96), 0.22)
      brush.stroke([x * 0.35 + 1.6, -8, 0.2, x * 0.75 + 2, -28, 0.9, x + 4, y + 9, 0.4], tone(0.22), 0.24)
    }
    for (const [x, y] of [
      [-8.2, -47],
      [2.8, -47.6],
      [13.6, -43.6],
    ] as const)
      brush.spot(x, y, 3, 9, tone(0.2), 0.55)
    brush.spot(0, 8, 20, 9, tone(0.25), 0.55)
  })
  for (const [x, y, radius] of KNUCKLES) {
    brush.spot(x, y + 1, radius + 1.6, radius, tone(0.86), 0.75)
    brush.spot(x - 0.8, y - 1.2, radius * 0.7, radius * 0.6, tone(1), 0.75)
    brush.stroke([x - 3.6, y + 3, 0.1, x, y + 4.4, 0.5, x + 3.6, y + 2.8, 0.1], deep, 0.28)
    brush.stroke([x - 2.8, y + 5.6, 0.1, x, y + 6.8, 0.4, x + 2.8, y + 5.4, 0.1], deep, 0.2)
  }
  paintThumbBeside(brush, skin)
}

/** Where the knuckles are, and how broad. */
const KNUCKLES = [
  [18, -47.4, 4.4],
  [8.6, -52, 5],
  [-2.6, -53.6, 5.2],
  [-13.8, -50.6, 5.2],
] as const

/** The thumb lies along the forefinger, its tip before it. */
function paintThumbBeside(brush: HandBrush, skin: Ramp): void {
  const tone = (share: number): Ramp[number] => skin[Math.round(share * (skin.length - 1))]!
  const thumb = [-13, -17, 6, -20.6, -26, 7, -24.6, -35, 6.4, -25.4, -43, 6.3, -23.4, -50, 5.8, -21, -55.4, 4.4]
  brush.stroke(thumb.map((value, i) => (i % 3 === 2 ? value + 0.6 : value)).slice(6), tone(0.08), 0.45)
  brush.tube(thumb, skin)
  // Its ball goes over into the hand.
  brush.spot(-12, -15, 9, 13, tone(0.74), 1)
  brush.spot(-14, -19, 6, 9, tone(0.84), 0.6)
  brush.stroke([-29.4, -42, 0.1, -25.6, -43.8, 0.5, -21.4, -43, 0.1], tone(0.08), 0.3)
  brush.stroke([-29.2, -40, 0.1, -25.6, -41.6, 0.4, -21.6, -40.8, 0.1], tone(0.08), 0.22)
}
