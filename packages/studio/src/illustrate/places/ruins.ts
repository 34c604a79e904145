import type { PlacePainter } from '../painting.ts'
import { beginPlace, openShade, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled } from './light-of-day.ts'
import { cover, glow, paintBetween, paintCourses, paintPlain, paintStone } from './materials.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { smooth, stripes } from './tracing/texture.ts'

const GROUND = 0
const WALL = 1
const COLUMN = 2
const RUBBLE = 3
const IVY = 4
const FLAME = 5

/** What is left of a temple's columns or of an abbey's arches, overgrown, under the sky. */
export const paintRuins: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const isAbbey = random() < 0.5
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow'
  const isWet = brief.weather === 'rain' || brief.weather === 'storm'
  const hasFire = brief.time === 'night' || (brief.time === 'dusk' && random() < 0.5)
  const light = readLight(
    shot,
    isLow ? (random() < 0.5 ? 1 : -1) * (0.2 + random() * 0.5) : (random() < 0.5 ? 1 : -1) * (0.9 + random() * 0.4),
  )
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0.55, 1.65, 7], (random() - 0.5) * 0.8)
  const half = isAbbey ? 3.6 + random() : 4 + random() * 1.4
  const overgrown = isSnowy ? 0.15 : 0.3 + random() * 0.6
  const end = isAbbey ? 34 : 44

  build.box(GROUND, -300, -1, -6, 300, 0, 700)
  if (isAbbey) {
    const every = 4.6
    for (const side of [-1, 1]) {
      let z = -2
      while (z < end) {
        // Each bay of the wall stands to its own height: some nearly whole, some fallen.
        const fall = random()
        const high = fall < 0.22 ? 1 + random() * 2 : fall < 0.5 ? 5.4 + random() * 1.5 : 8.5 + random() * 2.5
        const x = side * half
        build.wall(WALL, 0, side > 0 ? x : x - 0.95, side > 0 ? x + 0.95 : x, z, z + every, 0, high, {
          first: z + every / 2,
          every: 99,
          count: 1,
          width: 2.5,
          sill: 0,
          spring: 3.1,
          arch: 'pointed',
        })
        // A ragged top: stones of different height along it.
        for (let s = 0; s < every; s += 0.46) {
          build.box(
            WALL,
            side > 0 ? x : x - 0.95,
            high,
            z + s,
            side > 0 ? x + 0.95 : x,
            high + random() ** 2 * 1.2,
            z + s + 0.46,
          )
        }
        build.cylinder(COLUMN, 1, x - side * 0.08, z, 0, Math.min(high, 5.6), 0.3)
        build.box(COLUMN, x - 0.45, 0, z - 0.42, x + 0.45, 0.4, z + 0.42)
        z += every
      }
    }
    const top = 11 + random() * 2.5
    build.wall(WALL, 2, end, end + 1.1, -half - 1, half + 1, 0, top * 0.78, {
      first: 0,
      every: 99,
      count: 1,
      width: half * 1.15,
      sill: 1.4,
      spring: 5.2,
      arch: 'pointed',
    })
    for (let s = -half - 1; s < half + 1; s += 0.6) {
      const gable =
        (top * 0.55 * (1 - Math.abs(s) / (half + 1)) + random() * 0.7) * (s > half * (random() * 2 - 0.4) ? 0.5 : 1)
      if (gable > 0.1) build.box(WALL, s, top * 0.78, end, s + 0.6, top * 0.78 + gable, end + 1.1)
    }
    for (const x of [-half * 0.2, half * 0.2]) build.box(COLUMN, x - 0.09, 1.4, end + 0.4, x + 0.09, 7.5, end + 0.65)
  } else {
    const every = 3.7
    const radius = 0.52 + random() * 0.16
    const high = 6.4 + random() * 1.8
    for (const side of [-1, 1]) {
      let whole = false
      for (let z = 3; z < end; z += every) {
        const x = side * half
        const fall = random()
        const tall = fall < 0.2 ? 0.6 + random() * 1.2 : fall < 0.42 ? 2 + random() * 2.6 : high
        build.box(COLUMN, x - radius * 1.35, 0, z - radius * 1.35, x + radius * 1.35, 0.28, z + radius * 1.35)
        build.cylinder(COLUMN, 1, x, z, 0.28, tall, radius, radius * (1 - 0.14 * (tall / high)), { tag: 1 })
        if (tall === high) {
          build.cylinder(COLUMN, 1, x, z, high, high + 0.36, radius * 0.9, radius * 1.35)
          build.box(
            COLUMN,
            x - radius * 1.4,
            high + 0.36,
            z - radius * 1.4,
            x + radius * 1.4,
            high + 0.6,
            z + radius * 1.4,
          )
          if (whole) {
            build.box(WALL, x - radius * 1.2, high + 0.6, z - every - radius, x + radius * 1.2, high + 1.5, z + radius)
            if (random() < 0.7)
              build.box(
                WALL,
                x - radius * 1.5,
                high + 1.5,
                z - every * 0.9,
                x + radius * 1.5,
                high + 1.85 + random() * 0.3,
                z + radius,
              )
          }
          whole = true
        } else {
          whole = false
          // The fallen drums lie about.
          for (let k = 0; k < 2; k++) {
            const along = x + (random() - 0.3) * side * 3
            build.cylinder(
              COLUMN,
              2,
              along,
              radius * 0.85,
              z - 1 - random(),
              z + random() * 0.8,
              radius * 0.95,
              radius * 0.9,
              { tag: 1 },
            )
          }
        }
      }
    }
    // Steps and a gate at the end.
    for (let k = 0; k < 4; k++) build.box(COLUMN, -half - 1, 0, end + k * 0.5, half + 1, 0.28 * (k + 1), end + 3)
    for (const x of [-half * 0.45, half * 0.45])
      build.cylinder(COLUMN, 1, x, end + 2.4, 1.1, high + 1, radius, radius * 0.86, { tag: 1 })
    build.box(WALL, -half * 0.45 - radius * 1.5, high + 1, end + 1.7, half * 0.45 + radius * 1.5, high + 2.1, end + 3.1)
    build.gable(
      WALL,
      2,
      -half * 0.45 - radius * 1.8,
      high + 2.1,
      end + 1.6,
      half * 0.45 + radius * 1.8,
      high + 3.6,
      end + 3.2,
    )
  }
  for (let k = 0; k < 46; k++) {
    const z = 4 + random() * 32
    const side = random() < 0.5 ? -1 : 1
    const x = side * (half * (0.55 + random() * 0.9))
    const size = 0.12 + random() ** 2 * 0.55
    build.block(RUBBLE, [x, size * 0.4, z], [size, size * 0.6, size * 0.8], random() * 3, (random() - 0.5) * 0.7)
  }
  if (overgrown > 0.4) {
    for (let k = 0; k < 46; k++) {
      const side = random() < 0.5 ? -1 : 1
      const z = 3 + random() * 28
      const size = 0.18 + random() * 0.4
      build.ball(IVY, side * (half + (random() - 0.6) * 1.4), size * 0.35, z, size, 0.8, { tag: random() })
    }
  }
  if (hasFire) {
    const x = (shot.subjectX * view.flip > 0.5 * view.flip ? -1 : 1) * half * 0.45
    for (let k = 0; k < 6; k++)
      build.block(RUBBLE, [x + Math.cos(k) * 0.35, 0.08, 7.5 + Math.sin(k) * 0.35], [0.14, 0.1, 0.12], k)
    for (let k = 0; k < 5; k++)
      build.cylinder(
        FLAME,
        1,
        x + (random() - 0.5) * 0.3,
        7.5 + (random() - 0.5) * 0.3,
        0.08,
        0.35 + random() * 0.6,
        0.13,
        0.01,
        { casts: false, tag: random() },
      )
    lamps.push({ x, y: 0.6, z: 7.5, color: [7.5, 2.9, 0.75], reach: 17, size: 0.6, halo: 0.35 })
  }

  const stone = paint(mix(palette.stone, palette.rock, 0.25), 0.3)
  const moss = paint(palette.plants, 0.09)
  const grass = paint(mix(palette.plants, palette.soil, 0.3), 0.12)
  const earth = paint(palette.soil, 0.14)
  const snow = scaled(palette.snow, 0.82)

  const weathered = (surface: Surface, amount: number) => {
    const { x, y, z, footprint } = surface
    const growth = sheet.at(x * 0.13 + z * 0.09, y * 0.11 + z * 0.07, footprint * 0.13)
    const low = smooth(2.2, 0, y) * 0.22
    const upward = Math.max(0, surface.ny) * 0.3
    cover(
      surface,
      scaled(moss, 0.6 + 0.9 * sheet.at(x + z, y + z * 0.4, footprint)),
      smooth(0.72 - amount * 0.3, 0.86 - amount * 0.3, growth + low + upward) * 0.85,
    )
    if (isSnowy && surface.ny > 0.3) cover(surface, snow, 0.95)
    if (isWet) cover(surface, [0, 0, 0], 0.3)
  }

  // Worked out once, for the shader runs for every pixel.
  const stoneAt110 = scaled(stone, 1.1)

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case GROUND: {
        const tuft =
          0.5 * sheet.at(x * 0.31, z * 0.19, footprint * 0.31) +
          0.5 * sheet.at(x * 0.83 + z * 0.3, z * 0.6, footprint * 0.83)
        paintBetween(
          surface,
          grass,
          earth,
          smooth(0.4, 0.62, sheet.at(x * 0.03, z * 0.03, footprint * 0.03)),
          0.45 + 1.1 * tuft,
        )
        // Slabs of the old floor show through.
        const paved =
          smooth(half + 0.4, half - 0.6, Math.abs(x)) *
          smooth(0.38 + overgrown * 0.2, 0.3 + overgrown * 0.1, sheet.at(x * 0.07 + 0.3, z * 0.05, footprint * 0.07))
        if (paved > 0 && z < end + 4) {
          const slab = noise.hash(Math.floor(x / 1.1 + 50), Math.floor(z / 1.1))
          const joints = (1 - stripes(x, 1.1, 0.05, footprint)) * (1 - stripes(z, 1.1, 0.05, footprint))
          cover(surface, stone, paved, (0.45 + 0.35 * slab + 0.5 * (tuft - 0.4)) * (0.45 + 0.55 * joints))
          if (isWet) {
            const grazing = 1 + surface.dy * surface.inverseLength
            surface.mirror = paved * (0.06 + 0.7 * grazing ** 4)
            surface.blur = 0.5
            surface.shakeX = (tuft - 0.5) * 0.02
          }
        }
        if (isSnowy) cover(surface, snow, 0.93, 0.65 + 0.65 * tuft)
        if (isWet) cover(surface, [0, 0, 0], 0.25)
        return
      }
      case WALL: {
        const u = Math.abs(surface.nz) > 0.5 ? x : z
        paintCourses(surface, sheet, surface.ny > 0.5 ? x : u, surface.ny > 0.5 ? z : y, 0.8, 0.4, 0.025, stone, 0.5)
        // Rain has drawn dark streaks down.
        const streak = 1 - 0.4 * smooth(0.5, 0.75, sheet.at(u * 0.3, y * 0.03, footprint * 0.3))
        surface.r *= streak
        surface.g *= streak
        surface.b *= streak
        weathered(surface, overgrown)
        return
      }
      case COLUMN: {
        paintStone(surface, sheet, x * 1.4 + z, y, stoneAt110, 1)
        if (surface.tag === 1) {
          const flute = 0.82 + 0.18 * Math.cos(Math.atan2(surface.nx, surface.nz) * 20)
          const joint = 1 - 0.5 * stripes(y + 0.4, 1.5, 0.03, footprint)
          const tone = (footprint < 0.03 ? flute : 0.9) * joint
          surface.r *= tone
          surface.g *= tone
          surface.b *= tone
        }
        weathered(surface, overgrown * 0.8)
        return
      }
      case RUBBLE:
        paintStone(surface, sheet, x * 1.3, y + z, stone, 1.3)
        weathered(surface, overgrown)
        return
      case IVY: {
        const leafage = sheet.at(x * 1.2 + surface.tag, y * 1.2 + z * 0.5, footprint)
        paintPlain(surface, moss, 0.25 + 1.7 * smooth(0.25, 0.75, leafage))
        if (isSnowy) cover(surface, snow, smooth(0.2, 0.8, surface.ny + leafage - 0.4) * 0.9)
        return
      }
      case FLAME:
        paintPlain(surface, [0, 0, 0])
        glow(surface, [1, 0.42, 0.09], 6 + 8 * smooth(0.9, 0.1, y))
        return
      default:
        paintPlain(surface, stone)
    }
  }

  const solids = build.build()
  const perMetre = brief.weather === 'fog' ? 0.03 : isSnowy || isWet ? 0.007 : 0.0035
  const haze = palette.fog
  const sky = skyOver(shot, view, light, isLow ? 0.6 : 1)
  const ridges = chooseRidges(
    random,
    isSnowy ? scaled(snow, 0.7) : scaled(grass, 0.9),
    paint(palette.rock, 0.14),
    random() < 0.5,
    220 + random() * 260,
    0.6,
  )
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: isWet,
    cornerRadius: 0.8,
    paintSky: () => {
      sky.paint(film, view.focal, view.horizon)
      paintRidges(
        film,
        view,
        noise,
        ridges,
        mix(palette.ambient, light.sun, 0.45),
        snow,
        haze,
        perMetre * 0.12 + 0.0001,
      )
    },
    skyFallback: palette.horizon,
    lighting: {
      ...openShade(palette, light),
      sun: {
        toSun: light.toSun,
        color: scaled(light.sun, 1.1),
        map:
          light.directness > 0.15 ? createSunMap(solids, light.toSun, [-12, 0, 0, 12, 13, 52], film.height) : undefined,
      },
      lamps,
    },
    air: { color: haze, perMetre, thickness: 25, shafts: light.shafts * 0.008, end: 60 },
  })
  return finishStage(film, view, shot, {
    subjectZ: 8,
    hasGround: true,
    mirror: 0,
    keySide: hasFire ? (shot.subjectX > 0.5 ? -1 : 1) * view.flip : Math.sign(light.toSun[0]),
    key: hasFire ? [1.5, 0.7, 0.25] : scaled(light.sun, 0.8),
    ambient: palette.ambient,
    fog: haze,
    fogPerMetre: perMetre,
  })
}
