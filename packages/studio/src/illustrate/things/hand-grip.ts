import type { HandBrush, Ramp } from './hand-brush.ts'
import { paintNail } from './hand-flat.ts'
import { blob } from './shapes.ts'

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

/**
 * Paints a hand held out flat, palm up, seen from the thumb's side: the wrist at the origin, the fingers to the right and a little up,
 * what is given lies about 52, −13.
 */
export function paintOffer(brush: HandBrush, skin: Ramp, part: 'behind' | 'before'): void {
  const tone = (share: number): Ramp[number] => skin[Math.round(share * (skin.length - 1))]!
  const deep = tone(0.1)
  if (part === 'behind') {
    // Three fingers beyond the index, each a little higher.
    for (const [rise, reach, radius] of [
      [-9, -9, 4.2],
      [-6.4, 0, 5],
      [-3.4, 3, 5.4],
    ] as const) {
      const finger = [
        40,
        -2 + rise * 0.7,
        radius + 1,
        62 + reach * 0.4,
        -3 + rise,
        radius,
        76 + reach * 0.7,
        -6 + rise,
        radius * 0.95,
        88 + reach,
        -12 + rise,
        radius * 0.86,
        94 + reach,
        -17.4 + rise,
        radius * 0.68,
      ]
      brush.stroke(
        finger.map((value, i) => (i % 3 === 2 ? value + 0.5 : value)),
        deep,
        0.45,
      )
      brush.tube(finger, skin.slice(0, Math.ceil(skin.length * 0.9)))
    }
    return
  }
  const palm = blob([
    -14, -11, 0, -10.6, 16, -12.6, 30, -10, 44, -7.4, 52, -5, 56, 2, 51, 9, 40, 12.6, 24, 14.4, 8, 13, -14, 11.4,
  ])
  brush.dome(palm, 22, 1, 12, skin)
  const index = [46, 2, 7.4, 60, 1.4, 6.2, 73, -2, 6, 84, -8, 5.4, 91, -15, 4.6, 94, -19.6, 3.6]
  brush.stroke(
    index.slice(3).map((value, i) => (i % 3 === 2 ? value + 0.5 : value)),
    deep,
    0.4,
  )
  brush.tube(index, skin)
  brush.spot(45, 2, 9, 8.4, tone(0.66), 1)
  brush.spot(40, 0, 10, 8, tone(0.7), 0.7)
  for (const [x, y] of [
    [71, 3.4],
    [85.6, -3.6],
  ] as const)
    brush.stroke([x - 1.4, y - 8, 0.1, x + 0.8, y - 4, 0.45, x + 1, y, 0.1], deep, 0.32)
  // The thumb lies along the edge of the palm, its tip raised.
  const thumb = [8, -2, 9, 22, -7, 8.2, 34, -12.6, 6.8, 43, -18, 6.2, 50, -23, 5.6, 55, -27.4, 4.2]
  brush.stroke(
    thumb.slice(3).map((value, i) => (i % 3 === 2 ? value + 0.5 : value)),
    deep,
    0.35,
  )
  brush.tube(thumb, skin)
  brush.spot(8, -1, 12, 11, tone(0.7), 1)
  brush.stroke([39, -21, 0.1, 42.6, -18.6, 0.5, 45.6, -14.4, 0.1], deep, 0.3)
  brush.within(palm, () => brush.spot(-6, 4, 16, 16, tone(0.3), 0.5))
}
