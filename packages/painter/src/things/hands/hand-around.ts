import type { HandBrush, Ramp } from './hand-brush.ts'
import { paintNail } from './hand-flat.ts'
import { blob } from '../shapes.ts'

/** Fingers from the index down: from the knuckle around the vessel to the tip, and how thick. */
const FINGERS = [
  { knuckle: [-1, -58], tip: [38, -53], radius: 6.1 },
  { knuckle: [0.6, -46], tip: [41, -41], radius: 6.3 },
  { knuckle: [1.6, -34], tip: [39, -29.4], radius: 6 },
  { knuckle: [1.6, -23], tip: [32, -19], radius: 5.2 },
] as const

/**
 * Paints a hand that lies around something round on its right, seen from before: the wrist is at the origin, the back of the hand goes up
 * along the side, four fingers lie across the front of it, the thumb along its rim; an open hand's length would be 100.
 */
export function paintAround(brush: HandBrush, skin: Ramp): void {
  const tone = (share: number): Ramp[number] => skin[Math.round(share * (skin.length - 1))]!
  const deep = tone(0.08)
  const thumb = [-8, -44, 8, -6, -56, 7.6, 1, -66, 6.8, 9, -71.6, 6.4, 17, -73.4, 6, 23, -73.6, 4.6]
  brush.stroke(thumb.map((value, i) => (i % 3 === 2 ? value + 0.6 : value)).slice(6), deep, 0.42)
  brush.tube(thumb, skin)
  paintNail(brush, thumb, skin, 1.05)
  const back = blob([
    -13, 22, -14, 4, -17, -16, -18.4, -38, -14, -56, -5, -66, 5, -64, 8, -52, 9, -36, 8, -20, 12, -4, 13, 22,
  ])
  brush.dome(back, -4, -30, 22, skin)
  brush.within(back, () => {
    for (const { knuckle } of FINGERS) {
      const [x, y] = knuckle
      brush.stroke([-6, -4, 0.3, -7 + x, (y - 6) / 2, 1, x - 2, y, 1.6], tone(0.95), 0.2)
      brush.stroke([-4.4, -3, 0.2, -5 + x, (y - 2) / 2, 0.7, x, y + 4, 0.4], tone(0.22), 0.2)
    }
    brush.spot(-15, -26, 6, 24, tone(0.25), 0.4)
    brush.spot(0, 10, 18, 9, tone(0.25), 0.5)
  })
  // The little finger lies lowest and farthest; the others over it.
  for (const { knuckle, tip, radius } of FINGERS.toReversed()) {
    const [fromX, fromY] = knuckle
    const [toX, toY] = tip
    const at = (share: number, bow: number) =>
      [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share - bow] as const
    const points = [
      [fromX - 4, fromY + 0.6, radius * 0.9],
      [...at(0.14, 1.2), radius * 1.04],
      [...at(0.42, 2), radius * 0.98],
      [...at(0.66, 1.6), radius * 0.94],
      [...at(0.88, 0.6), radius * 0.84],
      [...at(1, 0), radius * 0.7],
    ].flat()
    brush.stroke(points.map((value, i) => (i % 3 === 2 ? value + 0.6 : value)).slice(3), deep, 0.45)
    brush.tube(points, skin)
    paintNail(brush, points, skin)
    brush.spot(fromX + 1, fromY - 1.4, 5.4, 4.6, tone(0.9), 0.6)
    for (const share of [0.4, 0.68]) {
      const [x, y] = at(share, 1.6)
      brush.stroke([x + 0.4, y - radius * 0.6, 0.1, x + 1, y, 0.4, x + 0.4, y + radius * 0.6, 0.1], deep, 0.3)
    }
  }
}
