import type { PlacePainter } from '../painting.ts'
import { beginPlace, openShade, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled } from './light-of-day.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { GROUND, WALL, COLUMN, RUBBLE, IVY, FLAME, ruinsSurfaces } from './ruins-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

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

  const grass = paint(mix(palette.plants, palette.soil, 0.3), 0.12)
  const snow = scaled(palette.snow, 0.82)

  const shade = ruinsSurfaces(shot, { grass, snow, end, half, isSnowy, isWet, overgrown, sheet })

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
