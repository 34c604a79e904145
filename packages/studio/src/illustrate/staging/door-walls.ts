import type { Random } from '../../lib/random.ts'
import type { Brush, Tone } from '../things/brush.ts'
import { mixInk } from '../things/inks.ts'
import { box, curve, polygon } from '../things/shapes.ts'
import { dimmed, stuffOf } from '../things/stuffs.ts'
import { paintMasonry } from '../things/textures.ts'

/** What is seen of a wall, in hundredths of its door's height from the middle of the threshold. */
export type Extent = { left: number; right: number; top: number; bottom: number }

/** What a wall indoors is covered with. */
export type WallCover = 'paper' | 'tiles' | 'panels' | 'shelves'

/** How high the ceiling and the eye are. */
const CEILING = -128
const EYE = -68
/** How far below the threshold the street is, three steps down. */
export const STREET_DROP = 22

/** A wall of a room with its skirting, its floor before it and its ceiling. */
export function paintRoomWall(brush: Brush, extent: Extent, random: Random, cover: WallCover): void {
  const { fade, fill, form, tone, line } = brush
  const { left, right, top, bottom } = extent
  const wide = right - left
  const paint = cover === 'tiles' ? stuffOf(brush, 'linen') : tone(0.55, 'accent2', 0.28)
  const trim = dimmed(stuffOf(brush, 'linen'))
  fade(box(left, top, wide, -top), mixInk(paint.shade, paint.deep, 0.2), paint.mid)
  if (cover === 'tiles') paintTiling(brush, extent)
  else if (cover === 'shelves') paintShelves(brush, extent, random)
  else paintPaper(brush, extent, paint)
  if (cover === 'panels' || cover === 'paper') paintPanels(brush, extent, trim)
  if (cover === 'tiles') paintJars(brush, random)
  if (cover === 'paper') paintPictures(brush)
  fill(box(left, top, wide, CEILING - top), trim.mid)
  form(box(left, CEILING - 3, wide, 6), trim, { round: 1, rim: 0.5, sink: 0 })
  form(box(left, -6, wide, 6), trim, { round: 0.8, rim: 0.5, sink: 0 })
  const oak = stuffOf(brush, 'oak')
  fade(box(left, 0, wide, bottom), oak.shade, oak.mid)
  const away = (bottom - EYE) / -EYE
  for (let x = Math.floor(left / 9) * 9 - 90; x < right + 90; x += 9) {
    const board = polygon([x, 0, x + 9, 0, (x + 9) * away, bottom, x * away, bottom])
    fill(board, random() < 0.5 ? oak.deep : oak.lit, 0.05 + random() * 0.12)
    line(curve([x, 0, x * away, bottom]), oak.deep, 0.4, 0.55)
  }
  fade(box(left, 0, wide, 9), brush.ink.dark, brush.ink.dark, 0.45, 0)
}

function paintPaper({ line, fill }: Brush, { left, right }: Extent, paint: Tone): void {
  for (let x = Math.floor(left / 8) * 8; x < right; x += 8) {
    fill(box(x, CEILING, 4, -CEILING), paint.deep, 0.1)
    for (let y = CEILING + 6; y < -40; y += 14)
      line(curve([x - 1.6, y + 2, x, y - 2.4, x + 1.6, y + 2, x, y + 5]), paint.lit, 0.5, 0.3)
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

/** The front of a house with steps up to its door, a window on either side, and the pavement. */
export function paintHouseFront(brush: Brush, extent: Extent, random: Random, isInhabited: boolean): void {
  const { fade, fill, form, line, ink } = brush
  const { left, right, top, bottom } = extent
  const wide = right - left
  const stone = stuffOf(brush, 'stone')
  const brick = dimmed(stuffOf(brush, 'brick'))
  const face = box(left, top, wide, STREET_DROP - top)
  fill(face, brick.mid)
  paintMasonry(brush, face, brick, random, { course: 4.6, stone: 11 })
  fill(face, ink.shade, 0.32)
  for (const x of [-62, 62]) {
    form(box(x - 19, -92, 38, 56), stone, { round: 1, rim: 0.5 })
    fill(box(x - 15.4, -88, 30.8, 49), ink.dark)
    if (isInhabited) fade(box(x - 15.4, -88, 30.8, 49), mixInk(ink.glow, ink.accent, 0.35), ink.glow, 0.35, 0.6)
    line(curve([x, -88, x, -39]), stone.lit, 1.4)
    line(curve([x - 15.4, -64, x + 15.4, -64]), stone.lit, 1.4)
    form(box(x - 22, -38, 44, 4), stone, { round: 0.8, rim: 0.6 })
  }
  // Round the door, its lintel, and the plinth.
  form(box(left, -2, wide, STREET_DROP + 2), dimmed(stone), { round: 1, rim: 0.5 })
  form(box(-33, -106, 66, 106), stone, { round: 1.4, rim: 0.7 })
  form(box(-37, -112, 74, 8, 0.8), stone, { round: 1.4, rim: 0.7 })
  fade(box(left, STREET_DROP, wide, bottom - STREET_DROP), dimmed(stone).shade, dimmed(stone).mid)
  const away = (bottom - EYE) / (STREET_DROP - EYE)
  for (let x = Math.floor(left / 20) * 20 - 100; x < right + 100; x += 20)
    line(curve([x, STREET_DROP, x * away, bottom]), stone.deep, 0.5, 0.6)
  for (const share of [0.14, 0.34, 0.62]) {
    const y = STREET_DROP + (bottom - STREET_DROP) * share
    line(curve([left, y, right, y]), stone.deep, 0.6, 0.6)
  }
  fade(box(left, STREET_DROP, wide, 8), ink.dark, ink.dark, 0.5, 0)
  const rise = STREET_DROP / 3
  for (let i = 0; i < 3; i++) {
    const half = 34 + i * 7
    const y = i * rise
    form(polygon([-half + 2, y - 1.8, half - 2, y - 1.8, half, y + 1, -half, y + 1]), stone, {
      round: 0.5,
      rim: 0.7,
      sink: 0,
    })
    form(box(-half, y + 1, half * 2, rise - 1), dimmed(stone), { round: 0.8, rim: 0.4, sink: 0.3 })
  }
}
