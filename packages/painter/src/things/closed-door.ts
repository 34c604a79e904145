import type { Brush } from './brush.ts'
import { box } from './shapes.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** Left, top, width and height of the opening that the leaf closes, in hundredths of the frame's height. */
const OPENING = [-21, -94, 42, 94] as const

/** A panelled door shut in its frame. @param isLitBelow whether light comes out under it. */
export function paintClosedDoor(brush: Brush, random: () => number, isLitBelow: boolean): void {
  const { form, fill, tone, grain, line, spot, ink, ball } = brush
  const frame = stuffOf(brush, 'linen')
  const wood = tone(0.5, 'accent', 0.45)
  const brass = stuffOf(brush, 'brass')
  form(box(-27, -100, 54, 100), frame, { round: 1.4, rim: 0.7, sink: 0.2 })
  fill(box(...OPENING), ink.dark)
  const leaf = box(-20.4, -93.4, 40.8, isLitBelow ? 91.4 : 93)
  form(leaf, wood, { round: 1.4, rim: 0.6, sink: 0.25 })
  grain(leaf, wood.deep, random, { count: 90, length: 16, turn: Math.PI / 2, width: 0.25, alpha: 0.3 })
  for (const [top, tall] of [
    [-87, 26],
    [-57, 24],
    [-29, 21],
  ] as const)
    for (const left of [-16.4, 1.8]) {
      fill(box(left - 0.8, top - 0.8, 16.2, tall + 1.6, 0.6), wood.deep, 0.75)
      form(box(left, top, 14.6, tall), dimmed(wood), { round: 0, rim: 0.2, sink: 0.1 })
      form(box(left + 1.8, top + 1.8, 11, tall - 3.6), wood, { round: 0.8, rim: 0.35, sink: 0.1 })
    }
  form(box(15.4, -51, 3.2, 10, 1.2), brass, { round: 0.6, rim: 0.3 })
  ball(17, -47.4, 2, 2, brass, 0.4)
  fill(box(16.6, -44.4, 0.8, 2, 0.3), ink.dark)
  line(box(-21, -94, 42, 94), frame.deep, 0.6, 0.8)
  if (isLitBelow) {
    fill(box(-20.6, -2, 41.2, 2), ink.glow)
    brush.inside(leaf, () => spot(0, -1, 24, 7, ink.glow, 0.5))
  }
}
