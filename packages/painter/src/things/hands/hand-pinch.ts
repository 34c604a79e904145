import type { HandBrush, Ramp } from './hand-brush.ts'
import { paintFinger, paintFlatHand, paintThumb, type FlatHand } from './hand-flat.ts'

const PINCHING: FlatHand = {
  side: 'back',
  turns: [-0.34, -0.34, -0.3, -0.26],
  reaches: [0.62, 0.5, 0.42, 0.4],
  thumb: -0.2,
}

/** Where thumb and forefinger meet, in hundredths of a hand's length from the wrist at the origin. */
export const PINCH = { x: -27, y: -67 }

/** Paints a right hand with something between thumb and forefinger. @param paintHeld paints it, over the hand and under both. */
export function paintPinch(brush: HandBrush, skin: Ramp, paintHeld: () => void): void {
  paintFlatHand(brush, PINCHING, skin)
  paintHeld()
  paintThumb(brush, PINCHING.thumb, skin)
  paintFinger(brush, 0, PINCHING.turns[0]!, PINCHING.reaches[0]!, skin)
}

/** Where the point of a pencil is that a pinching hand has. */
export const PENCIL_POINT = { x: -44, y: -84 }

/** Paints a pencil between thumb and forefinger, its end behind the hand. */
export function paintPencilInHand(brush: HandBrush): void {
  brush.tube([18, -24, 2.6, -16, -57, 2.6, -36, -76, 2.6], brush.rampOf('#b8862f'))
  brush.tube([-36, -76, 2.4, -40, -80, 1.5], brush.rampOf('#d9bd92'))
  brush.tube([-40, -80, 1.4, PENCIL_POINT.x, PENCIL_POINT.y, 0.4], brush.rampOf('#2c2a2a'))
}
