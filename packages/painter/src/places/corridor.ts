import type { PlacePainter } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, readLight, scaled } from './light-of-day.ts'
import {
  FLOOR,
  WALL,
  CEILING,
  DOOR,
  FRAME,
  BULB,
  PANEL,
  OUTSIDE,
  END,
  DARK,
  COLUMN,
  coldWhite,
  corridorSurfaces,
} from './corridor-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

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

  const shade = corridorSurfaces(shot, { half, high, isUneasy, kind, light, sheet })

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
