import { pick, type Random } from '@dayreel/storyboard/base'
import type { Brush, Tone } from '../things/brush.ts'
import { mixInk } from '../things/inks.ts'
import { paintFloor } from './door-floors.ts'
import type { Extent } from './wall-extent.ts'
import { box, curve, polygon } from '../things/shapes.ts'
import { dimmed, stuffOf } from '../things/stuffs.ts'

/** What a wall indoors is covered with. */
export type WallCover = 'paper' | 'tiles' | 'panels' | 'shelves'

/** How high the ceiling is. */
const CEILING = -128

/** Colours that walls are papered or painted in. */
const PAINTS: readonly ((brush: Brush) => Tone)[] = [
  ({ tone }) => tone(0.55, 'accent2', 0.28),
  ({ tone }) => tone(0.6, 'accent', 0.2),
  (brush) => dimmed(stuffOf(brush, 'linen')),
  (brush) => dimmed(stuffOf(brush, 'crumb')),
  (brush) => dimmed(stuffOf(brush, 'wool')),
]

/** A wall of a room with its skirting, its floor before it and its ceiling. */
export function paintRoomWall(brush: Brush, extent: Extent, random: Random, cover: WallCover): void {
  const { fade, fill, form } = brush
  const { left, right, top } = extent
  const wide = right - left
  const paint = cover === 'tiles' ? stuffOf(brush, 'linen') : pick(PAINTS, random)(brush)
  const trim = dimmed(stuffOf(brush, 'linen'))
  fade(box(left, top, wide, -top), mixInk(paint.shade, paint.deep, 0.2), paint.mid)
  if (cover === 'tiles') paintTiling(brush, extent)
  else if (cover === 'shelves') paintShelves(brush, extent, random)
  else paintPaper(brush, extent, paint, random)
  if (cover === 'panels' || (cover === 'paper' && random() < 0.5)) paintPanels(brush, extent, trim)
  if (cover === 'tiles') paintJars(brush, random)
  if (cover === 'paper') paintPictures(brush)
  fill(box(left, top, wide, CEILING - top), trim.mid)
  form(box(left, CEILING - 3, wide, 6), trim, { round: 1, rim: 0.5, sink: 0 })
  form(box(left, -6, wide, 6), trim, { round: 0.8, rim: 0.5, sink: 0 })
  paintFloor(brush, extent, random, cover === 'tiles')
  fade(box(left, 0, wide, 9), brush.ink.dark, brush.ink.dark, 0.45, 0)
}

/** A wall's paper: leaves between stripes, stripes alone, dots, or plain paint. */
function paintPaper({ line, fill, spot }: Brush, { left, right }: Extent, paint: Tone, random: Random): void {
  const pattern = random()
  if (pattern > 0.8) return
  for (let x = Math.floor(left / 8) * 8, k = 0; x < right; x += 8, k++) {
    if (pattern < 0.6) fill(box(x, CEILING, 4, -CEILING), paint.deep, 0.1)
    for (let y = CEILING + 6 + (k % 2) * 7; y < -4; y += 14)
      if (pattern < 0.35) line(curve([x - 1.6, y + 2, x, y - 2.4, x + 1.6, y + 2, x, y + 5]), paint.lit, 0.5, 0.3)
      else if (pattern > 0.6) spot(x, y, 1.6, 1.6, paint.lit, 0.5)
  }
}

/** Boards to the height of a chair's back. */
function paintPanels({ form, fill }: Brush, { left, right }: Extent, trim: Tone): void {
  fill(box(left, -40, right - left, 40), trim.mid)
  for (let x = Math.floor(left / 18) * 18 + 9; x < right; x += 18) {
    fill(box(x + 1.6, -34, 14.8, 26), trim.deep, 0.5)
    form(box(x + 2.2, -33.4, 13.6, 24.8), trim, { round: 0.8, rim: 0.4, sink: 0.1 })
  }
  form(box(left, -42, right - left, 3), trim, { round: 0.8, rim: 0.5, sink: 0 })
}

function paintTiling(brush: Brush, { left, right }: Extent): void {
  const china = stuffOf(brush, 'china')
  brush.fade(box(left, -62, right - left, 62), china.mid, china.shade)
  for (let x = Math.floor(left / 8) * 8; x < right; x += 8) brush.line(curve([x, -62, x, 0]), china.deep, 0.4, 0.35)
  for (let y = -62; y < 0; y += 8) brush.line(curve([left, y, right, y]), china.deep, 0.4, 0.35)
  brush.form(box(left, -64.6, right - left, 3), stuffOf(brush, 'pine'), { round: 0.6, rim: 0.5, sink: 0 })
}

/** Shelves of jars on both sides of the door. */
function paintJars(brush: Brush, random: Random): void {
  const { form, fill, ink } = brush
  const stuffs = (['china', 'copper', 'bottle', 'straw', 'linen'] as const).map((name) => stuffOf(brush, name))
  for (const x of [-64, 36])
    for (const y of [-98, -78]) {
      fill(box(x, y + 2, 28, 2.4), ink.dark, 0.3)
      form(box(x, y, 28, 2.2), stuffOf(brush, 'pine'), { round: 0.6, rim: 0.6, sink: 0 })
      for (let at = x + 2; at < x + 24;) {
        const [wide, tall] = [3.4 + random() * 3, 5 + random() * 7]
        form(box(at, y - tall, wide, tall, 1), stuffs[Math.floor(random() * stuffs.length)]!, {
          isColumn: true,
          rim: 0.4,
        })
        at += wide + 0.8
      }
    }
}

/** A picture on both sides of the door. */
function paintPictures(brush: Brush): void {
  const { form, fill, inside, spot, ink, side } = brush
  for (const [x, y, wide, tall] of [
    [-60, -102, 24, 30],
    [38, -96, 20, 22],
  ] as const) {
    spot(x + wide / 2 - side * 2, y + tall / 2 + 2, wide * 0.7, tall * 0.7, ink.dark, 0.5)
    form(box(x, y, wide, tall), stuffOf(brush, 'oak'), { round: 1, rim: 0.6 })
    const scene = box(x + 2.4, y + 2.4, wide - 4.8, tall - 4.8)
    form(scene, dimmed(stuffOf(brush, 'linen')), { round: 0, rim: 0.2, sink: 0 })
    inside(scene, () => {
      fill(
        polygon([
          x,
          y + tall,
          x + wide * 0.4,
          y + tall * 0.45,
          x + wide * 0.7,
          y + tall * 0.7,
          x + wide,
          y + tall * 0.55,
          x + wide,
          y + tall,
        ]),
        stuffOf(brush, 'needles').mid,
        0.8,
      )
      fill(box(x, y + tall * 0.8, wide, tall * 0.2), stuffOf(brush, 'foliage').mid, 0.8)
    })
  }
}

/** Books on both sides of the door. */
function paintShelves(brush: Brush, { left, right }: Extent, random: Random): void {
  const { fill, form } = brush
  const walnut = stuffOf(brush, 'walnut')
  const bindings = (['leather', 'bottle', 'velvet', 'hide', 'linen', 'ink'] as const).map((name) =>
    stuffOf(brush, name),
  )
  for (const [from, to] of [
    [left, -31],
    [31, right],
  ] as const) {
    if (to - from < 4) continue
    fill(box(from, CEILING + 6, to - from, -CEILING - 12), walnut.deep)
    for (let row = 0; row < 5; row++) {
      const floor = -8 - row * 23
      for (let x = from + 1; x < to - 3;) {
        const [thick, tall] = [2.2 + random() * 2.6, 13 + random() * 6]
        const binding = bindings[Math.floor(random() * bindings.length)]!
        if (random() < 0.94)
          form(box(x, floor - tall, Math.min(thick, to - x - 1), tall, 0.4), dimmed(binding), { round: 0.6, rim: 0.3 })
        x += thick + 0.2
      }
      form(box(from, floor, to - from, 2.6), walnut, { round: 0.6, rim: 0.5, sink: 0 })
    }
    form(box(from < 0 ? to - 3 : from, CEILING + 4, 3, -CEILING - 4), walnut, { isColumn: true, rim: 0.5 })
  }
}
