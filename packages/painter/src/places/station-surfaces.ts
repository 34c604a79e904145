import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled, tinted } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { glow, paintBetween, paintCourses, paintPlain, paintTiles, paintWood } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const PLATFORM = 0
export const BED = 1
export const RAIL = 2
export const VAULT = 3
export const WALL = 4
export const IRON = 5
export const TRAIN = 6
export const CLOCK = 7
export const BULB = 8
export const OPENING = 9
export const WOOD = 10
export const HEADLAMP = 11
export const SIGN = 12

type Place = {
  isDim: boolean
  centre: number
  clockX: number
  clockY: number
  edge: number
  isUnderground: boolean
  light: LightOfDay
  power: number
  radius: number
  sheet: Sheet
  spring: number
}

/** What the station and its train are made of. */
export function stationSurfaces(
  { brief, palette, random }: Shot,
  { isDim, centre, clockX, clockY, edge, isUnderground, light, power, radius, sheet, spring }: Place,
): (surface: Surface) => void {
  const stone = paint(palette.stone, 0.26)
  const brick = paint(mix(palette.soil, palette.accent, 0.12), 0.16)
  const paintWork = paint(random() < 0.5 ? palette.accent2 : palette.accent, 0.08)
  const tile = paint(mix(palette.stone, palette.snow, 0.6), 0.45)
  const glass = mix(scaled(light.sky, 1.7), scaled(light.sun, 0.5), light.directness * 0.4)
  const trainRoof: Rgb = [0.12, 0.12, 0.125]
  const clockTurn = random() * 6.28

  // Worked out once, for the shader runs for every pixel.
  const stoneAt60 = scaled(stone, 0.6)
  const stoneAt90 = scaled(stone, 0.9)
  const stoneAt72 = scaled(stone, 0.72)
  const stoneAt35 = scaled(stone, 0.35)
  const bedColor = paint(palette.wood, 0.05)
  const tileAt96 = scaled(tile, 0.96)
  const vaultColor = mix([0.05, 0.05, 0.052], paint(palette.wood, 0.07), 0.5)
  const tileAt93 = scaled(tile, 0.93)
  const openingColor = mix(glass, tinted(palette.horizon, Math.max(0.06, light.daylight * 3)), 0.5)
  const paintWorkAt70 = scaled(paintWork, 0.7)
  const woodColor = paint(palette.wood, 0.1)

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case PLATFORM: {
        if (surface.ny < 0.5) {
          paintCourses(surface, sheet, z, y, 0.8, 0.3, 0.015, stoneAt60, 0.3)
          return
        }
        paintTiles(surface, sheet, x, z, 0.6, stoneAt90, stoneAt72, 0.01)
        const safe = between(Math.abs(x - edge + 0.6), -1, 0.09, footprint)
        surface.r += (0.62 - surface.r) * safe * 0.8
        surface.g += (0.48 - surface.g) * safe * 0.8
        surface.b += (0.1 - surface.b) * safe * 0.8
        const grazing = 1 + surface.dy * surface.inverseLength
        const wet = brief.weather === 'rain' || brief.weather === 'storm' || brief.weather === 'snow' ? 1 : 0.55
        const worn = smooth(0.35, 0.65, sheet.at(x * 0.12, z * 0.05, footprint * 0.12))
        surface.mirror = (0.06 + 0.7 * grazing ** 4) * (0.4 + 0.6 * worn) * wet
        surface.blur = 0.55
        surface.shakeX = (sheet.at(x * 0.5, z * 0.2, footprint) - 0.5) * 0.015
        return
      }
      case BED: {
        const gravel = sheet.at(x * 1.1, z * 0.9, footprint)
        const sleeper = stripes(z, 0.65, 0.26, footprint) * between(Math.abs(x - edge - 2.02), -1, 1.25, footprint)
        paintBetween(surface, stoneAt35, bedColor, sleeper, 0.5 + gravel)
        return
      }
      case RAIL:
        paintPlain(surface, surface.ny > 0.5 ? [0.5, 0.5, 0.52] : [0.1, 0.06, 0.04])
        surface.shine = 0.6
        if (surface.ny > 0.5)
          glow(surface, glass, isUnderground ? 0.02 : 0.25 * (1 + surface.dy * surface.inverseLength) ** 4)
        return
      case VAULT: {
        const arc = Math.atan2(y - spring, x - centre) * radius
        if (isUnderground) {
          paintTiles(surface, sheet, z, arc, 0.3, tile, tileAt96, 0.012)
          const band = between(arc % (radius * 1.04), 0.2, 0.5, footprint)
          surface.r += (paintWork[0] * 2 - surface.r) * band
          surface.g += (paintWork[1] * 2 - surface.g) * band
          surface.b += (paintWork[2] * 2 - surface.b) * band
          return
        }
        // Glass in iron bars over the middle, boards towards the walls.
        const share = Math.abs(arc / radius - Math.PI / 2)
        const glazed = between(share, -1, 0.92, 0.01)
        const bars = (1 - stripes(z, 1, 0.09, footprint)) * (1 - stripes(arc, 1.6, 0.1, footprint))
        const soot = 0.55 + 0.7 * sheet.at(z * 0.05, arc * 0.06, footprint * 0.06)
        paintPlain(surface, vaultColor)
        glow(surface, glass, glazed * bars * soot * 0.75)
        return
      }
      case WALL:
        if (isUnderground && Math.abs(surface.nz) < 0.5) paintTiles(surface, sheet, z, y, 0.2, tile, tileAt93, 0.008)
        else paintCourses(surface, sheet, z + x, y, 0.44, 0.15, 0.012, brick, 0.35)
        return
      case OPENING: {
        paintPlain(surface, [0, 0, 0])
        if (surface.tag === 5) {
          if (!isUnderground) glow(surface, openingColor, 1.25 - 0.5 * smooth(0, 14, y))
          return
        }
        const bars = (1 - stripes(z, 0.6, 0.06, footprint)) * (1 - stripes(y, 0.8, 0.06, footprint))
        glow(surface, glass, bars * 1.1 * (0.8 + 0.4 * sheet.at(z * 0.1, y * 0.1, footprint)))
        return
      }
      case TRAIN: {
        const isFront = Math.abs(surface.nz) > 0.5
        const u = isFront ? x - edge - 2 : (z - surface.tag) % 20
        paintPlain(surface, y > 2.4 ? trainRoof : paintWork, y > 2.4 ? 1 : y > 0.6 ? 1.4 : 0.55)
        surface.shine = 0.12
        glow(surface, glass, 0.05)
        if (isFront) {
          const pane = between(Math.abs(u), 0.15, 1.35, footprint) * between(y, 0.75, 1.95, footprint)
          surface.r *= 1 - pane
          surface.g *= 1 - pane
          surface.b *= 1 - pane
          glow(surface, light.lamp, pane * 0.45)
          return
        }
        const pane = stripes(u - 0.5, 1.9, 1.35, footprint) * between(y, 0.85, 1.85, footprint)
        surface.r *= 1 - pane
        surface.g *= 1 - pane
        surface.b *= 1 - pane
        glow(
          surface,
          light.lamp,
          pane * (0.65 + 0.5 * smooth(0.8, 1.9, y)) * (0.75 + 0.5 * sheet.at(z * 0.35, y * 0.3, footprint)),
        )
        const door = stripes(u - 4.4, 9.5, 0.03, footprint) + stripes(u - 5.6, 9.5, 0.03, footprint)
        surface.r *= 1 - 0.6 * door
        surface.g *= 1 - 0.6 * door
        surface.b *= 1 - 0.6 * door
        return
      }
      case CLOCK: {
        const [u, v] = [(x - clockX) / 0.49, (y - clockY) / 0.49]
        const away = Math.hypot(u, v)
        const angle = Math.atan2(v, u)
        const hours =
          smooth(0.1, 0.05, Math.abs((((angle * 12) / 6.2832) % 1) - Math.round(((angle * 12) / 6.2832) % 1))) *
          between(away, 0.78, 0.92, footprint * 2)
        const hand = (turn: number, long: number, wide: number) => {
          const along = u * Math.cos(turn) + v * Math.sin(turn)
          const across = Math.abs(u * Math.sin(turn) - v * Math.cos(turn))
          return between(along, -0.12, long, footprint * 2) * between(across, -1, wide, footprint * 2)
        }
        const mark = Math.min(1, hours + hand(clockTurn, 0.55, 0.05) + hand(clockTurn * 12, 0.8, 0.035))
        paintPlain(surface, [0.7, 0.68, 0.6], 1 - mark)
        glow(surface, light.lamp, 0.9 * (1 - mark) * (isDim || isUnderground ? 1.3 : 0.6))
        return
      }
      case BULB:
        paintPlain(surface, [0.6, 0.6, 0.6])
        glow(surface, light.lamp, 1 + 9 * power)
        return
      case HEADLAMP:
        paintPlain(surface, [0.3, 0.3, 0.3])
        glow(surface, surface.tag === 1 ? [1, 0.93, 0.8] : [1, 0.05, 0.03], surface.tag === 1 ? 16 : 4)
        return
      case SIGN: {
        paintPlain(surface, paintWorkAt70)
        const row = between(Math.abs(((((y / 0.22) % 1) + 1) % 1) - 0.5), -1, 0.26, footprint * 4)
        glow(
          surface,
          light.lamp,
          row * smooth(0.48, 0.58, sheet.at(x * 0.9, Math.floor(y / 0.22) * 0.37, footprint)) * 0.9,
        )
        return
      }
      case WOOD:
        paintWood(surface, sheet, z, y + x, woodColor)
        return
      default:
        paintPlain(surface, [0.045, 0.05, 0.052])
        surface.shine = 0.12
    }
  }
}
