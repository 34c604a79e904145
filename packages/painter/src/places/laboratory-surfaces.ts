import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { glow, paintPlain, paintStone, paintTiles, paintWood, windowPane } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const FLOOR = 0
export const WALL = 1
export const CEILING = 2
export const BENCH = 3
export const TOP = 4
export const LIQUID = 5
export const GLASS = 6
export const SCREEN = 7
export const PANEL = 8
export const PANE = 9
export const DARK = 10
export const SHELF = 11
export const TANK = 12
export const BULB = 13

/** Light of fluorescent panels. */
export const coldWhite: Rgb = [0.88, 0.97, 1]

type Place = {
  colors: readonly Rgb[]
  high: number
  isDim: boolean
  isOld: boolean
  light: LightOfDay
  panelPower: number
  screenColor: Rgb
  sheet: Sheet
}

/** What the laboratory and its furniture are made of. */
export function laboratorySurfaces(
  { noise, palette }: Shot,
  { colors, high, isDim, isOld, light, panelPower, screenColor, sheet }: Place,
): (surface: Surface) => void {
  const wood = paint(palette.wood, 0.09)
  const wallColor = isOld
    ? paint(mix(palette.stone, palette.plants, 0.2), 0.26)
    : paint(mix([0.7, 0.72, 0.74], palette.accent2, 0.12), 0.55)
  const floorTone = isOld ? paint(palette.stone, 0.24) : paint(mix([0.7, 0.72, 0.74], palette.accent2, 0.08), 0.4)
  const glass = mix(scaled(light.sky, 2.6), scaled(light.sun, 0.6), light.directness * 0.4)

  // Worked out once, for the shader runs for every pixel.
  const floorColor = scaled(floorTone, isOld ? 0.45 : 0.94)
  const wallColorAt150 = scaled(wallColor, 1.5)
  const wallColorAt140 = scaled(wallColor, 1.4)
  const wallColorAt80 = scaled(wallColor, 0.8)
  const woodAt70 = scaled(wood, 0.7)
  const glassColor = mix(light.sky, coldWhite, 0.5)
  const woodAt120 = scaled(wood, 1.2)

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    const facing = Math.abs(surface.nx * surface.dx + surface.ny * surface.dy + surface.nz) * surface.inverseLength
    switch (surface.material) {
      case FLOOR: {
        paintTiles(surface, sheet, x, z, 0.5, floorTone, floorColor, 0.006)
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = 0.1 + 0.6 * grazing ** 4
        surface.blur = isOld ? 0.6 : 0.4
        return
      }
      case WALL: {
        const u = Math.abs(surface.nz) > 0.5 ? x : z
        if (isOld && y < 1.5) paintTiles(surface, sheet, u, y, 0.15, wallColorAt150, wallColorAt140, 0.006)
        else paintStone(surface, sheet, u, y, wallColor, isOld ? 0.6 : 0.15)
        if (!isOld) {
          const seam = 1 - 0.25 * stripes(u, 1.2, 0.012, footprint)
          surface.r *= seam
          surface.g *= seam
          surface.b *= seam
        }
        return
      }
      case CEILING:
        paintStone(surface, sheet, x, z, isOld ? wallColorAt80 : [0.6, 0.61, 0.62], 0.2)
        return
      case BENCH: {
        const u = Math.abs(surface.nz) > 0.5 ? x : z
        if (isOld) paintWood(surface, sheet, y, u, wood)
        else paintPlain(surface, wallColorAt80)
        const drawer =
          (1 - 0.6 * stripes(u, 0.7, 0.012, footprint)) * (1 - 0.6 * between(Math.abs(y - 0.62), -1, 0.006, footprint))
        const handle =
          0.7 *
          between(Math.abs(y - 0.74), -1, 0.012, footprint) *
          between(Math.abs(((((u / 0.7) % 1) + 1) % 1) - 0.5), -1, 0.12, footprint)
        const tone = drawer * (1 - handle)
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        return
      }
      case TOP:
        if (isOld) paintWood(surface, sheet, z, x, woodAt70)
        else paintPlain(surface, [0.07, 0.075, 0.08])
        glow(surface, glass, 0.02 * (1 - facing) ** 2)
        surface.shine = 0.2
        return
      case LIQUID: {
        const color = colors[surface.tag]!
        const edge = (1 - facing) ** 2
        const bubble = smooth(0.7, 0.8, sheet.at(x * 4 + z * 4, y * 4, footprint * 4))
        paintPlain(surface, color, 0.12)
        glow(surface, color, (isDim ? 0.75 : 0.5) * (0.5 + 0.7 * facing) + 0.2 * edge + bubble * 0.3)
        surface.shine = 0.9
        return
      }
      case GLASS: {
        // Clear glass on a dark ground: bright edges, a hint of the room.
        const edge = (1 - facing) ** 1.6
        paintPlain(surface, [0.05, 0.055, 0.06])
        glow(surface, glassColor, 0.05 + 0.45 * edge * (isDim ? 0.4 : 1))
        surface.shine = 1.2
        return
      }
      case TANK: {
        const color = colors[surface.tag]!
        const swirl = sheet.at(Math.atan2(surface.nx, surface.nz) * 0.2 + x, y * 0.3, footprint * 0.3)
        // The sleeper: a dark long shape hanging in the middle.
        const across = Math.abs(surface.nx)
        const shape = smooth(0.34, 0.2, across + Math.abs(y - 1.35) * 0.28 + 0.2 * (swirl - 0.5))
        paintPlain(surface, color, 0.04)
        glow(
          surface,
          color,
          (0.35 + 1.1 * facing * (0.6 + 0.8 * swirl)) * (1 - 0.8 * shape) * (1 + 0.7 * smooth(1.9, 2.3, y)),
        )
        surface.shine = 0.8
        return
      }
      case SCREEN: {
        const isAhead = Math.abs(surface.nz) > 0.8
        const [u, v] = isAhead ? [x, y] : [z, y]
        const s = surface.tag
        const wave = 0.5 + 0.22 * Math.sin(u * 13 + s * 2) + 0.4 * (sheet.at(u * 0.8 + s * 0.3, s * 0.17, 0) - 0.5)
        const share = (((v - 1.1) / 0.42) % 1) + 0
        const line = smooth(0.05 + footprint * 3, 0.01, Math.abs(share - wave))
        const bars =
          between(share, -1, noise.hash(Math.floor(u * 26), Math.floor(s * 7)) * 0.8, footprint * 2) *
          stripes(u, 1 / 26, 0.025, footprint)
        const grid = 0.12 * (stripes(u, 0.1, 0.004, footprint) + stripes(v, 0.08, 0.004, footprint))
        paintPlain(surface, [0.01, 0.012, 0.015])
        glow(surface, screenColor, 0.22 + grid + (Math.floor(s) % 2 === 0 ? line * 2.2 : bars * 1.1))
        return
      }
      case PANEL:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, coldWhite, 5 * panelPower)
        return
      case PANE: {
        const panes = windowPane(z - 2.5, y - 1.35, 0.95, 0.8, 0.05, footprint)
        paintPlain(surface, [0.01, 0.01, 0.012])
        glow(surface, glass, panes * (0.7 + 0.4 * smooth(1.2, high, y)))
        return
      }
      case SHELF:
        if (isOld) paintWood(surface, sheet, z, x + y, woodAt120)
        else paintPlain(surface, [0.55, 0.56, 0.57])
        return
      case BULB:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, light.lamp, 8)
        return
      default:
        paintPlain(surface, [0.04, 0.042, 0.046])
        surface.shine = 0.25
    }
  }
}
