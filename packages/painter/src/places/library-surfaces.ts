import type { Rgb, Shot } from '../painting.ts'
import { bookColors, paintBookshelf } from './bookshelf.ts'
import type { Shelving } from './bookshelf.ts'
import { mix, paint, scaled, tinted } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import {
  glow,
  paintBoards,
  paintPlain,
  paintRunner,
  paintStone,
  paintTiles,
  paintWood,
  windowPane,
} from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import type { Sheet } from './tracing/texture.ts'

export const FLOOR = 0
export const SHELVES = 1
export const CEILING = 2
export const END = 3
export const PANE = 4
export const WOOD = 5
export const BULB = 6
export const WALL = 7
export const LAMPSHADE = 8
export const DARK = 9

type Place = {
  archWidth: number
  halfWidth: number
  hasRunner: boolean
  hasVault: boolean
  isHall: boolean
  isStoneFloor: boolean
  light: LightOfDay
  sheet: Sheet
  springing: number
}

/** What the library and its books are made of. */
export function librarySurfaces(
  { brief, noise, palette, random }: Shot,
  { archWidth, halfWidth, hasRunner, hasVault, isHall, isStoneFloor, light, sheet, springing }: Place,
): (surface: Surface) => void {
  const wood = paint(palette.wood, 0.085 + random() * 0.06)
  const shelving: Shelving = {
    shelfHeight: 0.42,
    bayWidth: 1.1 + random() * 0.5,
    wood,
    books: bookColors(palette.accent, palette.accent2),
    gilt: [0.55, 0.38, 0.14],
  }
  const stone = paint(palette.stone, 0.3)
  const carpet: Rgb = random() < 0.6 ? [0.2, 0.025, 0.03] : scaled(tinted(palette.accent, 0.16), 1)
  const paneLight = mix(scaled(light.sky, 3), scaled(light.sun, 1.2), light.directness * 0.4)
  const isNight = brief.time === 'night'

  // Worked out once, for the shader runs for every pixel.
  const stoneAt110 = scaled(stone, 1.1)
  const stoneAt30 = scaled(stone, 0.3)
  const woodAt130 = scaled(wood, 1.3)
  const woodAt120 = scaled(wood, 1.2)
  const woodAt80 = scaled(wood, 0.8)
  const stoneAt85 = scaled(stone, 0.85)
  const woodAt150 = scaled(wood, 1.5)
  const lampshadeColor = mix([0.05, 0.5, 0.2], light.lamp, 0.25)

  return (surface: Surface) => {
    const { x, y, z } = surface
    switch (surface.material) {
      case FLOOR: {
        if (isStoneFloor) paintTiles(surface, sheet, x, z, 0.55, stoneAt110, stoneAt30, 0.008)
        else paintBoards(surface, sheet, z, x, 0.16, woodAt130)
        const carpeted = hasRunner
          ? paintRunner(surface, sheet, x, z, isHall ? 0.9 : 0.66, carpet, [0.3, 0.2, 0.08])
          : 0
        const grazing = 1 + surface.dy * surface.inverseLength
        const worn = sheet.at(x * 0.23, z * 0.11, surface.footprint * 0.23)
        surface.mirror = (0.07 + 0.6 * grazing * grazing * grazing * grazing) * (1 - carpeted) * (0.6 + 0.8 * worn)
        surface.blur = isStoneFloor ? 0.35 : 0.55
        surface.shakeX = (sheet.at(x * 0.9, z * 0.3, surface.footprint) - 0.5) * 0.02
        return
      }
      case SHELVES: {
        const inward = Math.max(0.04, surface.dx * surface.tag)
        paintBookshelf(
          surface,
          sheet,
          noise,
          shelving,
          z,
          y - 0.12,
          1 / inward,
          surface.dy / inward,
          surface.tag > 0 ? 31 : 2,
        )
        return
      }
      case CEILING:
        if (hasVault)
          paintStone(surface, sheet, z, Math.atan2(y - springing, x) * halfWidth, isHall ? stone : woodAt120, 0.5)
        else paintBoards(surface, sheet, x, z, 0.22, woodAt80)
        return
      case END:
      case WALL:
        paintStone(surface, sheet, x + z, y, surface.material === WALL ? stoneAt85 : woodAt150, 0.6)
        return
      case PANE: {
        const isSide = surface.tag !== 0
        const u = isSide ? z - 2.2 : x
        const panes = windowPane(u, y, isSide ? 0.425 : archWidth / 4, 0.62, 0.05, surface.footprint)
        const cloud = 0.75 + 0.5 * sheet.at(u * 0.07, y * 0.05, surface.footprint * 0.07)
        paintPlain(surface, [0.02, 0.02, 0.02])
        glow(surface, paneLight, panes * cloud * (isNight ? 1.6 : 1) + 0.02)
        return
      }
      case BULB:
        paintPlain(surface, light.lamp, 0.5)
        glow(surface, light.lamp, 1.2 + 9 * light.lampPower)
        return
      case LAMPSHADE:
        paintPlain(surface, [0.02, 0.12, 0.06])
        glow(surface, lampshadeColor, 0.5 + light.lampPower)
        return
      case DARK:
        paintPlain(surface, [0.03, 0.025, 0.02])
        surface.shine = 0.05
        return
      default:
        paintWood(surface, sheet, y + z, x + z * 0.3, wood)
        surface.shine = 0.02
    }
  }
}
