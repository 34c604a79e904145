import { greyOf } from '../math.ts'
import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import { cover, coverBetween, paintBetween, paintPlain, paintWood } from './materials.ts'
import { CABINET, CLOCK, COPPER, FRAMED } from './room-materials.ts'
import type { Framed } from './room-walls.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

type Wall = { dye: Rgb; pictures: readonly Framed[]; sheet: Sheet; side: number; wood: Rgb }

const FRAME = 0.035
const INK: Rgb = [0.04, 0.035, 0.03]

/** What hangs on the back wall and stands before it: pictures, a clock, cupboards, pans and jars. */
export function wallThings(
  { brief, noise, palette }: Shot,
  { dye, pictures, sheet, side, wood }: Wall,
): (surface: Surface) => void {
  const hour = brief.hour ?? 12 * noise.hash(3, 11)
  const dark = scaled(wood, 0.75)
  const wash = paint(mix(greyOf(dye, 0.3), palette.stone, 0.45), 0.26)
  const gilt = paint(mix(palette.lamp, palette.wood, 0.5), 0.2)
  const board: Rgb = [0.58, 0.55, 0.49]
  const air = paint(palette.horizon, 0.45)
  const height = paint(palette.zenith, 0.24)
  const [near, far] = [paint(palette.plants, 0.09), paint(mix(palette.rock, palette.horizon, 0.4), 0.22)]
  const jars = [palette.stone, dye, palette.wood, palette.plants, palette.accent2].map((color, i) =>
    paint(greyOf(color, 0.35), i === 0 ? 0.42 : 0.17),
  )
  const copper = paint(mix([0.9, 0.42, 0.2], palette.wood, 0.3), 0.24)

  const paintPicture = (surface: Surface, { x, y, halfWidth, halfHeight, shows }: Framed) => {
    const { footprint } = surface
    const u = surface.x - x
    const v = surface.y - y
    const inset = Math.min(halfWidth - Math.abs(u), halfHeight - Math.abs(v))
    const mat = Math.min(halfWidth, halfHeight) * (shows * 7 - Math.floor(shows * 7) < 0.6 ? 0.34 : 0.12)
    if (inset < FRAME) {
      const isGilt = shows * 5 - Math.floor(shows * 5) < 0.4
      paintPlain(surface, isGilt ? gilt : dark, 0.75 + 0.5 * smooth(0, FRAME, inset))
      surface.shine = 0.04
      return
    }
    if (inset < mat) {
      paintPlain(surface, board, 0.82 + 0.18 * smooth(FRAME, FRAME + 0.03, inset))
      return
    }
    const p = u / halfWidth
    const q = v / halfHeight
    if (shows < 0.45) {
      // A landscape under a low sun.
      paintBetween(surface, air, height, smooth(-0.3, 0.9, q))
      cover(surface, board, smooth(0.17, 0.13, distance(u - halfWidth * (shows - 0.2), v - halfHeight * 0.12)))
      for (const [k, rise] of [-0.02, -0.3].entries()) {
        const crest = rise + 0.9 * (sheet.at(p * 0.11 + shows * 3 + k, k * 0.37 + shows, 0) - 0.5)
        coverBetween(surface, far, near, k, smooth(crest + 0.03, crest - 0.03, q))
      }
    } else if (shows < 0.72) {
      // A pressed plant.
      paintPlain(surface, board, 0.86)
      const bend = p - 0.12 * Math.sin(q * 2.2 + shows * 9)
      cover(surface, near, between(Math.abs(bend), -1, 0.025, footprint) * between(q, -0.8, 0.75, footprint))
      const leaf = (q + 0.8) * 3.2
      const along = leaf - Math.floor(leaf) - 0.4 - Math.abs(bend) * 0.9
      const blade = Math.abs(bend) < 0.42 * (1 - (q + 0.8) * 0.42) && Math.abs(along) < 0.2 * (1 - Math.abs(bend) * 1.6)
      if (blade && q > -0.6 && q < 0.75) cover(surface, near, 1, 1.5)
    } else {
      // Fields of colour.
      const first = sheet.at(shows * 5, 0.3, 0) - 0.5
      paintPlain(surface, jars[Math.floor(shows * 40) % 5]!, 1.3)
      cover(surface, jars[Math.floor(shows * 91) % 5]!, smooth(first - 0.01, first + 0.01, q))
      cover(surface, gilt, smooth(0.42, 0.4, distance(p - first, (q - 0.1) * (halfHeight / halfWidth))))
    }
    const canvas = 0.85 + 0.3 * sheet.at(u * 3, v * 3, footprint * 3)
    surface.r *= canvas
    surface.g *= canvas
    surface.b *= canvas
  }

  const paintClock = (surface: Surface, { x, y }: Framed) => {
    const u = (surface.x - x) * side
    const v = surface.y - y
    const away = distance(u, v)
    if (surface.nz > -0.5 || away > 0.19) return paintPlain(surface, dark)
    paintPlain(surface, board, 1.1)
    const around = Math.atan2(u, v) / (Math.PI * 2)
    const mark = Math.abs(((((around * 12) % 1) + 1.5) % 1) - 0.5) * away
    if (away > 0.15 && away < 0.178 && mark < 0.012) paintPlain(surface, INK)
    for (const [turn, length, wide] of [
      [hour / 12, 0.095, 0.011],
      [hour % 1, 0.145, 0.007],
    ] as const) {
      const [s, c] = [Math.sin(turn * Math.PI * 2), Math.cos(turn * Math.PI * 2)]
      const along = u * s + v * c
      if (along > -0.02 && along < length && Math.abs(u * c - v * s) < wide) paintPlain(surface, INK)
    }
  }

  return (surface) => {
    const { x, y, z, footprint } = surface
    if (surface.material === FRAMED) return paintPicture(surface, pictures[surface.tag]!)
    if (surface.material === CLOCK) return paintClock(surface, pictures[surface.tag]!)
    if (surface.material === CABINET) {
      const u = Math.abs(surface.nz) > 0.5 ? x : z
      const door = Math.abs(((((u / 0.56) % 1) + 1) % 1) - 0.5) * 0.56
      const panel = between(door, -1, 0.2, footprint) * between(y, 0.2, 0.74, footprint)
      paintPlain(surface, wash, (0.8 + 0.2 * panel) * (1 - 0.8 * stripes(u, 0.56, 0.012, footprint)))
      cover(surface, gilt, smooth(0.02, 0.014, distance(door - 0.235, y - 0.66)))
    } else if (surface.material === COPPER) {
      paintPlain(surface, copper)
      surface.shine = 0.07
    } else {
      if (surface.tag === 2) paintWood(surface, sheet, y, x, wood)
      else paintPlain(surface, jars[surface.tag]!, 0.85 + 0.3 * sheet.at(x, y, footprint))
      surface.shine = 0.08
    }
  }
}

/** Math.hypot guards against overflow, and is slow for it. */
function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
