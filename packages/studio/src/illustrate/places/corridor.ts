import type { PlacePainter, Rgb } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled } from './light-of-day.ts'
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
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'

const FLOOR = 0
const WALL = 1
const CEILING = 2
const DOOR = 3
const FRAME = 4
const BULB = 5
const PANEL = 6
const OUTSIDE = 7
const END = 8
const DARK = 9
const COLUMN = 10

/** A passage into depth: a hotel's floor with doors and sconces, a bare tiled hall under bright panels, or a cloister of arches. */
export const paintCorridor: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const isUneasy = brief.mood === 'eerie' || brief.mood === 'tense' || brief.mood === 'sad'
  const roll = random()
  const kind = isUneasy
    ? roll < 0.6
      ? 'hall'
      : roll < 0.8
        ? 'hotel'
        : 'cloister'
    : roll < 0.4
      ? 'hotel'
      : roll < 0.6
        ? 'hall'
        : 'cloister'
  const light = readLight(shot, 1.0 + random() * 0.35)
  const half = kind === 'cloister' ? 1.9 + random() * 0.6 : 1.2 + random() * 0.4
  const high = kind === 'cloister' ? 3.4 + random() * 0.8 : kind === 'hotel' ? 2.8 + random() * 0.4 : 2.9
  const end = kind === 'cloister' ? 34 : 28
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.6, 1.55, kind === 'cloister' ? 2.9 : 2.3],
    (random() - 0.5) * 0.3,
  )

  build.box(FLOOR, -half - 6, -0.2, -2, half + 6, 0, end)
  if (kind === 'cloister') {
    const every = 3
    const width = 2
    build.wall(WALL, 0, half, half + 0.5, -1, end, 0, high + half + 0.5, {
      first: 1.6,
      every,
      count: Math.ceil(end / every),
      width,
      sill: random() < 0.5 ? 0 : 0.55,
      spring: high - 0.9,
      arch: random() < 0.5 ? 'round' : 'pointed',
    })
    build.box(OUTSIDE, half + 2.5, -1, -4, half + 2.6, 20, end + 8, { casts: false })
    build.box(WALL, -half - 0.4, 0, -1, -half, high + 0.5, end)
    build.vault(CEILING, 0, high, half + 0.02, -1, end)
    for (let z = 0.1; z < end; z += every) {
      for (const side of [-1, 1]) {
        build.cylinder(COLUMN, 1, side * (half - 0.12), z, 0.25, high - 0.25, 0.15)
        build.box(COLUMN, side * half - 0.34, 0, z - 0.22, side * half + 0.1, 0.25, z + 0.22)
        build.box(COLUMN, side * half - 0.34, high - 0.25, z - 0.24, side * half + 0.1, high, z + 0.24)
      }
      lamps.push({
        x: half + 0.2,
        y: 1.9,
        z: z + 1.5,
        color: scaled(light.sky, 7),
        reach: 8,
        size: 0.9,
        halo: 0,
        facing: [-1, 0, 0],
      })
    }
    for (let z = 4.6; z < end; z += 6) {
      build.ball(BULB, 0, high + 0.35, z, 0.13, 1.3, { casts: false })
      build.cylinder(DARK, 1, 0, z, high + 0.5, high + half, 0.012, 0.012, { casts: false })
      lamps.push({
        x: 0,
        y: high + 0.3,
        z,
        color: scaled(light.lamp, 4.2 * light.lampPower),
        reach: 9,
        size: 0.4,
        halo: 0.25,
      })
    }
  } else {
    build.box(WALL, -half - 0.3, 0, -1, -half, high, end, { tag: -1 })
    build.box(WALL, half, 0, -1, half + 0.3, high, end, { tag: 1 })
    build.box(CEILING, -half, high, -1, half, high + 0.2, end)
    const every = kind === 'hotel' ? 3.4 : 4.2
    for (let k = 0, z = 2.6; z < end - 1; z += every, k++) {
      for (const side of [-1, 1]) {
        const at = z + (side > 0 ? 0 : every * 0.5 * (kind === 'hotel' ? 0 : 1))
        const isOpen = random() < 0.1
        const glass = kind === 'hall' ? 1 : 0
        build.box(FRAME, side * half, 0, at - 0.56, side * (half - 0.05), 2.22, at - 0.46)
        build.box(FRAME, side * half, 0, at + 0.46, side * (half - 0.05), 2.22, at + 0.56)
        build.box(FRAME, side * half, 2.12, at - 0.56, side * (half - 0.05), 2.22, at + 0.56)
        build.box(DOOR, side * (half + 0.2), 0, at - 0.46, side * (half - 0.015), 2.12, at + 0.46, {
          tag: at + (isOpen ? 1000 : 0) + glass * 4000,
        })
        build.ball(DARK, side * (half - 0.06), 1.05, at + 0.36, 0.035)
        if (isOpen)
          lamps.push({
            x: side * (half - 0.1),
            y: 1.2,
            z: at,
            color: scaled(light.lamp, 2.4),
            reach: 5,
            size: 0.5,
            halo: 0.12,
            facing: [-side, 0, 0],
          })
        if (kind === 'hotel') {
          const lz = at + every / 2
          build.ball(BULB, side * (half - 0.14), 1.95, lz, 0.09, 1.5, { casts: false })
          build.box(DARK, side * half, 1.78, lz - 0.03, side * (half - 0.12), 1.84, lz + 0.03)
          lamps.push({
            x: side * (half - 0.28),
            y: 1.98,
            z: lz,
            color: scaled(light.lamp, 1.15),
            reach: 6,
            size: 0.26,
            halo: 0.2,
          })
        }
      }
      if (kind === 'hall') {
        // One panel in a while is dead, where the mood is uneasy.
        const dead = isUneasy && noise.hash(k, 3) > 0.6
        build.box(PANEL, -0.4, high - 0.03, z - 0.9, 0.4, high + 0.02, z + 0.9, { casts: false, tag: dead ? 0.02 : 1 })
        if (!dead)
          lamps.push({
            x: 0,
            y: high - 0.2,
            z,
            color: scaled(coldWhite, 2.6),
            reach: 7,
            size: 0.7,
            halo: 0.05,
            facing: [0, -1, 0],
          })
      }
    }
    if (kind === 'hall') {
      for (const x of [-half + 0.15, half - 0.3]) build.cylinder(DARK, 2, x, high - 0.15, -1, end, 0.06)
    }
  }
  // The way out: a bright window or door far ahead.
  const gate = Math.min(half * 0.85, 1.1)
  build.wall(END, 2, end - 0.4, end, -half - 0.5, half + 0.5, 0, high + half + 1, {
    first: 0,
    every: 99,
    count: 1,
    width: gate * 2,
    sill: kind === 'hotel' ? 0.7 : 0.01,
    spring: Math.min(2.5, high - gate * 0.6),
    arch: kind === 'cloister' ? 'round' : 'flat',
  })
  build.box(OUTSIDE, -half - 1, 0, end + 0.05, half + 1, high + 3, end + 0.1, { casts: false, tag: 1 })
  lamps.push({
    x: 0,
    y: 1.6,
    z: end - 0.5,
    color: scaled(light.sky, 12),
    reach: 18,
    size: 1,
    halo: 0.22,
    facing: [0, 0, -1],
  })

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

  const shade = (surface: Surface) => {
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

  const isCloister = kind === 'cloister'
  const solids = build.build()
  const haze =
    kind === 'hall'
      ? scaled(mix(coldWhite, palette.fog, 0.3), 0.08)
      : mix(scaled(light.fill, 0.08), scaled(light.sky, 0.16), isCloister ? 0.7 : 0.3)
  const perMetre = brief.weather === 'fog' || isUneasy ? 0.03 : 0.014
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: true,
    lighting: {
      above: isCloister ? scaled(light.sky, 0.14) : scaled(haze, 0.7),
      below: isCloister ? mix(scaled(light.sky, 0.12), scaled(light.sun, 0.05), light.directness) : scaled(haze, 0.7),
      sun: isCloister
        ? {
            toSun: light.toSun,
            color: scaled(light.sun, 1.3),
            map: createSunMap(solids, light.toSun, [-half, 0, 0, half + 0.6, high + half, end], film.height),
          }
        : undefined,
      lamps,
      hasShine: !isCloister,
    },
    air: { color: haze, perMetre, thickness: 30, shafts: isCloister ? light.shafts * 0.02 : 0, end: 36 },
  })
  return finishStage(film, view, shot, {
    subjectZ: 7.5,
    hasGround: true,
    mirror: kind === 'hall' ? 0.35 : isCloister ? 0.15 : 0,
    keySide: isCloister ? 1 : 0,
    key:
      kind === 'hall'
        ? scaled(coldWhite, 1)
        : mix(scaled(light.lamp, light.lampPower), light.sky, isCloister ? 0.7 : 0.2),
    ambient: scaled(haze, 1.5),
    fog: haze,
    fogPerMetre: perMetre,
  })
}

/** Light of fluorescent tubes. */
const coldWhite: Rgb = [0.86, 1, 0.96]
