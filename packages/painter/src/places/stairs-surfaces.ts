import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { cover, coverBetween, glow, paintCourses, paintPlain, paintStone, paintTiles, paintWood } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const FLOOR = 0
export const STEP = 1
export const WALL = 2
export const GATE = 3
export const PANE = 4
export const RAIL = 5
export const BULB = 6
export const PINE = 7
export const CARPET = 8

type Place = {
  half: number
  ground: Rgb
  snow: Rgb
  isDark: boolean
  isSnowy: boolean
  kind: 'hall' | 'tower' | 'hill'
  light: LightOfDay
  power: number
  sheet: Sheet
}

/** What stairs and the ground around them are made of. */
export function stairsSurfaces(
  { brief, palette, random }: Shot,
  { ground, snow, half, isDark, isSnowy, kind, light, power, sheet }: Place,
): (surface: Surface) => void {
  const stone = paint(palette.stone, 0.33)
  const carpet = paint(mix(palette.accent, [0.5, 0.04, 0.04], 0.4), 0.075)
  const gate = kind === 'hill' ? paint(mix(palette.accent, [0.6, 0.1, 0.05], 0.4), 0.13) : scaled(stone, 0.9)
  const pine = paint(mix(palette.plants, [0.02, 0.06, 0.06], 0.3), 0.05)
  const glass = mix(scaled(light.sky, 2.6), scaled(light.sun, 0.8), light.directness * 0.35)
  const hasCarpet = kind === 'hall' && random() < 0.7

  // Worked out once, for the shader runs for every pixel.
  const stoneAt60 = scaled(stone, 0.6)
  const stoneAt110 = scaled(stone, 1.1)
  const stoneAt40 = scaled(stone, 0.4)
  const groundAt80 = scaled(ground, 0.8)
  const stoneAt105 = scaled(stone, 1.05)
  const stoneAt85 = scaled(stone, 0.85)
  const pineColor = paint(palette.wood, 0.07)

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR: {
        if (kind === 'hill') {
          const tuft =
            0.5 * sheet.at(x * 0.31, z * 0.23 + y, footprint * 0.31) +
            0.5 * sheet.at(x * 0.83 + z * 0.3, z * 0.6 + y, footprint * 0.83)
          if (surface.tag === 1 && surface.ny < 0.5)
            paintCourses(surface, sheet, x + z, y, 0.5, 0.22, 0.03, stoneAt60, 0.5)
          else paintPlain(surface, ground, 0.4 + 1.2 * tuft)
          const path = surface.tag === 0 ? smooth(half + 0.5, half - 0.2, Math.abs(x) + (tuft - 0.5) * 0.6) : 0
          cover(surface, stone, path * 0.9, 0.5 + 0.5 * tuft)
          if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.93, 0.65 + 0.65 * tuft)
          return
        }
        paintTiles(surface, sheet, x + z, x - z, 0.75, stoneAt110, stoneAt40, 0.01)
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = y > 0.5 ? 0 : 0.08 + 0.6 * grazing ** 4
        surface.blur = 0.4
        return
      }
      case CARPET:
      case STEP: {
        paintStone(surface, sheet, x * 1.3, z + y, surface.ny > 0.5 ? stoneAt110 : stoneAt85, 0.7)
        const wear = 1 + 0.12 * smooth(half * 0.6, 0, Math.abs(x)) * surface.ny
        surface.r *= wear
        surface.g *= wear
        surface.b *= wear
        if (hasCarpet && kind === 'hall') {
          const on = between(Math.abs(x), -1, half * 0.45, footprint)
          const border = between(Math.abs(x), half * 0.37, half * 0.41, footprint)
          coverBetween(surface, carpet, [0.35, 0.25, 0.08], border, on)
        } else if (surface.material === CARPET)
          paintTiles(surface, sheet, x + z, x - z, 0.75, stoneAt110, stoneAt40, 0.01)
        if (kind === 'hill') {
          cover(
            surface,
            groundAt80,
            smooth(
              0.6,
              0.75,
              sheet.at(x * 0.2, z * 0.2 + y * 0.1, footprint * 0.2) + 0.12 * smooth(half * 0.4, half, Math.abs(x)),
            ) * 0.8,
          )
          if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.94)
        }
        return
      }
      case WALL: {
        const u = surface.tag === 1 ? Math.atan2(x, z - 5) * half : Math.abs(surface.nz) > 0.5 ? x : z
        if (kind === 'hall') {
          paintStone(surface, sheet, u, y, stoneAt105, 0.35)
          const band = 1 - 0.18 * between(Math.abs(((((u / 2.1) % 1) + 1) % 1) - 0.5), 0.42, 0.5, footprint / 2)
          surface.r *= band
          surface.g *= band
          surface.b *= band
        } else paintCourses(surface, sheet, u, y, 0.62, 0.3, 0.02, stoneAt85, 0.45)
        if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.95)
        return
      }
      case GATE:
        if (kind === 'hill') {
          paintStone(surface, sheet, x, y, gate, 0.5)
          if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.95)
        } else paintStone(surface, sheet, x * 2, y, gate, 0.6)
        return
      case PANE: {
        paintPlain(surface, [0, 0, 0])
        const cloud = 0.8 + 0.4 * sheet.at((x + z) * 0.1, y * 0.1, footprint * 0.1)
        glow(surface, glass, cloud * (surface.tag === 3 ? 0.8 : 1.3))
        return
      }
      case BULB:
        paintPlain(surface, [0.6, 0.6, 0.55])
        glow(surface, light.lamp, kind === 'hill' && !isDark && brief.time !== 'dawn' ? 0.15 : 8 * power)
        return
      case PINE: {
        const needle = sheet.at(x * 0.5 + surface.tag, y * 0.9 + z * 0.3, footprint * 0.8)
        paintPlain(surface, pine, 0.35 + 1.4 * needle)
        if (isSnowy) cover(surface, snow, smooth(0.35, 0.62, needle + surface.ny * 0.3) * 0.92)
        return
      }
      default:
        if (kind === 'hall') {
          paintPlain(surface, [0.25, 0.16, 0.06])
          surface.shine = 0.4
        } else if (kind === 'tower') paintPlain(surface, [0.05, 0.045, 0.04])
        else paintWood(surface, sheet, y, x + z, pineColor)
    }
  }
}
