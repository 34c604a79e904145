import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { cover, glow, paintPlain, paintStone, paintWood } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const GROUND = 0
export const POLE = 1
export const RAIL = 5
export const CARLIGHT = 6
export const BULB = 7
export const STONE = 8

type Place = {
  snow: Rgb
  field: Rgb
  half: number
  isDark: boolean
  isSnowy: boolean
  isWet: boolean
  light: LightOfDay
  middle: (z: number) => number
  sheet: Sheet
}

/** What the road and the land beside it are made of. */
export function roadSurfaces(
  { brief, palette, random }: Shot,
  { snow, field, half, isDark, isSnowy, isWet, light, middle, sheet }: Place,
): (surface: Surface) => void {
  const asphalt = paint(mix(palette.rock, palette.stone, 0.4), 0.075)
  const shoulder = paint(palette.soil, 0.17)
  const yellow: readonly [number, number, number] = random() < 0.5 ? [0.75, 0.5, 0.08] : [0.7, 0.68, 0.62]

  // Worked out once, for the shader runs for every pixel.
  const snowAt90 = scaled(snow, 0.9)
  const stoneColor = paint(palette.rock, 0.16)
  const railColor = paint(palette.wood, 0.09)

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case GROUND: {
        const off = x - middle(z)
        const away = Math.abs(off)
        const wide = sheet.at(x * 0.011, z * 0.009, footprint * 0.011)
        const tuft =
          0.5 * sheet.at(x * 0.31, z * 0.17, footprint * 0.31) +
          0.5 * sheet.at(x * 0.83 + z * 0.2, z * 0.5, footprint * 0.83)
        paintPlain(surface, field, 0.5 + 0.6 * wide + 0.9 * (tuft - 0.3))
        if (isSnowy) cover(surface, snow, 0.96, 0.62 + 0.7 * tuft)
        const verge = smooth(half + 2.2, half + 0.9, away + (tuft - 0.5) * 2)
        if (verge > 0 && !isSnowy) cover(surface, shoulder, verge, 0.6 + 0.8 * tuft)
        const onRoad = between(away, -1, half, Math.max(footprint, 0.06))
        if (onRoad <= 0) return
        const grit = sheet.at(x * 0.9, z * 0.9, footprint * 0.9)
        const patch = sheet.at(off * 0.06, z * 0.013, footprint * 0.06)
        const track = 0.12 * Math.cos((away - half * 0.5) * 3.2)
        let tone = (0.62 + 0.5 * patch + 0.5 * (grit - 0.5) + track) * (isWet ? 0.55 : 1)
        // Cracks.
        if (footprint < 0.03)
          tone *= 1 - 0.5 * smooth(0.015, 0.005, Math.abs(sheet.at(x * 0.13, z * 0.09, footprint * 0.1) - 0.5))
        cover(surface, asphalt, onRoad, tone * 1.25)
        const worn = 0.6 + 0.6 * grit
        const dashes = stripes(z, 9, 4, Math.max(footprint, 0.2) * Math.max(1, z * 0.3))
        const line = between(away, -1, 0.075, footprint) * dashes
        const edges = between(away, half - 0.38, half - 0.26, footprint)
        cover(surface, yellow, Math.min(1, line * worn) * 0.8)
        cover(surface, [0.6, 0.6, 0.58], Math.min(1, edges * worn) * 0.7)
        if (isSnowy) {
          const rut = smooth(0.5, 0.15, Math.abs(away - half * 0.5))
          cover(surface, snowAt90, 0.9 - 0.55 * rut)
        }
        if (isWet) {
          const puddle = smooth(0.44, 0.58, patch)
          const grazing = 1 + surface.dy * surface.inverseLength
          surface.mirror = onRoad * (0.1 + 0.85 * grazing ** 4) * (0.35 + 0.65 * puddle)
          surface.blur = 0.7 * (1 - puddle)
          const ripple = 0.03 * smooth(60, 6, z)
          surface.shakeX = (grit - 0.5) * ripple
          surface.shakeY = (grit - 0.5) * ripple * 2
        }
        return
      }
      case STONE:
        if (surface.tag === 2) paintPlain(surface, [0.03, 0.03, 0.035])
        else paintStone(surface, sheet, x, y + z, stoneColor, 1.2)
        if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.9)
        return
      case CARLIGHT:
        paintPlain(surface, [0.3, 0.3, 0.3])
        if (isDark || brief.weather !== 'clear')
          glow(surface, surface.tag === 1 ? [1, 0.93, 0.78] : [1, 0.05, 0.03], surface.tag === 1 ? 14 : 4)
        return
      case BULB:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, light.lamp, light.lampPower > 0.3 ? 10 * light.lampPower : 0.2)
        return
      case RAIL:
        paintPlain(surface, [0.16, 0.165, 0.17], 0.7 + 0.6 * sheet.at(z * 0.3, y, footprint))
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.9)
        return
      default:
        paintWood(surface, sheet, y, x + z, railColor)
    }
  }
}
