import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import { cover, glow, paintBetween, paintCourses, paintPlain, paintStone } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const GROUND = 0
export const WALL = 1
export const COLUMN = 2
export const RUBBLE = 3
export const IVY = 4
export const FLAME = 5

type Place = {
  grass: Rgb
  snow: Rgb
  end: number
  half: number
  isSnowy: boolean
  isWet: boolean
  overgrown: number
  sheet: Sheet
}

/** What the ruins and what grows on them are made of. */
export function ruinsSurfaces(
  { noise, palette }: Shot,
  { grass, snow, end, half, isSnowy, isWet, overgrown, sheet }: Place,
): (surface: Surface) => void {
  const stone = paint(mix(palette.stone, palette.rock, 0.25), 0.3)
  const moss = paint(palette.plants, 0.09)
  const earth = paint(palette.soil, 0.14)

  const weathered = (surface: Surface, amount: number) => {
    const { x, y, z, footprint } = surface
    const growth = sheet.at(x * 0.13 + z * 0.09, y * 0.11 + z * 0.07, footprint * 0.13)
    const low = smooth(2.2, 0, y) * 0.22
    const upward = Math.max(0, surface.ny) * 0.3
    cover(
      surface,
      scaled(moss, 0.6 + 0.9 * sheet.at(x + z, y + z * 0.4, footprint)),
      smooth(0.72 - amount * 0.3, 0.86 - amount * 0.3, growth + low + upward) * 0.85,
    )
    if (isSnowy && surface.ny > 0.3) cover(surface, snow, 0.95)
    if (isWet) cover(surface, [0, 0, 0], 0.3)
  }

  // Worked out once, for the shader runs for every pixel.
  const stoneAt110 = scaled(stone, 1.1)

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case GROUND: {
        const tuft =
          0.5 * sheet.at(x * 0.31, z * 0.19, footprint * 0.31) +
          0.5 * sheet.at(x * 0.83 + z * 0.3, z * 0.6, footprint * 0.83)
        paintBetween(
          surface,
          grass,
          earth,
          smooth(0.4, 0.62, sheet.at(x * 0.03, z * 0.03, footprint * 0.03)),
          0.45 + 1.1 * tuft,
        )
        // Slabs of the old floor show through.
        const paved =
          smooth(half + 0.4, half - 0.6, Math.abs(x)) *
          smooth(0.38 + overgrown * 0.2, 0.3 + overgrown * 0.1, sheet.at(x * 0.07 + 0.3, z * 0.05, footprint * 0.07))
        if (paved > 0 && z < end + 4) {
          const slab = noise.hash(Math.floor(x / 1.1 + 50), Math.floor(z / 1.1))
          const joints = (1 - stripes(x, 1.1, 0.05, footprint)) * (1 - stripes(z, 1.1, 0.05, footprint))
          cover(surface, stone, paved, (0.45 + 0.35 * slab + 0.5 * (tuft - 0.4)) * (0.45 + 0.55 * joints))
          if (isWet) {
            const grazing = 1 + surface.dy * surface.inverseLength
            surface.mirror = paved * (0.06 + 0.7 * grazing ** 4)
            surface.blur = 0.5
            surface.shakeX = (tuft - 0.5) * 0.02
          }
        }
        if (isSnowy) cover(surface, snow, 0.93, 0.65 + 0.65 * tuft)
        if (isWet) cover(surface, [0, 0, 0], 0.25)
        return
      }
      case WALL: {
        const u = Math.abs(surface.nz) > 0.5 ? x : z
        paintCourses(surface, sheet, surface.ny > 0.5 ? x : u, surface.ny > 0.5 ? z : y, 0.8, 0.4, 0.025, stone, 0.5)
        // Rain has drawn dark streaks down.
        const streak = 1 - 0.4 * smooth(0.5, 0.75, sheet.at(u * 0.3, y * 0.03, footprint * 0.3))
        surface.r *= streak
        surface.g *= streak
        surface.b *= streak
        weathered(surface, overgrown)
        return
      }
      case COLUMN: {
        paintStone(surface, sheet, x * 1.4 + z, y, stoneAt110, 1)
        if (surface.tag === 1) {
          const flute = 0.82 + 0.18 * Math.cos(Math.atan2(surface.nx, surface.nz) * 20)
          const joint = 1 - 0.5 * stripes(y + 0.4, 1.5, 0.03, footprint)
          const tone = (footprint < 0.03 ? flute : 0.9) * joint
          surface.r *= tone
          surface.g *= tone
          surface.b *= tone
        }
        weathered(surface, overgrown * 0.8)
        return
      }
      case RUBBLE:
        paintStone(surface, sheet, x * 1.3, y + z, stone, 1.3)
        weathered(surface, overgrown)
        return
      case IVY: {
        const leafage = sheet.at(x * 1.2 + surface.tag, y * 1.2 + z * 0.5, footprint)
        paintPlain(surface, moss, 0.25 + 1.7 * smooth(0.25, 0.75, leafage))
        if (isSnowy) cover(surface, snow, smooth(0.2, 0.8, surface.ny + leafage - 0.4) * 0.9)
        return
      }
      case FLAME:
        paintPlain(surface, [0, 0, 0])
        glow(surface, [1, 0.42, 0.09], 6 + 8 * smooth(0.9, 0.1, y))
        return
      default:
        paintPlain(surface, stone)
    }
  }
}
