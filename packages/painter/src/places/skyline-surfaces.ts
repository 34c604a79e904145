import type { Rgb, Shot } from '../painting.ts'
import { paintFacade, type Facade } from './facade.ts'
import { mix, paint, scaled, tinted } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { cover, glow, paintCourses, paintPlain, paintStone, paintTiles } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const GROUND = 0
export const TOWER = 1
export const PARAPET = 2
export const METAL = 3
export const BEACON = 4
export const WATER = 5
export const TANK = 6
export const LAMP = 7
export const ROOF = 8
export const HOUSE = 9

type Place = {
  facades: readonly Facade[]
  isShore: boolean
  isSnowy: boolean
  isWet: boolean
  light: LightOfDay
  lightPower: number
  roof: Rgb
  sheet: Sheet
}

/** What the roofs, houses and the water before them are made of. */
export function skylineSurfaces(
  { brief, noise, palette }: Shot,
  { facades, isShore, isSnowy, isWet, light, lightPower, roof, sheet }: Place,
): (surface: Surface) => void {
  const stone = paint(palette.stone, 0.24)
  const glassLight = {
    sky: mix(tinted(palette.horizon, light.daylight * 1.4), tinted(palette.zenith, light.daylight * 1.2), 0.4),
    power: 1.5 * lightPower,
  }
  const snow = scaled(palette.snow, 0.8)
  const deep = scaled(mix(palette.zenith, palette.plants, 0.2), 0.1)

  // Worked out once, for the shader runs for every pixel.
  const stoneAt80 = scaled(stone, 0.8)
  const stoneAt40 = scaled(stone, 0.4)
  const tankColor = paint(palette.wood, 0.1)

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case TOWER: {
        const facade = facades[surface.tag]!
        if (surface.ny > 0.7) paintPlain(surface, isSnowy ? snow : facade.base)
        else paintFacade(surface, sheet, noise, facade, glassLight, Math.abs(surface.nz) > 0.4 ? x + 2000 : z, y + 400)
        return
      }
      case GROUND: {
        paintTiles(surface, sheet, x, z, isShore ? 0.8 : 1.2, stone, stoneAt80, 0.014)
        if (isWet) {
          const puddle = smooth(0.46, 0.58, sheet.at(x * 0.07, z * 0.07, footprint * 0.07))
          const grazing = 1 + surface.dy * surface.inverseLength
          cover(surface, stoneAt40, 0.8)
          surface.mirror = (0.1 + 0.8 * grazing ** 4) * (0.3 + 0.7 * puddle)
          surface.blur = 0.8 * (1 - puddle)
        }
        if (isSnowy) cover(surface, snow, 0.85 + 0.15 * sheet.at(x * 0.3, z * 0.3, footprint))
        return
      }
      case WATER: {
        // Long ripples, finer with distance until they blur.
        const grazing = 1 + surface.dy * surface.inverseLength
        const calm = brief.weather === 'storm' ? 2.4 : 1
        const ripple = 0.075 * calm * smooth(500, 20, z) + 0.012
        surface.shakeX = (sheet.at(x * 0.12, z * 0.05, footprint * 0.06) - 0.5) * ripple * 0.5
        surface.shakeY = (sheet.at(x * 0.1 + 0.4, z * 0.07, footprint * 0.05) - 0.5) * ripple * 2
        paintPlain(surface, deep)
        surface.mirror = 0.12 + 0.8 * grazing ** 3
        surface.blur = 0.3 + 0.4 * smooth(20, 300, z)
        return
      }
      case PARAPET:
        paintCourses(surface, sheet, x + z, y, 0.5, 0.16, 0.012, stoneAt80, 0.3)
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 1)
        return
      case HOUSE: {
        const facade = facades[surface.tag]!
        paintFacade(surface, sheet, noise, facade, glassLight, (Math.abs(surface.nz) > 0.4 ? x : z) - facade.start, y)
        return
      }
      case ROOF: {
        const row = Math.floor(y / 0.24)
        const tile = noise.hash(Math.floor((x + z) * 3.1 + row * 0.5), row + 7) - 0.5
        paintPlain(
          surface,
          roof,
          (0.75 + 0.5 * sheet.at(x * 0.2 + z * 0.1, y * 0.3, footprint * 0.3)) *
            (1 + tile * 0.5 * smooth(0.14, 0.04, footprint)) *
            (1 - 0.3 * stripes(y, 0.24, 0.05, footprint)),
        )
        if (isSnowy && surface.ny > 0.3) cover(surface, snow, 0.97)
        return
      }
      case TANK:
        paintStone(surface, sheet, Math.atan2(x, z) * 3, y, tankColor, 1.2)
        return
      case BEACON:
        paintPlain(surface, [0.2, 0.02, 0.02])
        glow(surface, [1, 0.08, 0.05], 4 * lightPower)
        return
      case LAMP:
        paintPlain(surface, [0.7, 0.7, 0.7])
        glow(surface, light.lamp, 9 * light.lampPower)
        return
      default:
        paintPlain(surface, [0.05, 0.05, 0.055], 0.8 + 0.4 * sheet.at(x, y, footprint))
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 1)
    }
  }
}
