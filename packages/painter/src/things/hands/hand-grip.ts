import type { HandBrush, Ramp } from './hand-brush.ts'
import { paintNail } from './hand-flat.ts'
import { blob } from '../shapes.ts'

/**
 * Paints a hand that holds something thin which runs across below it, seen from outside: the wrist is at 0, −46, the handle at the
 * origin, the thumb on the left; a hand's length would be 100.
 */
export function paintGrip(brush: HandBrush, skin: Ramp): void {
  const tone = (share: number): Ramp[number] => skin[Math.round(share * (skin.length - 1))]!
  const deep = tone(0.1)
  // The fingertips come back up behind the handle.
  for (const [x, y, radius] of [
    [-12, 7, 5],
    [-1, 8.6, 5.2],
    [9.6, 7, 5],
    [18.6, 4, 4.2],
  ] as const)
    brush.tube([x, y - 6, radius, x + 0.4, y, radius * 0.95], skin.slice(0, Math.ceil(skin.length * 0.6)))
  const back = blob([
    -11, -60, -13, -46, -20, -34, -24, -22, -22, -12, -15, -7, -4, -6, 8, -7, 18, -11, 23.6, -19, 22, -32, 14, -46, 12,
    -60,
  ])
  brush.dome(back, 0, -28, 20, skin)
  brush.within(back, () => {
    for (const x of [-13, -2.6, 8, 17.4]) {
      brush.stroke([x * 0.35, -48, 0.3, x * 0.75, -32, 1.2, x, -14, 1.7], tone(0.95), 0.2)
      brush.stroke([x * 0.35 + 1.6, -48, 0.2, x * 0.75 + 2, -32, 0.8, x + 3.8, -15, 0.4], tone(0.25), 0.22)
    }
    for (const x of [-7.8, 2.8, 13]) brush.spot(x, -15, 3, 8, tone(0.25), 0.5)
    brush.spot(0, -58, 20, 10, tone(0.25), 0.6)
  })
  // The first joints go down over the handle, the index in front.
  const joints = [
    [18.4, -15, 21, 1.4, 4.9],
    [8.8, -13, 11, 4.6, 5.6],
    [-2.4, -12, -1.6, 6, 6],
    [-13.4, -13.6, -14, 4.4, 5.9],
  ] as const
  for (const [fromX, fromY, toX, toY, radius] of joints) {
    const [midX, midY] = [(fromX + toX) / 2, (fromY + toY) / 2]
    brush.stroke(
      [fromX, fromY, radius + 0.3, midX, midY, radius * 0.96 + 0.5, toX, toY, radius * 1.02 + 0.6],
      deep,
      0.4,
    )
    brush.tube(
      [fromX, fromY, radius, midX, midY, radius * 0.94, toX, toY - 2, radius * 1.02, toX, toY, radius * 0.9],
      skin,
    )
    brush.spot(fromX, fromY - 3.4, 6, 6, tone(0.76), 0.9)
    brush.spot(fromX - 0.6, fromY + 0.6, 4.6, 4.6, tone(0.97), 0.7)
    brush.stroke([toX - 3, toY - 3.4, 0.1, toX, toY - 2.4, 0.5, toX + 3.2, toY - 3.6, 0.1], deep, 0.3)
    brush.stroke([toX - 3.2, toY - 1.2, 0.1, toX, toY - 0.2, 0.4, toX + 3.2, toY - 1.4, 0.1], deep, 0.24)
  }
  const thumb = [-13, -42, 8, -21, -31, 7.6, -26, -18, 6.6, -26.4, -8, 6.4, -23, 0, 6.2, -17.4, 6, 5.6, -13.4, 8.4, 4.4]
  brush.stroke(thumb.map((value, i) => (i % 3 === 2 ? value + 0.5 : value)).slice(6), deep, 0.4)
  brush.tube(thumb, skin)
  brush.spot(-13, -42, 8, 11, tone(0.72), 0.9)
  brush.stroke([-29.6, -7, 0.1, -26.4, -8.4, 0.5, -22.6, -7.4, 0.1], deep, 0.3)
  paintNail(brush, thumb, skin, 1.05)
}
