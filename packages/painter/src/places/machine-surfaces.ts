import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { cover, glow, glowBetween, paintCourses, paintPlain, paintStone, windowPane } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const FLOOR = 0
export const WALL = 1
export const STEEL = 2
export const BRASS = 3
export const GEAR = 4
export const PANE = 5
export const BULB = 6
export const FIRE = 7
export const GAUGE = 8
export const CORE = 9
export const GRID = 10
export const RING = 11

type Place = {
  coreColor: Rgb
  hot: Rgb
  kind: 'clockwork' | 'furnace' | 'core'
  light: LightOfDay
  power: number
  sheet: Sheet
}

/** What the machine and its hall are made of. */
export function machineSurfaces(
  { palette }: Shot,
  { coreColor, hot, kind, light, power, sheet }: Place,
): (surface: Surface) => void {
  const brick = paint(mix(palette.stone, palette.soil, 0.5), 0.12)
  const steel: Rgb = mix([0.09, 0.095, 0.105], scaled(palette.rock, 0.4), 0.3)
  const brass: Rgb = mix([0.42, 0.24, 0.07], scaled(palette.lamp, 0.3), 0.3)
  const copper: Rgb = [0.4, 0.16, 0.07]
  const glass = mix(scaled(light.sky, 2.4), scaled(light.sun, 0.8), light.directness * 0.4)

  // Worked out once, for the shader runs for every pixel.
  const baseColor = mix(light.sky, light.lamp, 0.5)
  const steelAt90 = scaled(steel, 0.9)
  const steelAt130 = scaled(steel, 1.3)
  const steelAt150 = scaled(steel, 1.5)
  const gaugeColor = mix(light.lamp, [1, 1, 0.9], 0.3)
  const steelAt120 = scaled(steel, 1.2)

  const metal = (surface: Surface, color: Rgb, u: number, v: number, rust: number) => {
    const wear = sheet.at(u * 0.35, v * 0.35, surface.footprint * 0.35)
    const fine = sheet.at(u * 1.9, v * 1.9, surface.footprint * 1.9)
    paintPlain(surface, color, 0.6 + 0.8 * wear)
    cover(surface, [0.13, 0.055, 0.02], smooth(0.55, 0.75, wear * 0.7 + fine * 0.35) * rust, 0.6 + fine)
    surface.shine = 0.55 * (0.5 + fine)
    // A sheen of what stands around: brighter where the metal looks up and away.
    const rim = 1 - Math.abs(surface.nx * surface.dx + surface.ny * surface.dy + surface.nz) * surface.inverseLength
    glow(surface, baseColor, 0.035 * rim * rim * (0.6 + 0.4 * surface.ny))
  }

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR: {
        const worn = sheet.at(x * 0.11, z * 0.09, footprint * 0.11)
        paintStone(surface, sheet, x, z, steelAt90, 0.8)
        const plate = (1 - 0.6 * stripes(x + 0.6, 1.2, 0.02, footprint)) * (1 - 0.6 * stripes(z, 1.2, 0.02, footprint))
        const stud = footprint < 0.02 ? 1 + 0.25 * Math.sin(x * 42) * Math.sin(z * 42) : 1
        surface.r *= plate * stud
        surface.g *= plate * stud
        surface.b *= plate * stud
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = (0.1 + 0.6 * grazing ** 4) * (0.3 + 0.9 * smooth(0.35, 0.65, worn))
        surface.blur = 0.55
        surface.shakeX = (sheet.at(x * 0.8, z * 0.4, footprint) - 0.5) * 0.03
        return
      }
      case WALL:
        if (kind === 'core') {
          paintStone(surface, sheet, z + x, y, steelAt130, 0.4)
          const seam = (1 - 0.5 * stripes(x + z, 1.46, 0.04, footprint)) * (1 - 0.5 * stripes(y, 1.1, 0.04, footprint))
          surface.r *= seam
          surface.g *= seam
          surface.b *= seam
          glow(
            surface,
            coreColor,
            0.5 * between(Math.abs(((((y / 2.2) % 1) + 1) % 1) - 0.5), -1, 0.012, footprint * 0.45),
          )
        } else paintCourses(surface, sheet, z + x, y, 0.5, 0.17, 0.016, brick, 0.4)
        return
      case BRASS:
        metal(surface, surface.tag > 0.6 ? copper : brass, x + z, y, 0.15)
        return
      case GEAR: {
        const isBrass = surface.tag % 2 === 0
        metal(surface, isBrass ? brass : steelAt150, x + z * 0.5, y, 0.35)
        return
      }
      case PANE: {
        const panes = windowPane(z - 3, y, 0.5, 0.5, 0.05, footprint)
        paintPlain(surface, [0, 0, 0])
        glow(surface, glass, panes * (0.7 + 0.6 * sheet.at(z * 0.12, y * 0.12, footprint)))
        return
      }
      case BULB:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, light.lamp, 10 * power)
        return
      case FIRE: {
        const flame = sheet.at((x + z) * 0.4, y * 0.5, footprint)
        const bars = 1 - 0.85 * stripes(kind === 'furnace' && Math.abs(surface.nx) > 0.5 ? z : x, 0.3, 0.07, footprint)
        paintPlain(surface, [0, 0, 0])
        glowBetween(surface, hot, [1, 0.75, 0.3], smooth(0.4, 0.75, flame), (2 + 7 * flame) * bars)
        return
      }
      case GAUGE: {
        paintPlain(surface, [0.05, 0.05, 0.05])
        if (surface.tag >= 100) {
          const trace = Math.abs(
            y -
              0.9 -
              0.1 * Math.sin(z * 9 + surface.tag * 3) -
              0.12 * (sheet.at(z * 0.9, surface.tag * 0.1, footprint) - 0.5),
          )
          glow(
            surface,
            coreColor,
            0.35 + 2.2 * smooth(0.03 + footprint, 0.006, trace) + 0.3 * stripes(z, 0.2, 0.012, footprint),
          )
          return
        }
        // A dial and its needle; seen from ahead or from the side.
        const isAhead = Math.abs(surface.nz) > 0.5
        const needle = Math.abs(Math.sin(Math.atan2(y - 1.8, (isAhead ? x : z) - 3) + surface.tag))
        glow(surface, gaugeColor, 0.85 * (0.4 + 0.6 * smooth(0, 0.08, needle)))
        return
      }
      case CORE: {
        const flow = sheet.at(Math.atan2(surface.nx, surface.nz) * 0.16, y * 0.09, 0.002)
        const face = Math.abs(surface.nx * surface.dx + surface.nz) * surface.inverseLength
        paintPlain(surface, [0, 0, 0])
        glowBetween(surface, coreColor, [1, 1, 1], 0.35 * face, (1.6 + 6 * smooth(0.4, 0.72, flow)) * (0.5 + face))
        return
      }
      case RING:
        metal(surface, steelAt120, x, y + z, 0)
        glow(surface, coreColor, 0.35 * Math.max(0, 1 - Math.hypot(x, z - 12) / 1.5) * 3)
        return
      case GRID: {
        const holes =
          footprint < 0.05
            ? 1 - 0.7 * (1 - stripes(x, 0.12, 0.03, footprint)) * (1 - stripes(z, 0.12, 0.03, footprint))
            : 0.55
        metal(surface, steelAt120, x, z, 0.2)
        surface.r *= holes
        surface.g *= holes
        surface.b *= holes
        return
      }
      default:
        metal(surface, steel, x + z, y, 0.4)
    }
  }
}
