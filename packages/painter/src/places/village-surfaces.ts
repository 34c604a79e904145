import type { Rgb, Shot } from '../painting.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { cover, glow, paintCourses, paintPlain, paintStone, paintWood } from './materials.ts'
import type { TownStyle, WallStuff } from './town-style.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

export const GROUND = 0
export const WALL = 1
export const ROOF = 2
export const STONE = 3
export const FENCE = 4
export const TRUNK = 6
export const LAMP = 8

export type House = {
  wall: Rgb
  shutter: Rgb
  frame: Rgb
  stuff: WallStuff
  seed: number
  x: number
  z: number
  /** Metres to its eaves. */
  high: number
}

type Place = {
  style: TownStyle
  snow: Rgb
  grass: Rgb
  houses: readonly House[]
  isSnowy: boolean
  isWet: boolean
  lane: (z: number) => number
  light: LightOfDay
  sheet: Sheet
  windowPower: number
  /** The only houses with light in them, where the words tell of a lit window; else most have. */
  litHouses: ReadonlySet<number> | undefined
}

/** What the village and its ground are made of. */
export function villageSurfaces(
  { noise, palette }: Shot,
  { style, snow, grass, houses, isSnowy, isWet, lane, light, sheet, windowPower, litHouses }: Place,
): (surface: Surface) => void {
  const earth = paint(mix(palette.soil, palette.stone, 0.35), 0.2)
  const roofColor = style.roof
  const isPaved = style.stuffs[0] !== 'clapboard' && style.stuffs[0] !== 'timber'
  const paving = paint(palette.stone, 0.2)
  const blooms = [palette.accent, palette.accent2, [0.85, 0.8, 0.6] as const].map((color) => paint(color, 0.34))
  const wood = paint(palette.wood, 0.07)
  const stone = paint(palette.stone, 0.25)

  // Worked out once, for the shader runs for every pixel.
  const woodAt60 = scaled(wood, 0.6)
  const stoneAt60 = scaled(stone, 0.6)
  const woodAt180 = scaled(wood, 1.8)
  const woodAt90 = scaled(wood, 0.9)

  const cobbleTone = (x: number, z: number, footprint: number): number => {
    const row = Math.floor(z / 0.16)
    const own = noise.hash(Math.floor(x / 0.14 + (row & 1) * 0.5), row) - 0.5
    const joints =
      (1 - 0.5 * stripes(z, 0.16, 0.025, footprint)) * (1 - 0.5 * stripes(x + (row & 1) * 0.07, 0.14, 0.025, footprint))
    return (0.8 + own * 0.6 * smooth(0.2, 0.04, footprint)) * joints
  }

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case GROUND: {
        const off = Math.abs(x - lane(z)) + (sheet.at(x * 0.09, z * 0.09, footprint * 0.09) - 0.5) * 1.4
        const onLane = smooth(1.65, 1.2, off)
        const wide = sheet.at(x * 0.021, z * 0.017, footprint * 0.02)
        const tuft =
          0.5 * sheet.at(x * 0.37, z * 0.21, footprint * 0.37) +
          0.5 * sheet.at(x * 0.9 - z * 0.2, z * 0.5, footprint * 0.9)
        paintPlain(surface, grass, (0.55 + 0.55 * wide + 0.7 * (tuft - 0.5)) * 1.1)
        if (footprint < 0.03 && onLane < 0.5) {
          // Flowers in the grass, in patches.
          const dice = noise.hash(Math.floor(x * 9), Math.floor(z * 9))
          const [u, v] = [x * 9 - Math.floor(x * 9) - 0.5, z * 9 - Math.floor(z * 9) - 0.5]
          if (dice > 0.9 && wide > 0.5 && u * u + v * v < 0.08) paintPlain(surface, blooms[Math.floor(dice * 97) % 3]!)
        }
        paintRoad()
        if (isSnowy) {
          const track = smooth(0.26, 0.1, Math.abs(Math.abs(x - lane(z)) - 0.8)) * 0.5
          cover(surface, snow, 0.97 - track, 0.68 + 0.6 * tuft)
        }
        return
        function paintRoad() {
          if (onLane <= 0) return
          const pebbles =
            0.55 * sheet.at(x * 0.31, z * 0.23, footprint * 0.3) +
            0.45 * sheet.at(x * 0.87 + z * 0.3, z * 0.77, footprint * 0.8)
          const aside = Math.abs(x - lane(z))
          const rut = 1 - 0.25 * smooth(0.35, 0.1, Math.abs(aside - 0.7))
          // Grass grows between the ruts of a lane that is not paved.
          const bare = isPaved ? 1 : 1 - 0.8 * smooth(0.42, 0.12, aside) * smooth(0.35, 0.6, pebbles + 0.1)
          const tone = isPaved ? cobbleTone(x, z, footprint) : 0.6 + 0.8 * pebbles
          cover(surface, isPaved ? paving : earth, onLane * bare, tone * rut * (isWet ? 0.6 : 1))
          if (isWet) {
            const grazing = 1 + surface.dy * surface.inverseLength
            surface.mirror =
              onLane * smooth(0.5, 0.6, sheet.at(x * 0.11, z * 0.05, footprint * 0.1)) * (0.2 + 0.7 * grazing ** 3)
            surface.blur = 0.3
            surface.shakeX = (pebbles - 0.5) * 0.01
          }
        }
      }
      case WALL: {
        const house = houses[surface.tag]!
        const isFront = Math.abs(surface.nz) > 0.5
        const u = isFront ? x - house.x : z - house.z
        if (house.stuff === 'stone') paintCourses(surface, sheet, u, y, 0.55, 0.26, 0.02, house.wall, 0.3)
        else if (house.stuff === 'brick') paintCourses(surface, sheet, u, y, 0.26, 0.09, 0.012, house.wall, 0.25)
        else paintStone(surface, sheet, u, y, house.wall, 0.5)
        if (house.stuff === 'clapboard') {
          const gap = 1 - 0.4 * stripes(y, 0.2, 0.035, footprint) * smooth(0.12, 0.03, footprint)
          surface.r *= gap
          surface.g *= gap
          surface.b *= gap
        }
        if (house.stuff === 'timber') {
          const beams = Math.min(
            1,
            stripes(u + 0.08, 1.2, 0.16, footprint) * smooth(0.9, 0.95, y) +
              between(y, 0.85, 1.0, footprint) +
              between(y, 2.55, 2.75, footprint) +
              stripes(u + y * 0.9, 3.6, 0.15, footprint) * smooth(2.6, 2.7, y),
          )
          cover(surface, woodAt60, beams)
        }
        const lowest = house.stuff === 'stone' ? 0 : between(y, -1, 0.45, footprint)
        cover(surface, stoneAt60, lowest)
        // Windows with shutters on two storeys, a door in the front.
        const every = 2.1
        const cell = Math.floor((u + 40 * every + every / 2) / every)
        const pu = u + 40 * every + every / 2 - cell * every - every / 2
        const storey = y < 3 ? 0 : 1
        const py = y - storey * 2.9
        const isDoor = isFront && storey === 0 && cell === 40
        // Under the eaves is no room for another row of windows; a gable may have some higher up.
        const tall = y > 8 || (storey === 1 && house.high > 3 && house.high < 5) ? 0 : 1
        const pane =
          between(Math.abs(pu), -1, isDoor ? 0.48 : 0.42, footprint) *
          between(py, isDoor ? 0.05 : 1.05, 2.1, footprint) *
          tall
        const shutter =
          between(Math.abs(pu), 0.46, 0.8, footprint) * between(py, 1.0, 2.15, footprint) * (isDoor ? 0 : 1) * tall
        cover(surface, house.shutter, shutter, 1 - 0.4 * stripes(py, 0.09, 0.03, footprint))
        const trim =
          between(Math.abs(pu), -1, isDoor ? 0.6 : 0.5, footprint) *
          between(py, isDoor ? -1 : 0.95, 2.2, footprint) *
          tall
        cover(surface, house.frame, trim)
        if (pane > 0) {
          const isInhabited = litHouses ? litHouses.has(surface.tag) : noise.hash(cell + house.seed, storey + 3) > 0.3
          const lit = isInhabited ? 1 : litHouses ? 0.01 : 0.06
          cover(
            surface,
            isDoor ? house.shutter : [0.02, 0.02, 0.025],
            pane,
            isDoor ? 1.2 - 0.5 * stripes(pu + 0.4, 0.2, 0.02, footprint) : 1,
          )
          if (!isDoor) {
            const bars =
              (1 - 0.85 * between(Math.abs(pu), -1, 0.03, footprint)) *
              (1 - 0.85 * between(Math.abs(py - 1.6), -1, 0.03, footprint))
            glow(surface, light.lamp, pane * lit * bars * windowPower * (0.6 + 0.5 * smooth(1, 2.1, py)))
            glow(surface, palette.horizon, pane * 0.06)
          }
        }
        return
      }
      case ROOF: {
        const row = surface.ny > 0.05 ? Math.floor(y / 0.22) : 0
        const tile = noise.hash(Math.floor((x + z) * 3.3 + row * 0.5), row + 7)
        const near = smooth(0.14, 0.04, footprint)
        paintPlain(
          surface,
          roofColor,
          (0.75 + 0.5 * sheet.at(x * 0.2, z * 0.2 + y * 0.1, footprint * 0.2)) *
            (1 + (tile - 0.5) * 0.6 * near) *
            (1 - 0.3 * stripes(y, 0.22, 0.05, footprint)),
        )
        if (isSnowy && surface.ny > 0.25) cover(surface, snow, 0.97)
        return
      }
      case STONE:
        paintCourses(surface, sheet, x + z, y, 0.4, 0.18, 0.02, stone, 0.4)
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.97)
        return
      case FENCE:
        paintWood(surface, sheet, y, z, woodAt180)
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.97)
        return
      case LAMP:
        paintPlain(surface, [0.6, 0.6, 0.5])
        glow(surface, light.lamp, 7 * light.lampPower)
        return
      default:
        paintWood(surface, sheet, y, x + z, woodAt90)
    }
  }
}
