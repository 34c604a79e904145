import type { StreetKind } from '../brief/brief.ts'
import type { Rgb, Shot } from '../painting.ts'
import { paintFacade, type Facade } from './facade.ts'
import { paintGroundFloor } from './ground-floor.ts'
import { mix, paint, scaled, tinted } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import { cover, glow, paintBetween, paintPlain, paintStone, paintWood } from './materials.ts'
import type { TownStyle } from './town-style.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

/** What the solids of a street are made of. */
export const ROAD = 0
export const PAVEMENT = 1
export const BUILDING = 2
export const NEON = 3
export const BULB = 4
export const METAL = 5
export const AWNING = 6
export const CAR = 7
export const CARLIGHT = 8
export const TRUNK = 10
export const ROOF = 11
export const FLOWERS = 12
export const WATER = 13
export const WOOD = 14

type Place = {
  facades: readonly Facade[]
  half: number
  /** Whether the fronts look at the camera, not along the street. */
  isAcross: boolean
  isDark: boolean
  isSnowy: boolean
  isWet: boolean
  kind: StreetKind
  style: TownStyle
  light: LightOfDay
  lightPower: number
  neonA: Rgb
  neons: readonly Rgb[]
  sheet: Sheet
  shopLight: (tag: number) => Rgb
}

/** What the street and its houses are made of. */
export function streetSurfaces(
  { brief, noise, palette }: Shot,
  {
    facades,
    half,
    isAcross,
    isDark,
    isSnowy,
    isWet,
    kind,
    light,
    lightPower,
    neonA,
    neons,
    sheet,
    shopLight,
    style,
  }: Place,
): (surface: Surface) => void {
  const isCobbled = kind !== 'towers'
  const asphalt = isCobbled ? paint(palette.stone, 0.16) : paint(mix(palette.stone, palette.rock, 0.5), 0.06)
  const paving = paint(palette.stone, 0.2)
  const snow = scaled(palette.snow, 0.8)
  const ground = {
    sky: tinted(palette.horizon, light.daylight * 1.3),
    home: light.lamp,
    sign: neonA,
    power: 1.2 * lightPower,
  }
  const glassLight = {
    sky: mix(tinted(palette.horizon, light.daylight * 1.3), tinted(palette.zenith, light.daylight * 1.3), 0.5),
    power: 1.25 * lightPower,
  }

  // Worked out once, for the shader runs for every pixel.
  const roofColor = kind === 'towers' ? paint(mix(palette.rock, palette.wood, 0.3), 0.1) : style.roof
  const water = paint(mix(palette.zenith, palette.accent2, 0.2), 0.03)
  const hull = paint(palette.wood, 0.1)
  const leaf = paint(mix(palette.plants, [0.2, 0.36, 0.12], 0.4), 0.1)
  const blooms = [palette.accent, palette.accent2, [0.8, 0.75, 0.6] as const].map((color) => paint(color, 0.26))

  return (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case ROAD: {
        const puddle = isWet ? smooth(0.46, 0.6, sheet.at(x * 0.045, z * 0.02, footprint * 0.045)) : 0
        paintStone(surface, sheet, x * 1.5, z * 1.5, asphalt, 0.7)
        let tone = 1
        if (isCobbled && footprint < 0.2) {
          const row = Math.floor(z / 0.17)
          tone =
            (0.55 + 0.6 * noise.hash(Math.floor(x / 0.15 + (row & 1) * 0.5), row)) *
            (1 - 0.5 * stripes(z, 0.17, 0.025, footprint)) *
            (1 - 0.5 * stripes(x + (row & 1) * 0.075, 0.15, 0.025, footprint))
          tone = 0.75 + (tone - 0.75) * smooth(0.2, 0.05, footprint)
        }
        if (isWet) tone *= 0.55
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        if (kind === 'towers') {
          const line =
            between(Math.abs(x), 0.06, 0.18, footprint) +
            between(Math.abs(Math.abs(x) - half + 0.4), -1, 0.07, footprint) * 0.6
          const cross =
            stripes(x, 0.9, 0.45, footprint) * (between(z, 14, 17, footprint) + between(z, 62, 65, footprint))
          const worn = 0.5 + 0.6 * sheet.at(x * 0.6, z * 0.6, footprint * 0.6)
          const white = Math.min(1, line + cross) * worn * 0.5
          surface.r += white * 0.7
          surface.g += white * 0.68
          surface.b += white * 0.6
        }
        if (isSnowy) {
          const track =
            smooth(0.3, 0.7, sheet.at(x * 0.35, z * 0.012, footprint * 0.35)) *
            smooth(half * 0.1, half * 0.4, Math.abs(x)) *
            smooth(half * 0.85, half * 0.5, Math.abs(x))
          cover(surface, snow, 0.95 - 0.6 * track)
        }
        if (isWet) {
          const grazing = 1 + surface.dy * surface.inverseLength
          const fresnel = 0.1 + 0.9 * grazing ** 4
          surface.mirror = fresnel * (0.35 + 0.6 * puddle)
          surface.blur = 0.75 * (1 - puddle)
          const ripple = 0.05 * (1.1 - puddle)
          const fade = smooth(60, 6, z)
          surface.shakeX = (sheet.at(x * 1.1, z * 0.35, footprint) - 0.5) * ripple * fade
          surface.shakeY = (sheet.at(x * 0.9 + 0.5, z * 0.3, footprint) - 0.5) * ripple * 2.2 * fade
        }
        return
      }
      case PAVEMENT: {
        paintStone(surface, sheet, x, z, paving, 0.6)
        const slab = (1 - 0.4 * stripes(x, 0.8, 0.015, footprint)) * (1 - 0.4 * stripes(z, 0.8, 0.015, footprint))
        const tone = slab * (isWet ? 0.6 : 1) * (surface.ny > 0.5 ? 1 : 0.8)
        surface.r *= tone
        surface.g *= tone
        surface.b *= tone
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.96)
        if (isWet && surface.ny > 0.5) {
          const grazing = 1 + surface.dy * surface.inverseLength
          surface.mirror = 0.05 + 0.5 * grazing ** 4
          surface.blur = 0.9
        }
        return
      }
      case BUILDING: {
        if (surface.ny > 0.5) {
          paintPlain(surface, isSnowy ? snow : [0.1, 0.1, 0.1])
          return
        }
        const facade = facades[surface.tag]!
        const isEnd = Math.abs(surface.nz) > 0.5
        const u = (isEnd ? x : z) - (isEnd === isAcross ? facade.start : -300)
        if (y >= facade.ground || isEnd !== isAcross) {
          paintFacade(surface, sheet, noise, facade, glassLight, u, y)
          return
        }
        paintGroundFloor(surface, sheet, noise, facade, { ...ground, shop: shopLight(surface.tag * 7) }, u, y)
        return
      }
      case NEON: {
        const color = neons[surface.tag] ?? neonA
        paintPlain(surface, color, 0.1)
        // Made-up marks in a column, framed by a tube.
        const cell = Math.floor(y / 0.62)
        const py = y - cell * 0.62
        const inFrame = Math.abs(surface.nz) > 0.5 ? x : z
        const marks =
          smooth(0.46, 0.58, sheet.at(inFrame * 0.9 + cell * 0.37, py * 0.8 + cell * 0.21, footprint * 0.8)) *
          between(py, 0.08, 0.54, footprint)
        glow(surface, color, (isDark ? 1 : 0.25) * (0.5 + 3.2 * marks))
        return
      }
      case BULB:
        paintPlain(surface, [0.7, 0.7, 0.65])
        glow(surface, light.lamp, light.lampPower > 0.3 ? 9 * light.lampPower : 0.3)
        return
      case AWNING: {
        const stripe = stripes(z, 0.5, 0.25, footprint)
        const color = surface.tag === 0 ? palette.accent : surface.tag === 1 ? palette.accent2 : palette.wood
        paintBetween(surface, paint(color, 0.16), [0.55, 0.52, 0.46], stripe * 0.8)
        if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.9)
        return
      }
      case CAR: {
        const isCabin = surface.tag >= 10
        const tone = isCabin ? surface.tag - 10 : surface.tag
        paintPlain(
          surface,
          isCabin
            ? [0.02, 0.022, 0.025]
            : paint(
                tone < 0.3
                  ? palette.accent
                  : tone < 0.5
                    ? palette.accent2
                    : tone < 0.75
                      ? [0.5, 0.5, 0.52]
                      : [0.1, 0.1, 0.1],
                0.04 + tone * 0.12,
              ),
        )
        glow(surface, glassLight.sky, 0.16 * Math.max(0, surface.ny) + (isCabin ? 0.12 : 0.03))
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.85)
        surface.shine = 0.1
        return
      }
      case CARLIGHT:
        paintPlain(surface, [0.3, 0.3, 0.3])
        if (isDark || brief.weather !== 'clear')
          glow(surface, surface.tag === 1 ? [1, 0.94, 0.8] : [1, 0.06, 0.03], surface.tag === 1 ? 9 : 2.6)
        return
      case FLOWERS: {
        const bloom = sheet.at(x * 3.7 + z, y * 3.7, footprint * 3.7)
        paintPlain(surface, leaf, 0.5 + bloom)
        if (bloom > 0.56) paintPlain(surface, blooms[surface.tag % 3]!, 0.7 + 0.5 * bloom)
        return
      }
      case WATER: {
        const wave = sheet.at(x * 0.5, z * 0.16, footprint * 0.3) - 0.5
        paintPlain(surface, water, 0.8 + wave)
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = 0.12 + 0.8 * grazing ** 3
        surface.blur = 0.25
        surface.shakeX = wave * 0.022
        surface.shakeY = (sheet.at(x * 0.4 + 0.5, z * 0.13, footprint * 0.3) - 0.5) * 0.05
        return
      }
      case WOOD:
        paintWood(surface, sheet, z, x + y, surface.tag > 0 ? blooms[surface.tag % 3]! : hull)
        return
      case ROOF: {
        const row = Math.floor(y / 0.24)
        const tile = noise.hash(Math.floor((x + z) * 3.1 + row * 0.5), row + 7) - 0.5
        const near = smooth(0.14, 0.04, footprint)
        paintPlain(
          surface,
          roofColor,
          (0.8 + 0.4 * sheet.at(x * 0.3, z * 0.3 + y * 0.2, footprint * 0.3)) *
            (1 + tile * 0.5 * near) *
            (1 - 0.3 * stripes(y, 0.24, 0.05, footprint)),
        )
        if (isSnowy && surface.ny > 0.3) cover(surface, snow, 0.97)
        return
      }
      default:
        paintPlain(surface, [0.035, 0.035, 0.04])
        surface.shine = 0.08
    }
  }
}
