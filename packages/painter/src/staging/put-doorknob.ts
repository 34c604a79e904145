import { createCanvas } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import { layOver } from '../light/film.ts'
import { clamp } from '../math.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { createBrush, type Brush } from '../things/brush.ts'
import { box, oval } from '../things/shapes.ts'
import { dimmed, stuffOf } from '../things/stuffs.ts'

/** Metres to the door. */
const DEPTH = 0.7

/** Fills the frame with the leaf of a door and the round brass knob on it. @param isFloury whether white fingers have been there. */
export function putDoorknob(film: Film, stage: Stage, shot: Shot, isFloury: boolean): Standing {
  const { width, height } = film
  const unit = height / 100
  const x = width * clamp(shot.subjectX, 0.42, 0.58)
  const y = height * 0.38
  const { colors, gain } = colorsFor(stage, shot.palette, DEPTH)
  const random = createRandom(`${shot.likeness} doorknob`)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.translate(x, y)
  context.scale(unit, unit)
  context.lineCap = 'round'
  const brush = createBrush(context, colors, stage.keySide)
  const extent = { left: -x / unit, right: (width - x) / unit, top: -y / unit, bottom: (height - y) / unit }
  paintKnobOnDoor(brush, extent, random)
  if (isFloury) paintFlour(brush, random)
  layOver(film, canvas, { gain, depth: DEPTH, slack: 0 })
  const size = height * 0.3
  return { x, base: y + size / 2, height: size, depth: DEPTH }
}

/** Where the keyhole is below the knob's middle, in hundredths of the picture's height. */
export const KEYHOLE_BELOW = 17.6

/** A door's leaf and its round brass knob around the origin, in hundredths of the picture's height. */
export function paintKnobOnDoor(
  brush: Brush,
  extent: { left: number; right: number; top: number; bottom: number },
  random: Random,
): void {
  paintLeaf(brush, extent, random)
  paintKnob(brush)
}

/** The stile that the knob is on, the panels beside it, the edge of the leaf and the frame. */
function paintLeaf(
  brush: Brush,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  random: Random,
): void {
  const { form, fill, grain, tone, spot, side, ink, fade } = brush
  const wood = tone(0.52, 'accent', 0.42)
  const tall = bottom - top
  const leaf = box(left, top, right - left, tall)
  fade(leaf, wood.mid, wood.shade)
  grain(leaf, wood.deep, random, { count: 260, length: 34, turn: Math.PI / 2, width: 0.22, alpha: 0.28 })
  grain(leaf, wood.lit, random, { count: 90, length: 26, turn: Math.PI / 2, width: 0.16, alpha: 0.22 })
  for (const [from, high] of [
    [-62, 44],
    [10, 70],
  ] as const) {
    fill(box(left - 4, from - 1.4, -left - 10.6, high + 2.8), wood.deep, 0.8)
    form(box(left - 4, from, -left - 12, high), dimmed(wood), { round: 0.6, rim: 0.4, sink: 0 })
    form(box(left - 4, from + 4, -left - 16, high - 8), wood, { round: 1.6, rim: 0.5, sink: 0.1 })
  }
  const edge = 17
  fill(box(edge, top, 1.6, tall), ink.dark, 0.9)
  form(box(edge + 1.6, top, right - edge, tall), stuffOf(brush, 'linen'), { isColumn: true, round: 1, rim: 0.6 })
  fill(box(edge + 8, top, 0.5, tall), wood.deep, 0.4)
  spot(side * 20, -18, 44, 50, wood.rim, 0.28)
}

function paintKnob(brush: Brush): void {
  const { form, fill, ball, spot, side, ink, line } = brush
  const brass = stuffOf(brush, 'brass')
  // The plate, its screws and its keyhole, then the neck and the knob with their shadow.
  fill(box(-7.2 - side, -20.4, 16, 52, 6), ink.dark, 0.35)
  const plate = box(-7.6, -22, 15.2, 52, 6)
  form(plate, dimmed(brass), { round: 1.6, rim: 0.8, sink: 0.2 })
  line(box(-5.8, -20.2, 11.6, 48.4, 4.6), brass.deep, 0.4, 0.5)
  for (const y of [-18, 26.4]) {
    ball(0, y, 1.3, 1.3, brass, 0.2)
    line(box(-1, y - 0.1, 2, 0.2), brass.deep, 0.3)
  }
  fill(oval(0, 17, 1.7), ink.dark)
  fill(box(-0.8, 17, 1.6, 5, 0.4), ink.dark)
  spot(-side * 5, 5, 15, 14, ink.dark, 0.75)
  form(oval(0, 0.6, 6.6), dimmed(brass), { round: 1.4, rim: 0.5 })
  ball(0, 0, 11, 11, brass, 0.7)
  fill(oval(side * 4.2, -5, 2.8, 1.7, side * 0.7), brass.rim, 0.85)
  spot(-side * 5, 5.4, 4, 3, brass.rim, 0.3)
  line(oval(0, 0, 8.6), brass.deep, 0.3, 0.35)
}

/** Four fingers and a thumb on the knob, a dusting on the leaf, and what has fallen from them. */
function paintFlour(brush: Brush, random: Random): void {
  const { fill, spot, inside } = brush
  const flour = stuffOf(brush, 'flour')
  inside(oval(0, 0, 11), () => {
    for (const [x, y, turn] of [
      [-7.4, -3.4, 0.5],
      [-4.2, -5.6, 0.25],
      [-0.4, -6.4, 0],
      [3.4, -5.4, -0.3],
      [1.2, 6.4, 1.4],
    ] as const) {
      fill(oval(x, y, 1.5, 3, turn), flour.mid, 0.6)
      fill(oval(x + 0.2, y - 0.4, 0.8, 1.9, turn), flour.lit, 0.5)
    }
    spot(-2, 0, 9, 8, flour.lit, 0.4)
  })
  for (let i = 0; i < 300; i++) {
    const fall = random() ** 1.5 * 40
    const x = (random() + random() - 1) * (11 + fall * 0.12)
    fill(oval(x, -8 + fall, 0.1 + random() * 0.26), flour.lit, 0.25 + random() * 0.5)
  }
  for (let i = 0; i < 26; i++)
    spot(-10 - random() * 9, -14 + random() * 24, 1.5 + random() * 3, 1.5 + random() * 3, flour.lit, 0.16)
  spot(0, 30, 13, 6, flour.lit, 0.3)
}
