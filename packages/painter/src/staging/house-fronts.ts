import { pick, type Random } from '@dayreel/storyboard/base'
import type { WallStuff } from '../places/town-style.ts'
import type { Brush, Tone } from '../things/brush.ts'
import { mixInk } from '../things/inks.ts'
import { box, curve, polygon } from '../things/shapes.ts'
import { dimmed, stuffOf } from '../things/stuffs.ts'
import { paintMasonry } from '../things/textures.ts'
import { EYE, type Extent } from './wall-extent.ts'

/** How far below the threshold the street is, three steps down. */
export const STREET_DROP = 22

/** What a house front is made of, and what its town is fond of. */
export type HouseFront = { stuff: WallStuff; hasShutters: boolean; hasFlowers: boolean; isInhabited: boolean }

/** The front of a house with steps up to its door, a window on either side, and the pavement. */
export function paintHouseFront(brush: Brush, extent: Extent, random: Random, front: HouseFront): void {
  const { left, right, bottom } = extent
  const wide = right - left
  const stone = stuffOf(brush, 'stone')
  paintWall(brush, { ...extent, foot: STREET_DROP }, random, front.stuff)
  const trim =
    front.stuff === 'timber' ? stuffOf(brush, 'walnut') : front.stuff === 'stone' ? stuffOf(brush, 'linen') : stone
  const wood = dimmed(
    stuffOf(brush, pick(['bottle', 'blueprint', 'paint', 'walnut', 'needles', 'wool'] as const, random)),
  )
  for (const x of [-62, 62]) paintWindow(brush, x, trim, wood, random, front)
  // Round the door, its lintel, and the plinth.
  const { form } = brush
  form(box(left, -2, wide, STREET_DROP + 2), dimmed(stone), { round: 1, rim: 0.5 })
  form(box(-33, -106, 66, 106), trim, { round: 1.4, rim: 0.7 })
  form(box(-37, -112, 74, 8, 0.8), trim, { round: 1.4, rim: 0.7 })
  if (random() < 0.5) paintHood(brush, trim, random() < 0.5)
  paintPavement(brush, { left, right, bottom }, random, stone)
  paintSteps(brush, stone)
  if (front.hasFlowers) for (const x of [-44, 44]) paintPot(brush, x, random)
}

/** A wall from edge to edge, down to its foot. */
export function paintWall(
  brush: Brush,
  { left, right, top, foot }: Pick<Extent, 'left' | 'right' | 'top'> & { foot: number },
  random: Random,
  stuff: WallStuff,
): void {
  const { fill, fade, ink, spot } = brush
  const wide = right - left
  const face = box(left, top, wide, foot - top)
  if (stuff === 'brick' || stuff === 'stone') {
    const wall = dimmed(stuffOf(brush, stuff === 'brick' ? 'brick' : 'mortar'))
    fill(face, wall.mid)
    paintMasonry(brush, face, wall, random, stuff === 'brick' ? { course: 4.6, stone: 11 } : { course: 12, stone: 26 })
    fill(face, ink.shade, stuff === 'brick' ? 0.24 : 0.12)
    return
  }
  if (stuff === 'clapboard') {
    const boards = stuffOf(brush, pick(['wool', 'linen', 'china', 'bottle', 'crumb'] as const, random))
    fade(face, boards.shade, boards.mid)
    for (let y = Math.ceil(foot / 8) * 8; y > top; y -= 8) {
      fill(box(left, y - 8, wide, 2.4), boards.lit, 0.3)
      fill(box(left, y - 1.4, wide, 1.6), boards.deep, 0.5)
    }
    return
  }
  const lime = stuffOf(
    brush,
    stuff === 'timber' ? 'linen' : pick(['crumb', 'copper', 'linen', 'straw', 'wool'] as const, random),
  )
  fade(face, mixInk(lime.shade, lime.mid, 0.4), lime.mid)
  // Sun and rain have been at it, and below some of it has come off.
  for (let k = 0; k < 26; k++)
    spot(
      left + random() * wide,
      top + random() * (foot - top),
      8 + random() * 26,
      5 + random() * 16,
      random() < 0.5 ? lime.lit : lime.deep,
      0.1,
    )
  if (stuff === 'timber') paintBeams(brush, { left, right, top, foot }, random)
}

/** Posts and rails with braces between them. */
function paintBeams(
  { form, ...brush }: Brush,
  { left, right, top, foot }: Pick<Extent, 'left' | 'right' | 'top'> & { foot: number },
  random: Random,
): void {
  const oak = stuffOf({ form, ...brush }, 'walnut')
  const wide = right - left
  for (const x of [-92, -41, 41, 92]) {
    if (x < left - 6 || x > right) continue
    form(box(x - 3.5, top, 7, foot - top), oak, { isColumn: true, rim: 0.4 })
  }
  for (const y of [-122, -34, top + 20]) form(box(left, y, wide, 7), oak, { round: 1, rim: 0.4 })
  for (const way of [-1, 1]) {
    const lean = random() < 0.5 ? 1 : -1
    const [from, to] = lean > 0 ? [45, 88] : [88, 45]
    form(polygon([way * from, -2, way * (from + 6), -2, way * (to + 6), -28, way * to, -28]), oak, {
      round: 0.6,
      rim: 0.3,
    })
  }
}

/** A window of four panes in its frame, a lit room behind it, shutters that stand open, a box of flowers on the sill. */
function paintWindow(brush: Brush, x: number, trim: Tone, wood: Tone, random: Random, front: HouseFront): void {
  const { form, fill, fade, line, ink } = brush
  form(box(x - 19, -92, 38, 56), trim, { round: 1, rim: 0.5 })
  fill(box(x - 15.4, -88, 30.8, 49), ink.dark)
  if (front.isInhabited) fade(box(x - 15.4, -88, 30.8, 49), mixInk(ink.glow, ink.accent, 0.2), ink.glow, 0.35, 0.65)
  const bar = stuffOf(brush, 'linen')
  line(curve([x, -88, x, -39]), bar.mid, 1.6)
  line(curve([x - 15.4, -64, x + 15.4, -64]), bar.mid, 1.6)
  form(box(x - 22, -38, 44, 4), trim, { round: 0.8, rim: 0.6 })
  if (front.hasShutters)
    for (const way of [-1, 1]) {
      const edge = way > 0 ? x + 19 : x - 36
      form(box(edge, -91, 17, 54), wood, { round: 0.8, rim: 0.5 })
      for (let y = -87; y < -41; y += 3.4) fill(box(edge + 2.4, y, 12.2, 1.1), wood.deep, 0.6)
    }
  if (!front.hasFlowers) return
  form(box(x - 17, -39, 34, 7), stuffOf(brush, 'oak'), { round: 0.8, rim: 0.5 })
  paintBlooms(brush, { x, y: -41, wide: 34, tall: 8 }, random)
}

function paintBlooms(
  brush: Brush,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
  random: Random,
): void {
  const { spot, ink } = brush
  const leaf = stuffOf(brush, 'foliage')
  const rose = stuffOf(brush, 'rose')
  const petals = [rose.lit, ink.accent, mixInk(rose.lit, [255, 250, 240], 0.6)]
  for (let k = 0; k < 40; k++)
    spot(x + (random() - 0.5) * wide, y - random() * tall, 2.2, 1.8, random() < 0.5 ? leaf.mid : leaf.shade, 0.9)
  const petal = pick(petals, random)
  for (let k = 0; k < 22; k++) spot(x + (random() - 0.5) * wide, y - random() * tall * 1.1, 1.5, 1.4, petal, 0.95)
}

/** A small tree or a bush of flowers in a pot on the street beside the steps. */
function paintPot(brush: Brush, x: number, random: Random): void {
  const { form, spot, ink } = brush
  spot(x, STREET_DROP + 4, 12, 3, ink.dark, 0.5)
  form(
    polygon([x - 7, STREET_DROP - 10, x + 7, STREET_DROP - 10, x + 5, STREET_DROP + 4, x - 5, STREET_DROP + 4]),
    stuffOf(brush, 'copper'),
    { isColumn: true, rim: 0.5 },
  )
  paintBlooms(brush, { x, y: STREET_DROP - 9, wide: 20, tall: 22 }, random)
}

/** A small roof over the door, or a gable. */
function paintHood(brush: Brush, trim: Tone, isPointed: boolean): void {
  const { form, fade, ink } = brush
  form(isPointed ? polygon([-44, -110, 0, -132, 44, -110]) : box(-44, -119, 88, 7, 1), trim, { round: 1.2, rim: 0.7 })
  fade(box(-36, -106, 72, 12), ink.dark, ink.dark, 0.4, 0)
}

/** Slabs or cobbles before the house. */
function paintPavement(brush: Brush, { left, right, bottom }: Omit<Extent, 'top'>, random: Random, stone: Tone): void {
  const { fade, line, form, ink } = brush
  const wide = right - left
  const slab = dimmed(stone)
  fade(box(left, STREET_DROP, wide, bottom - STREET_DROP), slab.shade, slab.mid)
  const away = (bottom - EYE) / (STREET_DROP - EYE)
  if (random() < 0.5) {
    for (let x = Math.floor(left / 20) * 20 - 100; x < right + 100; x += 20)
      line(curve([x, STREET_DROP, x * away, bottom]), stone.deep, 0.5, 0.6)
    for (const share of [0.14, 0.34, 0.62]) {
      const y = STREET_DROP + (bottom - STREET_DROP) * share
      line(curve([left, y, right, y]), stone.deep, 0.6, 0.6)
    }
  } else
    for (let y = STREET_DROP + 1.5, row = 0; y < bottom; row++) {
      const near = (y - EYE) / (STREET_DROP - EYE)
      const [long, high] = [9 * near, 3.2 * near]
      for (let x = left - long * ((row % 2) * 0.5 + random() * 0.1); x < right; x += long)
        form(box(x + 0.3, y, long - 0.7, high - 0.5, 1.2), random() < 0.5 ? slab : dimmed(slab), {
          round: 0.9,
          rim: 0.25,
          depth: 0.6,
        })
      y += high
    }
  fade(box(left, STREET_DROP, wide, 8), ink.dark, ink.dark, 0.5, 0)
}

function paintSteps({ form }: Brush, stone: Tone): void {
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
