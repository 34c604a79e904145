import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import {
  glow,
  paintBoards,
  paintCourses,
  paintPlain,
  paintRunner,
  paintStone,
  paintTiles,
  paintWood,
} from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const FLOOR = 0
export const WALL = 1
export const CEILING = 2
export const DOOR = 3
export const FRAME = 4
export const BULB = 5
export const PANEL = 6
export const OUTSIDE = 7
export const END = 8
export const DARK = 9
export const COLUMN = 10

/** Light of fluorescent tubes. */
export const coldWhite: Rgb = [0.86, 1, 0.96]

type Place = {
  half: number
  high: number
  isUneasy: boolean
  kind: 'hall' | 'hotel' | 'cloister'
  light: LightOfDay
  sheet: Sheet
}

/** What the corridor is made of. */
export function corridorSurfaces(
  { palette, random }: Shot,
  { half, high, isUneasy, kind, light, sheet }: Place,
): (surface: Surface) => void {
  const stone = paint(palette.stone, 0.32)
  const wood = paint(palette.wood, 0.09)
  const wallColor =
    kind === 'hall'
      ? paint(mix(palette.stone, palette.accent2, 0.25), 0.42)
      : paint(mix(palette.stone, palette.accent, 0.28), 0.3)
  const carpet = paint(mix(palette.accent, [0.5, 0.05, 0.05], 0.5), 0.07)
  const isChequered = random() < 0.5
  const outside = mix(scaled(light.sky, 2.8), scaled(light.sun, 0.8), light.directness * 0.3)
  const green = scaled(palette.plants, 3)

  // Worked out once, for the shader runs for every pixel.
  const woodAt140 = scaled(wood, 1.4)
  const floorColor = scaled(mix(carpet, [0.6, 0.45, 0.2], 0.6), 2)
  const stoneAt120 = scaled(stone, 1.2)
  const stoneAt40 = scaled(stone, 0.4)
  const stoneAt105 = scaled(stone, 1.05)
  const stoneAt115 = scaled(stone, 1.15)
  const floorColor2 = scaled(stone, isChequered ? 0.45 : 1)
  const stoneAt110 = scaled(stone, 1.1)
  const doorColor = paint(mix(palette.accent2, palette.stone, 0.6), 0.18)
  const woodAt110 = scaled(wood, 1.1)
  const woodAt80 = scaled(wood, 0.8)

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR: {
        const grazing = 1 + surface.dy * surface.inverseLength
        const fresnel = grazing ** 4
        if (kind === 'hotel') {
          paintBoards(surface, sheet, z, x, 0.12, woodAt140)
          const on = paintRunner(surface, sheet, x, z, half * 0.78, carpet, floorColor)
          surface.mirror = (0.06 + 0.4 * fresnel) * (1 - on)
          surface.blur = 0.6
        } else if (kind === 'hall') {
          paintTiles(surface, sheet, x, z, 0.6, stoneAt120, isChequered ? stoneAt40 : stoneAt105, 0.006)
          surface.mirror = 0.12 + 0.62 * fresnel
          surface.blur = 0.3
          surface.shakeX = (sheet.at(x * 0.7, z * 0.3, footprint) - 0.5) * 0.012
        } else {
          paintTiles(surface, sheet, x + z, x - z, 0.7, stoneAt115, floorColor2, 0.012)
          surface.mirror = 0.05 + 0.45 * fresnel
          surface.blur = 0.6
          surface.shakeX = (sheet.at(x * 0.7, z * 0.3, footprint) - 0.5) * 0.02
        }
        return
      }
      case WALL: {
        const u = Math.abs(surface.nz) > 0.5 ? x : z
        if (kind === 'cloister') {
          paintCourses(surface, sheet, u, y, 0.9, 0.38, 0.012, stone, 0.3)
          return
        }
        paintStone(surface, sheet, z, y, wallColor, 0.3)
        let tone = 1
        if (kind === 'hotel') {
          if (y < 0.95) {
            paintWood(surface, sheet, y, z, wood)
            tone =
              1 -
              0.4 *
                between(Math.abs(((((z / 0.6) % 1) + 1) % 1) - 0.5), 0.36, 0.4, footprint * 1.6) *
                between(y, 0.2, 0.85, footprint)
            tone *= 1 + 0.8 * between(y, 0.9, 0.95, footprint)
          } else tone = 1 - 0.2 * stripes(z, 0.3, 0.15, footprint)
        } else if (y < 1.25) {
          tone =
            0.62 * (1 - 0.3 * (1 - (1 - stripes(z, 0.2, 0.008, footprint)) * (1 - stripes(y, 0.2, 0.008, footprint))))
        }
        // Stains run down old walls.
        if (isUneasy)
          tone *= 1 - 0.5 * smooth(0.55, 0.8, sheet.at(z * 0.31, y * 0.05, footprint)) * smooth(0.6, high, y)
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        return
      }
      case CEILING:
        if (kind === 'cloister') {
          paintStone(surface, sheet, z, Math.atan2(y - high, x) * half, stoneAt110, 0.5)
          const rib = between(Math.abs((((z - 0.1) / 3 + 0.5) % 1) - 0.5), -1, 0.06, footprint * 0.3)
          const tone = 1 + 0.35 * rib
          surface.r *= tone
          surface.g *= tone
          surface.b *= tone
        } else {
          paintStone(surface, sheet, x, z, [0.55, 0.54, 0.5], 0.2)
          const grid =
            kind === 'hall'
              ? 1 - 0.3 * (1 - (1 - stripes(x, 0.6, 0.02, footprint)) * (1 - stripes(z, 0.6, 0.02, footprint)))
              : 1
          surface.r *= grid
          surface.g *= grid
          surface.b *= grid
        }
        return
      case DOOR: {
        const glass = surface.tag >= 4000
        const tag = glass ? surface.tag - 4000 : surface.tag
        const isOpen = tag >= 900
        const u = z - (isOpen ? tag - 1000 : tag)
        if (isOpen) {
          paintPlain(surface, [0.2, 0.15, 0.1])
          glow(surface, light.lamp, 1.1 * (0.7 + 0.5 * smooth(0, 2, y)))
          return
        }
        if (kind === 'hall') paintPlain(surface, doorColor)
        else paintWood(surface, sheet, y, u, woodAt110)
        const inset =
          between(Math.abs(u), 0.08, 0.34, footprint) *
          (between(y, 0.25, 0.9, footprint) + between(y, 1.1, 1.95, footprint))
        const tone = 1 - 0.3 * inset
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        if (glass)
          glow(surface, coldWhite, 0.3 * between(Math.abs(u), -1, 0.22, footprint) * between(y, 1.15, 1.85, footprint))
        surface.shine = 0.02
        return
      }
      case BULB:
        paintPlain(surface, light.lamp, 0.4)
        glow(surface, light.lamp, 1 + 7 * Math.max(0.4, light.lampPower))
        return
      case PANEL:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, coldWhite, 5 * surface.tag)
        return
      case OUTSIDE: {
        paintPlain(surface, [0.02, 0.02, 0.02])
        if (surface.tag === 1) {
          glow(surface, outside, 0.9 + 0.3 * sheet.at(x * 0.2, y * 0.2, 0))
          return
        }
        // A garden in the haze beyond the arches.
        const leaf = sheet.at(z * 0.11, y * 0.13, footprint * 0.12)
        const tree = smooth(0.42, 0.62, leaf) * smooth(4.6, 1.2, y)
        const color = mix(
          outside,
          [green[0] * outside[0] * 3, green[1] * outside[1] * 3, green[2] * outside[2] * 3],
          0.75 * tree,
        )
        glow(surface, color, (0.5 + 0.4 * smooth(0, 3, y)) * (0.75 + 0.5 * sheet.at(z * 0.6, y * 0.6, footprint)))
        return
      }
      case COLUMN:
      case END:
        paintStone(surface, sheet, x + z, y, kind === 'cloister' ? stoneAt110 : wallColor, 0.4)
        return
      case FRAME:
        if (kind === 'hall') paintPlain(surface, [0.25, 0.26, 0.27])
        else paintWood(surface, sheet, y, z, woodAt80)
        return
      default:
        paintPlain(surface, [0.05, 0.045, 0.04])
        surface.shine = 0.08
    }
  }
}
